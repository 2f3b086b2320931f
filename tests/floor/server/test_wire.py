"""Frames that are written at once are those that a WebSocket library writes."""

import pytest
from websockets.frames import Frame, Opcode

from croupier.floor.server.live.wire import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    text = "x" * size
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_the_length_is_that_of_its_bytes() -> None:
    assert framed("庄閒" * 30) == Frame(Opcode.TEXT, ("庄閒" * 30).encode()).serialize(mask=False)
