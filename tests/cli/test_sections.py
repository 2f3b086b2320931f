"""Sections on a terminal: nothing is cut, wide ones are folded by sense, colour says no more."""

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from croupier.cli.console.sections import on_terminal
from croupier.mathematics.sections.sections import Bars, Chart, Columns, HeatMap, Section, Table

LEGEND = {"H": "hit", "S": "stand", "Ds": "double, else stand"}
CHART = Chart(
    title="Soft totals",
    down="Hand",
    across="Up card",
    rows=("soft 17", "soft 18"),
    columns=("2", "10", "A"),
    cells=(("H", "H", "H"), ("Ds", "S", "H")),
    legend=LEGEND,
)
MAP = HeatMap(
    title="By points",
    down="Player",
    across="Banker",
    rows=("6", "7"),
    columns=tuple("012345"),
    values=((0.5, -0.25, None, 0.0, -12.5, 0.001), (1.0, 2.0, 3.0, 4.0, 5.0, 6.0)),
    unit="% of the stake",
    note="Here ends the map.",
)


def told(section: Section, width: int = 80, *, colour: bool = False) -> list[str]:
    console = Console(
        width=width, color_system="truecolor" if colour else None, force_terminal=colour
    )
    with console.capture() as captured:
        console.print(on_terminal(section))
    return [line.rstrip() for line in captured.get().splitlines()]


def table(headings: str, *rows: str) -> Table:
    return Table(
        title="A table",
        headings=tuple(headings.split("|")),
        rows=tuple(tuple(row.split("|")) for row in rows),
    )


def test_a_table_that_fits_has_its_figures_to_the_right() -> None:
    shown = told(table("Bet|Pays|EV", "tie|8 to 1|-0.14", "pair|11 to 1|+0.1", "none|loses|–"))
    assert shown[:5] == [
        "A table",
        "  Bet      Pays     EV",
        "  tie    8 to 1  -0.14",
        "  pair  11 to 1   +0.1",
        "  none    loses      –",
    ]


def test_words_that_repeat_become_headings() -> None:
    rows = ("after four cards|banker|5|+0.1", "after four cards|banker|16|-0.2")
    shown = told(table("Stage|Side|Points|EV", *rows, "later|player|7|+0.3"), 30)
    assert shown == [
        "A table",
        "  after four cards",
        "    Side    Points    EV",
        "    banker       5  +0.1",
        "    banker      16  -0.2",
        "  later",
        "    Side    Points    EV",
        "    player       7  +0.3",
        "",
    ]


def test_other_wide_tables_stand_in_blocks() -> None:
    shown = told(table("Bet|Win|Ahead after 1,000|Lose", "tie|1.0 %|2.0 %|3.0 %"), 20)
    assert shown == [
        "A table",
        "              Ahead",
        "              after",
        "  Bet    Win  1,000",
        "  tie  1.0 %  2.0 %",
        "",
        "  Bet   Lose",
        "  tie  3.0 %",
        "",
    ]


def test_blocks_begin_with_what_tells_the_rows_apart() -> None:
    shown = told(table("1st|2nd|Offered|Worth", "5|0|11111 %|22222", "5|1|33333 %|44444"), 21)
    assert [line.split() for line in shown if line.startswith("    5")] == [
        ["5", "0", "11111", "%"],
        ["5", "1", "33333", "%"],
        ["5", "0", "22222"],
        ["5", "1", "44444"],
    ]


def test_prose_in_the_last_column_is_folded_in_its_place() -> None:
    prose = "a sentence that goes on for quite a while and then ends"
    shown = told(table("Hand|What it says", f"16|{prose}"), 40)
    assert " ".join(" ".join(shown[2:-1]).split()) == f"16 {prose}"
    assert all(len(line) <= 40 for line in shown)


@pytest.mark.parametrize("width", [18, 24, 33, 57])
def test_no_cell_is_lost_at_any_width(width: int) -> None:
    rows = ("ann|a|1.25|2|words here", "ann|b|3.5|4|more of them", "bob|a|5|6.75|none")
    shown = " ".join(told(table("Who|Box|One|Two|Remark", *rows), width)).split()
    for word in " ".join(rows).replace("|", " ").split():
        assert word in shown
    assert max(map(len, told(MAP, width))) <= width


def test_a_heat_map_shows_signs_and_gaps() -> None:
    assert told(MAP) == [
        "By points",
        "% of the stake",
        "           Banker",
        "  Player        0       1       2       3       4       5",
        "  6         +0.50   −0.25       –   +0.00  −12.50  +0.001",
        "  7         +1.00   +2.00   +3.00   +4.00   +5.00   +6.00",
        "Here ends the map.",
        "",
    ]


def test_a_heat_map_that_is_too_wide_is_halved() -> None:
    shown = told(MAP, 45)
    assert shown[3].split() == ["Player", "0", "1", "2"]
    assert shown[8].split() == ["Player", "3", "4", "5"]


def test_a_long_name_widens_its_own_column_only() -> None:
    named = msgspec.structs.replace(MAP, columns=(*"01234", "blackjack"))
    assert told(named, 65)[3:5] == [
        "  Player        0       1       2       3       4  blackjack",
        "  6         +0.50   −0.25       –   +0.00  −12.50     +0.001",
    ]
    assert told(named, 56)[3] == "  Player        0      1      2      3      4 blackjack"


def test_a_chart_has_its_words_and_what_they_mean() -> None:
    shown = told(CHART)
    assert shown[2].split() == ["Hand", "2", "10", "A"]
    assert shown[4].split() == ["soft", "18", "Ds", "S", "H"]
    assert [line.split(maxsplit=1) for line in shown[6:9]] == [list(e) for e in LEGEND.items()]


@pytest.mark.parametrize("section", [MAP, CHART], ids=["map", "chart"])
def test_colour_changes_no_letter(section: Section) -> None:
    coloured = told(section, colour=True)
    assert any("48;2;" in line for line in coloured)
    assert [Text.from_ansi(line).plain.rstrip() for line in coloured] == told(section)


def test_bars_below_zero_lie_to_the_left() -> None:
    bars = Bars(title="Edge", labels=("a", "bb"), values=(-1.0, 3.0), unit="%")
    first, second = told(bars, 25)[2:4]
    assert first.split() == ["a", "−1.00", "███"]
    assert second.index("█") == first.index("█") + 3
    assert second.count("█") == 9


def test_columns_and_bars_of_nothing() -> None:
    shown = told(Columns(title="C", labels=("2",), values=(0.0,), across="cards", unit="%"))
    assert shown[2].split() == ["2", "0.00"]


def test_an_unknown_section_is_a_bug() -> None:
    with pytest.raises(TypeError, match="Section is not a section"):
        on_terminal(Section(title="plain"))
