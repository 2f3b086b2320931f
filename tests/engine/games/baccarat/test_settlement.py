"""What every bet wins or loses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import outcome
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.facts import ForeignCard
from tests.engine.table.scripting import (
    CLOSE,
    bet,
    cites,
    deal,
    hands,
    insure,
    play,
    report,
    result,
    rules,
    table,
)

BETS = ("player", "banker", "tie", "player-pair", "banker-pair")
EVERY_BET = [bet("ann", 100, kind) for kind in BETS]


@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.1", "Baccarat 3.16")
@pytest.mark.parametrize(
    ("dealt", "won", "nets"),
    [
        ("9h 2c Kd 6s", "player", (100, -100, -100, -100, -100)),
        ("2h 9c 5d Ks", "banker", (-100, 95, -100, -100, -100)),
        ("8h 9c Kd 9s", "tie", (0, 0, 800, -100, 1100)),
        ("4h 9c 4d Ks", "banker", (-100, 95, -100, 1100, -100)),
        ("4h 4c 4d 4s", "tie", (0, 0, 800, 1100, 1100)),
        ("Kh Qc Qd Ks 2h 3c", "banker", (-100, 95, -100, -100, -100)),  # K-Q is no pair
        ("Kh Tc Jd 9s", "banker", (-100, 95, -100, -100, -100)),
        ("Kh Ks Kd 9s", "banker", (-100, 95, -100, 1100, -100)),
        ("Ah 2c 2d 3s 4h 3h", "banker", (-100, 95, -100, -100, -100)),  # 7 against 8
        ("7h 2c Kd 3s 2s", "tie", (0, 0, 800, -100, -100)),  # Player stands, Banker draws to 7
    ],
)
def test_the_pay_table(dealt: str, won: str, nets: tuple[int, ...]) -> None:
    done = play(table(), EVERY_BET, CLOSE, deal(dealt))
    assert done.status is Status.CONCLUDED
    assert outcome(done) == won
    assert tuple(result(done, "ann", kind)[1] // 100 for kind in BETS) == nets


@pytest.mark.rule("Baccarat 1.14", "Baccarat 3.10")
@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [
        ("Kh", "Ks", True),
        ("Th", "Ts", True),
        ("2h", "2h", True),
        ("Kh", "Qh", False),
        ("Th", "Kh", False),
        ("Ah", "2h", False),
    ],
)
def test_a_pair_is_two_of_the_same_rank(first: str, second: str, pair: bool) -> None:
    laid = (bet("ann", 10, "player-pair"), bet("ann", 10, "banker-pair"))
    on_player = play(table(), laid, CLOSE, deal(f"{first} 9c {second} Jd"))
    won, lost = ("win", 11000), ("lose", -1000)
    assert result(on_player, "ann", "player-pair") == (won if pair else lost)
    assert result(on_player, "ann", "banker-pair") == lost
    on_banker = play(table(), laid, CLOSE, deal(f"9c {first} Jd {second}"))
    assert result(on_banker, "ann", "banker-pair") == (won if pair else lost)


@pytest.mark.rule("Baccarat 3.10")
def test_a_third_card_makes_no_pair() -> None:
    done = play(table(), bet("ann", 10, "player-pair"), CLOSE, deal("2h Kc Ad 7s 2c"))
    assert result(done, "ann", "player-pair") == ("lose", -1000)


@pytest.mark.rule("Baccarat 4.1.1")
@pytest.mark.parametrize(("stake", "won_cents"), [(1, 95), (20, 1900), (33, 3135), (1001, 95095)])
def test_the_commission_is_exact_to_the_cent(stake: int, won_cents: int) -> None:
    done = play(table(), bet("ann", stake, "banker"), CLOSE, deal("2h 9c 5d Ks"))
    assert result(done, "ann", "banker") == ("win", won_cents)
    assert cites(done, "ann", "banker") == ("Baccarat 3.16", "Baccarat 4.1.1", "Baccarat 4.1.2")
    settlement = done.wagers[0].settlement
    assert settlement is not None
    assert settlement.commission_cents == stake * 100 - won_cents


@pytest.mark.rule("Baccarat 3.17")
def test_a_tie_returns_original_bets_and_insurance_of_both_hands() -> None:
    laid = (bet("ann", 100, "player"), bet("bob", 100, "banker"))
    # Player 5 v Banker 4, Player Insurance; the third cards make it 8 and 8.
    done = play(
        table(), laid, CLOSE, deal("2s 3c 3h Ad"), insure("ann", "player", 20), deal("3d 4c")
    )
    assert hands(done) == ("2s 3h 3d", "3c Ad 4c")
    assert [result(done, *who) for who in (("ann", "player"), ("bob", "banker"))] == [
        ("push", 0),
        ("push", 0),
    ]
    assert result(done, "ann", "player-insurance") == ("push", 0)
    assert cites(done, "ann", "player-insurance") == ("Baccarat 3.17", "Baccarat 4.2.1")


@pytest.mark.rule("Baccarat 4.2.1", "Baccarat 3.11")
@pytest.mark.parametrize(
    ("last", "won", "bet_net", "insurance_net"),
    [("2c", "player", 100, -10), ("5c", "banker", -100, 70), ("4c", "tie", 0, 0)],
)
def test_insurance_wins_when_the_insured_hand_loses(
    last: str, won: str, bet_net: int, insurance_net: int
) -> None:
    third = play(table(), bet("ann", 100, "player"), CLOSE, deal("2s 3c 2h Ad 4d"))
    done = play(third, insure("ann", "player", 10), deal(last))  # 8 against 4, 7 to 1
    assert outcome(done) == won
    assert result(done, "ann", "player")[1] == bet_net * 100
    assert result(done, "ann", "player-insurance")[1] == insurance_net * 100


@pytest.mark.rule("Baccarat 4.1.3")
def test_banker_insurance_at_three_against_four_pays_one_and_a_half() -> None:
    third = play(table(), bet("ann", 100, "banker"), CLOSE, deal("Ks 3c Qh Ad 3s"))
    done = play(third, insure("ann", "banker", 61), deal("8h"))  # 4 and 8 is 2 against 3
    assert result(done, "ann", "banker-insurance") == ("win", 9150)
    assert cites(done, "ann", "banker-insurance") == ("Baccarat 3.11", "Baccarat 4.1.3")


@pytest.mark.rule("Baccarat 4.2.1")
def test_banker_insurance_after_the_third_card_goes_back_in_a_tie() -> None:
    third = play(table(), bet("ann", 100, "banker"), CLOSE, deal("Ks 3c Qh Ad 3s"))
    done = play(third, insure("ann", "banker", 60), deal("9h"))  # 3 against 3
    assert outcome(done) == "tie"
    assert result(done, "ann", "banker-insurance") == ("push", 0)


@pytest.mark.rule("Baccarat 4.2.1", "Baccarat 4.1.3", "Baccarat 3.17")
def test_nine_against_nine_pays_only_insurance_bought_at_nine() -> None:
    four = play(table(), bet("ann", 100, "player"), CLOSE, deal("2s 3c 3h Ad"))
    third = play(four, insure("ann", "player", 10), deal("4d"))  # bought at 5 against 4
    done = play(third, insure("ann", "player", 5), deal("5h"))  # bought at 9, ends 9-9
    at_five, at_nine = (w for w in done.wagers if w.spot.bet == "player-insurance")
    assert (at_five.received_cents, at_nine.received_cents) == (1000, 4500)
    assert result(done, "ann", "player") == ("push", 0)
    assert at_nine.settlement is not None
    assert at_nine.settlement.cites == ("Baccarat 4.1.3", "Baccarat 4.2.1")
    beaten = play(third, insure("ann", "player", 5), deal("4h"))  # 9 against 8: the Player wins
    assert [w.received_cents for w in beaten.wagers] == [20000, 0, 0]


def test_before_the_end_there_is_no_winner_and_a_void_round_has_none() -> None:
    begun = play(table(), EVERY_BET, CLOSE, deal("2h 3c"))
    assert outcome(begun) == "not-played"
    assert outcome(play(begun, report(ForeignCard()), rules("confirm"))) == "void"


def expected(cards: list[Card]) -> tuple[str, int, bool, bool]:
    """Winner, number of cards and pairs, reckoned again the short way."""
    worth = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0}
    v = [worth.get(c[0]) if c[0] in worth else int(c[0]) for c in cards]
    player, banker = [v[0], v[2]], [v[1], v[3]]
    p, b, used = sum(x or 0 for x in player) % 10, sum(x or 0 for x in banker) % 10, 4
    if p < 8 and b < 8:
        third = None
        if p <= 5:
            third = v[used] or 0
            p, used = (p + third) % 10, used + 1
        draws = b <= 5 if third is None else b <= 2 or third in ("", *WHEN.get(b, ()))
        if draws:
            b, used = (b + (v[used] or 0)) % 10, used + 1
    won = "tie" if p == b else "player" if p > b else "banker"
    return won, used, cards[0][0] == cards[2][0], cards[1][0] == cards[3][0]


WHEN = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: (6, 7)}


@pytest.mark.rule("Baccarat 3.16", "Baccarat 3.15", "Baccarat 3.1")
@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=6))
def test_any_six_cards_are_dealt_and_settled_by_the_book(cards: list[Card]) -> None:
    round = play(table(), EVERY_BET, CLOSE)
    used = 0
    while isinstance(due(baccarat, round), Deal):
        round = play(round, deal(cards[used]))
        used += 1
    won, cards_used, player_pair, banker_pair = expected(cards)
    assert (outcome(round), used) == (won, cards_used)
    nets = {kind: result(round, "ann", kind)[1] // 100 for kind in BETS}
    assert nets == {
        "player": {"player": 100, "tie": 0}.get(won, -100),
        "banker": {"banker": 95, "tie": 0}.get(won, -100),
        "tie": 800 if won == "tie" else -100,
        "player-pair": 1100 if player_pair else -100,
        "banker-pair": 1100 if banker_pair else -100,
    }
