"""Figures that others have published, to every digit they print (Baccarat 4.1.2, 4.1.3)."""

from fractions import Fraction

import pytest

from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.mathematics.exact import edge
from croupier.mathematics.exact.baccarat import BaccaratSheet, five_bets, sheet
from croupier.mathematics.exact.baccarat.enumeration import deals
from croupier.mathematics.exact.composition import Composition

# Out of all sequences of six cards: Banker, Player, Tie.
COMBINATIONS = {
    6: (403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288),
    8: (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216),
    10: (8_807_402_586_035_200, 8_570_454_841_408_000, 1_828_629_499_384_000),  # no table of ours
}
FOUR_DECKS = (34_543_624_867_840, 33_608_344_225_792)  # Banker, Player
PROBABILITIES = {  # Banker, Player, Tie
    4: ("0.458761", "0.446340", "0.094898"),
    6: ("0.458653", "0.446279", "0.095069"),
    8: ("0.458597", "0.446247", "0.095156"),
}
BANKER_WINS_ON = {  # eight decks
    1: 24_291_119_898_624,
    2: 44_681_581_871_104,
    3: 72_927_778_568_192,
    4: 163_359_790_133_248,
    5: 216_715_928_915_968,
    6: 269_232_304_455_680,
    7: 384_279_324_919_808,
    8: 529_914_458_673_152,
    9: 586_850_279_002_112,
}
# Player and Banker points after four cards, odds, Player wins, Banker wins, Tie, expected value.
BANKER_INSURANCE = """
0 5 2 0.319950 0.638715 0.041335  0.001185
1 5 2 0.283814 0.674655 0.041531 -0.107027
2 5 2 0.248356 0.650906 0.100738 -0.154193
3 5 2 0.271182 0.628151 0.100667 -0.085786
4 5 2 0.294993 0.604412 0.100595 -0.014426
0 6 3 0.248749 0.721860 0.029391  0.024389
1 6 3 0.200798 0.710369 0.088833 -0.107975
2 6 3 0.212631 0.698539 0.088830 -0.060646
3 6 3 0.224458 0.687609 0.087932 -0.014235
4 6 3 0.236160 0.675002 0.088838  0.033478
5 6 3 0.248909 0.662332 0.088759  0.084397
0 7 4 0.154340 0.769393 0.076268 -0.152035
1 7 4 0.153216 0.769718 0.077066 -0.156852
2 7 4 0.153224 0.769708 0.077068 -0.156814
3 7 4 0.154128 0.768806 0.077066 -0.152294
4 7 4 0.153211 0.769725 0.077065 -0.156882
5 7 4 0.154124 0.768810 0.077066 -0.152312
"""
PLAYER_INSURANCE = "5 4 2 0.597782 0.289715 0.112503 -0.018352"
# Banker wins, by Banker points 0 to 7 down and Player points 0 to 7 across, after four cards.
BANKER_WINS = """
0.427793 0.409730 0.391882 0.374037 0.356195 0.337650 0.231516 0.154340
0.495459 0.426929 0.409234 0.391336 0.373435 0.354619 0.230281 0.153216
0.513308 0.496004 0.426930 0.409025 0.391346 0.372530 0.230280 0.153224
0.525182 0.513697 0.501957 0.438649 0.426700 0.354636 0.230271 0.154128
0.578664 0.602820 0.627004 0.591578 0.326054 0.289715 0.230277 0.153211
0.638716 0.674654 0.650906 0.628150 0.604411 0.348888 0.231193 0.154125
0.721859 0.710369 0.698539 0.687609 0.675001 0.662331 0.000000 0.000000
0.769393 0.769718 0.769708 0.768806 0.769725 0.768810 1.000000 0.000000
"""
# By the points of the Player's first two cards: Player wins, Banker wins, Tie.
AFTER_TWO_CARDS = """
0.278792 0.654627 0.066581
0.282833 0.647252 0.069915
0.290303 0.634207 0.075490
0.303386 0.615539 0.081075
0.322084 0.579983 0.097933
0.358488 0.537849 0.103663
0.430362 0.427801 0.141838
0.572657 0.285046 0.142297
0.810911 0.094938 0.094151
0.905475 0.000000 0.094525
"""
# The sequences by points and winner: Player 0, Tie 1, Banker 2.
EIGHT_DECKS = deals(Composition.of_decks(8).by_value(VALUES))


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.split("\n") if line]


def agrees(number: Fraction | float | None, printed: str) -> bool:
    """Rounded as printed."""
    assert number is not None
    return f"{float(number):.{len(printed.partition('.')[2])}f}" == printed


