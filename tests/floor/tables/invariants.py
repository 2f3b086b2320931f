"""What has to hold of a floor whenever one looks, and of its record from end to end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext

from croupier.engine.equipment.cards import Card
from croupier.engine.games.roulette.events import BallRested
from croupier.engine.games.si_ki_pi import Play as SiKiPi
from croupier.engine.sentences import sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import CardDealt, CardTurned, Event
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.record.ledger.accounts import WALLET, of_the_house
from croupier.floor.record.ledger.balances import held
from croupier.floor.record.store.chain_check import verify
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.ledger_check import Books
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables import events as e
from croupier.floor.tables.actor.clocks import NOT_WAITED_FOR
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.commitments import commitment_of
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.restoration import Restored, restored
from croupier.floor.tables.state import Condition
from croupier.floor.verification.record_check import Wanted, verified
from croupier.floor.verification.streams import checkers
from tests.floor.tables.premises import KEY


def money_is_where_it_belongs(floor: Floor) -> None:
    """Nothing comes from nowhere, and each chip lies in one place: called while nothing is being
    written."""
    balances = floor.store.balances()
    assert sum(balances.values()) == 0
    assert _holding_something(floor.wallets) == _holding_something(balances)
    assert not [name for name in balances if name.startswith(WALLET) and of_the_house(name)]
    for desk in floor.desks.values():
        companions = set(desk.live.companions)
        assert not companions & set(desk.live.table.seats.values()), "they take no seat"
        purses = desk.live.table.round.purses or {}
        assert companions >= {
            name for name, cents in purses.items() if cents and of_the_house(name)
        }
        for account, cents in held(desk.live.name, desk.live.table).items():
            assert balances.get(account, 0) == cents, account
        if desk.live.between_rounds:
            purses = desk.live.table.round.purses or {}
            assert all(cents >= 0 for cents in purses.values()), purses


def _holding_something(balances: Mapping[str, int]) -> dict[str, int]:
    """An account that only a command sent again would have opened holds nothing."""
    return {account: cents for account, cents in balances.items() if cents}


def is_not_stuck(desk: TableActor) -> None:
    """The clock goes on, or somebody of the House is asked."""
    live = desk.live
    if live.between_rounds and live.condition is not Condition.OPEN:
        told = live.shoe.revealed or not live.closed
        assert told or desk.clock.deadlines, f"{live.name} keeps its last shoe"
        return
    if not live.automatic:
        return
    asked = awaited(desk.game, live.table)
    nobody_has_bet = (Kind.CLOSE,) if not live.table.round.wagers else ()
    waited_for = any(q.kind in (*NOT_WAITED_FOR, *nobody_has_bet) for q in asked)
    assert waited_for or desk.clock.deadlines, f"{live.name} waits for nobody: {asked}"


def record_is_whole(store: Reading) -> None:
    """Chain, columns, versions, postings and balances; every command decided again."""
    head, books = store.head(), Books(store.postings())
    found = verify(store.lines(), books, store.balances(), checkers(books.balances), head)
    told = [(finding.position, sentence(finding.what)) for finding in found]
    assert not told, told


def file_is_whole(store: SqliteReading) -> None:
    """All of it, with what lies beside the log: sealed orders, snapshots, the index of rounds."""
    report = verified(Wanted(store.file, key=KEY), store.standing(), lambda done: None, 1)
    told = [(finding.position, sentence(finding.what)) for finding in report.findings]
    assert not told, told


def record_gives_the_same(
    floor: Floor, folding: Callable[[], AbstractContextManager[None]] = nullcontext
) -> None:
    for name, desk in floor.desks.items():
        lines = floor.store.lines(stream=name)
        with folding():
            again = restored(desk.game, name, lines, automatic=desk.live.automatic)
        assert again is not None
        assert again.live == desk.live
        assert again.record.by_number == desk.record.by_number
        assert again.record.displayed_by_number == desk.record.displayed_by_number
        assert again.record.shoe_began == desk.record.shoe_began


class Followed:
    """The record of every table, folded entry by entry as it grows: what a floor shows, also one
    that has just been started, is what the record gives."""

    def __init__(self) -> None:
        self._found: dict[str, Restored] = {}
        self._position = 0

    def gives_the_same(self, floor: Floor) -> None:
        since, self._position = self._position, floor.store.head().position
        for name, desk in floor.desks.items():
            lines = floor.store.lines(since, stream=name)
            before, automatic = self._found.get(name), desk.live.automatic
            found = restored(desk.game, name, lines, automatic=automatic, before=before)
            assert found is not None
            self._found[name] = found
            assert found.live == desk.live


def events_of(store: Reading, game: Game, table: str) -> Iterator[Event]:
    codec = live_codec(game)
    for line in store.lines(stream=table):
        yield from (codec.event(bytes(raw)) for raw in line.written.events)


def commitments_are_kept(store: Reading, game: Game, table: str) -> int:
    """Every shoe, or spin, that was told is the one committed to, and the one that was dealt."""
    committed: dict[int, str] = {}
    dealt: list[Card | None] = []
    down: dict[int, int] = {}
    spun: tuple[str, ...] = ()
    told = 0
    for event in events_of(store, game, table):
        match event:
            case e.ShoeCommitted(number, commitment):
                committed[number] = commitment
                dealt, down, spun = [], {}, ()
            case CardDealt(number, card, _):
                down[number] = len(dealt)
                dealt.append(card)
            case CardTurned(number, card):
                dealt[down[number]] = card
            case BallRested(pocket, revolutions):
                spun = (pocket, str(revolutions))
            case e.ShoeRevealed(number, salt, order):
                assert commitment_of(table, number, salt, order) == committed[number]
                shown: Sequence[str | None] = spun or dealt
                came = order[: len(shown)]
                pairs = zip(shown, came, strict=True)
                differ = [at for at, (one, due) in enumerate(pairs) if one not in (None, due)]
                assert not differ, (table, number, differ, shown, came)
                told += 1
    return told


def hidden_faces_stay_hidden(
    desk: TableActor, seen: Mapping[int, Card | None], player: str | None
) -> None:
    """No card that lies face down has a face in what a player, or a watcher (None), sees, unless
    they squeeze it (Baccarat 3.9) or have looked at their hand (Si Ki Pi 3.17)."""
    round = desk.live.table.round
    squeezed = {each.place for each in round.squeezes if each.granted and each.player == player}
    for drawn in round.cards:
        shown = seen.get(drawn.number) is not None
        if drawn.card is None:
            assert not shown or drawn.place in squeezed, (player, drawn)
        elif isinstance(round.play, SiKiPi) and round.status is Status.PLAY:
            own = player is not None and round.play.looked.get(player)
            known = drawn.place.box == own if drawn.place.box else round.play.revealed
            assert not shown or known, (player, drawn)
