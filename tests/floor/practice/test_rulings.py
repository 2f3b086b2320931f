"""A round that something stops at a practice table waits for what its player would rule."""

from random import Random

import msgspec
import pytest

from croupier.engine.games import PLAYED
from croupier.engine.sentences import sentence
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.practice.request import TableAsked
from croupier.floor.practice.stopped_round import CaseSeen
from croupier.floor.practice.table import PracticeTable
from tests.floor.practice.test_table import answer, bet

MANY = 40  # rounds, one after the other


def stopped(table: PracticeTable) -> CaseSeen | None:
    for _ in table.steps():
        pass
    return table.case


def first_case(game: str, seed: int, trouble: float = 0.5) -> tuple[PracticeTable, CaseSeen]:
    """The first of this seed that stops a round in which you have a bet."""
    table, chance = PracticeTable("ann", TableAsked(game, trouble=trouble), seed), Random(1)
    while True:
        bet(table, chance)
        assert not isinstance(table.passed(f"{table.view().number}.close"), Refused)
        while table.round.status is Status.PLAY or table.case is not None:
            case = stopped(table)
            if case is not None:
                return table, case
            if table.round.status is Status.PLAY:
                answer(table, chance)
        table.passed(f"{table.view().number}.next")


def ruling(case: CaseSeen, starts: str) -> int:
    return next(n for n, each in enumerate(case.choices) if sentence(each).startswith(starts))


@pytest.mark.rule("Baccarat 5.8", "Baccarat 1.16")
def test_the_card_and_where_it_was_due_are_said_before_the_ruling() -> None:
    table, case = first_case("baccarat", 4)
    assert list(map(sentence, case.what)) == [
        "A card was laid in the wrong place.",
        "Card 1, 4♥, was due at Player and lies at Banker.",
    ]
    assert {sentence(each) for each in case.choices} >= {
        "the cards are Reconstructed",
        "the cards cannot be Reconstructed",
        "the round is void and all bets are returned",
    }
    assert (case.chosen, case.right, case.ends) == (None, None, ())
    assert table.view().halts
    assert not table.view().rulings


def test_nothing_goes_on_before_you_have_ruled() -> None:
    table, case = first_case("baccarat", 4)
    before = msgspec.json.encode(table.view())
    assert stopped(table) == case
    assert isinstance(table.passed(case.question), Refused)
    spot = table.round.wagers[0].spot
    assert isinstance(table.given(PlaceBet(table.you, "ann", spot, 2_500), None), Refused)
    assert isinstance(table.ruled("1.report9.ruling", 0), Refused)
    assert isinstance(table.ruled(case.question, len(case.choices)), Refused)
    assert isinstance(table.ruled(case.question, -1), Refused)
    assert msgspec.json.encode(table.view()) == before
    assert table.ruled(case.question, 0) is None
    assert isinstance(table.ruled(case.question, 1), Refused)  # said once
    assert msgspec.json.encode(table.view()) == before  # until you have read it
    assert table.told == ()  # the cards that were told before are not told again


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
@pytest.mark.parametrize("starts", ["the cards are Rec", "the cards cannot be Rec"])
def test_a_discretion_takes_either_ruling_and_shows_both_ends(starts: str) -> None:
    table, case = first_case("baccarat", 4)
    assert table.ruled(case.question, ruling(case, starts)) is None
    told = table.case
    assert told is not None
    assert told.right
    assert len(told.ends) == 2
    for end in told.ends:
        assert {fate.player for fate in end.outlook.if_all_stay} >= {"ann"}
        assert all(cite.startswith("Baccarat 5.") for cite in end.cites)
    assert told.goes_on is not None
    assert sentence(told.ends[told.goes_on].effect).startswith(starts)
    assert table.passed(case.question) is None
    assert [sentence(ruled.effect) for ruled in table.view().rulings][-1].startswith(starts)


@pytest.mark.rule("Baccarat 5.8")
def test_a_wrong_ruling_gives_way_to_that_of_the_book() -> None:
    table, case = first_case("baccarat", 4)
    assert table.ruled(case.question, ruling(case, "the round is void")) is None
    told = table.case
    assert told is not None
    assert told.right is False
    assert told.goes_on == 0
    assert table.passed(case.question) is None
    assert table.round.status is Status.PLAY
    assert table.view().rulings[-1].cites == told.ends[0].cites


@pytest.mark.rule("Roulette 5.5.2", "Roulette 5.5.6")
def test_a_spin_that_is_no_spin_is_void_and_nothing_else() -> None:
    table, case = first_case("roulette", 3)
    assert len(case.what) == 1
    assert table.ruled(case.question, ruling(case, "the round is void")) is None
    told = table.case
    assert told is not None
    assert told.right
    assert len(told.ends) == 1
    returned = {(fate.result, fate.payout_cents) for fate in told.ends[0].outlook.if_all_stay}
    assert {result for result, _ in returned} == {"returned"}
    table.passed(case.question)
    assert table.round.status is Status.VOID


@pytest.mark.parametrize("game", PLAYED)
def test_every_ruling_of_many_rounds_is_judged_by_the_book(game: str) -> None:
    """The ruling that is carried out is the one that was shown, with its paragraphs; what the book
    rules by itself is shown before it is carried out."""
    chance, kinds = Random(7), set[str]()
    table = PracticeTable("ann", TableAsked(game, trouble=0.15, purse=10_000), 5)
    for _ in range(MANY):
        bet(table, chance)
        table.passed(f"{table.view().number}.close")
        while table.round.status is Status.PLAY or table.round.halts or table.case:
            case = stopped(table)
            if case is None:
                if table.round.status is Status.PLAY:
                    answer(table, chance)
                continue
            kinds.add(case.question.rpartition(".")[2])
            shown = msgspec.json.encode(table.view())
            assert len(set(map(sentence, case.choices))) == len(case.choices) > 1
            chosen = chance.randrange(len(case.choices))
            assert table.ruled(case.question, chosen) is None
            told = table.case
            assert told is not None
            assert told.goes_on is not None
            allowed = [end.effect for end in told.ends]
            assert all(effect in told.choices for effect in allowed)
            assert told.right == (told.choices[chosen] in allowed)
            going = told.ends[told.goes_on]
            assert going.effect == (told.choices[chosen] if told.right else allowed[0])
            assert msgspec.json.encode(table.view()) == shown
            rulings = len(table.view().rulings)
            assert table.passed(case.question) is None
            new = [set(ruled.cites) for ruled in table.view().rulings[rulings:]]
            assert not new or set(going.cites) <= new[0]
        table.passed(f"{table.view().number}.next")
    assert kinds >= ({"ruling"} if game == "roulette" else {"ruling", "book"})


def test_nobody_learns_a_card_that_lies_face_down() -> None:
    """Si Ki Pi: cards are dealt face down, and so they stay in what is asked."""
    known = 0
    for seed in range(6):
        table, case = first_case("si-ki-pi", seed, 0.3)
        faces = {
            str(drawn.card)
            for drawn in table.round.cards
            if drawn.card is not None and drawn.number not in seen_by_you(table)
        }
        known += len(faces)
        words = " ".join(map(sentence, (*case.what, *case.choices)))
        assert not any(signed(face) in words for face in faces)
    assert known


def seen_by_you(table: PracticeTable) -> set[int]:
    hands = table.view().hands
    return {card.number for hand in hands for card in hand.cards if card.face is not None}


def signed(face: str) -> str:
    signs = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    return face[0].replace("T", "10") + signs[face[1]]
