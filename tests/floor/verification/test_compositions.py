"""A shoe that is revealed holds the cards of its decks and no others, a spin a pocket of the
wheel: an order that is only as committed to may still be no shoe."""

from contextlib import closing
from pathlib import Path

import pytest

from croupier.engine.equipment.cards import DECK
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import ShoeKeeper
from croupier.floor.tables.commitments import is_complete
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.recall.evening import played_evening
from tests.floor.tables.premises import KEY

EIGHT = DECK * 8
SHORT = (*DECK[:-1], DECK[0])


@pytest.mark.parametrize(
    ("order", "decks", "complete"),
    [
        (EIGHT, 8, True),
        (EIGHT, None, True),
        (EIGHT[::-1], 8, True),
        (EIGHT, 6, False),
        (EIGHT[1:], 8, False),
        (EIGHT[1:], None, False),
        ((*EIGHT, "2s"), 8, False),
        ((*EIGHT[1:], EIGHT[1]), 8, False),
        (("2s",) * 110, 8, False),
        (("2s",) * 52, 1, False),
        ((), 8, False),
        ((), None, False),
        (("17", "9"), 0, True),
        (("00", "4"), None, True),
        (("37", "9"), 0, False),
        (("17", "99"), 0, False),
        (("17",), 0, False),
    ],
)
def test_what_an_order_holds(order: tuple[str, ...], decks: int | None, complete: bool) -> None:
    assert is_complete(order, decks) is complete


@pytest.mark.parametrize(
    ("game", "order", "found"),
    [
        (
            "andar-bahar",
            (*DECK[:-1], DECK[0]),
            {"record-shoe-incomplete", "record-order-otherwise"},
        ),
        ("baccarat", (*EIGHT[:-1], EIGHT[0]), {"record-order-otherwise"}),
        ("roulette", ("17", "99"), {"record-spin-impossible", "record-order-otherwise"}),
    ],
)
def test_a_house_that_commits_to_other_cards(
    game: str,
    order: tuple[str, ...],
    found: set[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The commitments hold and every card was dealt as fixed: the last one, which is there twice,
    was never dealt. Of a shoe in use the key shows it."""
    monkeypatch.setattr(ShoeKeeper, "_order", lambda keeper, live: order)
    file = played_evening(tmp_path / "floor.db", (game,), rounds=2)
    with closing(SqliteReading(file)) as store:
        standing = store.standing()
    shoes, sealed = (
        verified(wanted, standing, lambda done: None, 1)
        for wanted in (Wanted(file, shoes=True), Wanted(file, key=KEY))
    )
    keys = {each.what.key for report in (shoes, sealed) for each in report.findings}
    assert keys == found
