"""The index of rounds, as every store keeps it: part of the contract of stores."""

import msgspec
import pytest

from croupier.floor.record.store.entries import Append, Written, appending
from croupier.floor.record.store.interface import Conflict, Store
from croupier.floor.record.store.rounds import Indexed, RoundOpening, RoundRow, RoundStands, Search
from tests.floor.record.store.entries_for_tests import written

RAW = msgspec.Raw(b'{"type":"x"}')


def opens(stream: str, number: int, version: int) -> Append:
    opening = f"{stream} as round {number} opened".encode()
    return _entry(stream, version, Indexed(RoundOpening(number, 1_000 * number, opening)))


def ends(stream: str, version: int, *rounds: RoundStands) -> Append:
    return _entry(stream, version, Indexed(stands=rounds))


def stands(
    number: int,
    outcome: str = "banker",
    players: tuple[str, ...] = ("ann", "bob"),
    stake: int = 500,
    dealers: tuple[str, ...] | None = ("Dora",),
    rulings: tuple[str, ...] = (),
) -> RoundStands:
    cites = ("Baccarat 3.10", "Baccarat 5.13") if rulings else ("Baccarat 3.10",)
    closed = 1_000 * number + 500
    total = stake * len(players)
    return RoundStands(number, closed, outcome, players, cites, rulings, stake, total, dealers)


def _entry(stream: str, version: int, rounds: Indexed) -> Append:
    entry = Written(stream, version, f"{stream} {version}", 1, "ann", RAW, (RAW,))
    return appending(entry, rounds=rounds)


def numbers(found: list[RoundRow]) -> list[tuple[str, int]]:
    return [(row.stream, row.number) for row in found]


class RoundsContract:
    def test_a_round_in_play_and_over(self, store: Store) -> None:
        assert (store.rounds(Search()), store.round("b1", 1), store.opening("b1", 1)) == (
            [],
            None,
            None,
        )
        written(store.append([opens("b1", 1, 0)]))
        assert store.rounds(Search()) == []
        playing = store.round("b1", 1)
        assert playing is not None
        assert (playing.first_position, playing.last_position, playing.outcome) == (1, None, None)
        written(store.append([ends("b1", 1, stands(1))]))
        over = RoundRow(
            *("b1", 1, 1, 2, 1_000, 1_500, "banker", ("Dora",), ("ann", "bob")),
            *(("Baccarat 3.10",), (), 500, 1_000),
        )
        assert store.rounds(Search()) == [over]
        assert store.round("b1", 1) == over
        assert store.opening("b1", 1) == b"b1 as round 1 opened"
        assert store.unindexed() == 0

    def test_a_round_that_is_changed_long_after(self, store: Store) -> None:
        written(store.append([opens("b1", 1, 0), ends("b1", 1, stands(1)), opens("b1", 2, 2)]))
        void = stands(1, "void", dealers=None, rulings=("void",))
        written(store.append([ends("b1", 3, void, stands(2, players=("cat",)))]))
        second, first = store.rounds(Search())
        assert (first.outcome, first.dealers, first.last_position) == ("void", ("Dora",), 4)
        assert (second.players, second.last_position) == (("cat",), 4)
        assert numbers(store.rounds(Search(ruling="void"))) == [("b1", 1)]
        assert numbers(store.rounds(Search(players=("cat",)))) == [("b1", 2)]
        assert store.index_astray() == []

    @pytest.fixture
    def evening(self, store: Store) -> Store:
        """Round 1 at b1, rounds 1 to 3 at r1, the last of them with trouble."""
        batch = [
            opens("b1", 1, 0),
            ends("b1", 1, stands(1, dealers=())),
            *(opens("r1", 1, 0), ends("r1", 1, stands(1, "17", ("cat",), 2_000))),
            *(opens("r1", 2, 2), ends("r1", 3, stands(2, "0", ("ann",), 100))),
            *(opens("r1", 3, 4), ends("r1", 5, stands(3, "void", ("cat", "ann"), rulings=("x",)))),
            opens("b1", 2, 2),
        ]
        written(store.append(batch))
        return store

    @pytest.mark.parametrize(
        ("search", "found"),
        [
            (Search(), [("r1", 3), ("r1", 2), ("r1", 1), ("b1", 1)]),
            (Search(stream="b1"), [("b1", 1)]),
            (Search(players=("ann",)), [("r1", 3), ("r1", 2), ("b1", 1)]),
            (Search(players=("an",)), []),
            (Search(players=("ann", "cat")), [("r1", 3)]),
            (Search(players=("ann",), stream="r1"), [("r1", 3), ("r1", 2)]),
            (Search(dealer="Dora", players=("cat",)), [("r1", 3), ("r1", 1)]),
            (Search(paragraph="Baccarat 5.13"), [("r1", 3)]),
            (Search(ruling="x"), [("r1", 3)]),
            (Search(ruling="ann"), []),
            (Search(outcome="0"), [("r1", 2)]),
            (Search(more_than_cents=500), [("r1", 1)]),
            (Search(since_ms=2_000, until_ms=2_000), [("r1", 2)]),
            (Search(limit=1), [("r1", 3)]),
            (Search(before=5), [("r1", 1), ("b1", 1)]),
            (Search(before=10**30, stream="b1"), [("b1", 1)]),
            (Search(more_than_cents=10**30), []),
            (Search(since_ms=-(10**30), until_ms=10**30, stream="b1"), [("b1", 1)]),
        ],
    )
    def test_rounds_are_found(
        self, evening: Store, search: Search, found: list[tuple[str, int]]
    ) -> None:
        assert numbers(evening.rounds(search)) == found

    def test_no_round_has_a_number_that_no_file_can_hold(self, evening: Store) -> None:
        assert evening.round("b1", 10**30) is None
        assert evening.opening("b1", -(10**30)) is None

    def test_what_is_in_conflict_is_not_indexed(self, store: Store) -> None:
        assert store.append([opens("b1", 1, 7)]) == [Conflict(0)]
        assert store.round("b1", 1) is None

    def test_the_index_of_a_stream(self, evening: Store) -> None:
        rows = list(evening.index("r1"))
        assert [each.row for each in rows] == evening.rounds(Search(stream="r1"))[::-1]
        assert [(each.first_version, each.last_version) for each in rows] == [
            (0, 1),
            (2, 3),
            (4, 5),
        ]
        assert rows[0].opening == b"r1 as round 1 opened"
        assert sorted(evening.index_streams()) == ["b1", "r1"]

    def test_an_index_made_anew(self, evening: Store) -> None:
        opened, over = opens("b1", 1, 0).rounds, ends("b1", 1, stands(1, "tie")).rounds
        evening.index_anew([(1, "b1", opened), (2, "b1", over)])
        (only,) = evening.rounds(Search())
        assert (only.stream, only.number, only.outcome) == ("b1", 1, "tie")
        assert evening.index_astray() == []
