"""What you may say in play, each by its letter, and how your answer is understood."""

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.cli.terminal.cards import Deck
from croupier.cli.terminal.keyboard import plain
from croupier.cli.terminal.table import Choice, amounts
from croupier.cli.terminal.tables import GUIDES
from croupier.floor.names import card_name, listed, spot_name
from croupier.floor.sitting import Sitting
from croupier.history.grid import Grid
from croupier.history.writing import line_of
from croupier.money import dollars, parse_dollars
from croupier.table.commands import ChooseOption, Command, FixOrder
from croupier.table.due import Ask, AskInWindow
from croupier.table.events import AwaitingChoices
from croupier.table.frame import decide
from croupier.table.numbering import as_people_say
from croupier.table.offers import Offer
from croupier.table.places import Place
from croupier.table.refusals import Refused
from croupier.table.rulings.options import reached
from croupier.table.wagers import Wager

MOST = ("max", "all")


def choices_now(sitting: Sitting) -> tuple[Choice, ...]:
    offers = sitting.your_offers()
    own = GUIDES[sitting.desk.game.NAME].choices(sitting.round, offers)
    found = [*_options(sitting, offers), *_orders(offers), *own]
    if found:
        return tuple(found)
    return tuple(_in_its_own_words(sitting, offer) for offer in offers)


def _in_its_own_words(sitting: Sitting, offer: Offer) -> Choice:
    """Whatever no guide has a letter for is said as a history file says it."""
    game, round = sitting.desk.game, sitting.round
    line = line_of(game, as_people_say(game, round, offer.command))
    line = line.removeprefix(f"{sitting.you.name} ")
    return Choice(line, (line,), "", offer, f"You say: {line}.")


def _options(sitting: Sitting, offers: Sequence[Offer]) -> list[Choice]:
    """Stay in or take back: for everything, and for each hand where there are several."""
    found: dict[tuple[Wager, ...], list[tuple[Offer, ChooseOption]]] = {}
    for offer in offers:
        if isinstance(offer.command, ChooseOption):
            reach = _reached(sitting, offer.command)
            found.setdefault(reach, []).append((offer, offer.command))
    return [
        _option(sitting, wagers, offer, command, several=len(found) > 1)
        for wagers, pairs in found.items()
        for stays in (True, False)
        for offer, command in [pair for pair in pairs if pair[1].stays is stays][:1]
    ]


def _reached(sitting: Sitting, command: ChooseOption) -> tuple[Wager, ...]:
    round, game = sitting.round, sitting.desk.game
    halt = round.halts[-1]
    assert isinstance(halt.awaiting, AwaitingChoices)
    scopes = {
        (asked.box, asked.hand)
        for asked in halt.awaiting.asked
        if asked.player == command.by.name
        and command.box in (None, asked.box)
        and command.hand in (None, asked.hand)
    }
    return tuple(
        wager
        for wager in reached(game, round, halt)
        if wager.player == command.by.name and game.scope(wager) in scopes
    )


def _option(
    sitting: Sitting, wagers: tuple[Wager, ...], offer: Offer, command: ChooseOption, several: bool
) -> Choice:
    bets = listed([f"{dollars(w.stake_cents)} on {_where(sitting, w)}" for w in wagers])
    number = as_people_say(sitting.desk.game, sitting.round, command).hand
    hand = f" {number}" if several and number is not None else ""
    words: tuple[str, ...]
    if command.stays:
        words = (f"keep{hand}", f"stay{hand}", f"stay in{hand}", f"continue{hand}")
        return Choice(f"k{hand}", words, f"stay in with {bets}", offer, f"You stay in with {bets}.")
    words = (f"take back{hand}", f"take-back{hand}", f"takes-back{hand}")
    text = f"get {dollars(sum(w.stake_cents for w in wagers))} back"
    text += f": {bets}" if len(wagers) > 1 else ""
    return Choice(f"t{hand}", words, text, offer, f"You take back {bets}.")


def _where(sitting: Sitting, wager: Wager) -> str:
    number = as_people_say(sitting.desk.game, sitting.round, wager).hand or 1
    hand = f" of hand {number}" if number > 1 else ""
    return spot_name(wager.spot, sitting.your_box) + hand


