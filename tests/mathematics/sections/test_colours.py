"""Colours carry the sign and the action, and whatever stands on them can be read."""

import pytest

from croupier.mathematics.sections.colours import (
    ACTIONS,
    OTHERS,
    WHITE,
    colours_of,
    heat,
    ink_on,
    mixed,
)

CONTRAST = 4.5  # what WCAG asks of small letters


def light(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_zero_is_white_and_signs_differ() -> None:
    assert heat(0.0, 5.0) == WHITE
    for size in (0.0001, 1.0, 5.0):
        above, below = (bytes.fromhex(heat(value, 5.0)[1:]) for value in (size, -size))
        assert above[2] > above[0]  # bluish
        assert below[0] > below[2]  # orange


def test_farther_from_zero_is_deeper() -> None:
    for sign in (1, -1):
        lights = [light(heat(sign * value, 9.0)) for value in (0.001, 0.1, 1.0, 4.0, 9.0)]
        assert lights == sorted(lights, reverse=True)
        assert len(set(lights)) == len(lights)


@pytest.mark.parametrize("value", [step / 10 for step in range(-50, 51)])
def test_figures_on_a_heat_map_can_be_read(value: float) -> None:
    colour = heat(value, 5.0)
    assert contrast(colour, ink_on(colour)) >= CONTRAST


def test_words_on_a_chart_can_be_read() -> None:
    colours = colours_of({f"{a}{b}": f"{a}, else {b}" for a in ACTIONS for b in ACTIONS if a != b})
    for colour in (*ACTIONS.values(), *OTHERS, *colours.values()):
        assert contrast(colour, ink_on(colour)) >= CONTRAST


def test_a_word_has_the_colour_of_its_action() -> None:
    colours = colours_of(
        {"H": "hit", "P": "Split", "D": "double, else hit", "Ds": "double or stand"}
    )
    assert (colours["H"], colours["P"]) == (ACTIONS["hit"], ACTIONS["split"])
    assert len(set(colours.values())) == 4
    assert mixed(ACTIONS["double"], ACTIONS["hit"], 0) == ACTIONS["double"]


def test_words_that_are_no_action_have_colours_too() -> None:
    legend = {str(number): f"way {number}" for number in range(2 * len(OTHERS))}
    colours = colours_of(legend)
    assert set(colours) == set(legend)
    assert len(set(colours.values())) == len(OTHERS)
