"""Other odds: what they do to the house edge, against closed forms and the results of the bet."""

from fractions import Fraction

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.counting.exposure import Shoes
from croupier.mathematics.counting.pay_tables import PaySweep, by_pays, exposed_by_pays, lines_of
from croupier.mathematics.counting.sweep import ImpossibleSweep
from croupier.mathematics.exact import edge, sheet
from croupier.mathematics.exact.baccarat import five_bets
from croupier.mathematics.exact.baccarat import sheet as baccarat_sheet
from croupier.mathematics.exact.blackjack.cards.values import by_value
from croupier.mathematics.exact.blackjack.dealer.bust_chances import bust_chances
from croupier.mathematics.exact.blackjack.side_bets import bust_by_cards, dealer_hands
from croupier.mathematics.exact.composition import Composition


@pytest.mark.parametrize(
    ("text", "line", "odds"),
    [
        ("pays:tie=7..9", "tie", ["7", "8", "9"]),
        ("pays:banker = 0.9 .. 1 : 0.05", "banker", ["0.9", "0.95", "1"]),
        ("pays:blackjack=6:5,3:2,2", "blackjack", ["1.2", "1.5", "2"]),
        ("pays:Banker-Insurance  four-cards 4-6=3", "banker-insurance four-cards 4-6", ["3"]),
        ("pays:tie=7..9:0.75", "tie", ["7", "7.75", "8.5"]),
    ],
)
def test_what_is_swept(text: str, line: str, odds: list[str]) -> None:
    found = PaySweep.parse(text)
    assert found.line == line
    assert [each.decimal() for each in found.odds] == odds


@pytest.mark.parametrize(
    "written",
    ["", "x", "9..7", "0", "0..3", "1..90", "4:3", "1..2:0", "99999", "1,,2", "-1", "1:0", "0.001"],
)
def test_nothing_pays_like_this(written: str) -> None:
    with pytest.raises(ImpossibleSweep, match="is not 1 to 60 odds"):
        PaySweep.parse(f"pays:tie={written}")


@pytest.mark.rule("Baccarat 4.1.2")
def test_the_tie_by_what_it_pays() -> None:
    """It wins in so many of all rounds, and each unit more is worth that."""
    win = edge("baccarat", "tie").win
    assert isinstance(win, Fraction)
    found = by_pays("baccarat", PaySweep.parse("pays:tie=7..9"))
    (tie,) = found.edges
    assert tie.figures == tuple(float(1 - win * (odds + 1)) for odds in (7, 8, 9))
    assert found.book == Odds.to(8)
    assert found.fair == pytest.approx(float((1 - win) / win))


@pytest.mark.rule("Baccarat 4.1.3")
def test_one_cell_of_insurance() -> None:
    cell = "banker-insurance four-cards 4-6"
    found = by_pays("baccarat", PaySweep.parse(f"pays:{cell}=2,3"), decks=6)
    (row,) = found.edges
    assert (row.bet, row.on) == ("banker-insurance", "four-cards 4-6")
    book = baccarat_sheet(decks=6).worth()[row.bet, row.on]
    assert book is not None
    assert row.figures[1] == float(book.house_edge)
    assert row.figures[0] == pytest.approx(float(book.house_edge) + float(book.win or 0))


@pytest.mark.rule("Roulette 4.1.1")
def test_all_placements_of_a_kind_are_told_once() -> None:
    found = by_pays("roulette", PaySweep.parse("pays:straight=35..38"))
    (row,) = found.edges
    assert (row.bet, row.on) == ("straight", None)
    assert row.figures == pytest.approx((3 / 39, 2 / 39, 1 / 39, 0))
    assert found.fair == pytest.approx(38)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_every_line_of_the_book_is_as_the_book_pays(game: str) -> None:
    """And one unit more is worth as much as the line comes up: never less than nothing."""
    worth = sheet(game).worth()
    for name, line in list(lines_of(game).items())[:: 5 if game == "baccarat" else 1]:
        if game == "blackjack" and name != "rws-pairs suited-pair":
            continue  # a sheet takes its time
        more = Odds.to(line.pays.numerator + line.pays.denominator, line.pays.denominator)
        found = by_pays(game, PaySweep(name, (line.pays, more)))
        for row in found.edges:
            same = [each for bet, each in worth.items() if bet[0] == row.bet and each is not None]
            edges = {float(each.house_edge) for each in same if row.on in (None, each.on)}
            assert row.figures[0] in edges, (name, row)
            assert row.figures[1] is not None
            assert row.figures[1] < row.figures[0], (name, row)


