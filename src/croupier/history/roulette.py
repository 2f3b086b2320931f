"""Roulette in history files (Roulette 1.8, 2.1.1, 3.7, 3.8, I)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.equipment.wheel import HOUSE, NUMBERS, RED, UnknownPocket, pocket
from croupier.games import roulette
from croupier.games.roulette import Spin, Terms
from croupier.games.roulette.commands import LEAST_REVOLUTIONS
from croupier.games.roulette.layout import terms_of
from croupier.games.roulette.state import RouletteRound
from croupier.history.dialect import Dialect, Laid
from croupier.history.errors import Unreadable, unknown
from croupier.history.lines import LineReader
from croupier.history.names import STAR
from croupier.history.values import table, texts
from croupier.table.commands import Command
from croupier.table.people import Person
from croupier.table.settings import ImpossibleSetting, Settings


def series(key: str, value: Any) -> Terms:
    given = table(key, value)
    for name in given:
        if name not in Terms.__struct_fields__:
            raise ImpossibleSetting(f"{key}.{name}", unknown("key", name, Terms.__struct_fields__))
    return Terms(**{name: texts(f"{key}.{name}", sets) for name, sets in given.items()})


def settings(head: Mapping[str, Any]) -> Settings:
    if "decks" in head:
        raise ImpossibleSetting("decks", "Roulette is played without cards; it has no decks.")
    given = {key: value for key, value in head.items() if key != "series"}
    return roulette.settings(**given, terms=head.get("series", Terms()))


def written(made: Settings) -> dict[str, Any]:
    sets = {
        key: list(named) for key, named in msgspec.structs.asdict(terms_of(made)).items() if named
    }
    return {"series": sets} if sets else {}


def spin(by: Person, words: LineReader) -> Command:
    try:
        rested = pocket(words.take("a pocket"))
    except UnknownPocket as problem:
        raise Unreadable(f"{problem}.") from None
    revolutions, with_wheel = LEAST_REVOLUTIONS, False
    while words:
        if words.took("with-wheel"):
            with_wheel = True
        else:
            words.expect("revolutions")
            revolutions = words.number("how many revolutions")
    return Spin(by, rested, revolutions, with_wheel)


def said(command: Command) -> str:
    assert isinstance(command, Spin)
    words = [f"spin {command.pocket}"]
    if command.revolutions != LEAST_REVOLUTIONS:
        words.append(f"revolutions {command.revolutions}")
    if command.with_wheel:
        words.append("with-wheel")
    return " ".join(words)


def worth(rested: str) -> str:
    if rested not in NUMBERS:
        return "the House pocket" if rested == HOUSE else "zero"
    number = int(rested)
    colour = "red" if rested in RED else "black"
    return f"{colour}, {'odd' if number % 2 else 'even'}, {'1-18' if number <= 18 else '19-36'}"


def laid(round: RouletteRound) -> tuple[Laid, ...]:
    rested = round.play.pocket
    if rested is None:
        return (Laid("Ball", (), "in no pocket that counts"),)
    return (Laid("Ball", (STAR if rested == HOUSE else rested,), worth(rested)),)


def told(round: RouletteRound) -> str:
    rested = roulette.outcome(round)
    if rested == "void":
        return "The round is void."
    return f"The ball rests in {f'the House pocket {STAR}' if rested == HOUSE else rested}."


DIALECT = Dialect(
    own_keys={"series": series},
    settings=settings,
    written=written,
    verbs={"spin": spin, "spins": spin},
    said=said,
    lies="Wheel",
    hands=laid,
    told=told,
)
