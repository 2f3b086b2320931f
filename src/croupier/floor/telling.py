"""What is said aloud about a row of events, to somebody who may not know every card."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from croupier.floor.announcing import Announcement, Announcer, together
from croupier.table.events import Event
from croupier.table.round import Round
from croupier.table.viewing import Viewer
from croupier.table.viewing.hiding import as_heard, as_seen

Step = tuple[Round[Any], Event, Round[Any]]  # the round before, what happened, the round after
Told = tuple[Announcement, ...]


def announcements(announcer: Announcer, steps: Iterable[Step], listener: Viewer | None) -> Told:
    """`listener` None: of a round that is over everything is said."""
    return tuple(spoken for spoken, _, _ in in_turn(announcer, steps, listener))


def in_turn(
    announcer: Announcer, steps: Iterable[Step], listener: Viewer | None
) -> Iterator[tuple[Announcement, Event, int]]:
    """What is said, the event it is said about as it is heard, and how many steps had been made."""
    made = 0
    for _, group in groupby(steps, key=lambda step: together(step[0], step[1])):
        (before, event, after), *more = group
        made += 1 + len(more)
        after = more[-1][2] if more else after
        alike = (other for _, other, _ in more)
        if listener is not None:
            game = announcer.game
            event = as_heard(game, after, event, listener)
            after = as_seen(game, after, listener)
        spoken = announcer.announced(before, after, event, *alike)
        if spoken is not None:
            yield spoken, event, made
