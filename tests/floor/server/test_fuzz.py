"""Fuzzed frames and requests: a few here, a million by `benchmarks/fuzz.py`."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.vocabulary.people import Rank
from croupier.floor.protocol.frames import BadFrame, client_frame
from croupier.floor.record.store.files import RECORD
from croupier.floor.server.lifecycle import LOG
from tests.floor.server.fuzz.frames import Frames
from tests.floor.server.fuzz.fuzzing import Fuzzing
from tests.floor.server.fuzz.people import Steward
from tests.floor.server.fuzz.valid import Known, Valid
from tests.floor.server.fuzz.visiting import Seen
from tests.floor.server.fuzz.watching import Faults, LogTail, record_faults
from tests.floor.server.house import FAST, opened

FRAMES = 2_000
CLOCKS = replace(FAST, betting_s=0.6, decision_s=0.4, card_s=0.02)


@pytest.mark.slow
def test_whatever_is_sent_is_answered_and_harms_nobody(tmp_path: Path) -> None:
    async def fuzzed(address: str, code: str) -> Seen:
        steward = Steward(address, code, CLOCKS)
        await steward.open()
        fuzzing = Fuzzing(steward, address, 1, LogTail(tmp_path / LOG))
        await fuzzing.run(FRAMES, 4, lambda seen: None)
        return fuzzing.seen

    with opened(tmp_path, CLOCKS) as house:
        assert house.code is not None
        seen = asyncio.run(fuzzed(house.address, house.code))
    LogTail(tmp_path / LOG).read(seen.faults)
    assert not seen.faults.found, str(seen.faults)
    assert record_faults(tmp_path / RECORD) == []
    assert seen.frames >= FRAMES
    assert seen.answers["done"] > 20
    assert seen.answers["bystander answered"] > 1


def test_the_same_seed_sends_the_same() -> None:
    def sent(seed: int) -> list[bytes]:
        known = Known(["ann", "bob"], ["roulette-1"], Rank.PLAYER)
        frames = Frames(Random(seed), game_named("roulette"), "ann", known, [])
        return [frames.next().data for _ in range(200)]

    assert sent(1) == sent(1)
    assert sent(1) != sent(2)


@pytest.mark.parametrize("game", PLAYED)
def test_frames_begin_as_the_protocol_has_them(game: str) -> None:
    """Else only the reader of frames would be fuzzed, and nothing behind it."""
    known = Known(["ann", "bob"], [f"{game}-1"], Rank.SHIFT_MANAGER)
    read, rng = 0, Random(1)
    frames = Frames(rng, game_named(game), "ann", known, [])
    for _ in range(500):
        try:
            client_frame(frames.next().shown)
        except BadFrame:
            continue
        read += 1
    assert 150 < read < 450
    kinds = {Valid(rng, game_named(game), "ann", known).command()["type"] for _ in range(1_000)}
    assert len(kinds) >= 35


def test_the_log_is_read_on_and_a_fault_in_it_found(tmp_path: Path) -> None:
    log, faults = tmp_path / "floor.log", Faults()
    tail = LogTail(log)
    log.write_text('{"event":"request","level":"info"}\n{"event":"half')
    tail.read(faults)
    assert not faults.found
    with log.open("a") as file:
        file.write(' done","level":"error","exception":"Traceback"}\n')
    tail.read(faults)
    assert next(iter(faults.found.values())).startswith("log: half done Traceback")
