"""Where in a history file a key stands, so that an error can name its line."""

import re

import msgspec

_TABLE = re.compile(r"^\s*(\[\[?)([^\]]+)\]")
_KEY = re.compile(
    r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"))*)\s*=\s*(.*)$"""
)
_LONG_QUOTES = ("'''", '"""')


class Position(msgspec.Struct, frozen=True):
    line: int  # counted from 1
    value: str  # what follows the equals sign on that line


class Positions(msgspec.Struct, frozen=True):
    """Keys with their tables, `limits.minimum`; round 0 is the head that rounds share."""

    found: dict[tuple[int, str], Position]

    def line(self, round_number: int, key: str) -> int | None:
        """The line of a key of this round, of the shared head, or of the table it is in."""
        paths = [f"limits.{key}"]  # a table's settings speak of its minimum, not of [limits]
        while key:
            paths.append(key)
            key = key.rpartition(".")[0]
        for path in sorted(paths, key=len, reverse=True):
            for number in (round_number, 0):
                if (number, path) in self.found:
                    return self.found[number, path].line
        return None

    def actions(self, round_number: int, actions: str) -> tuple[int, int] | None:
        """The lines of the first action and of the closing quotes."""
        opened = self.found.get((round_number, "actions"))
        if opened is None or not opened.value.startswith(("'", '"')):
            return None
        below = opened.value.strip() in _LONG_QUOTES
        first = opened.line + 1 if below else opened.line
        return first, first + actions.count("\n")


def positions(text: str) -> Positions:
    found: dict[tuple[int, str], Position] = {}
    round_number, table, closing = 0, "", ""
    for number, line in enumerate(text.split("\n"), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        heading, key = _TABLE.match(line), _KEY.match(line)
        if heading is not None:
            name = _plain(heading[2])
            round_number += heading[1] == "[[" and name == "round"
            table = "" if name == "round" else name.removeprefix("round.")
            found[round_number, table or name] = Position(number, "")
        elif key is not None:
            path = ".".join(filter(None, (table, _plain(key[1]))))
            found[round_number, path] = Position(number, key[2])
            quotes = key[2][:3]
            if quotes in _LONG_QUOTES and quotes not in key[2][3:]:
                closing = quotes
    return Positions(found)


def _plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))
