"""Scenes for a page, with the sentences in the language that is spoken."""

from croupier.engine.sentences import Message, in_words
from croupier.floor.protocol.scenes import SceneTold
from croupier.floor.recall.scenes import Scene

STOPS = ".。"  # a label has none


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
