"""One question of `croupier edge`: a Blackjack hand against a card, or Baccarat from two totals."""

import re
from typing import Any, NamedTuple

import msgspec
from rich.console import Group
from rich.text import Text

from croupier.cli.console.output import one_of
from croupier.cli.console.sections import on_terminal
from croupier.mathematics.exact import baccarat, blackjack, with_shoe
from croupier.mathematics.exact.baccarat import Situation
from croupier.mathematics.exact.blackjack import ImpossibleHand, Rules
from croupier.mathematics.sections.baccarat import insurance_table
from croupier.mathematics.sections.bets import percent, signed
from croupier.mathematics.sections.sections import Table

RANK = re.compile(r"10|[A2-9TJQK]", re.IGNORECASE)
BETWEEN = re.compile(r"[\s,]*")


class Answer(NamedTuple):
    for_machines: dict[str, Any]
    page: Group


def ranks(text: str) -> tuple[str, ...]:
    """`A7`, `10 6`, `T,6`: the ranks of some cards."""
    found = tuple(rank.upper() for rank in RANK.findall(text))
    if BETWEEN.fullmatch(RANK.sub("", text)) is None or not found:
        raise ImpossibleHand(f"{text!r} does not name cards; write their ranks, as in A7 or 10 6.")
    return found


def one_hand(hand: str, dealer: str, *, rules: Rules, **given: Any) -> Answer:
    cards, up = ranks(hand), ranks(dealer)
    if len(up) != 1:
        raise ImpossibleHand(f"The Dealer shows one card, not {len(up)}.")
    worth = blackjack.actions(cards, up[0], rules=rules, **with_shoe(given))
    best = max(worth, key=worth.__getitem__)
    changed = list(rules.other_than_the_book.values())
    table = Table(
        title=f"{' '.join(cards)} against the Dealer’s {up[0]}",
        headings=("Action", "Expected value", ""),
        rows=tuple(
            (_action(action), signed(ev), "the best" if action == best else "")
            for action, ev in sorted(worth.items(), key=lambda each: -each[1])
        ),
        note="Per unit of the Initial Bet, and the best play after it.",
    )
    warning = [Text(f"Not by the book: {', '.join(changed)}.", style="bold red")] if changed else []
    told = {
        "game": "blackjack",
        "hand": cards,
        "dealer": up[0],
        "variant": changed,
        "actions": [{"action": action, "ev": ev} for action, ev in worth.items()],
        "best": best,
    }
    return Answer(told, Group(*warning, on_terminal(table)))


def _action(action: str) -> str:
    return "Double Down" if action == "double" else action.capitalize()


def from_points(player: int, banker: int, **given: Any) -> Answer:
    found = baccarat.from_points(player, banker, **with_shoe(given))
    wins = Table(
        title=f"Player {found.player}, Banker {found.banker}",
        headings=("Wins", "Chance"),
        rows=(
            ("Player", percent(found.player_wins)),
            ("Banker", percent(found.banker_wins)),
            ("Tie", percent(found.tie)),
        ),
        note=f"{_drawing(found)} Dealt this way in {percent(found.dealt)} of rounds.",
    )
    told = {"game": "baccarat", **msgspec.to_builtins(found, enc_hook=float)}
    if not found.insurance:
        none = Text("No Insurance is offered from here (Baccarat 4.1.3).")
        return Answer(told, Group(on_terminal(wins), none))
    note = "Offered: in so many of the rounds that go on from here."
    insurance = insurance_table("Insurance from here", found.insurance, note)
    return Answer(told, Group(on_terminal(wins), on_terminal(insurance)))


def _drawing(found: Situation) -> str:
    if found.natural:
        return "A Natural: neither Hand draws (Baccarat 1.10)."
    if found.player_draws and found.banker_draws_on:
        values = one_of(map(str, found.banker_draws_on))
        return (
            f"The Player Hand draws; the Banker Hand draws if that card counts {values} "
            "(Baccarat 3.13, 3.15)."
        )
    if found.player_draws:
        return "The Player Hand draws, the Banker Hand stands (Baccarat 3.13, 3.15)."
    if found.banker_draws_alone:
        return "The Player Hand stands, the Banker Hand draws (Baccarat 3.13)."
    return "Both Hands stand (Baccarat 3.13)."
