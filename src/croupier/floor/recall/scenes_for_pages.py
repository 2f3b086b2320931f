"""Scenes for a page, with the sentences in the language that is spoken."""

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, in_words
from croupier.floor.recall.scenes import CardTold, Scene

STOPS = ".。"  # a label has none


class SceneTold(msgspec.Struct, frozen=True):
    """`kind` is that of an announcement: `bet`, `card`, `said`, `stop`, `paid` …"""

    number: int
    at_ms: int
    kind: str
    title: str
    further: tuple[str, ...]
    label: str | None
    cites: tuple[Citation, ...]
    cards: tuple[CardTold, ...]
    count: int  # how many things make it up: of a `bet`, the bets
    about: str | None  # whose bets came to something
    threads: tuple[str, ...]  # of the rows beside the table that it told
    alone: tuple[Message | str, ...]  # what it told there in rows without a thread, in no language


def scene_told(scene: Scene) -> SceneTold:
    return SceneTold(
        scene.number,
        scene.at_ms,
        scene.kind.name.lower(),
        in_words(scene.title),
        tuple(map(in_words, scene.further)),
        None if scene.label is None else _short(scene.label),
        scene.cites,
        scene.cards,
        scene.count,
        scene.about,
        scene.threads,
        scene.alone,
    )


def _short(label: Message | str) -> str:
    return in_words(label).rstrip(STOPS)
