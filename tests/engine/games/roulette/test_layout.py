"""How a Roulette table can be set up, what lies on it, and what is refused."""

from typing import Any

import pytest

from croupier.engine.games import roulette
from croupier.engine.games.roulette import Terms
from croupier.engine.games.roulette.layout import terms_of
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Limits
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games.roulette.scripting import EXAMPLE_SERIES, limits

PLACES_ONLY = ("C", "F", "I", "L")


@pytest.mark.rule("Roulette 2.1.1")
@pytest.mark.parametrize("layout", "ABDEGHJK")
def test_eight_layouts_are_played_on(layout: str) -> None:
    made = roulette.settings(layout=layout)
    assert (made.layout, made.decks, made.boxes, made.unit_cents) == (layout, 0, (), 100)


@pytest.mark.rule("Roulette 2.1.1")
@pytest.mark.parametrize("layout", [*PLACES_ONLY, "M", "a", ""])
def test_the_others_only_show_where_bets_go(layout: str) -> None:
    with pytest.raises(
        ImpossibleSetting, match=r"its layouts are A, B, D, E, G, H, J, K"
    ) as caught:
        roulette.settings(layout=layout)
    assert caught.value.setting == "layout"


@pytest.mark.parametrize(
    ("given", "setting", "sentence"),
    [
        ({"unit_cents": 0}, "unit", "must be above 0"),
        ({"limits": limits(10, 5)}, "limits.maximum.straight", "below its minimum"),
        (
            {"limits": Limits(minimum_cents=150)},
            "limits.minimum.straight",
            "not a multiple of the chip unit",
        ),
        (
            {"limits": Limits(differential_cents=1000)},
            "limits.differential",
            "no Differential limit",
        ),
        (
            {"limits": limits(1, zeros=50)},
            "limits.maximum.zeros",
            "There is no bet 'zeros' to limit",
        ),
        (
            {"limits": limits(1, banker=50)},
            "limits.maximum.banker",
            "There is no bet 'banker' to limit",
        ),
        ({"terms": EXAMPLE_SERIES}, "series", "Layout A has no Series Bets. (Roulette 4.1.1)"),
        ({"layout": "E", "terms": EXAMPLE_SERIES}, "series", "(Roulette 4.1.2)"),
    ],
)
def test_impossible_settings(given: dict[str, Any], setting: str, sentence: str) -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        roulette.settings(**given)
    assert caught.value.setting == setting
    assert sentence in str(caught.value)


@pytest.mark.rule("Roulette I", "Roulette L")
@pytest.mark.parametrize(
    ("terms", "setting", "sentence"),
    [
        (Terms(three=("1-2",)), "series.three", "'1-2' does not name three different pockets"),
        (Terms(three=("1-2-2",)), "series.three", "does not name three different pockets"),
        (Terms(six=("1-2-3",)), "series.six", "does not name six different pockets"),
        (Terms(three=("1-2-37",)), "series.three", "'37' is not a pocket"),
        (Terms(three=("1-2-3", "3-2-1")), "series.three", "1-2-3 stands twice"),
    ],
)
@pytest.mark.parametrize("layout", ["G", "K"])
def test_impossible_series(layout: str, terms: Terms, setting: str, sentence: str) -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        roulette.settings(layout=layout, terms=terms)
    assert caught.value.setting == setting
    assert sentence in str(caught.value)


@pytest.mark.rule("Roulette I")
def test_a_series_layout_may_name_no_sets_and_then_offers_none() -> None:
    bare = roulette.settings(layout="G")
    assert not [s for s in roulette.spots(bare) if s.bet.startswith("series")]
    answer = roulette.spot(bare, "series-3", None, "1-2-3")
    assert isinstance(answer, Refused)
    assert answer.sentence == "There is no series-3 on 1-2-3 at this table."
    made = roulette.settings(layout="G", terms=Terms(three=("3-h-1",)))
    assert terms_of(made).three == ("H-1-3",)
    assert roulette.spot(made, "series-3", None, "1-3-H") == Spot("series-3", on="H-1-3")


@pytest.mark.rule("Roulette 3.3")
def test_limits_are_set_by_kind_of_bet() -> None:
    made = roulette.settings(limits=limits(5, 1000, straight=100, red=5000))
    assert made.limits.maximum("straight") == 10_000
    assert made.limits.maximum("red") == 500_000
    assert made.limits.maximum("split") == 100_000
    assert made.limits.minimum("split") == 500


@pytest.mark.rule("Roulette C")
@pytest.mark.parametrize(
    ("bet", "on", "placed"),
    [
        ("split", "H-0", "0-H"),
        ("split", "h-00", "00-H"),
        ("split", "20-17", "17-20"),
        ("street", "h-00-0", "0-00-H"),
        ("line", "6-5-4-3-2-1", "1-2-3-4-5-6"),
        ("straight", "h", "H"),
        ("column", "2", "2"),
        ("dozen", "3", "3"),
        ("top-line", None, None),
        ("red", None, None),
    ],
)
def test_pockets_may_be_named_in_any_order(bet: str, on: str | None, placed: str | None) -> None:
    assert roulette.spot(roulette.settings(), bet, None, on) == Spot(bet, on=placed)


@pytest.mark.parametrize(
    ("bet", "box", "on", "sentence"),
    [
        ("banker", None, None, "The bet 'banker' does not exist; there are straight, split,"),
        ("zeros", None, None, "The bet 'zeros' is not offered on layout A"),
        ("series-3", None, "1-2-3", "The bet 'series-3' is not offered on layout A"),
        ("red", 1, None, "do not lie on numbered boxes"),
        ("red", None, "1", "red names no place."),
        ("top-line", None, "0-00-H-1-2-3", "top-line names no place."),
        ("split", None, None, "split names its place, as in “split 0-00”."),
        ("corner", None, None, "corner names its place."),
        ("straight", None, "37", "'37' is not a pocket; the wheel has 0, 00, H and 1 to 36."),
        ("straight", None, "", "'' is not a pocket"),
        ("straight", None, "01", "'01' is not a pocket"),
        ("split", None, "0-3", "There is no split on 0-3 at this table."),
        ("split", None, "2-H", "There is no split on 2-H at this table."),
        ("split", None, "3-4", "There is no split on 3-4 at this table."),
        ("split", None, "1-1", "There is no split on 1-1 at this table."),
        ("split", None, "1-2-3", "There is no split on 1-2-3 at this table."),
        ("street", None, "2-3-4", "There is no street on 2-3-4 at this table."),
        ("corner", None, "0-1-2-3", "There is no corner on 0-1-2-3 at this table."),
        ("line", None, "0-00-H-1-2-3", "There is no line on 0-00-H-1-2-3 at this table."),
        ("column", None, "4", "There is no column on 4 at this table."),
        ("dozen", None, "0", "There is no dozen on 0 at this table."),
    ],
)
def test_what_the_layout_does_not_have(
    bet: str, box: int | None, on: str | None, sentence: str
) -> None:
    answer = roulette.spot(roulette.settings(), bet, box, on)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.UNKNOWN
    assert sentence in answer.sentence
    assert answer.cites[0] == "Roulette 2.1.1"
