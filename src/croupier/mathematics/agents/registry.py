"""The environments under the names that `gymnasium.make` knows them by."""

from gymnasium.envs.registration import register, registry

from croupier.engine.games import PLAYED

VECTOR = {"blackjack": "croupier.mathematics.agents.vector:BlackjackVectorEnv"}


def environment_id(game: str) -> str:
    """`croupier/SiKiPi-v0`."""
    return f"croupier/{game.title().replace('-', '')}-v0"


def register_all() -> None:
    for game in PLAYED:
        if environment_id(game) not in registry:
            register(
                id=environment_id(game),
                entry_point="croupier.mathematics.agents.environment:TableEnv",
                vector_entry_point=VECTOR.get(game),
                kwargs={"game": game},
            )
