"""What counting tells of a game, as the sections of a report and as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from croupier.engine.equipment.cards import RANKS
from croupier.engine.sentences import Listed, phrase, together
from croupier.engine.sentences.numbers import number, per_cent
from croupier.mathematics.counting.exposure import FEWEST_SHOES, Exposure, Shoes
from croupier.mathematics.counting.indices import HANDS, UP_CARDS, Index
from croupier.mathematics.counting.removal import Removal
from croupier.mathematics.counting.systems import TENS, System
from croupier.mathematics.sections.bets import placed_bet
from croupier.mathematics.sections.sections import Section, Table

NO_SUCH_FIGURE = "–"
CELLS_SHOWN = 12  # of Insurance; all of them are in the JSON


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    decks: int
    system: System
    shoe_lasts: bool  # over several rounds: else nobody counts
    removals: tuple[Removal, ...]
    indices: tuple[Index, ...] = ()
    shoes: Shoes | None = None
    exposures: tuple[Exposure, ...] = ()


def sections(told: Counted) -> tuple[Section, ...]:
    found: list[Section] = [_effects(told)]
    if told.shoe_lasts:
        found.append(_system(told))
    if told.exposures:
        found.append(_exposure(told))
    if told.indices:
        found.append(_indices(told))
    return tuple(found)


def _effects(told: Counted) -> Table:
    shown = RANKS if _tens_differ(told.removals) else RANKS[: 1 - len(TENS)]
    rows = [
        (_name(each), *[_parts(float(each.effects[rank])) for rank in shown])
        for each in told.removals
        if any(each.effects.values())
    ]
    same = tuple(_name(each) for each in told.removals if not any(each.effects.values()))
    unchanged = phrase("counted-no-effect", bets=Listed(same, "comma")) if same else ""
    return Table(
        title=phrase("counted-effects"),
        headings=(phrase("counted-bet"), *shown),
        rows=tuple(rows),
        note=together((phrase("counted-effects-note"), unchanged)),
    )


def _tens_differ(removals: tuple[Removal, ...]) -> bool:
    return any(len({each.effects[rank] for rank in TENS}) > 1 for each in removals)


def _system(told: Counted) -> Table:
    system = told.system
    return Table(
        title=phrase("counted-by", system=system.name),
        headings=(
            *(phrase("counted-bet"), phrase("counted-correlation"), phrase("counted-worth-now")),
            *(phrase("counted-adds"), phrase("counted-even-at")),
        ),
        rows=tuple(
            (
                _name(each),
                _figure(each.correlation(system), "+.3f"),
                _per_cent(float(each.ev)),
                _per_cent(each.slope(system, told.decks)),
                _figure(each.breaks_even(system, told.decks), "+.1f"),
            )
            for each in told.removals
        ),
        note=_counts(told),
    )


def _counts(told: Counted) -> str:
    parts = []
    if any(each.shown is not None for each in told.removals):
        parts.append(phrase("counted-ace"))
    if not told.system.balanced:
        parts.append(phrase("counted-unbalanced", system=told.system.name))
    return together(parts)


def _exposure(told: Counted) -> Table:
    assert told.shoes is not None, "they were dealt"
    shoes, bets = told.shoes, [each for each in told.exposures if each.on is None]
    cells = [each for each in told.exposures if each.on is not None and each.favourable]
    cells.sort(key=lambda each: -each.favourable * each.gain)
    note = phrase("counted-exposed-note", fewest=FEWEST_SHOES, system=told.system.name)
    if cells:
        note = together((note, phrase("counted-cells", all=len(cells), shown=CELLS_SHOWN)))
    return Table(
        title=phrase(
            "counted-shoes",
            shoes=f"{shoes.number:,}",
            behind=shoes.behind,
            rounds=shoes.rounds,
        ),
        headings=(
            *(phrase("counted-bet"), phrase("counted-favours"), phrase("counted-error")),
            *(phrase("counted-then-worth"), phrase("counted-at-most")),
            phrase("counted-true-count"),
        ),
        rows=tuple(
            (
                _name(each),
                _per_cent(each.favourable, ""),
                NO_SUCH_FIGURE if each.error is None else _per_cent(each.error, ""),
                _per_cent(each.gain) if each.favourable else NO_SUCH_FIGURE,
                _per_cent(each.best),
                _figure(each.true_count, "+.1f"),
            )
            for each in (*bets, *cells[:CELLS_SHOWN])
        ),
        note=note,
    )


def _indices(told: Counted) -> Table:
    by_hand: dict[str, dict[str, list[Index]]] = {}
    for each in told.indices:
        by_hand.setdefault(each.hand, {}).setdefault(each.up, []).append(each)
    return Table(
        title=phrase("counted-indices"),
        headings=(phrase("counted-hand"), *UP_CARDS),
        rows=tuple(
            (hand, *[_cell(by_up.get(up, [])) for up in UP_CARDS])
            for hand, by_up in ((hand, by_hand[hand]) for hand in HANDS if hand in by_hand)
        ),
        note=phrase("counted-from-count"),
    )


LETTERS = {"stand": "s", "hit": "h", "double": "d", "split": "p", "surrender": "r"}


def _cell(found: Sequence[Index]) -> str:
    return " ".join(f"{LETTERS[each.above]}{_figure(each.true_count, '+.1f')}" for each in found)


def _name(each: Removal | Exposure) -> str:
    return placed_bet(each.bet, each.on)


def _parts(effect: float) -> str:
    return number(effect * 10_000, "+.2f")


def _per_cent(share: float, sign: str = "+") -> str:
    return per_cent(100 * share, f"{sign}.3f")


def _figure(value: float | None, form: str) -> str:
    return NO_SUCH_FIGURE if value is None else number(value, form)


def as_json(told: Counted) -> dict[str, Any]:
    return {
        "game": told.game,
        "decks": told.decks,
        "system": msgspec.to_builtins(told.system),
        "bets": [_bet(each, told) for each in told.removals],
        "indices": msgspec.to_builtins(told.indices),
        "shoes": msgspec.to_builtins(told.shoes),
        "exposures": msgspec.to_builtins(told.exposures),
    }


def _bet(each: Removal, told: Counted) -> dict[str, Any]:
    found = {
        "bet": each.bet,
        "on": each.on,
        "ev": float(each.ev),
        "effects": {rank: float(effect) for rank, effect in each.effects.items()},
    }
    if told.shoe_lasts:
        found["correlation"] = each.correlation(told.system)
        found["per_true_count"] = each.slope(told.system, told.decks)
        found["even_at"] = each.breaks_even(told.system, told.decks)
    return found
