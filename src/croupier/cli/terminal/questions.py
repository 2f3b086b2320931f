"""What you are asked at the table, and how your answer is understood."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from croupier.floor.sitting import Sitting
from croupier.history.writing import line_of
from croupier.money import dollars, parse_dollars
from croupier.table.commands import Command
from croupier.table.offers import Offer

Asking = Callable[[str], str]


class Left(Exception):
    """You get up from the table."""


def ask(console: Console, question: str) -> str:
    """One line from the keyboard; the end of the input is getting up."""
    try:
        answer = console.input(Text(f"{question} ", style="bold cyan")).strip()
    except EOFError:
        raise Left from None
    if answer.lower() in ("q", "quit", "leave"):
        raise Left
    return answer


def phrase(sitting: Sitting, offer: Offer) -> str:
    """The offer as you would say it, with its range."""
    words = line_of(sitting.desk.game, offer.command).removeprefix(f"{sitting.you.name} ")
    if offer.amount is None:
        return words
    least, most = dollars(offer.smallest_cents), dollars(offer.largest_cents or 0)
    return f"{words} ({least} to {most})" if least != most else words


def menu(console: Console, sitting: Sitting, offers: Sequence[Offer], must: bool) -> None:
    for number, offer in enumerate(offers, start=1):
        console.print(f"  {number}  {phrase(sitting, offer)}", highlight=False)
    if not must:
        console.print("  Enter lets it pass", style="dim")


def chosen(asking: Asking, offers: Sequence[Offer], answer: str) -> Command | str:
    """The offer of that number with an amount; or a sentence that says what is wrong."""
    number, _, amount = answer.partition(" ")
    if not number.isdigit() or not 1 <= int(number) <= len(offers):
        return f"Answer with a number from 1 to {len(offers)}."
    offer = offers[int(number) - 1]
    if offer.amount is None:
        return offer.command
    least, most = offer.smallest_cents, offer.largest_cents
    if least == most:
        return offer.command
    text = amount or asking(f"How much ({dollars(least)} to {dollars(most or least)})?")
    try:
        cents = parse_dollars(text)
    except ValueError as problem:
        return f"{problem}."
    command: Command = replace(offer.command, **{offer.amount: cents})
    if not offer.admits(command):
        step = dollars(offer.step_cents)
        return f"Between {dollars(least)} and {dollars(most or least)}, in steps of {step}."
    return command


def bet_line(sitting: Sitting, answer: str) -> str:
    """`25 banker` is a bet on your own box; `withdraw 5 banker` takes chips back."""
    words = answer.split()
    if words[0].lower() in ("bet", "bets"):
        words = words[1:]
    verb = "bets"
    if words and words[0].lower() in ("withdraw", "withdraws"):
        verb, words = "withdraws", words[1:]
    bet = words[1].lower() if len(words) > 1 else ""
    has_box = any(s.bet == bet and s.box for s in sitting.desk.game.spots(sitting.round.settings))
    if has_box and "box" not in answer.lower():
        words += ["box", str(sitting.your_box)]
    return " ".join([verb, *words])
