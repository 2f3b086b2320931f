"""What a report says: sentences of the catalogues in the language that is being spoken, names of
bets as the felt has them, and figures as they are written on paper."""

from collections.abc import Iterable

from croupier.engine.sentences import Message, current_language, phrase, sentence
from croupier.engine.sentences.numbers import number as formatted

GLYPHS = {
    "en": {
        "banker": "庄",
        "player": "閒",
        "odd": "單",
        "even": "雙",
        "andar": "左邻",
        "bahar": "右舍",
    },
    "zh": dict[str, str](),  # there the names are the glyphs
}
NONE = "–"
BREAKS = (0.01, 0.05, 0.10, 0.25)


def named(family: str, name: str) -> str:
    """One of a family of keys: `named("bet-name", "tie")`."""
    return sentence(Message(f"{family}-{name}"))


def bet_name(bet: str) -> str:
    glyph = GLYPHS[current_language()].get(bet)
    name = named("bet-name", bet)
    return f"{glyph} {name}" if glyph else name


def bet_names(bets: Iterable[str]) -> str:
    return ("、" if current_language() == "zh" else ", ").join(map(bet_name, bets))


def number(value: float | None, digits: int = 4) -> str:
    """A real minus; what rounds to zero has none."""
    return NONE if value is None else formatted(value, f"z,.{digits}f")


def percent(share: float | None, digits: int = 4) -> str:
    """A share in per cent, without the sign of it: the unit stands in the head."""
    return NONE if share is None else number(100 * share, digits)


def with_sign(figure: str) -> str:
    """`10.36 %`; Chinese has no blank there."""
    return f"{figure}{'' if current_language() == 'zh' else ' '}%"


def signed(share: float | None, digits: int = 2) -> str:
    """Where zero is the question."""
    return NONE if share is None else formatted(100 * share, f"{_sign(share, digits)}z.{digits}f")


def _sign(share: float, digits: int) -> str:
    return "+" if round(100 * share, digits) else ""


def counted(n: int) -> str:
    """At the beginning of a heading: `Twelve`."""
    return phrase("paper-count", n=n)


def one_in(chance: float) -> str:
    return phrase("paper-one-in", rounds=f"{round(1 / chance):,}")


def step(share: float) -> str:
    """Which of five classes a value lies in: `gives-4`, `costs-2`."""
    size = sum(abs(share) >= least for least in BREAKS)
    return f"{'costs' if share < 0 else 'gives'}-{1 + size}"
