"""After payment nothing more is dealt: an order or a Reconstruction that would call for another
card leaves what was settled, or the round is void where its book says so (Baccarat 5.5.3)."""

import pytest

from croupier.engine.history.accounts.page import sections
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import LANGUAGES, sentence
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Nothing
from tests.engine.games.spoken import at, paid, recorded, refused, ruled, said


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.8")
@pytest.mark.parametrize(
    ("dealt", "lay"),
    [
        ("9h 4c Ks 2d", "3 to banker"),  # one card to the Player Hand, three to the Banker Hand
        ("2h 4c 3s Kd 9c", "5 to banker"),  # a third card was due to the Player Hand
        ("2h 4c 3s Kd 9c", "1 to banker"),
    ],
)
def test_hands_with_a_wrong_number_of_cards_that_stay_void_a_paid_round(
    dealt: str, lay: str
) -> None:
    """No card comes any more that would make the Hands complete."""
    desk = recorded("baccarat", f"ann bets 100 player box 1\ndealer closes\ndeal {dealt}")
    said(desk, f"dealer reports display-wrong\ndealer reports misplaced {lay}")
    said(desk, "supervisor rules cannot")
    assert (desk.round.status, paid(desk)) == (Status.VOID, {"ann player box 1": 100})
    assert ("Baccarat 5.8", "Baccarat 5.5.3") in [cites for _, cites in ruled(desk)]


@pytest.mark.rule("Baccarat 5.8")
def test_hands_that_got_each_others_cards_stay_as_paid() -> None:
    lines = "ann bets 100 player box 1\ndealer closes\ndeal 9h 4c Ks Kd"
    desk = recorded("baccarat", f"{lines}\ndealer reports misplaced 1 to banker")
    said(desk, "dealer reports misplaced 2 to player")
    said(desk, "supervisor rules cannot\nsupervisor rules cannot")
    assert (desk.round.status, paid(desk)) == (Status.CONCLUDED, {"ann player box 1": 200})


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.5.3")
def test_an_order_that_calls_for_another_card_voids_a_paid_round() -> None:
    """A natural, until the order is known: by it the Banker Hand would draw."""
    desk = recorded("baccarat", "ann bets 100 player box 1\ndealer closes\ndeal 7h Qh 2h Ks")
    said(desk, "dealer reports together cards 3")
    assert paid(desk) == {"ann player box 1": 200}
    said(desk, "supervisor rules order 2h Ks Qh")
    assert (desk.round.status, paid(desk)) == (Status.VOID, {"ann player box 1": 100})
    assert ruled(desk)[-1] == (
        "no card is dealt after payment that would complete the hands: the round is void",
        ("Baccarat 5.5.3", "Baccarat 5.16"),
    )


@pytest.mark.rule("Andar Bahar 5.11", "Andar Bahar 5.7")
def test_where_the_book_has_no_such_void_what_was_settled_stands() -> None:
    desk = recorded("andar-bahar", "ann bets 100 andar box 1\ndealer closes\ndeal 8h 7c 2h 8c")
    said(desk, "dealer reports together 1\nsupervisor rules order 7c 8h")
    assert (desk.round.status, paid(desk)) == (Status.CONCLUDED, {"ann andar box 1": 200})
    assert at(desk, "joker") == "8h"
    assert ruled(desk)[-1] == (
        "no card is dealt after payment that would complete the hands: what was settled stands",
        ("Andar Bahar 5.11",),
    )


@pytest.mark.rule("Andar Bahar 5.13", "Andar Bahar 5.9")
def test_the_account_names_the_cards_that_the_book_removes_later() -> None:
    lines = """
        ann bets 100 andar box 1
        bob bets 100 bahar box 2
        dealer closes
        deal 8c 3d 5h
        deal Kd to bahar
        deal 8d to andar
        deal 8s to bahar
        supervisor rules cannot
        clock runs-out
    """
    desk = recorded("andar-bahar", lines)
    played = Played("", 0, desk.game, desk.opening, desk.commands, desk.round)
    (rulings,) = (s for s in sections(played) if s.title == "Rulings")
    told = [getattr(line, "plain", "").strip() for line in rulings.inside]
    assert "Card 6, 8s, lay at bahar and was discarded." in told


