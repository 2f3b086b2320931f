"""A recorded table of a live floor, with its Dealer on duty, and people who say what they do."""

from pathlib import Path

from msgspec.structs import replace

from croupier.engine.history.lines import spoken
from croupier.engine.history.verbs import FromTheShoe, commands_of
from croupier.engine.table.state.round import Round, Status
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import Person, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import BuyChips, OpenRound
from croupier.floor.tables.actor.requests import Answer, Done
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.commands import TakeDealing
from tests.floor.tables.invariants import (
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.premises import DORA, Premises, Seated, recorded
from tests.floor.tables.shoes import counted

ANN = player("ann")
BROUGHT = 100_000


class Recorded:
    """`await table.says(DORA, "deal 5h to banker")`, in the words of a history file."""

    def __init__(self, premises: Premises, name: str) -> None:
        self.premises, self.name = premises, name
        self._people: dict[Person, Seated] = {}

    @property
    def desk(self) -> TableActor:
        return self.premises.floor.desks[self.name]

    @property
    def round(self) -> Round[object]:
        return self.desk.live.table.round

    def status(self) -> Status:
        return self.round.status

    def purse(self, who: Person = ANN) -> int:
        return (self.round.purses or {})[who.name]

    async def ask(self, command: Command) -> Answer:
        someone = self._people.setdefault(command.by, Seated(self.desk, command.by))
        return await someone.ask(command)

    async def does(self, *commands: Command) -> None:
        for command in commands:
            answer = await self.ask(command)
            assert isinstance(answer, Done), str(answer)

    async def refuses(self, command: Command) -> Refused:
        answer = await self.ask(command)
        assert isinstance(answer, Refused), answer
        return answer

    async def says(self, who: Person, *lines: str) -> None:
        for line in lines:
            await self.does(*self.commands(who, line))

    def commands(self, who: Person, line: str) -> tuple[Command, ...]:
        heard = spoken(f"x {line}")
        assert heard is not None
        found = commands_of(self.desk.game, self.round, replace(heard, by=who))
        assert not isinstance(found, FromTheShoe)
        return found

    async def next_round(self) -> None:
        await counted(self.desk)
        await self.does(OpenRound(DORA))

    async def closes(self) -> None:
        """What has to hold of every evening; then the house closes."""
        money_is_where_it_belongs(self.premises.floor)
        record_is_whole(self.premises.store)
        record_gives_the_same(self.premises.floor)
        await self.premises.close()


async def staffed(folder: Path, game: str) -> Recorded:
    """Dora deals, ann has brought chips, the cards are counted and the first round is open."""
    premises = await Premises(folder / "floor.db").furnish(recorded(game))
    table = Recorded(premises, f"{game}-1")
    await table.does(TakeDealing(DORA, DORA.name), BuyChips(ANN, ANN.name, BROUGHT))
    await table.next_round()
    return table
