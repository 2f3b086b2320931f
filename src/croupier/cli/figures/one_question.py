"""One question of `croupier edge`: a Blackjack hand against a card, or Baccarat from two totals."""

import re
from typing import Any, NamedTuple

import msgspec
from rich.console import Group
from rich.text import Text

from croupier.cli.console.sections import on_terminal
from croupier.engine.sentences import Listed, phrase, together
from croupier.mathematics.exact import baccarat, blackjack, with_shoe
from croupier.mathematics.exact.baccarat import Situation
from croupier.mathematics.exact.blackjack import ImpossibleHand, Rules
from croupier.mathematics.sections.baccarat import insurance_table
from croupier.mathematics.sections.bets import percent, signed
from croupier.mathematics.sections.blackjack import play_named
from croupier.mathematics.sections.sections import Table
from croupier.mathematics.sections.words import variant_of

RANK = re.compile(r"10|[A2-9TJQK]", re.IGNORECASE)
BETWEEN = re.compile(r"[\s,]*")


class Answer(NamedTuple):
    for_machines: dict[str, Any]
    page: Group


def ranks(text: str) -> tuple[str, ...]:
    """`A7`, `10 6`, `T,6`: the ranks of some cards."""
    found = tuple(rank.upper() for rank in RANK.findall(text))
    if BETWEEN.fullmatch(RANK.sub("", text)) is None or not found:
        raise ImpossibleHand(phrase("sheet-no-cards", text=repr(text)))
    return found


def one_hand(hand: str, dealer: str, *, rules: Rules, **given: Any) -> Answer:
    cards, up = ranks(hand), ranks(dealer)
    if len(up) != 1:
        raise ImpossibleHand(phrase("sheet-one-card", number=len(up)))
    worth = blackjack.actions(cards, up[0], rules=rules, **with_shoe(given))
    best = max(worth, key=worth.__getitem__)
    changed = list(rules.other_than_the_book.values())
    table = Table(
        title=phrase("sheet-against", cards=" ".join(cards), up=up[0]),
        headings=(phrase("sheet-action"), phrase("sheet-ev"), ""),
        rows=tuple(
            (play_named(action), signed(ev), phrase("sheet-the-best") if action == best else "")
            for action, ev in sorted(worth.items(), key=lambda each: -each[1])
        ),
        note=phrase("sheet-action-note"),
    )
    warning = [Text(variant_of(rules.other_than_the_book), style="bold red")] if changed else []
    told = {
        "game": "blackjack",
        "hand": cards,
        "dealer": up[0],
        "variant": changed,
        "actions": [{"action": action, "ev": ev} for action, ev in worth.items()],
        "best": best,
    }
    return Answer(told, Group(*warning, on_terminal(table)))


def from_points(player: int, banker: int, **given: Any) -> Answer:
    found = baccarat.from_points(player, banker, **with_shoe(given))
    wins = Table(
        title=phrase("sheet-from-points", player=found.player, banker=found.banker),
        headings=(phrase("sheet-wins"), phrase("sheet-chance")),
        rows=(
            (phrase("sheet-player"), percent(found.player_wins)),
            (phrase("sheet-banker"), percent(found.banker_wins)),
            (phrase("sheet-tie"), percent(found.tie)),
        ),
        note=together((_drawing(found), _how_often(found))),
    )
    told = {"game": "baccarat", **msgspec.to_builtins(found, enc_hook=float)}
    if not found.insurance:
        none = Text(phrase("sheet-no-insurance"))
        return Answer(told, Group(on_terminal(wins), none))
    note = phrase("sheet-offered-here")
    insurance = insurance_table(phrase("sheet-insurance-here"), found.insurance, note)
    return Answer(told, Group(on_terminal(wins), on_terminal(insurance)))


def _how_often(found: Situation) -> str:
    return phrase("sheet-dealt-so", share=percent(found.dealt))


def _drawing(found: Situation) -> str:
    if found.natural:
        return phrase("sheet-natural")
    if found.player_draws and found.banker_draws_on:
        values = Listed(tuple(map(str, found.banker_draws_on)), "or")
        return phrase("sheet-banker-if", values=values)
    if found.player_draws:
        return phrase("sheet-player-draws")
    if found.banker_draws_alone:
        return phrase("sheet-banker-draws")
    return phrase("sheet-both-stand")
