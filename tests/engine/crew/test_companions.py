"""Those who play along behave like sensible people."""

from typing import Any

import pytest

from croupier import open_table
from croupier.engine.crew import companions
from croupier.engine.crew.chance import SeededChance
from croupier.engine.crew.crew import Crew, next_question
from croupier.engine.front.open_table import Desk
from croupier.engine.games import PLAYED
from croupier.engine.games.blackjack import Hit
from croupier.engine.games.blackjack.cards.hands import soft, total
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import ChooseOption, CloseBetting, Command, PlaceBet
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Refused

BEA, CARL = player("bea"), player("carl")
ROUNDS = 60


def opened(game: str) -> Desk:
    boxes = open_table(game).round.settings.boxes
    seats = dict(zip(boxes, ("bea", "carl"), strict=False))
    purses = {"bea": 100_000, "carl": 100_000}
    return open_table(game, seats=seats, purses=purses, limits={"minimum": 5, "maximum": 500})


def bets(desk: Desk, seed: int) -> list[PlaceBet]:
    box = next(iter(desk.round.seats), None)
    placed = companions.bets(SeededChance(seed), desk.game, desk.round, BEA, box)
    assert all(isinstance(bet, PlaceBet) for bet in placed)
    return [bet for bet in placed if isinstance(bet, PlaceBet)]


@pytest.mark.parametrize("game", PLAYED)
def test_they_bet_once_on_one_side_and_within_the_limits(game: str) -> None:
    desk = opened(game)
    for seed in range(ROUNDS):
        placed = bets(desk, seed)
        spots = [bet.spot for bet in placed]
        assert spots
        assert len(spots) == len(set(spots))
        assert len([spot for spot in spots if spot.bet in (desk.game.DIFFERENTIAL or ())]) <= 1
        assert all(500 <= bet.stake_cents <= 50_000 for bet in placed)


def test_who_cannot_pay_the_minimum_does_not_bet() -> None:
    desk = open_table(
        "baccarat", seats={1: "bea"}, purses={"bea": 4}, limits={"minimum": 5, "maximum": 500}
    )
    assert bets(desk, 1) == []


def commands(desk: Desk, seed: int) -> list[tuple[Any, Command]]:
    """A round in which only companions play: every command with the table it was given at."""
    crew = Crew(SeededChance(seed), (BEA, CARL))
    crew.prepare(desk.round)
    given = []
    for who in (BEA, CARL):
        for bet in crew.bets(desk.game, desk.round, who, desk.round.seats):
            assert not isinstance(desk.do(bet), Refused)
    assert not isinstance(desk.do(CloseBetting(DEALER)), Refused)
    while desk.round.status is Status.PLAY:
        reply = crew.reply(desk.game, desk.table)
        given.append((desk.round, reply.command))
        done = desk.do(reply.command, answering=reply.question)
        assert not isinstance(done, Refused), (reply, done)
    return given


@pytest.mark.rule("Blackjack 3.20")
def test_nobody_hits_a_hand_that_is_good_enough() -> None:
    hits = 0
    for seed in range(ROUNDS):
        for round, command in commands(opened("blackjack"), seed):
            if isinstance(command, Hit):
                cards = round.cards.faces_at(box_hand(command.box, command.hand))
                assert total(cards) < (18 if soft(cards) else 17)
                hits += 1
    assert hits


@pytest.mark.rule("Baccarat 5.12")
def test_most_stay_in_after_an_error() -> None:
    desk = open_table("baccarat", table="recorded", seats={1: "bea"})
    for line in ("bea bets 10 banker box 1", "dealer closes", "deal 4c to banker"):
        assert not isinstance(desk.say(line), Refused)
    assert not isinstance(desk.say("supervisor rules cannot"), Refused)
    assert isinstance(desk.round.facts[-1], Misplaced)
    asked = next_question(desk.game, desk.table)
    assert (asked.kind, asked.player) == (Kind.OPTION, "bea")
    said = [
        companions.answer(SeededChance(seed), desk.game, desk.table, asked)
        for seed in range(ROUNDS)
    ]
    assert set(said) == {ChooseOption(BEA, True), ChooseOption(BEA, False)}
    assert ROUNDS // 2 < said.count(ChooseOption(BEA, True)) < ROUNDS


def test_whoever_plays_a_hand_comes_before_those_who_may_let_the_window_pass() -> None:
    desk = opened("blackjack")
    for line in ("bea bets 100 initial box 1", "carl bets 100 initial box 2", "dealer closes"):
        assert desk.say(line)
    assert desk.say("deal 9h 8d 6d 7c 5s")
    assert [asked.kind.value for asked in desk.awaited()] == ["window", "window", "play"]
    asked = next_question(desk.game, desk.table)
    assert (asked.kind, asked.player) == (Kind.PLAY, "bea")