def nearly_agrees(number: float, printed: str) -> bool:
    """To one unit of the last digit: two printings of the same table differ by as much."""
    return abs(round(number, 6) - float(printed)) < 1.5e-6


@pytest.mark.rule("Baccarat 3.15")
@pytest.mark.parametrize("decks", [6, 8, 10])
def test_combinations(decks: int) -> None:
    counted = deals(Composition.of_decks(decks).by_value(VALUES)).four_cards.sum(axis=(0, 1))
    player, tie, banker = (int(count) for count in counted)
    assert (banker, player, tie) == COMBINATIONS[decks]


def test_combinations_of_four_decks() -> None:
    counted = deals(Composition.of_decks(4).by_value(VALUES)).four_cards.sum(axis=(0, 1))
    assert (counted[2], counted[0]) == FOUR_DECKS


@pytest.mark.rule("Baccarat 4.1.2")
def test_eight_decks_to_nine_digits() -> None:
    assert agrees(edge("baccarat", "banker").win, "0.458597423")
    assert agrees(edge("baccarat", "player").win, "0.446246609")
    assert agrees(edge("baccarat", "tie").win, "0.095155968")


@pytest.mark.rule("Baccarat 4.1.1", "Baccarat 4.1.2")
@pytest.mark.parametrize(
    ("decks", "bet", "printed"),
    [
        (8, "banker", "1.0579"),
        (8, "player", "1.2351"),
        (8, "tie", "14.3596"),
        (8, "player-pair", "10.361"),
        (6, "banker", "1.0558"),
        (6, "player", "1.2374"),
        (6, "tie", "14.4382"),
    ],
)
def test_house_edges(decks: int, bet: str, printed: str) -> None:
    assert agrees(100 * edge("baccarat", bet, decks=decks).house_edge, printed)


@pytest.mark.parametrize(("decks", "printed"), PROBABILITIES.items())
def test_probabilities_by_decks(decks: int, printed: tuple[str, ...]) -> None:
    for bet, chance in zip(("banker", "player", "tie"), printed, strict=True):
        assert agrees(edge("baccarat", bet, decks=decks).win, chance)


@pytest.mark.rule("Baccarat 1.14")
def test_pairs() -> None:
    pair = edge("baccarat", "player-pair")
    assert pair.win is not None
    assert agrees(100 * pair.win, "7.4699")
    assert pair.ev == Fraction(-43, 415)


def test_the_points_the_banker_wins_with() -> None:
    for banker, count in BANKER_WINS_ON.items():
        assert EIGHT_DECKS.final[:banker, banker].sum() == count


@pytest.fixture(scope="module")
def eight_decks() -> BaccaratSheet:
    return sheet()


@pytest.mark.rule("Baccarat 4.1.3")
@pytest.mark.parametrize(
    ("side", "table"), [("banker", BANKER_INSURANCE), ("player", PLAYER_INSURANCE)]
)
def test_insurance_after_four_cards(eight_decks: BaccaratSheet, side: str, table: str) -> None:
    cells = {
        (cell.player, cell.banker): cell
        for cell in eight_decks.insurance
        if (cell.stage, cell.side) == ("four-cards", side)
    }
    for player, banker, odds, *chances, value in rows(table):
        cell = cells[int(player), int(banker)]
        assert cell.odds == odds
        assert agrees(cell.ev, value)
        counts = EIGHT_DECKS.four_cards[int(player), int(banker)]
        player_wins, tie, banker_wins = counts / counts.sum()
        assert agrees(player_wins, chances[0])
        assert agrees(banker_wins, chances[1])
        assert agrees(tie, chances[2])
    assert side == "player" or len(cells) == len(rows(table))


def test_six_against_nothing_which_the_neighbour_pays_at_other_odds() -> None:
    counts = EIGHT_DECKS.four_cards[6, 0]
    assert agrees(counts[0] / counts.sum(), "0.692222")
    assert agrees(counts[2] / counts.sum(), "0.231515")


def test_banker_wins_from_all_points_after_four_cards() -> None:
    for banker, row in enumerate(rows(BANKER_WINS)):
        for player, printed in enumerate(row):
            counts = EIGHT_DECKS.four_cards[player, banker]
            assert nearly_agrees(counts[2] / counts.sum(), printed)


def test_winners_from_the_players_two_cards() -> None:
    for player, row in enumerate(rows(AFTER_TWO_CARDS)):
        counts = EIGHT_DECKS.four_cards[player].sum(axis=0)
        for printed, count in zip(row, counts[[0, 2, 1]], strict=True):
            assert agrees(count / counts.sum(), printed)


def test_five_bets_are_those_of_the_sheet(eight_decks: BaccaratSheet) -> None:
    assert five_bets(Composition.of_decks(8)) == eight_decks.bets
