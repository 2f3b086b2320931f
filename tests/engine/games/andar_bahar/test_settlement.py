"""Each bet against every kind of opening, and the money."""

from itertools import product

import pytest

from croupier.engine.equipment.cards import RANKS
from tests.engine.games.andar_bahar.scripting import electronic

SIDES = "ann bets 100 andar box 1\nbob bets 100 bahar box 9"


@pytest.mark.rule("Andar Bahar 1.10", "Andar Bahar 1.21", "Andar Bahar 1.16")
@pytest.mark.parametrize("joker", RANKS)
def test_the_joker_decides_under_8_over_8_and_its_own_rank(joker: str) -> None:
    bets = "\n".join(f"cat bets 10 joker {rank}" for rank in RANKS)
    table = electronic(f"ann bets 10 under-8\nbob bets 10 over-8\n{bets}\ndealer closes")
    others = "8h 9d" if joker not in "89" else "2h 3d"
    table.say(f"deal {joker}s {others}")
    under = ("win", 10) if joker in "234567" else ("lose", -10)
    over = ("win", 10) if joker in "9TJQKA" else ("lose", -10)  # an 8 loses both
    assert table.result("ann", "under-8") == under
    assert table.result("bob", "over-8") == over
    won = {w.spot.on: w.received_cents for w in table.round.wagers if w.spot.bet == "joker"}
    assert won == {rank: 11_000 if rank == joker else 0 for rank in RANKS}
    assert table.cites("ann", "under-8") == ("Andar Bahar 1.21", "Andar Bahar 4.1")


@pytest.mark.rule("Andar Bahar 1.18", "Andar Bahar 1.19", "Andar Bahar 4.1")
@pytest.mark.parametrize(
    ("three", "super_andar", "super_bahar"),
    [
        ("7h 8c 9d", ("lose", -10), ("lose", -10)),
        ("7h 7c 9d", ("win", 140), ("lose", -10)),
        ("7h 8c 7d", ("lose", -10), ("win", 140)),
        ("7h 7c 7d", ("win", 140), ("lose", -10)),  # Super Andar comes first
    ],
)
def test_super_andar_and_super_bahar(
    three: str, super_andar: tuple[str, int], super_bahar: tuple[str, int]
) -> None:
    table = electronic("ann bets 10 super-andar box 1\nann bets 10 super-bahar box 1")
    table.tell(f"dealer closes\ndeal {three}")
    assert table.result("ann", "super-andar") == super_andar
    assert table.result("ann", "super-bahar") == super_bahar


@pytest.mark.rule("Andar Bahar 1.17", "Andar Bahar 3.11.1", "Andar Bahar 3.11")
@pytest.mark.parametrize(
    ("cards", "andar", "bahar"),
    [
        ("7h 7c 9d", ("push", 0), ("lose", -100)),  # a Stand Off
        ("7h 7c 7d", ("push", 0), ("lose", -100)),  # whatever the first Bahar card is
        ("7h 8c 7d", ("lose", -100), ("win", 100)),
        ("7h 8c 9d 7d", ("win", 100), ("lose", -100)),
        ("7h 8c 9d 4s 7d", ("lose", -100), ("win", 100)),
    ],
)
def test_andar_and_bahar(cards: str, andar: tuple[str, int], bahar: tuple[str, int]) -> None:
    table = electronic(f"{SIDES}\ndealer closes\ndeal {cards}")
    assert table.result("ann", "andar") == andar
    assert table.result("bob", "bahar") == bahar


@pytest.mark.rule("Andar Bahar 1.6", "Andar Bahar 3.12", "Andar Bahar 4.1")
@pytest.mark.parametrize(
    ("three", "net"),
    [
        ("Ah Kh Qh", 1000),
        ("Qs Qh Qc", 500),
        ("2h Ad 3c", 60),
        ("Kc 9c Jc", 40),
        ("Kh 2d Ac", -10),
    ],
)
def test_first_3_cards_pays_the_best_only(three: str, net: int) -> None:
    table = electronic(f"ann bets 10 first-3-cards\ndealer closes\ndeal {three}")
    assert table.result("ann", "first-3-cards") == ("win" if net > 0 else "lose", net)
    assert table.cites("ann", "first-3-cards") == ("Andar Bahar 1.6", "Andar Bahar 4.1")


def by_the_book(joker: str, andar: str, bahar: str) -> dict[str, int]:
    """What each bet of 10 wins or loses on three ranks, no two cards of one suit alike."""
    order = "23456789TJQKA"
    under, over = order.index(joker) < 6, order.index(joker) > 6
    return {
        "under-8": 10 if under else -10,
        "over-8": 10 if over else -10,
        "super-andar": 140 if andar == joker else -10,
        "super-bahar": 140 if bahar == joker and andar != joker else -10,
    }


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 4.1")
def test_every_opening_by_rank() -> None:
    bets = "ann bets 10 under-8\nann bets 10 over-8\n"
    bets += "ann bets 10 super-andar box 1\nann bets 10 super-bahar box 1\ndealer closes"
    for joker, andar, bahar in product(RANKS, repeat=3):
        table = electronic(f"{bets}\ndeal {joker}s {andar}h {bahar}d")
        wins = by_the_book(joker, andar, bahar)
        for bet, net in wins.items():
            assert table.result("ann", bet)[1] == net, (joker, andar, bahar, bet)
        matched = "stand-off" if andar == joker else "bahar" if bahar == joker else "not-played"
        assert table.outcome == matched


@pytest.mark.rule("Andar Bahar 3.7")
@pytest.mark.parametrize(
    "bet",
    ["super-andar box 1", "super-bahar box 1", "under-8", "over-8", "first-3-cards", "joker K"],
)
def test_a_side_bet_needs_no_bet_on_andar_or_bahar(bet: str) -> None:
    table = electronic(f"ann bets 10 {bet}\ndealer closes\ndeal 7h 8c 2d")
    assert table.over
    assert not table.round.open_wagers()


@pytest.mark.rule("Andar Bahar 3.7")
def test_one_player_may_make_every_bet_at_several_boxes() -> None:
    table = electronic(
        """
        ann bets 10 andar box 1
        ann bets 10 bahar box 1
        ann bets 10 super-andar box 5
        ann bets 10 super-bahar box 9
        ann bets 10 under-8
        ann bets 10 over-8
        ann bets 10 first-3-cards
        ann bets 10 joker 7
        ann bets 10 joker T
        dealer closes
        deal 7h 8c 9d 7d
        """
    )
    nets = [(w.received_cents - w.stake_cents) // 100 for w in table.round.wagers]
    assert nets == [10, -10, -10, -10, 10, -10, 60, 100, -10]


@pytest.mark.rule("Andar Bahar 3.9")
def test_bets_are_decided_by_the_card_that_decides_them() -> None:
    table = electronic(
        f"{SIDES}\ncat bets 10 under-8\ncat bets 10 super-andar box 2\n"
        "cat bets 10 super-bahar box 2\ncat bets 10 first-3-cards\ndealer closes"
    )
    decided = []
    for drawn in ("7h", "8c", "9d", "7d"):
        table.say(f"deal {drawn}")
        decided.append(len(table.round.wagers) - table.undecided)
    assert decided == [1, 2, 4, 6]
