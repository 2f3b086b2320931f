"""The House Way over all 1,820 sets of four ranks, held against Appendix H written out again."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from croupier.engine.equipment.cards import Card, card
from croupier.engine.games.si_ki_pi.arrangement import Division, ways
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.ranking import strength

RANKS = "AKQJT98765432"
TENS = "KQJT"
ALL_SETS = ["".join(ranks) for ranks in combinations_with_replacement(RANKS, 4)]

# Pairs that are split, by the paragraph that releases them: the Low Hand, then the High Hand.
SPLIT = {
    "H.1(i)": "9Q9K 9J9K 9T9K 9J9Q 9T9Q 9T9J",
    "H.1(ii)(a)": "6A63 898A 2527 7K72 7Q72 7J72 7T72 3436",
    "H.1(ii)(b)": "8Q8K 8J8K 8T8K 8J8Q 8T8Q 8T8J",
    "H.1(ii)(c)": "7A72 8K8A 8Q8A 8J8A 8T8A 2627 6263 3536",
    "H.1(ii)(d)": "2528 8982",
    "H.1(ii)(e)": "2628 8K82 8Q82 8J82 8T82",
    "H.1(ii)(f)": "8A82 2728",
}


def cards_of(ranks: str) -> tuple[Card, ...]:
    """Four cards of these ranks, no two alike."""
    return tuple(card(rank + "shdc"[ranks[:at].count(rank)]) for at, rank in enumerate(ranks))


def halves(way: Division) -> tuple[str, str]:
    """The ranks of Low Hand and High Hand."""
    low, high = ("".join(c[0] for c in two) for two in (way.low, way.high))
    return "".join(sorted(low)), "".join(sorted(high))


def set_as(ranks: str) -> tuple[str, str]:
    return halves(house_way(cards_of(ranks)))


def expected(low: str, high: str) -> tuple[str, str]:
    return "".join(sorted(low)), "".join(sorted(high))


def same(ranks: str, other: str) -> bool:
    return sorted(ranks) == sorted(other)


def released(ranks: str) -> tuple[str, str] | None:
    for listed in SPLIT.values():
        for split in listed.split():
            if same(ranks, split):
                return expected(split[:2], split[2:])
    return None


def worth(rank: str) -> int:
    return 0 if rank in TENS else 1 if rank == "A" else int(rank)


def low_points(way: Division) -> int:
    return sum(worth(c[0]) for c in way.low) % 10


def of_kind(*times: int) -> list[str]:
    return [r for r in ALL_SETS if sorted(Counter(r).values(), reverse=True) == list(times)]


def test_these_are_all_the_sets_of_ranks() -> None:
    assert len(ALL_SETS) == 1820
    kinds = [of_kind(4), of_kind(3, 1), of_kind(2, 2), of_kind(2, 1, 1), of_kind(1, 1, 1, 1)]
    assert [len(kind) for kind in kinds] == [13, 156, 78, 858, 715]


@pytest.mark.rule("Si Ki Pi H.1")
def test_one_pair_stays_together_but_for_37_sets() -> None:
    kept = split = 0
    for ranks in of_kind(2, 1, 1):
        low, high = set_as(ranks)
        if released(ranks) is None:
            assert len(set(high)) == 1, ranks
            kept += 1
        else:
            assert (low, high) == released(ranks), ranks
            split += 1
    assert (kept, split) == (821, 37)


@pytest.mark.rule("Si Ki Pi H.1")
def test_two_pairs_three_and_four_of_a_kind_keep_a_pair_high() -> None:
    for ranks in of_kind(2, 2):
        low, high = set_as(ranks)
        assert len(set(low)) == len(set(high)) == 1, ranks
        assert RANKS.index(high[0]) < RANKS.index(low[0]), ranks
    for ranks in (*of_kind(3, 1), *of_kind(4)):
        assert len(set(set_as(ranks)[1])) == 1, ranks


@pytest.mark.rule("Si Ki Pi H.1", "Si Ki Pi H.1(i)", "Si Ki Pi H.1(ii)")
@pytest.mark.parametrize("ranks", ["AA88", "7722", "6633", "8822", "99KK"])
def test_two_pairs_are_kept_although_a_split_would_make_a_listed_sum(ranks: str) -> None:
    low, high = set_as(ranks)
    assert len(set(low)) == len(set(high)) == 1


@pytest.mark.rule("Si Ki Pi H.1(i)", "Si Ki Pi H.1(ii)")
def test_nine_and_nine_releases_nines_only() -> None:
    assert set_as("99KQ") == expected("9Q", "9K")
    assert set_as("99KA") == expected("KA", "99")  # 9 and 0
    assert set_as("KK9A") == expected("9A", "KK")
    assert set_as("7729") == expected("92", "77")  # 9 and 6


@pytest.mark.rule("Si Ki Pi H.1(ii)(a)", "Si Ki Pi H.1(ii)(b)", "Si Ki Pi H.1(ii)(c)")
@pytest.mark.parametrize("letter", "abc")
def test_split_for_points(letter: str) -> None:
    for split in SPLIT[f"H.1(ii)({letter})"].split():
        assert set_as(split) == expected(split[:2], split[2:]), split


@pytest.mark.rule("Si Ki Pi H.1(ii)(d)", "Si Ki Pi H.1(ii)(e)", "Si Ki Pi H.1(ii)(f)")
@pytest.mark.parametrize("letter", "def")
def test_split_for_a_gong(letter: str) -> None:
    for split in SPLIT[f"H.1(ii)({letter})"].split():
        assert set_as(split) == expected(split[:2], split[2:]), split
        assert set_as(split)[1] == "28"


@pytest.mark.rule("Si Ki Pi H.1")
def test_a_listed_split_always_lifts_the_low_hand() -> None:
    for ranks in (r for r in of_kind(2, 1, 1) if released(r)):
        cards = cards_of(ranks)
        kept = next(way for way in ways(cards) if way.high[0][0] == way.high[1][0])
        assert strength(house_way(cards).low) > strength(kept.low)


@pytest.mark.rule("Si Ki Pi H.2")
def test_without_a_pair_two_and_eight_are_the_high_hand() -> None:
    with_gong = [r for r in of_kind(1, 1, 1, 1) if "2" in r and "8" in r]
    assert len(with_gong) == 55
    assert all(set_as(ranks)[1] == "28" for ranks in with_gong)


@pytest.mark.rule("Si Ki Pi H.3", "Si Ki Pi H.3(i)", "Si Ki Pi H.3(ii)")
def test_the_two_exceptions() -> None:
    assert set_as("A234") == expected("A3", "42")  # 4 low, 6 high; H.4(i) would make 5 and 5
    assert set_as("A235") == expected("A3", "52")  # 4 low, 7 high; H.4(i) would make 5 and 6


def remaining() -> list[str]:
    """Sets for H.4: no pair, no Gong, neither exception."""
    return [
        ranks
        for ranks in of_kind(1, 1, 1, 1)
        if not {"2", "8"} <= set(ranks) and set(ranks) not in (set("A234"), set("A235"))
    ]


@pytest.mark.rule("Si Ki Pi H.4", "Si Ki Pi H.4(i)")
def test_the_low_hand_is_as_high_as_it_can_be() -> None:
    assert len(remaining()) == 715 - 55 - 2
    for ranks in remaining():
        cards = cards_of(ranks)
        chosen = house_way(cards)
        assert low_points(chosen) == max(low_points(way) for way in ways(cards)), ranks
        if sum(rank in TENS for rank in ranks) < 2:  # then only one way does it
            best = [way for way in ways(cards) if low_points(way) == low_points(chosen)]
            assert best == [chosen], ranks


@pytest.mark.rule("Si Ki Pi H.4(ii)")
def test_of_two_tens_the_higher_goes_low_unless_a_nine_or_an_ace_is_there() -> None:
    for ranks in remaining():
        tens = [rank for rank in RANKS if rank in ranks and rank in TENS]
        if len(tens) != 2:
            continue
        low, high = set_as(ranks)
        others = set(ranks) - set(tens)
        place = high if others & {"9", "A"} else low
        assert tens[0] in place, ranks
        assert (tens[0] in low) is not (tens[1] in low), ranks


@pytest.mark.rule("Si Ki Pi H.4(ii)")
@pytest.mark.parametrize(
    ("ranks", "low", "high"),
    [
        ("KQ75", "K5", "Q7"),
        ("JT43", "J3", "T4"),
        ("KQ95", "Q5", "K9"),
        ("KTA6", "TA", "K6"),
        ("QJ9A", "JA", "Q9"),  # both a 9 and an Ace
    ],
)
def test_two_tens(ranks: str, low: str, high: str) -> None:
    assert set_as(ranks) == expected(low, high)


@pytest.mark.rule("Si Ki Pi H.4(iii)")
def test_of_three_tens_the_highest_goes_high() -> None:
    for ranks in remaining():
        tens = [rank for rank in RANKS if rank in ranks and rank in TENS]
        if len(tens) == 3:
            (other,) = set(ranks) - set(tens)
            assert set_as(ranks) == expected("".join(tens[1:]), tens[0] + other), ranks
    assert set_as("QJT5") == expected("JT", "Q5")


@pytest.mark.rule("Si Ki Pi H.4(iii)")
def test_king_queen_jack_ten_is_zero_and_zero() -> None:
    assert set_as("KQJT") == expected("QJ", "KT")


def test_the_order_in_which_the_cards_come_does_not_matter() -> None:
    cards = cards_of("KQ95")
    assert {house_way(order) for order in (cards, cards[::-1], (*cards[2:], *cards[:2]))} == {
        house_way(cards)
    }