@pytest.mark.slow
def test_the_chart_follows_what_blackjack_pays() -> None:
    """So no odds are fair by a straight line; at 3 to 2 the edge is as the variant has it."""
    found = by_pays("blackjack", PaySweep.parse("pays:blackjack=6:5,3:2"))
    (row,) = found.edges
    assert row.figures[0] == float(edge("blackjack", "initial").house_edge)
    assert row.figures[1] == pytest.approx(0.0019141, abs=1e-6)
    assert found.fair is None


def test_lines_there_are_not() -> None:
    with pytest.raises(ImpossibleSweep, match="has no pay line 'foo'; its lines are"):
        by_pays("baccarat", PaySweep.parse("pays:foo=3"))
    with pytest.raises(ImpossibleSweep, match="rws-pairs mixed-pair"):
        by_pays("blackjack", PaySweep.parse("pays:rws-pairs=3"))
    with pytest.raises(ImpossibleSetting):
        by_pays("andar-bahar", PaySweep.parse("pays:andar=1"), decks=2)


def test_the_more_a_tie_pays_the_more_a_shoe_gives_away() -> None:
    """Round by round from the book's own figures: each unit more adds the chance to win."""
    shoes = Shoes(decks=8, behind=200, each_round=5, number=2, seed=4)
    (tie,) = exposed_by_pays("baccarat", PaySweep.parse("pays:tie=8..11"), shoes)
    for odds, found in zip((8, 9, 10, 11), tie.figures, strict=True):
        wins = [float(five_bets(left)[2].win or 0) for left in shoes.left()]
        expected = sum(max(win * (odds + 1) - 1, 0.0) for win in wins) / shoes.number
        assert found == pytest.approx(expected, abs=1e-12)
    assert (tie.figures[0] or 0.0) < (tie.figures[-1] or 0.0)


def test_one_cell_of_insurance_that_pays_more() -> None:
    shoes = Shoes(decks=6, behind=200, each_round=5, number=1, seed=4)
    sweep = PaySweep.parse("pays:banker-insurance four-cards 0-7=3,4,8")
    (cell,) = exposed_by_pays("baccarat", sweep, shoes)
    less, book, more = (figure or 0.0 for figure in cell.figures)
    assert less <= book < more
    assert (cell.bet, cell.on) == ("banker-insurance", "four-cards 0-7")


@pytest.mark.slow
@pytest.mark.rule("Blackjack 4.1.1")
def test_a_blackjack_that_pays_three_to_two() -> None:
    shoes = Shoes(decks=8, behind=104, each_round=6, number=3, seed=4)
    (initial,) = exposed_by_pays("blackjack", PaySweep.parse("pays:blackjack=6:5,3:2"), shoes)
    less, more = (figure or 0.0 for figure in initial.figures)
    assert more > less + 0.05
    (pairs,) = exposed_by_pays(
        "blackjack", PaySweep.parse("pays:rws-pairs suited-pair=25,60"), shoes
    )
    assert (pairs.figures[1] or 0.0) > (pairs.figures[0] or 0.0)


@pytest.mark.rule("Blackjack 3.26")
@pytest.mark.parametrize("counts", [(32,) * 13, (3, 20, 1, 9, 15, 8, 0, 12, 7, 9, 11, 10, 5)])
def test_busts_in_floating_point_are_those_counted(counts: tuple[int, ...]) -> None:
    held = by_value(Composition(8, counts))
    exact = bust_by_cards(held, dealer_hands(held))
    found = bust_chances(held)
    assert found.keys() == {cards for cards, chance in exact.items() if chance}
    for cards, chance in found.items():
        assert chance == pytest.approx(float(exact[cards]), rel=1e-12)
