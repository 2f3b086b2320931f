"""The colours of heat maps and strategy charts, the same on terminal, page and plot."""

import re
from collections.abc import Mapping

from croupier.mathematics.sections.chart_letters import PLAYS

# Blue and orange are told apart by nearly every eye.
ABOVE_ZERO = "#2166ac"
BELOW_ZERO = "#b35806"
WHITE, BLACK = "#ffffff", "#000000"

# As printed strategy cards have them.
ACTIONS = {
    "hit": "#86c98a",
    "stand": "#e8837c",
    "double": "#7cb1e6",
    "split": "#f6d55c",
    "surrender": "#d9d9d9",
}
OTHERS = ("#c5b0d5", "#f7b6d2", "#9edae5", "#dbdb8d", "#c49c94")  # words that are not an action
FALLBACK_SHARE = 0.2
FAINTEST = 0.12  # even a figure next to zero shows its sign


def heat(value: float, largest: float) -> str:
    """White at zero, deeper with the distance from it: by its root, so that small ones show."""
    if not value:
        return WHITE
    depth = FAINTEST + (1 - FAINTEST) * (abs(value) / largest) ** 0.5
    return mixed(WHITE, ABOVE_ZERO if value > 0 else BELOW_ZERO, depth)


def colours_of(legend: Mapping[str, str]) -> dict[str, str]:
    """A colour for each word: that of its action, tinted with the one it falls back to."""
    others = iter(OTHERS * len(legend))
    plays = {sign: play for play, sign in PLAYS.items()}
    return {
        word: _of_actions(plays.get(word, meaning)) or next(others)
        for word, meaning in legend.items()
    }


def _of_actions(meaning: str) -> str | None:
    actions = [ACTIONS[word] for word in re.findall("|".join(ACTIONS), meaning.lower())]
    if len(actions) > 1:
        return mixed(actions[0], actions[1], FALLBACK_SHARE)
    return actions[0] if actions else None


def mixed(colour: str, other: str, share: float) -> str:
    """`share` of the other colour in the first."""
    parts = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def ink_on(colour: str) -> str:
    """Black or white, whichever is read better on this colour."""
    red, green, blue = ((part / 255) ** 2.2 for part in _parts(colour))
    return BLACK if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 else WHITE


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))
