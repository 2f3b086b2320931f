"""Roulette in history files (Roulette 1.8, 2.1.1, 3.7, 3.8, I)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.engine.equipment.wheel import HOUSE, NUMBERS, RED, UnknownPocket, pocket
from croupier.engine.games import roulette
from croupier.engine.games.names import STAR
from croupier.engine.games.roulette import Spin, Terms
from croupier.engine.games.roulette.commands import LEAST_REVOLUTIONS
from croupier.engine.games.roulette.events import BallRested
from croupier.engine.games.roulette.layout import terms_of
from croupier.engine.games.roulette.state import RouletteRound
from croupier.engine.history.dialect import Dialect, Laid
from croupier.engine.history.errors import Unreadable, typed, unknown
from croupier.engine.history.lines import LineReader
from croupier.engine.history.values import table, texts
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Settings


def series(key: str, value: Any) -> Terms:
    given = table(key, value)
    for name in given:
        if name not in Terms.__struct_fields__:
            message = unknown(said("kind-key"), name, Terms.__struct_fields__)
            raise ImpossibleSetting(f"{key}.{name}", message)
    return Terms(**{name: texts(f"{key}.{name}", sets) for name, sets in given.items()})


def settings(head: Mapping[str, Any]) -> Settings:
    if "decks" in head:
        raise ImpossibleSetting("decks", said("head-decks-without-cards"))
    given = {key: value for key, value in head.items() if key != "series"}
    return roulette.settings(**given, terms=head.get("series", Terms()))


def written(made: Settings) -> dict[str, Any]:
    sets = {
        key: list(named) for key, named in msgspec.structs.asdict(terms_of(made)).items() if named
    }
    return {"series": sets} if sets else {}


def spin(by: Person, words: LineReader) -> Command:
    word = words.take(said("what-pocket"))
    try:
        rested = pocket(word)
    except UnknownPocket:
        raise Unreadable(said("roulette-no-such-pocket", pocket=typed(word))) from None
    revolutions, with_wheel = LEAST_REVOLUTIONS, False
    while words:
        if words.took("with-wheel"):
            with_wheel = True
        else:
            words.expect("revolutions")
            revolutions = words.number(said("what-how-many-revolutions"))
    return Spin(by, rested, revolutions, with_wheel)


def verb_and_words(command: Command) -> str:
    assert isinstance(command, Spin)
    words = [f"spin {command.pocket}"]
    if command.revolutions != LEAST_REVOLUTIONS:
        words.append(f"revolutions {command.revolutions}")
    if command.with_wheel:
        words.append("with-wheel")
    return " ".join(words)


def worth(rested: str) -> str:
    if rested == HOUSE:
        return sentence(said("roulette-house-pocket"))
    if rested not in NUMBERS:
        return sentence(said("roulette-zero"))
    number = int(rested)
    worth = said(
        "roulette-number",
        colour=said("roulette-red") if rested in RED else said("roulette-black"),
        parity=said("roulette-odd") if number % 2 else said("roulette-even"),
        half=said("roulette-low") if number <= 18 else said("roulette-high"),
    )
    return sentence(worth)


def laid(round: RouletteRound) -> tuple[Laid, ...]:
    rested, ball = round.play.pocket, sentence(said("roulette-ball"))
    if rested is None:
        return (Laid(ball, (), sentence(said("roulette-no-pocket"))),)
    return (Laid(ball, (STAR if rested == HOUSE else rested,), worth(rested)),)


def told(round: RouletteRound) -> Message:
    rested = roulette.outcome(round)
    if rested == "void":
        return said("outcome-void")
    if rested == "not-played":
        return said("outcome-not-played")
    if rested == HOUSE:
        return said("roulette-outcome-house-pocket", star=STAR)
    return said("roulette-outcome", pocket=rested)


def called(event: Event) -> Message | None:
    """`Ball rests in 17: black, odd, 1–18`, aloud."""
    if not isinstance(event, BallRested):
        return None
    rested = event.pocket
    name = STAR if rested == HOUSE else rested
    return said("told-ball-rests", pocket=name, fields=_fields(rested))


def _fields(rested: str) -> Message:
    """What a pocket counts for on the layout."""
    if rested not in NUMBERS:
        return said("told-house-pocket") if rested == HOUSE else said("told-zero")
    number = int(rested)
    return said(
        "told-fields",
        colour="red" if rested in RED else "black",
        parity="odd" if number % 2 else "even",
        half="low" if number <= len(NUMBERS) // 2 else "high",
    )


DIALECT = Dialect(
    own_keys={"series": series},
    settings=settings,
    written=written,
    verbs={"spin": spin, "spins": spin},
    of_staff=("spin", "spins"),
    said=verb_and_words,
    lies=said("page-wheel"),
    hands=laid,
    told=told,
    called=called,
)
