"""The chain vouches for every entry and gives none away: a card that lies face down cannot be found
by trying all 52 against the links that a player is shown."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256

import pytest
from msgspec.structs import replace

from croupier.engine.crew.chance import SeededChance
from croupier.engine.equipment.cards import DECK
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import Role as Seat
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.commands import ChangeClocks
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.protocol.rounds import LinkTold
from croupier.floor.recall.recalled_round import recalled
from croupier.floor.recall.round_check import last_linked, links
from croupier.floor.record.store.entries import GENESIS, Line, salt_of
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.tables.premises import OLIVE, Premises, electronic, seated
from tests.floor.virtual_time import simulated

ANN, BOB = player("ann"), player("bob")
SIKIPI, ROULETTE = "si-ki-pi-1", "roulette-1"
CARD, SALT = re.compile(rb'"card":"(..)"'), re.compile(rb',"salt":"[0-9a-f]+"')


class Beside:
    """ann has played a round of Roulette while bob's cards at Si Ki Pi lie face down."""

    def __init__(self, store: Reading, links: tuple[LinkTold, ...], number: int) -> None:
        self.store, self.links, self.number = store, links, number

    @property
    def dealt(self) -> list[Line]:
        return [line for line in self.store.lines(stream=SIKIPI) if b'"card":"' in line.body]

    def shown(self) -> set[bytes]:
        """Every link that ann has."""
        told = (link for each in self.links for link in (each.previous, each.chain))
        return {bytes.fromhex(link) for link in told if link is not None}

    def every(self) -> set[bytes]:
        """As if no link at all were kept from her."""
        return {GENESIS, *(line.chain for line in self.store.lines())}


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Beside]:
    file, found = tmp_path_factory.mktemp("house") / "floor.db", list[Beside]()

    async def evening() -> None:
        premises = await Premises(file).furnish(electronic("si-ki-pi"), electronic("roulette"))
        slow, quick = Clocks(betting_s=6, decision_s=900), Clocks(betting_s=90, spin_s=1)
        for table, clocks in ((SIKIPI, slow), (ROULETTE, quick)):
            await premises.house(OLIVE, ChangeClocks(OLIVE, table, clocks))
        await asyncio.sleep(60)  # the first bets were timed by other clocks
        bob, ann = seated(premises, SIKIPI, BOB), seated(premises, ROULETTE, ANN)
        for each in (ann, bob):
            premises.floor.arrived(each.desk.live.name, each.person.name)
            await each.does(BuyChips(each.person, each.person.name, 100_000))
        await ann.does(PlaceBet(ANN, "ann", Spot("red"), 1_000))
        await bob.does(PlaceBet(BOB, "bob", Spot("initial", 1), 5_000))
        while not any(card.place.area for card in bob.desk.live.table.round.cards):
            await asyncio.sleep(0.1)
        number = ann.desk.live.table.number
        while ann.desk.live.table.round.status is Status.BETTING:
            await ann.ask(PlaceBet(ANN, "ann", Spot("red"), 1_000))
            await asyncio.sleep(0.5)
        while ann.desk.live.table.round.status is Status.PLAY:
            await asyncio.sleep(0.1)
        floor, store = premises.floor, premises.store
        assert bob.desk.live.table.round.status is Status.PLAY
        tables = ((desk.game, desk.live) for desk in floor.desks.values())
        linked = last_linked(store, tables, Viewer(Seat.PLAYER, "ann"))
        round = recalled(store, floor.house.tables[ROULETTE], number)
        assert round is not None
        told = links(store, Account("ann", Role.PLAYER), round, linked)
        found.append(Beside(SqliteReading(file), told, number))
        await premises.close()

    simulated(evening())
    with closing(found[0].store):
        yield found[0]


def guessed(line: Line, known: set[bytes]) -> set[bytes]:
    """Cards of this entry that a link vouches for, if only the card is not known to her."""
    (card,) = set(CARD.findall(line.body))
    bodies = {face: line.body.replace(card, face.encode()) for face in DECK}
    return {
        face.encode()
        for face, body in bodies.items()
        for previous in known
        if sha256(previous + body).digest() in known
    }


def without_salt(line: Line) -> Line:
    """As she would write it who cannot know the salt."""
    return replace(line, body=SALT.sub(b"", line.body))


@pytest.mark.rule("Si Ki Pi 3.17")
def test_no_card_is_found_even_if_every_link_is_known(beside: Beside) -> None:
    assert len(beside.dealt) >= 8
    for line in beside.dealt:
        assert guessed(without_salt(line), beside.every()) == set()


def test_the_links_are_kept_from_her_besides(beside: Beside) -> None:
    """As for a round that was opened by an earlier version, whose entries have no salt."""
    for line in beside.dealt:
        assert guessed(line, beside.every()), "the guesses are right"
        assert guessed(line, beside.shown()) == set()


def test_her_round_is_checked_up_to_the_cards_that_lie_face_down(beside: Beside) -> None:
    first = beside.dealt[0]
    for link in beside.links:
        assert (link.chain is None) == (link.previous is None) == (link.position >= first.position)
        assert link.body is not None
    assert beside.shown()
    assert first.chain not in beside.shown()


def test_each_salt_is_drawn_for_one_entry(beside: Beside) -> None:
    salts = [line.written.salt for line in beside.store.lines()]
    assert len(salts) == len(set(salts))
    assert all(line.written.salted for line in beside.store.lines())
    assert salt_of(SeededChance(1)) == salt_of(SeededChance(1))
    assert len(salt_of(SeededChance(1))) == 32
