"""What is said aloud about a row of events, to somebody who may not know every card."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec.structs import replace

from croupier.engine.history.accounts.rulings import accounts
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.hiding import Hidden, as_heard, as_seen
from croupier.engine.table.vocabulary.events import Event, OptionChosen, RulingMade
from croupier.floor.narration.announcements import Announcement, Announcer, Kind, together
from croupier.floor.narration.chronicle import row, rulings, thread
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.protocol.rows import Row

Step = tuple[AnyRound, Event, AnyRound]  # the round before, what happened, the round after
Told = tuple[Announcement, ...]


def announcements(announcer: Announcer, steps: Iterable[Step], listener: Viewer | None) -> Told:
    """`listener` None: of a round that is over everything is said."""
    return tuple(spoken for spoken, _, _ in in_turn(announcer, steps, listener))


def in_turn(
    announcer: Announcer, steps: Iterable[Step], listener: Viewer | None
) -> Iterator[tuple[Announcement, Event, int]]:
    """What is said, the event it is said about as it is heard, and how many steps had been made."""
    found: list[tuple[Announcement, Step]] = []
    until: list[int] = []  # how many steps had been made by then
    made, end = 0, None
    for _, group in groupby(steps, key=lambda step: together(step[0], step[1])):
        (before, event, after), *more = group
        made += 1 + len(more)
        end = after = more[-1][2] if more else after
        alike = (other for _, other, _ in more)
        if listener is not None:
            game = announcer.game
            event = as_heard(game, after, event, listener)
            after = as_seen(game, after, listener)
        spoken = announcer.announced(before, after, event, *alike)
        if spoken is not None:
            found.append((spoken, (before, event, after)))
            until.append(made)
    with_rows = _with_rows(announcer.game, found)
    if end is not None:
        with_rows = _with_rulings(announcer, found, with_rows, end, listener or ANYBODY)
    for spoken, (_, (_, event, _)), made in zip(with_rows, found, until, strict=True):
        yield spoken, event, made


def _with_rows(game: Game, found: list[tuple[Announcement, Step]]) -> list[Announcement]:
    """A row that would be told again at once is told once."""
    threads = [thread(*step) for _, step in found]
    last = {name: place for place, name in enumerate(threads)}
    told = []
    for place, (spoken, step) in enumerate(found):
        name = threads[place]
        if name is not None:
            made = row(game, *step, spoken.message, spoken.cites) if last[name] == place else None
            limits = Row(
                f"limits {step[2].next_wager_id} {place}", spoken.message, None, spoken.cites
            )
            notable = spoken.kind is Kind.BET and spoken.cites  # chips that were turned away
            rows = (*((limits,) if notable else ()), *((made,) if made else ()))
            spoken = replace(spoken, rows=rows)
        told.append(spoken)
    return told


def _with_rulings(
    announcer: Announcer,
    found: list[tuple[Announcement, Step]],
    with_rows: list[Announcement],
    end: AnyRound,
    listener: Viewer,
) -> list[Announcement]:
    """With the account of each ruling that something was said of, as it is at the `end`."""
    if not any(isinstance(event, RulingMade | OptionChosen) for _, (_, event, _) in found):
        return with_rows
    told = accounts(announcer.game, end, Hidden(announcer.game, end, listener))
    return [
        _with_account(spoken, rulings(*step, told, announcer.you))
        for spoken, (_, step) in zip(with_rows, found, strict=True)
    ]


def _with_account(spoken: Announcement, rows: tuple[Row, ...]) -> Announcement:
    """A choice stays a row of its own beside the ruling that it belongs to."""
    if not rows:
        return spoken
    own = (Row(str(spoken), spoken.message, None, spoken.cites),)
    return replace(spoken, rows=rows if spoken.kind is Kind.STOP else (*own, *rows))


def once_each(told: Iterable[Announcement]) -> list[Announcement]:
    """All that was said, for somebody who comes later: each row as it was told last, and what was
    said about it before left out."""
    found, threads = [], set[str]()
    for spoken in reversed([*told]):
        if spoken.rows is not None:
            rows = tuple(each for each in spoken.rows if each.thread not in threads)
            if not rows:
                continue
            threads.update(each.thread for each in rows)
            spoken = replace(spoken, rows=rows)
        found.append(spoken)
    return found[::-1]
