"""What went wrong: every fact on record, with who dealt, its paragraph and what was ruled."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.viewing.hiding import as_heard
from croupier.engine.table.vocabulary.events import Event, FactReported, ReportUnfounded, RulingMade
from croupier.engine.table.vocabulary.facts import Reported
from croupier.engine.table.vocabulary.words import fact_said
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.pit.table_record import Step
from croupier.floor.protocol.pit import Irregularity, Tally


def irregularities(game: Game, steps: Sequence[Step]) -> tuple[Irregularity, ...]:
    """In the order they were reported; of a round in play as the Pit sees it, which knows no card
    that lies face down."""
    found: list[Irregularity] = []
    last = steps[-1].after if steps else None
    for step in steps:
        number = step.after.table.number
        round = None if last is None or number != last.table.number else last.table.round
        for happened in step.events:
            event = happened if round is None else as_heard(game, round, happened, ANYBODY)
            if isinstance(event, FactReported):
                found.append(_reported(step, event))
            else:
                _followed_up(found, number, event)
    return tuple(found)


def _followed_up(found: list[Irregularity], round: int, event: Event) -> None:
    """What was said to one of them later in its round: the last that it can mean, and one that
    nobody has ruled on before the others."""
    match event:
        case ReportUnfounded(number):
            meant = [at for at, one in _of_round(found, round) if one.number == number]
            changed: dict[str, Any] = {"unfounded": True}
        case RulingMade(by, cites, effect):
            meant = [at for at, one in _of_round(found, round) if one.paragraph in cites]
            changed = {"ruling": effect, "ruled_by": None if by is None else by.name}
        case _:
            return
    meant.sort(key=lambda at: (found[at].ruling is None, at))
    if meant:
        found[meant[-1]] = replace(found[meant[-1]], **changed)


def _of_round(found: list[Irregularity], round: int) -> Iterator[tuple[int, Irregularity]]:
    for at in reversed(range(len(found))):
        if found[at].round != round:
            return
        yield at, found[at]


def tallies(found: Iterable[Irregularity]) -> tuple[Tally, ...]:
    """The most frequent first."""
    facts: Counter[tuple[str, str | None, Citation]] = Counter()
    unfounded: Counter[tuple[str, str | None, Citation]] = Counter()
    for one in found:
        key = one.table, one.dealer, one.paragraph
        facts[key] += 1
        unfounded[key] += one.unfounded
    return tuple(Tally(*key, count, unfounded[key]) for key, count in facts.most_common())


def _reported(step: Step, event: FactReported) -> Irregularity:
    fact = event.fact
    assert isinstance(fact, Reported), "every fact on record has a name"
    return Irregularity(
        step.after.name,
        step.after.table.number,
        step.at_ms,
        step.before.dealer,
        fact.name,
        fact_said(fact),
        event.paragraph,
        None if event.by is None else event.by.name,
        event.number,
    )
