"""What is on record of a table: returns, irregularities, evidence."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES
from croupier.engine.table.state.accounts import COMMISSION, FLOAT
from croupier.engine.table.state.round import Status
from croupier.floor.pit.evidence import evidence_of
from croupier.floor.pit.evidence_check import evidence_read, faults_of
from croupier.floor.pit.irregularities import irregularities, tallies
from croupier.floor.pit.record_comparison import faults_beside
from croupier.floor.pit.returns import held, returns, totals
from croupier.floor.pit.theory import Basis, Theory, Worth, worth_of
from croupier.floor.protocol.evidence import Evidence, Link
from croupier.floor.record.ledger.accounts import at_table
from croupier.floor.tables.actor.table_actor import TableActor
from tests.floor.pit.records import automatic_evening, rounds_of, steps_of, troubled_evening
from tests.floor.tables.premises import Premises
from tests.floor.virtual_time import simulated

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", PLAYED)
def test_what_the_bets_held_is_what_the_house_has_won(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        premises, desk = await automatic_evening(tmp_path, game, rounds=5)
        name, balances = desk.live.name, premises.store.balances()
        found = [held(desk.game, name, rounds_of(premises, desk).values())]
        won = sum(balances.get(at_table(name, where), 0) for where in (FLOAT, COMMISSION))
        for every in (returns(found, {}), totals(found, {})):
            assert sum(each.hold_cents for each in every) == won
            assert sum(each.bets for each in every) >= 10
        await premises.close()

    simulated(story())


def test_what_they_should_have_held(tmp_path: Path) -> None:
    async def story() -> None:
        premises, desk = await automatic_evening(tmp_path, "roulette", rounds=6)
        settings = desk.live.table.settings
        basis = Basis.of(settings)
        found = [held(desk.game, desk.live.name, rounds_of(premises, desk).values())]
        worth = {basis: worth_of(basis)}
        for each in (*returns(found, worth), *totals(found, worth)):
            edge = 3 / 39
            assert each.expected_cents == pytest.approx(each.handle_cents * edge)
            assert each.spread_cents is not None
            assert each.spread_cents > 0
        (played,) = found
        assert {each.basis for each in played.handles} == {basis}
        sure = {basis: Worth({(each.bet, None): Theory(0.5, None) for each in played.handles})}
        assert all(each.deviations is None for each in returns(found, sure))
        await premises.close()

    simulated(story())


def test_of_an_edition_without_mathematics_nothing_is_expected() -> None:
    assert worth_of(Basis("roulette", "1999-01-01", 0, "A")) == Worth()


@pytest.mark.parametrize("game", PLAYED)
def test_every_fact_on_record_has_its_dealer_and_its_ruling(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        premises, desk = await troubled_evening(tmp_path, game)
        found = irregularities(desk.game, steps_of(premises, desk))
        assert found
        assert {one.dealer for one in found} == {"Dora"}
        assert all(one.paragraph.startswith(desk.game.BOOK) for one in found)
        rounds = rounds_of(premises, desk)
        for one in found:
            void = rounds[one.round].round.status is Status.VOID  # for another reason
            assert one.ruling or one.unfounded or void, one
        assert sum(tally.facts for tally in tallies(found)) == len(found)
        await premises.close()

    simulated(story())


async def all_evidence(folder: Path, game: str, *, recorded: bool) -> list[Evidence]:
    evening = troubled_evening(folder, game) if recorded else automatic_evening(folder, game, 3)
    premises, desk = await evening
    bundles = [bundle for bundle in evidence_in(premises, desk) if bundle is not None]
    assert [bundle.round for bundle in bundles] == list(range(1, desk.live.table.number + 1))
    for bundle in bundles:
        assert faults_beside(bundle, premises.store) == ()
    await premises.close()
    return bundles


def evidence_in(premises: Premises, desk: TableActor) -> Iterator[Evidence | None]:
    store, table = premises.store, premises.floor.house.tables[desk.live.name]
    for number in range(1, desk.live.table.number + 1):
        yield evidence_of(store, table, number, store.head())


@pytest.mark.parametrize("recorded", [False, True], ids=["automatic", "recorded"])
@pytest.mark.parametrize("game", PLAYED)
def test_evidence_is_checked_without_the_record(game: str, recorded: bool, tmp_path: Path) -> None:
    for bundle in simulated(all_evidence(tmp_path, game, recorded=recorded)):
        read = evidence_read(msgspec.json.encode(bundle))
        assert faults_of(read) == ()
        assert all(set(texts) == {"en", "zh"} for texts in read.paragraphs.values())
        if read.history is not None:
            played = play_file(read.history.encode(), "evidence.toml")
            assert played.error is None, read.history
            assert played.rounds[-1].round.status == read.ended


@pytest.mark.parametrize("field", ["entries", "format"])
def test_what_holds_no_round_is_no_evidence(field: str, tmp_path: Path) -> None:
    bundle, *_ = simulated(all_evidence(tmp_path, "baccarat", recorded=False))
    emptied = replace(bundle, later=bundle.entries, **{field: type(getattr(bundle, field))()})
    twice = msgspec.json.encode(bundle)[:-1] + b',"format":"croupier-evidence-1"}'
    for data in (msgspec.json.encode(emptied), twice, b"{}", b"[" * 100_000):
        with pytest.raises(ValueError):  # noqa: PT011
            evidence_read(data)


def test_evidence_accounts_for_its_rulings(tmp_path: Path) -> None:
    found = simulated(all_evidence(tmp_path, "baccarat", recorded=True))
    ruled = next(bundle for bundle in found if bundle.rulings)
    assert ruled.rulings is not None
    for ruling in ruled.rulings:
        assert {"fact", "reported_by", "card", "asked", "bets", "told"} <= set(ruling)
        assert set(ruling["told"]) == set(LANGUAGES)
    forged = [{**ruling, "reported_by": "zed"} for ruling in ruled.rulings]
    (fault,) = faults_of(replace(ruled, rulings=tuple(forged)))
    assert fault.what.key == "evidence-other-rulings"
    worded = [{**ruling, "told": {}} for ruling in ruled.rulings]
    assert faults_of(replace(ruled, rulings=tuple(worded))) == ()
    assert faults_of(replace(ruled, rulings=None)) == ()


def test_evidence_of_a_round_settles_as_it_was_paid(tmp_path: Path) -> None:
    bundle, *_ = simulated(all_evidence(tmp_path, "baccarat", recorded=False))
    assert bundle.history is not None
    (played,) = play_file(bundle.history.encode(), "evidence.toml").rounds
    assert played.round.status is Status.CONCLUDED
    text = "".join(link.body for link in bundle.entries)
    for wager in played.round.wagers:
        assert wager.settlement is not None
        assert f'"payout_cents":{wager.settlement.payout_cents}' in text


def changed_body(bundle: Evidence, change: Callable[[str], str]) -> Evidence:
    links = tuple(replace(link, body=change(link.body)) for link in bundle.entries)
    return replace(bundle, entries=links)


def chained_again(bundle: Evidence) -> Evidence:
    """As somebody would who knows how it is done."""
    links: list[Link] = []
    chain = ""
    for link in bundle.entries:
        previous = chain if chain and link.position == links[-1].position + 1 else link.previous
        chain = sha256(bytes.fromhex(previous) + link.body.encode()).hexdigest()
        links.append(replace(link, previous=previous, chain=chain))
    return replace(bundle, entries=tuple(links))


def test_whatever_is_changed_in_it_is_found(tmp_path: Path) -> None:
    bundle, *_ = simulated(all_evidence(tmp_path, "baccarat", recorded=False))
    for at, link in enumerate(bundle.entries):
        for place in range(0, len(link.body), 97):
            other = "x" if link.body[place] != "x" else "y"
            body = link.body[:place] + other + link.body[place + 1 :]
            links = (*bundle.entries[:at], replace(link, body=body), *bundle.entries[at + 1 :])
            assert faults_of(replace(bundle, entries=links)), (at, place)
        without = (*bundle.entries[:at], *bundle.entries[at + 1 :])
        assert faults_of(replace(bundle, entries=without)), at
    assert faults_of(replace(bundle, ended="void"))
    assert faults_of(replace(bundle, round=2))
    assert faults_of(replace(bundle, head_position=1))


def test_other_payments_are_found_also_if_the_chain_is_made_anew(tmp_path: Path) -> None:
    bundle, *_ = simulated(all_evidence(tmp_path, "baccarat", recorded=False))
    assert faults_of(chained_again(bundle)) == ()
    paid = changed_body(bundle, lambda body: body.replace('"payout_cents":', '"payout_cents":1'))
    (fault,) = faults_of(chained_again(paid))
    assert fault.what.key == "record-decided-otherwise"


def test_what_stands_beside_the_entries_is_made_again_from_them(tmp_path: Path) -> None:
    bundle, *_ = simulated(all_evidence(tmp_path, "baccarat", recorded=False))
    assert bundle.history is not None
    cited, words = next(iter(bundle.paragraphs.items()))
    for forged, key in (
        (replace(bundle, history=bundle.history.replace("9", "8")), "evidence-other-history"),
        (replace(bundle, history=None), "evidence-other-history"),
        (replace(bundle, paragraphs={}), "evidence-other-paragraph"),
        (replace(bundle, paragraphs={cited: {**words, "en": "No."}}), "evidence-other-paragraph"),
        (replace(bundle, stands="void"), "evidence-other-end"),
    ):
        assert {fault.what.key for fault in faults_of(forged)} == {key}


def test_only_the_record_shows_what_was_made_up_from_beginning_to_end(tmp_path: Path) -> None:
    async def story() -> None:
        premises, desk = await automatic_evening(tmp_path, "baccarat", 2)
        bundle, *_ = evidence_in(premises, desk)
        assert bundle is not None
        later = changed_body(bundle, lambda body: body.replace('"at_ms":', '"at_ms":1', 1))
        forged = chained_again(later)
        assert forged.entries != bundle.entries
        assert faults_of(forged) == ()
        found = faults_beside(forged, premises.store)
        assert [fault.position for fault in found] == [link.position for link in bundle.entries]
        assert {fault.what.key for fault in found} == {"evidence-not-on-record"}
        for wrong in (
            replace(bundle, opening=(*bundle.opening, *bundle.opening[1:])),
            replace(bundle, history=None),
            replace(bundle, entries=bundle.entries[:-1]),
            replace(bundle, round=2),
            replace(bundle, table="roulette-1"),
            replace(bundle, head_position=bundle.head_position - 1),
            replace(bundle, head_position=0),
            replace(bundle, head_position=10**6),
        ):
            assert faults_beside(wrong, premises.store)
        await premises.close()

    simulated(story())
