"""A record with rounds of every game: at tables that deal by themselves, and full of trouble."""

from pathlib import Path
from random import Random

from croupier.engine.games import PLAYED
from croupier.floor.house.commands import GiveChips
from tests.floor.tables.evenings import come, leave, play_a_round
from tests.floor.tables.premises import OLIVE, PLAYERS, Premises, electronic
from tests.floor.tables.recorded_evenings import Keying, script
from tests.floor.virtual_time import simulated

ROUNDS = 3
PLENTY = 10_000_000


def played_evening(file: Path, games: tuple[str, ...] = PLAYED, rounds: int = ROUNDS) -> Path:
    """`baccarat-1` deals by itself, at `baccarat-2` people key what is in the golden evening."""

    async def evening() -> None:
        rng, premises = Random(5), Premises(file)
        settings = [each for game in games for each in (electronic(game), script(game).settings)]
        await premises.furnish(*settings)
        for name in PLAYERS:
            await premises.house(OLIVE, GiveChips(OLIVE, name, PLENTY, "for all evenings"))
        for game in games:
            people = await come(premises, f"{game}-1", chips=50_000)
            for _ in range(rounds):
                await play_a_round(people, rng)
            await leave(people)
            await Keying(premises.floor.desks[f"{game}-2"], script(game)).all()
        await premises.close()

    simulated(evening())
    return file
