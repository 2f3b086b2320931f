"""A House with somebody in every role, and chips counted as the ledger counts them."""

from croupier.engine.games import game_named
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.house import commands as c
from croupier.floor.house import events as e
from croupier.floor.house.chips import Balances
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.deciding import run_house
from croupier.floor.house.evolving import replayed_house
from croupier.floor.house.people import Actor
from croupier.floor.house.postings import house_postings
from croupier.floor.house.roles import Role
from croupier.floor.house.state import House
from croupier.floor.record.ledger.balances import moved

CLOCKS = Clocks(30, 5, 20, 4, 1)
PEOPLE = {
    Role.PLAYER: "Ann",
    Role.DEALER: "Dan",
    Role.PIT_SUPERVISOR: "Sue",
    Role.PIT_MANAGER: "Max",
    Role.SHIFT_MANAGER: "Shi",
    Role.SURVEILLANCE: "Eve",
    Role.OWNER: "Olga",
}
OWNER, SHIFT_MANAGER = Actor("Olga", Role.OWNER), Actor("Shi", Role.SHIFT_MANAGER)


def settings(game: str = "baccarat", **given: object) -> Settings:
    return game_named(game).settings(**given)


def staffed() -> House:
    return replayed_house(e.PersonAdded(name, role) for role, name in PEOPLE.items())


class Floor:
    """What the House is told, one command after the other, with the chips that move by it."""

    def __init__(self, house: House | None = None) -> None:
        self.house = staffed() if house is None else house
        self.balances: Balances = {}

    def tell(self, command: c.HouseCommand) -> tuple[e.HouseEvent, ...]:
        ran = run_house(self.house, command, self.balances)
        assert not isinstance(ran, Refused), ran.sentence
        self.house, events = ran
        transfers = [transfer for event in events for transfer in house_postings(event)]
        self.balances = {**self.balances, **moved(self.balances, transfers)}
        return events

    def refused(self, command: c.HouseCommand) -> tuple[Reason, str]:
        ran = run_house(self.house, command, self.balances)
        assert isinstance(ran, Refused), ran
        assert ran.message.key, "a sentence"
        return ran.reason, ran.sentence
