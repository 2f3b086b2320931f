"""Lines too long for their column, where they hold Chinese: it is written without blanks, and may
be folded between any two signs but before what closes a clause and behind what opens one. Odds stay
together, whose blanks are U+00A0."""

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

_WIDE = r"\u2e80-\uff60"
_OPENS, _CLOSES = "（“《", "、。，；：？！）”》…"
_SIGN = rf"(?:[^\s{_OPENS}{_WIDE}]+|[{_WIDE}])"
_UNIT = re.compile(rf"[{_OPENS}]*{_SIGN}(?:\u00a0{_SIGN})*[{_CLOSES}]*\s*|\s+")


def folded(text: Text, width: int) -> Text:
    """The same with line ends where lines are full; others are left to be folded at blanks."""
    if text.cell_len == len(text.plain):  # nothing is wide
        return text
    return Text("\n").join(
        part for line in text.split(allow_blank=True) for part in line.divide(_ends(line, width))
    )


def _ends(line: Text, width: int) -> Iterator[int]:
    used = 0
    for unit in _UNIT.finditer(line.plain):
        if used and used + cell_len(unit[0].rstrip()) > width:
            yield unit.start()
            used = 0
        used += cell_len(unit[0])
