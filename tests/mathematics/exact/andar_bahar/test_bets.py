"""The eight bets and the number of cards: formulas against every arrangement of the deck, and
against published figures."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.andar_bahar.first_three import STRAIGHT
from croupier.engine.games.andar_bahar.layout import BETS, FIRST_3_CARDS_PAY, PAYS
from croupier.engine.money import Odds
from croupier.engine.sentences import speaking
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact import edge, sheet
from croupier.mathematics.exact.andar_bahar import AndarBaharSheet, cards_dealt, first_match
from croupier.mathematics.exact.andar_bahar import sheet as andar_bahar
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import COUNTED
from croupier.mathematics.exact.sheet import UnknownBet, as_json
from croupier.mathematics.sections import sections_of
from croupier.mathematics.sections.sections import Columns, Table


def wherever_they_lie() -> Counter[int]:
    """The first of three matching cards, for each of the 20,825 ways they lie among 51."""
    return Counter(min(places) for places in combinations(range(1, 52), 3))


def test_the_first_match_lies_where_enumeration_finds_it() -> None:
    ways = wherever_they_lie()
    assert ways.total() == 20_825
    assert first_match() == {place: Fraction(count, 20_825) for place, count in ways.items()}


def test_the_first_match_card_by_card() -> None:
    """The same as a chain: no match so far, and then one of three among those left."""
    none_yet = Fraction(1)
    for place, chance in first_match().items():
        left = 52 - place
        assert chance == none_yet * Fraction(3, left)
        none_yet *= 1 - Fraction(3, left)
    assert none_yet == 0


@pytest.mark.rule("Andar Bahar 3.11", "Andar Bahar 3.11.1", "Andar Bahar 1.17")
def test_andar_and_bahar_take_turns_and_a_stand_off_comes_first() -> None:
    ways = wherever_they_lie()
    andar = sum(count for place, count in ways.items() if place % 2 and place > 1)
    bahar = sum(count for place, count in ways.items() if place % 2 == 0)
    found = edge("andar-bahar", "andar")
    assert (found.win, found.push) == (Fraction(andar, 20_825), Fraction(1_225, 20_825))
    assert found.ev == Fraction(andar - bahar, 20_825) == Fraction(-24, 833)
    found = edge("andar-bahar", "bahar")
    assert (found.win, found.push) == (Fraction(bahar, 20_825), 0)
    assert found.ev == Fraction(2 * bahar, 20_825) - 1 == Fraction(-25, 833)


def test_the_side_that_is_dealt_first_is_matched_first_in_51_5_percent() -> None:
    """As published for the plain game, in which a match on the first card wins like any other."""
    andar = edge("andar-bahar", "andar")
    assert andar.win is not None
    assert andar.push is not None
    assert round(100 * float(andar.win + andar.push), 1) == 51.5


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 3.10")
def test_the_number_of_cards() -> None:
    dealt: Counter[int] = Counter()
    for place, count in wherever_they_lie().items():
        dealt[1 + max(place, 2)] += count
    assert cards_dealt() == {cards: Fraction(count, 20_825) for cards, count in dealt.items()}
    assert list(cards_dealt()) == list(range(3, 51))
    # Four equal gaps between three matching cards: the first lies 52 / 4 places on. A Stand Off
    # takes one card more than it needs.
    mean = sum(cards * chance for cards, chance in cards_dealt().items())
    assert mean == 1 + Fraction(52, 4) + Fraction(3, 51)


@pytest.mark.rule("Andar Bahar 1.18", "Andar Bahar 1.19", "Andar Bahar 4.1")
def test_super_bets_over_every_opening() -> None:
    ranks = [rank for rank in RANKS for _ in range(4)]
    openings = 52 * 51 * 50
    super_andar = super_bahar = 0
    for joker, andar, bahar in permutations(range(52), 3):
        super_andar += ranks[joker] == ranks[andar]
        super_bahar += ranks[joker] == ranks[bahar] != ranks[andar]
    assert edge("andar-bahar", "super-andar").ev == Fraction(15 * super_andar, openings) - 1
    assert edge("andar-bahar", "super-bahar").ev == Fraction(15 * super_bahar, openings) - 1


@pytest.mark.rule("Andar Bahar 1.10", "Andar Bahar 1.21", "Andar Bahar 1.16")
def test_bets_on_the_joker() -> None:
    for bet in ("under-8", "over-8"):  # six ranks of thirteen each; the eight loses both
        assert edge("andar-bahar", bet).ev == Fraction(6 - 7, 13)
    for rank in RANKS:
        found = edge("andar-bahar", "joker", on=rank)
        assert (found.on, found.win, found.ev) == (rank, Fraction(1, 13), Fraction(10 - 12, 13))


@pytest.mark.rule("Andar Bahar 1.6", "Andar Bahar 4.1")
def test_first_3_cards_as_published_for_three_card_poker() -> None:
    """48, 52, 720 and 1,096 hands of 22,100, and where those come from."""
    published = {
        "Straight Flush": 48,
        "Three of a Kind": 52,
        "Straight": 720,
        "Flush": 1_096,
    }
    assert published == {
        "Straight Flush": 12 * 4,
        "Three of a Kind": 13 * comb(4, 3),
        "Straight": 12 * (4**3 - 4),
        "Flush": 4 * (comb(13, 3) - 12),
    }
    made = {line.made: line.probability for line in andar_bahar().first_3_cards}
    assert made == {name: Fraction(hands, 22_100) for name, hands in published.items()}
    found = edge("andar-bahar", "first-3-cards")
    pays = {"Straight Flush": 100, "Three of a Kind": 50, "Straight": 6, "Flush": 4}
    returned = sum((1 + pays[name]) * hands for name, hands in published.items())
    assert found.ev == Fraction(returned, 22_100) - 1 == Fraction(-12, 65)
    squares = sum(pays[name] ** 2 * hands for name, hands in published.items())
    lost = 22_100 - sum(published.values())
    assert found.variance == Fraction(squares + lost, 22_100) - Fraction(12, 65) ** 2


def test_every_bet_is_on_the_sheet_and_every_joker_once() -> None:
    found = andar_bahar()
    assert tuple(dict.fromkeys(figures.bet for figures in found.bets)) == BETS
    assert [figures.on for figures in found.bets if figures.bet == "joker"] == list(RANKS)
    assert {figures.method for figures in found.bets} == {COUNTED}
    assert (found.decks, found.shoe, found.edition) == (1, None, "2024-07-18")
    with pytest.raises(UnknownBet, match="no bet 'joker' on 1"):
        found.figures("joker", "1")


@pytest.mark.rule("Andar Bahar 2.2.1")
def test_only_a_fresh_single_deck_is_played() -> None:
    with pytest.raises(ImpossibleSetting, match="single deck, not 2"):
        sheet("andar-bahar", decks=2)
    with pytest.raises(ImpossibleShoe, match="fresh deck in every round"):
        sheet("andar-bahar", shoe=Composition.of_decks(1))


def test_a_variant_pays_as_it_says() -> None:
    variant = andar_bahar(
        pays={**PAYS, "joker": Odds.to(11)},
        first_3_cards_pay={**FIRST_3_CARDS_PAY, STRAIGHT: Odds.to(4)},
    )
    assert variant.figures("joker").ev == Fraction(-1, 13)
    first_3_cards = variant.figures("first-3-cards")  # Straight and Flush now pay alike
    assert first_3_cards.results is not None
    assert first_3_cards.results[Fraction(4)] == Fraction(720 + 1_096, 22_100)
    assert edge("andar-bahar", "joker").ev == Fraction(-2, 13)


def test_the_json_holds_the_distribution() -> None:
    told = as_json(andar_bahar())
    assert list(told["cards"]) == [str(cards) for cards in range(3, 51)]
    assert sum(told["cards"].values()) == pytest.approx(1, abs=1e-12)
    assert told["first_3_cards"][0] == {
        "made": "Straight Flush",
        "odds": "100",
        "probability": 48 / 22_100,
    }
    (andar,) = (bet for bet in told["bets"] if bet["bet"] == "andar")
    assert (andar["exact"], andar["method"], andar["push"]) == ("-24/833", "counted", 3 / 51)


def test_the_json_is_in_english_whatever_is_spoken() -> None:
    with speaking("zh"):
        told = as_json(andar_bahar())
    made = [line["made"] for line in told["first_3_cards"]]
    assert made == ["Straight Flush", "Three of a Kind", "Straight", "Flush"]


def test_the_report_shows_both() -> None:
    found = andar_bahar()
    assert isinstance(found, AndarBaharSheet)
    *_, made, cards = sections_of(found)
    assert isinstance(made, Table)
    assert made.rows[0] == ("Straight Flush", "100 to 1", "0.2172 %", "+0.217194570")
    assert made.rows[-1] == ("Anything else", "loses", "91.3303 %", "−0.913303167")
    added = sum(float(row[-1].replace("−", "-")) for row in made.rows)
    assert added == pytest.approx(float(found.figures("first-3-cards").ev), abs=1e-8)
    assert isinstance(cards, Columns)
    assert (cards.labels[0], cards.labels[-1], len(cards.values)) == ("3", "50", 48)
    assert sum(cards.values) == pytest.approx(100)
    assert "14.0588" in cards.note
