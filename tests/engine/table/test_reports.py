"""What somebody at the table may report, and what they are told would come of it."""

import pytest

from croupier import Refused, open_table
from croupier.engine.games.roulette.trouble.facts import BallLeft
from croupier.engine.sentences import sentence, speaking
from croupier.engine.table.viewing import Role, Viewer
from croupier.engine.table.viewing.facts_in_view import PreviewSeen, facts, foreseen
from croupier.engine.table.vocabulary.commands import ReportFact
from croupier.engine.table.vocabulary.facts import (
    ExposedByDealer,
    Fact,
    ForeignCard,
    Misplaced,
    ShoeEmpty,
    WalkedAway,
    WrongNumber,
)
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.wagers import Result
from tests.engine.table.test_preview import BETS, desk

ANN = Viewer(Role.PLAYER, "ann")


def test_every_fact_of_the_book_fits_now_or_is_refused_with_its_paragraphs() -> None:
    table = desk(*BETS)
    found = facts(table.game, table.round, ANN)
    fit = {each.fact.name for each in found.fit}
    unfit = {each.name: each.refused for each in found.unfit}
    book = table.game.EDITIONS.section_five(table.round.settings).facts
    assert fit | set(unfit) == {kind.name for kind in book}
    assert not fit & set(unfit)
    for each in found.fit:
        assert not isinstance(foreseen(table.game, table.round, each.fact, ANN), Refused)
    refused = unfit["misplaced"]  # no card is out yet
    assert sentence(refused.message) == (
        "At this point of the round there cannot have been a card in the wrong place."
    )
    assert "Baccarat 5.8" in refused.cites


@pytest.mark.rule("Baccarat 5.5.1")
def test_a_void_round_takes_no_report() -> None:
    table = desk(*BETS, "deal 2h 4c", "dealer reports foreign-card", "supervisor rules confirm")
    found = facts(table.game, table.round, ANN)
    assert not found.fit
    assert {sentence(each.refused.message) for each in found.unfit} == {
        "The round has been voided."
    }


@pytest.mark.rule("Baccarat 5.8")
def test_a_card_on_the_wrong_side_is_shown_as_it_would_lie() -> None:
    table = desk(*BETS, "deal 2h 4c")
    seen = foreseen(table.game, table.round, Misplaced(2, Place("player")), ANN)
    assert isinstance(seen, PreviewSeen)
    mended, left = seen.outlooks
    assert {hand.place.area: len(hand.cards) for hand in mended.hands} == {
        "player": 1,
        "banker": 1,
    }
    assert {hand.place.area: len(hand.cards) for hand in left.hands} == {"player": 2}
    back = [fate.payout_cents for fate in mended.if_all_take_back]
    assert back == [10_000, 5_000]


@pytest.mark.rule("Si Ki Pi 3.17")
def test_no_preview_tells_what_cards_that_lie_face_down_would_decide() -> None:
    cards = "2s 3s 4s 5s 6h 7h 8h 9h"
    table = desk("ann bets 100 initial box 1", "dealer closes", f"deal {cards}", game="si-ki-pi")
    stranger = Viewer(Role.PLAYER, "zoe")
    for each in facts(table.game, table.round, ANN).fit:
        seen = foreseen(table.game, table.round, each.fact, stranger)
        assert isinstance(seen, PreviewSeen)
        for outlook in seen.outlooks:
            assert not [card.face for hand in outlook.hands for card in hand.cards if card.face]
            assert {fate.result for fate in outlook.if_all_stay} <= {None, Result.RETURNED}
    void = foreseen(table.game, table.round, ForeignCard(), stranger)
    assert isinstance(void, PreviewSeen)
    assert [fate.payout_cents for fate in void.outlooks[0].if_all_stay] == [10_000]


WHERE_DUE = {
    "andar-bahar": ("ann bets 10 andar box 1", "deal 9h 4c 5d 6s", "misplaced 4 to andar"),
    "baccarat": ("ann bets 10 player box 1", "deal 2h 4c", "misplaced 2 to banker"),
    "blackjack": (
        "ann bets 10 initial box 1\nann bets 10 initial box 2",
        "deal 9h 3c",
        "misplaced 2 to box 2",
    ),
    "si-ki-pi": ("ann bets 10 initial box 1", "deal Kd 2h", "misplaced 2 to dealer"),
}


@pytest.mark.rule("Andar Bahar 5.9", "Baccarat 5.8", "Blackjack 5.9")
@pytest.mark.parametrize("game", WHERE_DUE)
def test_a_card_that_lay_where_it_was_due_was_not_misplaced(game: str) -> None:
    bets, dealt, fact = WHERE_DUE[game]
    table = open_table(game, table="recorded")
    for line in (*bets.splitlines(), "dealer closes", dealt):
        assert table.say(line)
    refused = table.say(f"dealer reports {fact}")
    assert isinstance(refused, Refused)
    assert refused.sentence == "The card was due there, so that it was not misplaced."
    assert not table.round.halts


@pytest.mark.rule("Andar Bahar 5.9")
def test_behind_a_wrong_card_another_may_have_taken_its_place() -> None:
    table = open_table("andar-bahar", table="recorded")
    for line in ("ann bets 10 andar box 1", "dealer closes", "deal 9h 4c 5d"):
        assert table.say(line)
    assert table.say("dealer reports misplaced 2 to bahar")
    assert table.say("dealer reports misplaced 3 to andar")


@pytest.mark.parametrize(
    ("game", "lines", "report", "why"),
    [
        (
            "baccarat",
            ("ann bets 100 tie box 1", "dealer closes"),
            Misplaced(1),
            "There cannot have been a card in the wrong place: no card has been dealt.",
        ),
        (
            "baccarat",
            ("ann bets 100 tie box 1", "dealer closes", "deal 9h 4c"),
            Misplaced(9),
            "There cannot have been a card in the wrong place: "
            "card 9 has not been dealt; 2 cards have.",
        ),
        (
            "baccarat",
            ("ann bets 100 tie box 1", "dealer closes", "deal 9h"),
            WrongNumber(1, Place("banker")),
            "There cannot have been a hand with a wrong number of cards: no card lies at banker.",
        ),
        (
            "baccarat",
            ("ann bets 100 tie box 1", "dealer closes", "deal 9h"),
            WalkedAway("zed"),
            "There cannot have been a Player who walked away: zed has no bet in this round.",
        ),
        (
            "baccarat",
            ("ann bets 100 tie box 1", "dealer closes", "deal 9h"),
            ExposedByDealer(Place("player")),
            "There cannot have been a card shown by the Dealer: "
            "the cards at player were dealt face up.",
        ),
        (
            "baccarat",
            ("ann bets 100 tie box 1", "dealer closes", "deal 9h 4c Ks 2d"),
            ShoeEmpty(),
            "There cannot have been an empty shoe: the bets have been settled.",
        ),
        (
            "roulette",
            ("ann bets 10 red",),
            BallLeft(),
            "There cannot have been a ball that left the wheel: betting is still open.",
        ),
    ],
)
def test_what_cannot_have_been_says_why(
    game: str, lines: tuple[str, ...], report: Fact, why: str
) -> None:
    desk = open_table(game, table="recorded")
    for line in lines:
        assert desk.say(line), line
    refused = desk.do(ReportFact(DEALER, report))
    assert isinstance(refused, Refused)
    assert sentence(refused.message) == why
    with speaking("zh"):
        assert sentence(refused.message).startswith("不可能发生")
