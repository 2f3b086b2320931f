"""People are told what happened in words of theirs: no fact and no ruling is called by its name in
the code, in no language, at no moment of a round."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from croupier import Desk, Refused, open_table
from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES, Message, said, sentence
from croupier.engine.table.course.frame import act
from croupier.engine.table.viewing.possible_facts import on_paper
from croupier.engine.table.vocabulary.commands import ReportFact, RulingWord
from croupier.engine.table.vocabulary.facts import Reported
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.words import fact_said, ruling_said
from croupier.floor.narration.stoppages import what_happened
from tests.engine.sentences.test_catalogues import catalogue

ROUNDS = {
    "andar-bahar": ("ann bets 10 andar", "dealer closes", "deal 9s", "deal 2c", "deal 3c"),
    "baccarat": ("ann bets 10 tie box 1", "dealer closes", "deal 2c", "deal 3c 2d 4c", "deal 6c"),
    "blackjack": ("ann bets 10 initial box 1", "dealer closes", "deal 7s", "deal 2d", "deal 5c"),
    "roulette": ("ann bets 10 red", "dealer closes", "dealer spins 17"),
    "si-ki-pi": ("ann bets 10 initial box 1", "dealer closes", "deal 2s", "deal 3s 4s 5s"),
}
A_NAME_OF_THE_CODE = re.compile(r"[a-z]+[-_][a-z]+|[a-z][A-Z]")
LATIN = re.compile(r"[a-z]{2,}")


def every_fact() -> dict[str, type[Reported]]:
    games = map(game_named, PLAYED)
    return {fact.name: fact for game in games for fact in game.EDITIONS.facts}


def moments(game: str) -> Iterator[Desk]:
    """A recorded table, where people report, before and after each line of a round."""
    yield open_table(game, table="recorded", seats=seats(game), purses={"ann": 1_000})
    for until in range(len(ROUNDS[game])):
        desk = open_table(game, table="recorded", seats=seats(game), purses={"ann": 1_000})
        for line in ROUNDS[game][: until + 1]:
            done = desk.say(line)
            assert not isinstance(done, Refused), f"{line}: {done}"
        yield desk


def seats(game: str) -> dict[int, str]:
    return {1: "ann"} if open_table(game).round.settings.boxes else {}


def sentences_about(desk: Desk, fact: Any) -> Iterator[Message]:
    """The halt, all that is refused over it, every ruling, and the same fact once more."""
    game, round = desk.game, desk.round
    yield what_happened(fact, "ann")
    paper = on_paper(game, round, fact)
    assert not isinstance(paper, Refused)
    if paper.awaits is not None:
        yield said("round-halted", fact=fact_said(fact), awaits=paper.awaits)
    for ruling in paper.rulings:
        yield from (each.effect for each in ruling.after.rulings)
        again = act(game, ruling.after, ReportFact(DEALER, fact))
        if isinstance(again, Refused):
            yield again.message
    yield said("ruling-unfounded", fact=fact_said(fact))


def in_words_of_people(message: Message, language: str) -> None:
    text = sentence(message, language)
    assert not A_NAME_OF_THE_CODE.search(text), text
    if language == "zh":
        assert not LATIN.search(text.replace("ann", "")), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_no_ruling_and_no_halt_names_a_fact_as_the_code_does(game: str, language: str) -> None:
    reported = set()
    for desk in moments(game):
        fits = dict.fromkeys(fact for fact, _ in desk.reportable())
        for fact in fits:
            reported.add(fact.name)
            for message in sentences_about(desk, fact):
                in_words_of_people(message, language)
        for kind in game_named(game).EDITIONS.facts:
            in_words_of_people(said("impossible-now", fact=fact_said(kind)), language)
    assert len(reported) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_and_every_ruling_has_a_name_for_people(language: str) -> None:
    messages = {name: fact_said(kind) for name, kind in every_fact().items()}
    messages |= {word: ruling_said(word) for word in RulingWord}
    called = {name: sentence(message, language) for name, message in messages.items()}
    assert all(name != words for name, words in called.items())
    assert len(set(called.values())) == len(called), "one name for two things"
    for message in messages.values():
        in_words_of_people(message, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_calls_every_fact_by_its_tag_as_well_as_by_its_name(language: str) -> None:
    """A list of facts goes by names, a halt by what was reported."""
    known = catalogue(language)
    for name, kind in every_fact().items():
        tag = kind.__struct_config__.tag
        assert isinstance(tag, str)
        assert {f"web-fact-{name}", f"web-fact-{tag.split('.')[1]}"} <= set(known)
        in_words_of_people(Message(f"web-fact-{name}"), language)