@pytest.mark.rule("Blackjack 3.8")
def test_a_card_that_is_not_due_is_refused_with_the_paragraph_of_what_is() -> None:
    desk = recorded("blackjack", "ann bets 100 initial box 1\ndealer closes\ndeal Th 6d 7c")
    assert refused(desk, "deal 9c").cites == ("Blackjack 3.8",)


@pytest.mark.rule("Roulette 5.7")
def test_at_roulette_bets_are_not_taken_back_and_no_cards_are_ordered() -> None:
    desk = recorded("roulette", "ann bets 10 red\ndealer closes")
    assert refused(desk, "ann takes-back").cites == ("Roulette 5.7",)
    assert str(refused(desk, "supervisor rules order 9h 4c")) == "Roulette is played without cards."


CLOSED = "ann bets 100 {} box 1\nbob bets 100 {} box 2\ndealer closes\n"
GROUNDS = [
    ("baccarat", "player", "deal 2h 4c", "insurance-not-offered ann banker", "no bet on that side"),
    ("baccarat", "banker", "deal 2h 4c", "insurance-not-offered ann banker", "no such Insurance"),
    (
        *("baccarat", "banker", "deal 2h 4c 3s 2d 7c 9c"),
        *("insurance-not-offered bob banker third-card", "bob let an earlier Insurance"),
    ),
    (
        *("baccarat", "banker", "deal 2h 4c Ks 2d\nbob insures banker 10\ndeal 7d 5c"),
        *("insurance-not-offered bob banker", "bob bought that Insurance"),
    ),
    ("blackjack", "initial", "deal Th 9c 7c", "dealer-overdrew", "before card 3"),
    ("blackjack", "initial", "deal Th 9c", "dealer-overdrew", "card 2 is not the Dealer's"),
    ("blackjack", "initial", "deal Th", "dealt-to-empty-box box 1", "there is a bet on box 1"),
    ("blackjack", "initial", "deal Th", "side-bet-alone box 2", "lacked an Initial Bet"),
    ("blackjack", "initial", "deal Th", "side-bet-unsettled", "waits to be settled"),
    ("blackjack", "initial", "deal Th 9c Ad 5h", "surrendered-too-late ann box 1", "an Ace"),
    ("si-ki-pi", "initial", "deal Ah Kh", "excess", "card 2 has a place"),
    ("si-ki-pi", "initial", "deal Ah Kh", "second-hand-examined ann box 2", "on box 2"),
    ("si-ki-pi", "initial", "deal Ah Kh", "second-hand-examined ann box 1", "no other hand"),
    ("si-ki-pi", "initial", "deal Ah Kh", "exposed-by-player ann box 2 1", "on box 2"),
    ("andar-bahar", "andar", "deal 8h 7c", "excess 2", "card 2 has a place"),
    ("andar-bahar", "andar", "deal 8h 7c", "exposed-by-dealer joker", "dealt face up"),
]


@pytest.mark.rule("Baccarat 5.13", "Blackjack 5.10.2", "Si Ki Pi 5.13")
@pytest.mark.parametrize(("game", "bet", "cards", "fact", "ground"), GROUNDS)
def test_a_report_that_cannot_be_true_is_refused_with_its_real_ground(
    game: str, bet: str, cards: str, fact: str, ground: str
) -> None:
    desk = recorded(game, CLOSED.format(bet, bet) + cards)
    answer = refused(desk, f"dealer reports {fact}")
    assert ground in str(answer)
    assert answer.cites
    assert all(sentence(answer.message, language) for language in LANGUAGES)


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.7")
def test_of_several_errors_after_payment_the_last_ruling_says_what_becomes_of_it() -> None:
    lines = "ann bets 100 player box 1\ndealer closes\ndeal 7h Qh 2h Ks"
    desk = recorded("baccarat", f"{lines}\ndealer reports together cards 3")
    said(desk, "dealer reports excess 1\nsupervisor rules order 2h Ks Qh")
    said(desk, "supervisor rules reconstruct excess")
    assert (desk.round.status, paid(desk)) == (Status.VOID, {"ann player box 1": 100})


