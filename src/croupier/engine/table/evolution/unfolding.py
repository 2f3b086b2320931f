"""Events as they happen: each with what follows from it by the rules of its game.

What is decided passes through here once, so that an event and its consequences stand side by side
in the record; `evolving` then only carries out what it reads."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.events import Event


def unfold(
    game: Game, round: AnyRound, events: Iterable[Event]
) -> tuple[AnyRound, tuple[Event, ...]]:
    """The round after these events, and all of them with their consequences."""
    done: list[Event] = []
    for event in events:
        after = evolve(game, round, event)
        done.append(event)
        for further in game.follows(round, after, event):
            after = evolve(game, after, further)
            done.append(further)
        round = after
    return round, tuple(done)


def foreseen(game: Game, round: AnyRound, events: Sequence[Event]) -> AnyRound:
    """The round as it will be after these events."""
    return unfold(game, round, events)[0] if events else round


def then(
    game: Game,
    round: AnyRound,
    first: Sequence[Event],
    further: Callable[[AnyRound], Iterable[Event]],
) -> Iterator[Event]:
    """These events, and what the round after them leads to. That is worked out as it is taken:
    whoever asks only for a refusal takes nothing."""
    yield from first
    yield from further(foreseen(game, round, first))
