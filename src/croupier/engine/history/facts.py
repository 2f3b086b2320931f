"""Facts as lines of play name them: `reports wrong-number banker 5`."""

from collections.abc import Callable, Container, Mapping
from typing import Any

import msgspec

from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.baccarat.insurance import STAGES
from croupier.engine.games.names import game_said
from croupier.engine.history.errors import Unreadable, unknown
from croupier.engine.history.lines import LineReader, in_quotes
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Listed, Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_mean
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.trouble.halts import paragraphs_of
from croupier.engine.table.vocabulary.facts import DrawnTogether, Fact, Misplaced, Reported
from croupier.engine.table.vocabulary.places import Drawn

TOGETHER = 2  # cards drawn together, unless more are said
SINCE = "since"  # the number of the first wrong card; said last, because it may be left out


def facts_of(game: Game, round: AnyRound | None = None) -> dict[str, type[Reported]]:
    """What can be reported in a round, or in any under the current edition, by name."""
    editions = game.EDITIONS
    by = editions.current if round is None else editions.of(round.settings)
    return {fact.name: fact for fact in by.irregularities.facts}


def games_with(word: str, words_of: Callable[[Game], Container[str]]) -> tuple[Message, ...]:
    """The games that have this word."""
    games = map(game_named, PLAYED)
    return tuple(game_said(game) for game in games if word in words_of(game))


def read_fact(game: Game, round: AnyRound, words: LineReader) -> Fact:
    known = facts_of(game, round)
    name = words.word(said("what-fact"))
    if name not in known:
        others = games_with(name, facts_of)
        if others:
            here = game_said(game)
            raise Unreadable(
                said("fact-of-other-games", fact=name, games=Listed(others), game=here)
            )
        raise Unreadable(unknown(said("kind-fact"), name, known))
    kind = known[name]
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    given: dict[str, Any] = {}
    for field in sorted(fields, key=lambda name: name == SINCE):
        number_first = kind is Misplaced and field == "place" and words.has_number()
        if (words and not number_first) or (fields[field].required and field != SINCE):
            given[field] = _READERS[field](words)
    if kind is Misplaced and words:  # `misplaced 5 to banker` says the same as `misplaced banker 5`
        words.took("to")
        given["place"] = words.place(said("what-place"))
    _check_named(round, given, paragraphs_of(game, round, kind))
    if SINCE in fields and given.get(SINCE) is None:
        given[SINCE] = _first_wrong_card(game, kind, round, given)
    return kind(**given)


def _check_named(round: AnyRound, given: Mapping[str, Any], cites: tuple[Citation, ...]) -> None:
    """Whether the card and the player that are named are there at all."""
    since, out = given.get(SINCE), len(round.cards)
    if since is not None and not 1 <= since <= out:
        raise Unreadable(said("no-card-of-that-number", number=str(since), cards=out), cites)
    player = given.get("player")
    if player is not None and player not in round.players():
        raise Unreadable(said("player-without-bet", player=player), cites)


def _first_wrong_card(
    game: Game, kind: type[Fact], round: AnyRound, given: Mapping[str, Any]
) -> int:
    """Unsaid: the last card there, the first in an empty box, the last ones drawn together."""
    if given.get("place") is not None and kind is not Misplaced:
        place = as_people_mean(game, round, given["place"])
        return _numbers(round, lambda drawn: drawn.place == place)[-1]
    if "box" in given:
        return _numbers(round, lambda drawn: drawn.place.box == given["box"])[0]
    together = given.get("cards", TOGETHER) - 1 if kind is DrawnTogether else 0
    return len(round.cards) - together


def _numbers(round: AnyRound, lies_there: Callable[[Drawn], bool]) -> list[int]:
    there = [drawn.number for drawn in round.cards if lies_there(drawn)]
    return there or [len(round.cards)]


def _box(words: LineReader) -> int:
    words.took("box")
    return words.box_number()


def _count(words: LineReader) -> int:
    return words.number(said("what-how-many-cards")) if words.has_number() else 1


def _together(words: LineReader) -> int:
    return words.number(said("what-how-many-cards")) if words.took("cards") else TOGETHER


def _seen_by(words: LineReader) -> str | None:
    return words.name(said("what-who-saw")) if words.took("seen-by") else None


def _shown_by(words: LineReader) -> str | None:
    return None if words.peek() in ("box", "") else words.name(said("what-who-showed"))


def _stage(words: LineReader) -> str:
    stage = words.word(said("what-stage"))
    if stage not in STAGES:
        raise Unreadable(unknown(said("kind-stage"), stage, STAGES))
    return stage


_READERS: dict[str, Callable[[LineReader], Any]] = {
    SINCE: lambda words: words.number(said("what-first-wrong-card")),
    "place": lambda words: words.place(said("what-place")),
    "box": _box,
    "card": LineReader.card,
    "count": _count,
    "cards": _together,
    "seen_by": _seen_by,
    "shown_by": _shown_by,
    "player": lambda words: words.name(said("what-player")),
    "side": lambda words: words.word(said("what-side")),
    "stage": _stage,
    "text": LineReader.quoted,
}


def fact_words(fact: Fact) -> str:
    """The fact as a line names it; read again it is the same fact."""
    assert isinstance(fact, Reported)
    given = msgspec.structs.asdict(fact)
    words = [fact.name]
    for field in sorted(given, key=lambda name: name == SINCE):
        value = given[field]
        if value in (None, "") or (field == "cards" and value == TOGETHER):
            continue
        words.append(_WRITERS.get(field, str)(value))
    return " ".join(words)


_WRITERS: dict[str, Callable[[Any], str]] = {
    "box": "box {}".format,
    "cards": "cards {}".format,
    "seen_by": "seen-by {}".format,
    "text": in_quotes,
}
