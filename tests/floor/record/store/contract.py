"""What every store keeps to, whatever it is kept in: a test class for each kind inherits this."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import GENESIS, chained
from croupier.floor.record.store.interface import (
    Conflict,
    Head,
    Login,
    Session,
    Standing,
    Store,
    StoreFailed,
)
from croupier.floor.record.store.snapshots import Snapshot
from tests.floor.record.store.entries_for_tests import (
    BUY_IN,
    BY,
    CHIPS,
    assert_whole,
    entry,
    line,
    numbered,
    written,
)
from tests.floor.record.store.indexing_contract import RoundsContract
from tests.floor.record.store.model import Model, any_batch


class StoreContract(RoundsContract, ABC):
    @abstractmethod
    def opened(self, place: Path) -> Store:
        """The store of this place, with what was kept there before."""

    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Store]:
        with closing(self.opened(tmp_path)) as store:
            yield store

    def test_a_new_record_is_empty(self, store: Store) -> None:
        assert store.head() == Head(0, GENESIS)
        assert (store.version("b1"), store.balances(), store.failed) == (0, {}, None)
        assert [*store.lines(), *store.postings()] == []
        assert store.line_of("ann:1") is None

    def test_an_entry_is_read_as_it_was_written(self, store: Store) -> None:
        wanted = entry("ann:1", events=3)
        (answer,) = written(store.append([wanted]))
        chain = chained(GENESIS, wanted.body)
        assert (answer.position, answer.body, answer.chain) == (1, wanted.body, chain)
        assert (answer.written.by, len(answer.written.events)) == ("ann", 3)
        assert store.line_of("ann:1") == answer
        assert list(store.lines()) == [answer]
        assert store.head() == Head(1, chain)

    def test_a_version_counts_the_events_of_a_stream(self, store: Store) -> None:
        batch = [entry("1", 0, events=3), entry("2", 3, events=2), entry("3", 0, "r1")]
        written(store.append(batch))
        written(store.append([entry("4", 5)]))
        assert (store.version("b1"), store.version("r1")) == (6, 1)
        assert_whole(store)

    def test_a_retried_command_gets_the_entry_it_made(self, store: Store) -> None:
        first, second = written(store.append([entry("ann:1", 0), entry("ann:2", 1)]))
        assert store.append([entry("ann:1", 0)]) == [Conflict(2, first)]
        assert store.append([entry("ann:2", 2)]) == [Conflict(2, second)]
        assert store.append([entry("ann:2", 0, "r1")]) == [Conflict(0, second)]
        assert store.head().position == 2

    def test_a_command_given_twice_in_one_batch_is_written_once(self, store: Store) -> None:
        first, again = store.append([entry("ann:1", 0), entry("ann:1", 0)])
        assert again == Conflict(1, line(first))

    @pytest.mark.parametrize("version", [0, 1, 3])
    def test_an_entry_for_another_version_is_told_the_version(
        self, store: Store, version: int
    ) -> None:
        written(store.append([entry("ann:1", 0, events=2)]))
        assert store.append([entry("ann:2", version)]) == [Conflict(2)]
        assert store.line_of("ann:2") is None

    def test_the_others_of_a_batch_are_written_all_the_same(self, store: Store) -> None:
        batch = [entry("1", 0), entry("2", 0), entry("3", 5, "r1"), entry("4", 1)]
        first, second, third, fourth = store.append(batch)
        assert (second, third) == (Conflict(1), Conflict(0))
        assert list(store.lines()) == [line(first), line(fourth)]
        assert_whole(store)

    def test_an_entry_moves_its_money(self, store: Store) -> None:
        written(store.append([entry("1", 0, "house", CHIPS), entry("2", 0, "b1", BUY_IN)]))
        assert store.balances() == {"house": -10_000, "wallet ann": 4_000, "b1/purse ann": 6_000}
        assert list(store.postings()) == [(1, CHIPS), (2, BUY_IN)]
        assert list(store.postings(after=1)) == [(2, BUY_IN)]

    def test_a_wallet_is_never_overdrawn(self, store: Store) -> None:
        written(store.append([entry("1", 0, "house", CHIPS)]))
        batch = [entry("2", 0, "b1", BUY_IN), entry("3", 0, "b2", BUY_IN), entry("4", 1)]
        first, second, third = store.append(batch)
        assert second == Conflict(0, overdrawn="wallet ann")
        assert list(store.lines(after=1)) == [line(first), line(third)]
        rest = Transfer("wallet ann", "b1/purse ann", 4_000)
        written(store.append([entry("5", 0, "b2", rest)]))
        assert store.balances()["wallet ann"] == 0
        assert_whole(store)

    def test_head_and_ledger_of_one_moment(self, store: Store) -> None:
        assert store.standing() == Standing(Head(0, GENESIS), {}, 0)
        _, last = written(store.append([entry("1", 0, "house", CHIPS), entry("2", 1, "house")]))
        balances = {"house": -10_000, "wallet ann": 10_000}
        assert store.standing() == Standing(Head(2, last.chain), balances, 1)

    def test_another_reads_beside_it(self, store: Store) -> None:
        with closing(store.beside()) as beside:
            (line,) = written(store.append([entry("1", 0)]))
            assert list(beside.lines()) == [line]
        assert store.head().position == 1

    def test_a_purse_may_go_below_zero(self, store: Store) -> None:
        """A payment is taken back after the player has spent it."""
        written(store.append([entry("1", 0, "b1", Transfer("b1/purse ann", "b1/float", 100))]))
        assert store.balances() == {"b1/purse ann": -100, "b1/float": 100}

    def test_a_wallet_is_looked_at_after_the_whole_entry(self, store: Store) -> None:
        back = Transfer("b1/purse ann", "wallet ann", 6_000, BY)
        written(store.append([entry("1", 0, "b1", BUY_IN, back)]))
        assert set(store.balances().values()) == {0}

    def test_what_is_in_conflict_moves_nothing_and_keeps_nothing(self, store: Store) -> None:
        lost = entry("1", 7, "house", CHIPS, sealed={"shoe": b"order"})
        assert store.append([lost]) == [Conflict(0)]
        assert (store.balances(), list(store.postings()), store.sealed("shoe")) == ({}, [], None)

    def test_secrets_are_kept_and_forgotten(self, store: Store) -> None:
        written(store.append([entry("1", 0, sealed={"shoe 1": b"order", "salt": b"\0\xff"})]))
        assert (store.sealed("shoe 1"), store.sealed("salt")) == (b"order", b"\0\xff")
        written(store.append([entry("2", 1, sealed={"shoe 1": None, "salt": b"other"})]))
        assert (store.sealed("shoe 1"), store.sealed("salt")) == (None, b"other")

    def test_snapshots_are_kept_as_long_as_they_are_needed(self, store: Store) -> None:
        made = [Snapshot(n, "b1", n, "us", b"stood %d" % n, b"\0\xff") for n in (10, 20, 30, 40)]
        other = Snapshot(7, "r1", 1, "us", b"stood", b"")
        assert store.snapshots() == []
        store.keep_snapshots("r1", [other], 1)
        store.keep_snapshots("b1", made[:2], 0)
        store.keep_snapshots("b1", made[2:], 19)
        assert (store.snapshots("b1"), store.snapshots("r1")) == (made, [other])
        again = replace(made[2], state=b"stood otherwise", made_by="others")
        store.keep_snapshots("b1", [again], 20)
        with closing(store.beside()) as beside:
            assert beside.snapshots() == [made[1], again, made[3], other]
        store.keep_snapshots("b1", [], 1_000)
        assert store.snapshots() == [made[3], other]
        store.keep_snapshots("b1", [replace(made[3], number=50)], 0)  # of the same entry
        assert [each.number for each in store.snapshots("b1")] == [50]

    def test_lines_of_a_part(self, store: Store) -> None:
        batch = numbered(2_500) + [entry(f"r{n}", n, "r1") for n in range(1_500)]
        everything = written(store.append(batch))
        assert list(store.lines()) == everything
        assert list(store.lines(after=3_998)) == everything[3_998:]
        assert list(store.lines(stream="r1")) == everything[2_500:]
        assert list(store.lines(after=10, stream="b1", limit=2)) == everything[10:12]
        assert list(store.lines(after=10, stream="r1")) == everything[2_500:]
        assert list(store.lines(after=2_501, stream="r1")) == everything[2_501:]
        assert list(store.lines(limit=2_000)) == everything[:2_000]
        assert list(store.lines(limit=0)) == []
        assert list(store.lines(stream="nobody")) == []

    def test_many_postings(self, store: Store) -> None:
        moved = [Transfer("house", f"wallet {n}", n) for n in range(1, 2_501)]
        written(store.append([entry("1", 0, "house", *moved), entry("2", 1, "house", CHIPS)]))
        assert list(store.postings()) == [*((1, each) for each in moved), (2, CHIPS)]

    def test_what_was_written_is_there_when_it_is_opened_again(self, tmp_path: Path) -> None:
        with closing(self.opened(tmp_path)) as store:
            first = entry("1", 0, "house", CHIPS, events=2, sealed={"shoe": b"order"})
            before = written(store.append([first]))
            store.set_password("ann", "hash")
        with closing(self.opened(tmp_path)) as store:
            assert list(store.lines()) == before
            assert store.append([entry("2", 0, "house")]) == [Conflict(2)]
            written(store.append([entry("2", 2, "house"), entry("3", 0, "b1", BUY_IN)]))
            assert (store.sealed("shoe"), store.balances()["wallet ann"]) == (b"order", 4_000)
            assert store.password_of("ann") == Login("hash")
            assert_whole(store)

    def test_passwords(self, store: Store) -> None:
        assert store.password_of("ann") is None
        store.set_password("ann", "first")
        assert store.password_of("ann") == Login("first")
        store.set_password("ann", "second")
        assert store.password_of("ann") == Login("second")
        assert store.head().position == 0

    def test_a_password_that_comes_with_an_entry_ends_the_sessions_it_names(
        self, store: Store
    ) -> None:
        for name in ("ann", "bob"):
            store.open_session(name.encode(), name, 1_000, 0)
        passwords = {"ann": "hash", "bob": "first"}
        given = msgspec.structs.replace(
            entry("1", 0, "house"), passwords=passwords, logged_out=("ann",)
        )
        written(store.append([given]))
        assert [store.password_of(name) for name in passwords] == [Login("hash"), Login("first")]
        assert [store.session(token) is None for token in (b"ann", b"bob")] == [True, False]
        assert store.append([given]) == [Conflict(1, next(store.lines()))]
        store.set_password("bob", "own")
        assert store.session(b"bob") is None

    def test_sessions(self, store: Store) -> None:
        store.set_password("ann", "hash")
        for token, name in ((b"1", "ann"), (b"2", "ann"), (b"3", "bob")):
            store.open_session(token, name, 1_000, 0)
        assert store.password_of("ann") == Login("hash")
        assert store.session(b"1") == Session("ann", 1_000)
        store.close_session(b"1")
        assert [store.session(token) for token in (b"1", b"4")] == [None, None]
        ended = msgspec.structs.replace(entry("1", 0, "house"), logged_out=("ann",))
        written(store.append([ended]))
        assert store.session(b"2") is None
        assert store.session(b"3") == Session("bob", 1_000)

    def test_sessions_that_are_over_go_with_the_next_one(self, store: Store) -> None:
        store.open_session(b"1", "ann", 1_000, 0)
        store.open_session(b"2", "bob", 1_001, 0)
        store.open_session(b"3", "cat", 2_000, 1_000)
        assert [store.session(token) for token in (b"1", b"2", b"3")] == [
            None,
            Session("bob", 1_001),
            Session("cat", 2_000),
        ]

    def test_a_closed_store_answers_nothing(self, store: Store) -> None:
        store.close()
        store.close()
        questions: list[tuple[Any, ...]] = [
            (store.append, [entry("1")]),
            (store.head,),
            (store.balances,),
            (store.version, "b1"),
            (store.set_password, "ann", "hash"),
            (store.session, b"1"),
        ]
        for question, *about in questions:
            with pytest.raises(StoreFailed, match="closed"):
                question(*about)
        with pytest.raises(StoreFailed, match="closed"):
            next(store.lines())

    def test_what_cannot_be_written_at_all_harms_nobody_else(self, store: Store) -> None:
        """A name that is not text: whoever asks is at fault, not the record."""
        written(store.append([entry("1", 0, "house", CHIPS)]))
        impossible: list[tuple[Any, ...]] = [
            (store.password_of, "\ud800"),
            (store.set_password, "\ud800", "hash"),
            (store.append, [entry("2", 1, "house", CHIPS, sealed={"\ud800": b""})]),
        ]
        for question, *about in impossible:
            with pytest.raises(UnicodeEncodeError):
                question(*about)
        written(store.append([entry("2", 1, "house"), entry("a\0b", 0, "b1", BUY_IN)]))
        assert store.balances()["wallet ann"] == 4_000
        assert_whole(store)

    def test_reopened_it_goes_on(self, store: Store) -> None:
        (before,) = written(store.append([entry("1", 0)]))
        with closing(store.reopened()) as again:
            assert again.head() == Head(1, before.chain)
            written(again.append([entry("2", 1)]))
            assert_whole(again)
            with pytest.raises(StoreFailed):
                store.append([entry("3", 2)])

    def test_others_read_while_one_writes(self, store: Store) -> None:
        """Whoever reads sees whole batches: both entries of each, and a sum of 0."""

        def looked(_: int) -> None:
            assert sum(store.balances().values()) == 0
            assert len(list(store.lines())) % 2 == 0

        with ThreadPoolExecutor(4) as readers, ExitStack() as done:
            for number in range(100):
                batch = (entry(f"{s}{number}", number, s, CHIPS) for s in ("house", "b1"))
                written(store.append([*batch]))
                done.callback(readers.submit(looked, number).result)

    def test_a_thousand_random_batches(self, store: Store) -> None:
        chance, model = random.Random(12), Model()
        for _ in range(1_000):
            batch = any_batch(chance, model)
            assert store.append(batch) == model.append(batch)
        assert store.balances() == model.balances
        assert list(store.lines()) == model.lines
        assert {name: store.sealed(name) for name in model.sealed} == model.sealed
        assert {stream: store.version(stream) for stream in model.versions} == model.versions
        assert_whole(store)
