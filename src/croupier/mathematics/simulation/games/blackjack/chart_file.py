"""A chart from a file: every missing or impossible cell is named (Blackjack 3.15.1, 3.17, 3.20,
3.22, 3.23)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from croupier.engine.games.blackjack.cards.hands import (
    ACE_EXTRA,
    MUST_DRAW_BELOW,
    TWENTY_ONE,
    VALUES,
)
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.blackjack.cards.values import ACE, NAMES, UP_CARDS
from croupier.mathematics.exact.blackjack.chart.cells import HARD_TOTALS, SOFT_TOTALS
from croupier.mathematics.exact.blackjack.chart.strategy import Row, Strategy, Word
from croupier.mathematics.simulation.plan import ImpossibleSimulation

UP = tuple(NAMES[up] for up in UP_CARDS)
ROWS: Mapping[str, tuple[str, ...]] = {
    "hard": tuple(map(str, HARD_TOTALS)),
    "soft": tuple(map(str, SOFT_TOTALS)),
    "pairs": UP,
}
WORDS: tuple[Word, ...] = get_args(Word)
FAULTS_SHOWN = 8
EVEN_MONEY = "even_money"
PARTS = (*ROWS, "up", EVEN_MONEY)


def chart_from(chart: Any) -> Strategy:
    """`hard`, `soft` and `pairs`: for each row the words for up cards 2 … 10 A."""
    faults = faults_of(chart)
    if faults:
        more = len(faults) - FAULTS_SHOWN
        shown = [*faults[:FAULTS_SHOWN], *([f"and {more} more"] if more > 0 else [])]
        raise ImpossibleSimulation(
            phrase("impossible-the-strategy-cannot-be-played", a=str("; ".join(shown)))
        )
    return Strategy(
        hard={int(total): _row(row) for total, row in chart["hard"].items()},
        soft={int(total): _row(row) for total, row in chart["soft"].items()},
        pairs={pair: _row(row) for pair, row in chart["pairs"].items()},
        up=UP,
    )


def faults_of(chart: Any) -> list[str]:
    """Every missing or impossible cell; a message names the first."""
    return list(_faults(chart)) if isinstance(chart, Mapping) else ["it holds no chart"]


def takes_even_money(chart: Mapping[str, Any]) -> bool:
    """A Blackjack against an Ace is paid at once, unless the chart says `"even_money": false`."""
    return bool(chart.get(EVEN_MONEY, True))


def _row(words: Any) -> Row:
    return tuple(words)


def _faults(chart: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"it has no part {key!r}" for key in chart if key not in PARTS)
    if chart.get("up", UP) not in (UP, list(UP)):
        yield f"its up cards are not {' '.join(UP)}"
    if not isinstance(chart.get(EVEN_MONEY, True), bool):
        yield f"{EVEN_MONEY} is neither true nor false"
    for part, names in ROWS.items():
        rows = chart.get(part, {})
        if not isinstance(rows, Mapping):
            yield f"{part} holds no rows"
            continue
        yield from (f"there is no row {part} {name}" for name in rows if str(name) not in names)
        for name in names:
            cells = _cells(chart, part, name)
            yield from (f"{part} {name} has more cells than up cards" for _ in cells[len(UP) :][:1])
            for place, up in enumerate(UP):
                fault = _fault(part, name, up, _word(cells, place))
                if fault is None and part == "pairs":
                    fault = _fault_by_total(chart, name, place)
                if fault:
                    yield f"{part} {name} against {up} {fault}"


def _cells(chart: Mapping[str, Any], part: str, name: str) -> Sequence[Any]:
    rows = chart.get(part)
    row = rows.get(name) if isinstance(rows, Mapping) else None
    return row if isinstance(row, list | tuple) else ()


def _word(cells: Sequence[Any], place: int) -> Any:
    return cells[place] if place < len(cells) else None


def _fault_by_total(chart: Mapping[str, Any], pair: str, place: int) -> str | None:
    """A pair without an action of its own hits and stands by its total, whatever its row says."""
    part, total = "soft" if pair == NAMES[ACE] else "hard", str(_total("pairs", pair))
    word = _word(_cells(chart, "pairs", pair), place)
    by_total = _word(_cells(chart, part, total), place)
    if word not in ("hit", "stand") or by_total not in WORDS or by_total.endswith(word):
        return None
    return f"is {word!r}, but {part} {total}, by which it is played, is {by_total!r}"


def _fault(part: str, name: str, up: str, word: Any) -> str | None:
    if word is None:
        return "is missing"
    if word not in WORDS:
        return f"is {word!r}, which is not one of {', '.join(WORDS)}"
    if word == "split":
        return None if part == "pairs" else "splits a hand that is not a pair (Blackjack 3.22)"
    if "surrender" in word and up == NAMES[ACE]:
        return "surrenders against an Ace (Blackjack 3.17)"
    total = _total(part, name)
    if word.endswith("stand") and total < MUST_DRAW_BELOW:
        return f"stands below {MUST_DRAW_BELOW} (Blackjack 3.20)"
    if part == "soft" and total == TWENTY_ONE and word != "stand":
        return "plays on with a Soft 21 (Blackjack 3.18)"
    return None


def _total(part: str, name: str) -> int:
    if part != "pairs":
        return int(name)
    return 2 * VALUES["A"] + ACE_EXTRA if name == NAMES[ACE] else 2 * int(name)
