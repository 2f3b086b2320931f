"""Everybody leaves over cards drawn together: the round ends without a result."""

import pytest

from croupier import Desk
from croupier.engine.history.accounts.account import account
from croupier.engine.history.accounts.page import sections
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import LANGUAGES, sentence, speaking
from croupier.engine.table.log.kept_rounds import displayed
from croupier.engine.table.state.round import Status
from tests.engine.games.spoken import asked, paid, recorded, refused, said

TOGETHER = {  # the round until cards are drawn together, and where those right until then lie
    "andar-bahar": "ann bets 100 andar box 1\nbob bets 50 bahar box 2\ndealer closes\n"
    "deal 7h 8c 9d",
    "baccarat": "ann bets 100 player box 1\nbob bets 50 tie box 2\ndealer closes\ndeal 2h 3c 2d Ks",
    "blackjack": "ann bets 100 initial box 1\nbob bets 50 initial box 2\ndealer closes\n"
    "deal Th 9s Td 6s 9d",
    "si-ki-pi": "ann bets 100 initial box 1\nbob bets 50 initial box 2\ndealer closes\ndeal 9h 2h",
}
DRAWN = "deal 7s+5c"


def over_them(game: str, lines: str = DRAWN) -> Desk:
    return recorded(game, f"{TOGETHER[game]}\n{lines}")


def everybody_leaves(desk: Desk) -> None:
    for name in dict.fromkeys(name for name, _ in asked(desk)):
        said(desk, f"{name} takes-back")


def played(desk: Desk) -> Played:
    return Played("", 1, desk.game, desk.round, (), desk.round)


@pytest.mark.rule("Baccarat 5.10", "Blackjack 5.12", "Si Ki Pi 5.11")
@pytest.mark.parametrize("game", TOGETHER)
def test_no_hand_and_no_total_is_made_of_them(game: str) -> None:
    desk = over_them(game)
    before = {drawn.number: drawn.place for drawn in desk.round.cards[:-2]}
    everybody_leaves(desk)
    assert (desk.round.status, desk.round.halts) == (Status.CONCLUDED, ())
    assert desk.game.outcome(desk.round) == "not-played"
    assert displayed(desk.game, desk.round) == "not-played"  # and no marks beside it
    assert account(played(desk))["outcome"] == "not-played"
    assert {drawn.place.area for drawn in desk.round.cards[-2:]} == {"discarded"}
    assert set(paid(desk).values()) == {100, 50}
    if game in ("baccarat", "andar-bahar"):  # a box that everybody left gives its cards up
        assert {d.number: d.place for d in desk.round.cards[:-2]} == before


@pytest.mark.rule("Baccarat 5.10", "Blackjack 5.12", "Si Ki Pi 5.11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOGETHER)
def test_the_account_says_that_there_is_no_result(game: str, language: str) -> None:
    desk = over_them(game)
    everybody_leaves(desk)
    with speaking(language):
        told = sentence(dialect_of(desk.game).told(desk.round))
        assert sections(played(desk))[0].outcome == told
    if language == "en":
        assert told == "The round ends without a result."


@pytest.mark.rule("Baccarat 5.10", "Blackjack 5.12", "Si Ki Pi 5.11")
@pytest.mark.parametrize("game", TOGETHER)
def test_an_order_that_is_stated_has_no_effect_and_is_no_error(game: str) -> None:
    """Before the last of them leaves, or afterwards."""
    desk = over_them(game)
    by = "ann" if game == "blackjack" else "supervisor"
    said(desk, f"{by} rules order 5c 7s")
    assert asked(desk)  # it ends nobody's time to choose
    everybody_leaves(desk)
    ended = desk.round
    said(desk, f"{by} rules order 7s 5c\nsupervisor rules order 5c 7s")
    assert (desk.round.cards, desk.round.wagers) == (ended.cards, ended.wagers)
    assert desk.game.outcome(desk.round) == "not-played"
    assert refused(desk, "supervisor rules order 5c 8s").cites
    assert refused(desk, "dealer rules order 5c 7s").cites


@pytest.mark.rule("Blackjack 5.12.1")
def test_so_it_is_where_the_dealer_was_next_and_they_are_discarded_first() -> None:
    desk = over_them("blackjack", "ann stands box 1\nbob stands box 2\ndeal 7s+5c")
    said(desk, "supervisor rules confirm")
    everybody_leaves(desk)
    assert desk.game.outcome(desk.round) == "not-played"


@pytest.mark.rule("Baccarat 5.10", "Andar Bahar 5.11")
@pytest.mark.parametrize("game", ["baccarat", "andar-bahar"])
def test_they_leave_over_another_error_while_the_order_is_awaited(game: str) -> None:
    desk = over_them(game, f"{DRAWN}\nclock runs-out\ndealer reports misplaced 2")
    said(desk, "supervisor rules cannot")
    everybody_leaves(desk)
    assert desk.game.outcome(desk.round) == "not-played"


@pytest.mark.rule("Baccarat 5.10")
def test_cards_laid_after_them_make_no_hand_either() -> None:
    """Noticed late: cards 3 and 4 had come together."""
    desk = recorded("baccarat", "ann bets 100 player box 1\ndealer closes\ndeal 2h 3c 2d Ks 9h")
    said(desk, "dealer reports together 3\nann takes-back")
    assert desk.game.outcome(desk.round) == "not-played"
    lies = {drawn.number: drawn.place.area for drawn in desk.round.cards}
    assert lies == {1: "player", 2: "banker", 3: "discarded", 4: "discarded", 5: "held-over"}


@pytest.mark.rule("Baccarat 5.10")
def test_a_pair_that_was_decided_before_is_paid() -> None:
    bets = "ann bets 100 player box 1\nann bets 10 player-pair box 1\ndealer closes\n"
    desk = recorded("baccarat", bets + "deal 2h 3c 2d Ks 7s+5c\nann takes-back")
    assert paid(desk) == {"ann player box 1": 100, "ann player pair box 1": 120}
    assert desk.game.outcome(desk.round) == "not-played"


@pytest.mark.rule("Baccarat 5.10")
def test_whoever_walked_away_stays_and_the_order_is_fixed() -> None:
    desk = over_them("baccarat", f"dealer reports walked-away bob\n{DRAWN}\nann takes-back")
    said(desk, "supervisor rules order 7s 5c")
    assert desk.game.outcome(desk.round) != "not-played"


@pytest.mark.rule("Baccarat 5.10")
def test_a_report_that_proves_unfounded_brings_the_round_back() -> None:
    desk = recorded("baccarat", TOGETHER["baccarat"] + "\ndealer reports together 3")
    everybody_leaves(desk)
    said(desk, 'supervisor rules unfounded "one after the other"\ndeal 7s 5c')
    assert (desk.game.outcome(desk.round), desk.round.abandoned) == ("banker", False)


@pytest.mark.rule("Baccarat 5.12.3")
def test_a_round_that_ends_without_cards_to_compare_has_no_result() -> None:
    """Everybody has left over another error, and nobody waits for a card."""
    desk = recorded(
        "baccarat", "ann bets 100 player box 1\ndealer closes\ndeal 2h\ndeal 3c to player"
    )
    said(desk, "supervisor rules reconstruct\nann takes-back\nclock runs-out")
    assert account(played(desk))["outcome"] == "not-played"
    assert sections(played(desk))
