"""What the figures were checked by: simulations whose results are kept beside this file, made by
`python -m benchmarks.checked`."""

from functools import cache
from importlib import resources

import msgspec

from croupier.mathematics.exact.sheet import Sheet
from croupier.mathematics.reports.odds import CheckedBy

KEPT = "checked.json"
SAME = 1e-9  # of an expected value


class Checked(msgspec.Struct, frozen=True):
    """`exact` are the values that the means were held against."""

    by: CheckedBy
    exact: dict[str, float]


def checked_by(sheet: Sheet) -> CheckedBy | None:
    """None where the simulation was of something else: other decks, another rule."""
    known = kept().get(sheet.game)
    if known is None:
        return None
    values = {figures.bet: float(figures.ev) for figures in sheet.bets}
    same = all(abs(values.get(bet, 1.0) - ev) < SAME for bet, ev in known.exact.items())
    return known.by if same else None


@cache
def kept() -> dict[str, Checked]:
    file = resources.files(__package__) / KEPT
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Checked])
