"""One fuzzed frame after the other, by a seed: what is sent, and what may come of it."""

import json
from random import Random
from typing import Any, NamedTuple

import msgspec

from croupier.engine.table.contract.game import Game
from croupier.floor.protocol.frames import BadFrame, Pass, client_frame
from tests.floor.server.fuzz import mutating as m
from tests.floor.server.fuzz.valid import Known, Valid
from tests.floor.server.wire import BINARY, PING, TEXT, frame

CHANGED = 0.7  # of frames are no longer as they were made
MOVES_CHANGED = 0.35  # of those that the table would take
REMEMBERED = 300


class Fuzzed(NamedTuple):
    data: bytes  # as it goes over the wire
    shown: str  # as a person reads it
    silent: bool = False  # a `pass` that can be read has no answer
    ends: tuple[int, ...] = ()  # the codes one of which the connection is closed with


class Frames:
    """What one person sends to a table; `sent_before`: what anybody has sent, to be sent again."""

    def __init__(self, rng: Random, game: Game, me: str, known: Known, before: list[str]) -> None:
        self._rng, self._valid, self._before = rng, Valid(rng, game, me, known), before

    def beginning(self) -> list[Fuzzed]:
        """As they should be."""
        commands = self._valid.beginning()
        frames = [{"type": "do", "id": self._identity(), "command": each} for each in commands]
        return [_sent(m.written(frame)) for frame in frames]

    def next(self) -> Fuzzed:
        rng = self._rng
        text = self._text()
        fate = rng.random()
        if fate < 0.96:
            return _sent(text)
        if fate < 0.985:
            return Fuzzed(frame(BINARY, text.encode()), f"binary {text}")
        if fate < 0.99:
            return _sent(m.just_small_enough(text))
        if fate < 0.997:
            return Fuzzed(frame(PING, text.encode()[:100]), "ping", silent=True)
        return self._fatal(text)

    def _text(self) -> str:
        rng = self._rng
        if self._before and rng.random() < 0.04:
            text = rng.choice(self._before)
        else:
            tree, likely = self._tree()
            if rng.random() < (MOVES_CHANGED if likely else CHANGED):
                for _ in range(rng.choice((1, 1, 1, 2, 3))):
                    tree = m.changed(rng, tree)
            text = m.written(tree)
        if rng.random() < 0.06:
            text = m.misspelt(rng, text)
        if len(text.encode("utf-8", "replace")) > m.LARGEST:
            text = m.misspelt(rng, text[:4000])
        if len(self._before) < REMEMBERED:
            self._before.append(text)
        else:
            self._before[rng.randrange(REMEMBERED)] = text
        return text

    def _tree(self) -> tuple[Any, bool]:
        """And whether the table is likely to take it."""
        rng, valid = self._rng, self._valid
        what, identity = rng.random(), self._identity()
        if what < 0.05:
            return {"type": "pass", "question": valid.question()}, True
        if what < 0.2:
            made, likely = {"type": "say", "id": identity, "line": valid.line()}, False
        else:
            command, likely = self._command()
            made = {"type": "do", "id": identity, "command": command}
        if rng.random() < 0.1:
            made["answering"] = valid.question()
        return made, likely

    def _identity(self) -> str:
        """Now and then one that was used before."""
        rng = self._rng
        return str(rng.randint(1, 20)) if rng.random() < 0.05 else f"{rng.getrandbits(40):x}"

    def _command(self) -> tuple[Any, bool]:
        what, valid = self._rng.random(), self._valid
        if what < 0.35:
            return valid.move(), True
        if what < 0.45:
            return valid.bet(), True
        if what < 0.5:
            return valid.chips(), True
        if what < 0.52:
            return valid.house_command(), False
        return valid.command(), False

    def _fatal(self, text: str) -> Fuzzed:
        """Not a frame at all, or one that nobody may send."""
        rng, data = self._rng, text.encode()
        match rng.randint(0, 5):
            case 0:
                return Fuzzed(frame(TEXT, m.broken(rng, data)), f"not UTF-8 {text}", ends=(1007,))
            case 1:
                large = m.too_large(rng, text)
                return Fuzzed(frame(TEXT, large.encode()), f"too large {text}", ends=(1009,))
            case 2:
                return Fuzzed(frame(TEXT, data, masked=False), f"not masked {text}", ends=(1002,))
            case 3:
                bits = 0x80 | rng.choice((0x10, 0x20, 0x40))
                return Fuzzed(frame(TEXT, data, first_bits=bits), f"bits {text}", ends=(1002,))
            case 4:
                opcode = rng.choice((3, 7, 11, 15, 0))
                return Fuzzed(frame(opcode, data), f"opcode {opcode}", ends=(1002,))
            case _:
                begun = frame(TEXT, data, first_bits=0) + frame(TEXT, data)
                return Fuzzed(begun, f"begun twice {text}", ends=(1002, 1009))


def _sent(text: str) -> Fuzzed:
    try:
        silent = isinstance(client_frame(text), Pass)
    except BadFrame:
        silent = False
    return Fuzzed(frame(TEXT, text.encode()), text, silent)


def read_otherwise(text: str) -> dict[str, Any]:
    """As another reader of JSON finds it; empty where that finds nothing."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def probe(number: int) -> tuple[str, bytes]:
    """A line that says nothing: it is refused under its own id, whoever sends it."""
    identity = f"probe-{number}"
    content = msgspec.json.encode({"type": "say", "id": identity, "line": ""})
    return identity, frame(TEXT, content)