def _orders(offers: Sequence[Offer]) -> list[Choice]:
    """Cards drawn together: the one that is named comes first."""
    found: dict[str, Choice] = {}
    for offer in offers:
        if isinstance(offer.command, FixOrder):
            cards = [(card, card_name(card)) for card in offer.command.cards if card]
            (first, shown), *rest = cards
            text = f"{shown} comes first, then {listed([name for _, name in rest])}"
            letter = first.lower()
            words = (f"{shown} first", shown.lower(), f"{letter} first")
            found.setdefault(letter, Choice(letter, words, text, offer, f"You say: {text}."))
    return list(found.values())


def menu(deck: Deck, choices: Sequence[Choice]) -> Grid:
    """A line for each: the letter, the word, and what it does."""
    lines = Grid(3)
    for choice in choices:
        lines.add(f"  {choice.letter}", deck.text(choice.words[0]), deck.text(choice.text))
    return lines


def which_hand(sitting: Sitting) -> str:
    """`Hand 2: ` where you are asked about one of several."""
    due = as_people_say(sitting.desk.game, sitting.round, sitting.desk.due())
    if not isinstance(due, Ask) or due.player != sitting.you.name:
        return ""
    box = "" if due.box == sitting.your_box else f"Box {due.box}"
    several = any(drawn.place == Place("box", due.box, 2) for drawn in sitting.round.cards)
    words = [word for word in (box, f"Hand {due.hand}" if several else "") if word]
    return f"{', '.join(words)}: " if words else ""


def phrases(choices: Sequence[Choice]) -> list[str]:
    return [word for choice in choices for word in (choice.letter, *choice.words)]


def understood(choices: Sequence[Choice], answer: str) -> tuple[Choice, int | None] | str:
    """The choice and the amount that was said with it; or a sentence that says what is wrong."""
    said = plain(answer)
    named = [(choice, plain(word)) for choice in choices for word in (choice.letter, *choice.words)]
    for choice, word in named:
        if said == word:
            return choice, None
    for choice, word in named:
        if choice.offer.amount is not None and said.startswith(f"{word} "):
            amount = said.removeprefix(f"{word} ")
            cents = _amount(choice, amount)
            if cents is None:
                return f"“{amount}” is not an amount: say {amounts(choice.offer)}."
            return choice, cents
    letters = listed([choice.letter for choice in choices]).replace(" and ", " or ")
    return f"“{answer}” is not one of your choices now: say {letters}, or the word beside it."


def why_not(sitting: Sitting, answer: str) -> Refused | None:
    """What the book says of a decision that can be made of a hand, but not of this one now."""
    due = sitting.desk.due()
    if not isinstance(due, Ask | AskInWindow) or due.player != sitting.you.name:
        return None
    hand = due.hand if isinstance(due, Ask) else 1
    decisions = GUIDES[sitting.desk.game.NAME].decisions(sitting.you, due.box, hand)
    said = plain(answer)
    command = decisions.get(said) or decisions.get(said.partition(" ")[0])
    if command is None:
        return None
    decided = decide(sitting.desk.game, sitting.round, command)
    return decided if isinstance(decided, Refused) else None


def _amount(choice: Choice, text: str) -> int | None:
    if text in MOST and choice.range is not None:
        return choice.range[1]
    try:
        return parse_dollars(text.removeprefix("$"))
    except ValueError:
        return None


def command_of(choice: Choice, cents: int | None) -> tuple[Command, str] | str:
    """What is asked of the table, and what is said once it is done."""
    offer = choice.offer
    if offer.amount is None:
        return offer.command, choice.done
    if cents is None:
        cents = choice.usual_cents or offer.smallest_cents
    command: Command = replace(offer.command, **{offer.amount: cents})
    if not offer.admits(command):
        least, most = dollars(offer.smallest_cents), dollars(offer.largest_cents or 0)
        step = dollars(offer.step_cents)
        return f"{dollars(cents)} is not possible: say {least} to {most}, in steps of {step}."
    return command, choice.done.format(amount=dollars(cents))