SEVERAL = [
    ("misplaced 3 to andar", ("order 7c 8h", "reconstruct")),
    ("misplaced 3 to andar", ("order 7c 8h", "cannot")),
    ("misplaced 3 to andar", ("reconstruct", "order 7c 8h")),
    ("cards-missing", ("order 7c 8h", "unfounded cards-missing")),
    ("misplaced 4 to bahar", ("order 7c 8h", "cannot")),
]


@pytest.mark.rule("Andar Bahar 5.11", "Andar Bahar 5.7", "Andar Bahar 5.9")
@pytest.mark.parametrize(("also", "words"), SEVERAL)
def test_of_several_errors_after_payment_none_deals_on(also: str, words: tuple[str, ...]) -> None:
    desk = recorded("andar-bahar", "ann bets 100 andar box 1\ndealer closes\ndeal 8h 7c 2h 8c")
    said(desk, f"dealer reports together 1\ndealer reports {also}")
    for word in words:
        why = ' "all were counted"' if "unfounded" in word else ""
        said(desk, f"manager rules {word}{why}")
    assert (desk.round.status, paid(desk)) == (Status.CONCLUDED, {"ann andar box 1": 200})
    assert (at(desk, "joker"), at(desk, "andar"), at(desk, "bahar")) == ("8h", "7c 8c", "2h")


@pytest.mark.rule("Andar Bahar 5.11", "Andar Bahar 5.19")
def test_what_a_shift_manager_decided_meanwhile_stays_decided() -> None:
    lines = "ann bets 100 andar box 1\nbob bets 100 andar box 2\ndealer closes\ndeal 8h 7c 2h 8c"
    desk = recorded("andar-bahar", lines)
    said(desk, 'dealer reports together 1\ndealer reports other "a chip fell"')
    said(desk, "dealer reports misplaced 3 to andar\nsupervisor rules order 7c 8h")
    said(desk, 'shift-manager decides return bob andar box 2 "it was not his"')
    said(desk, "supervisor rules reconstruct")
    assert desk.round.status is Status.CONCLUDED
    assert paid(desk) == {"ann andar box 1": 200, "bob andar box 2": 100}


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 5.12")
def test_a_hand_of_blackjack_is_not_asked_again_after_payment() -> None:
    lines = "ann bets 100 initial box 1\ndealer closes\ndeal Th 9c 7c\nann stands box 1\ndeal 9d"
    desk = recorded("blackjack", lines)
    settled = desk.round
    said(desk, "dealer reports together 1\ndealer reports misplaced 4 to box 2")
    for word in ("order 9c Th", "reconstruct", "cannot"):
        if desk.round.halts:
            desk.say(f"supervisor rules {word}")
    while desk.round.halts:
        desk.say("clock runs-out")
    assert isinstance(due(desk.game, desk.round), Nothing)
    assert len(desk.round.cards) == len(settled.cards)


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.7")
def test_a_card_drawn_after_payment_that_stays_where_it_lies_voids_the_round() -> None:
    desk = recorded("baccarat", "ann bets 100 player box 1\ndealer closes\ndeal 9h 4c Ks 2d")
    said(desk, "deal 5h to player\nsupervisor rules cannot")
    assert (desk.round.status, paid(desk)) == (Status.VOID, {"ann player box 1": 100})
