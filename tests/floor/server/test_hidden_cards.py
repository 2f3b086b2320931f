"""No frame shows anybody a card they may not know: a little of it here, more by
`benchmarks/hidden_cards.py`."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import PLAYED
from croupier.floor.narration.names import card_name
from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import KEY, Seal, sealed_name
from tests.floor.server.frames_scanned import Scan, Sent
from tests.floor.server.house import FAST, WAIT_S, opened
from tests.floor.server.known_cards import Lying, Moment
from tests.floor.server.playing_people import play
from tests.floor.server.shown_simulation import ShownSimulation

SEED, HOURS = 6, 0.12  # a simulation with cards that lie face down
FRAMES, SPINS = 2_000, 6


class Evening:
    """Everything that was sent, and the record beside it."""

    def __init__(self, folder: Path, tables: dict[str, str], sent: list[Sent]) -> None:
        self.folder, self.tables, self.sent = folder, tables, sent

    @cached_property
    def scan(self) -> Scan:
        """Of everything."""
        scan = Scan(self.folder, self.tables)
        scan.read(self.sent)
        return scan

    def scanned(self, *frames: Sent) -> Scan:
        scan = Scan(self.folder, self.tables, self.scan.histories)
        scan.read(frames)
        return scan

    def faults(self, sent: Sent, frame: dict[str, Any]) -> list[str]:
        """Of this frame in place of what was sent."""
        found = self.scanned(sent._replace(text=json.dumps(frame).encode())).faults
        return [fault.partition("\n")[0].partition(": ")[2] for fault in found]

    def hidden(self) -> Iterator[tuple[Sent, dict[str, Any], int, Lying]]:
        """Each frame with a card that whoever it was sent to may not know, and its number."""
        histories = self.scan.histories
        for sent in self.sent:
            frame = json.loads(sent.text)
            if frame["type"] == "table":
                moment: Moment = histories[sent.table].moments[frame["version"]]
                for number, lying in moment.cards.items():
                    if lying.face not in moment.known(sent.player) | moment.before:
                        yield sent, frame, number, lying
                        break


def enough(sent: list[Sent]) -> bool:
    """Frames at all tables, and rounds of Roulette, which take longer."""
    if len(sent) < FRAMES:
        return False
    spun = (json.loads(each.text) for each in sent if each.table == "roulette-1")
    rounds = {frame["shared"]["number"] for frame in spun if frame["type"] == "table"}
    return len(rounds) > SPINS


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """All five games over sockets, until enough was shown."""
    folder = tmp_path_factory.mktemp("house")
    tables, sent = {f"{game}-1": game for game in PLAYED}, list[Sent]()

    async def soaked(address: str, code: str) -> None:
        playing = asyncio.create_task(play(address, code, list(tables), 1, sent))
        async with asyncio.timeout(2 * WAIT_S):
            while not (enough(sent) or playing.done()):
                await asyncio.sleep(0.1)
        playing.cancel()
        await asyncio.wait({playing})

    with opened(folder, FAST) as house:
        assert house.code is not None
        asyncio.run(soaked(house.address, house.code))
    return Evening(folder, tables, sent)


@pytest.mark.rule("Si Ki Pi 3.17", "Baccarat 3.9")
def test_nobody_is_shown_a_card_they_may_not_know(tmp_path: Path) -> None:
    """On virtual time, where everything goes wrong."""
    simulation = ShownSimulation(SEED, HOURS, tmp_path)
    simulation.run()
    scan = Evening(tmp_path, simulation.tables, simulation.sent).scan
    assert scan.faults == []
    assert scan.faces > 100
    assert scan.hidden > 100


@pytest.mark.slow
@pytest.mark.rule("Si Ki Pi 3.17", "Baccarat 3.9")
def test_nor_sent_one_over_a_socket(evening: Evening) -> None:
    scan = evening.scan
    assert scan.faults == []
    assert scan.foretold(3) == []
    assert scan.frames > 500
    assert scan.faces > 300
    assert scan.hidden > 50


# what the scan would find


@pytest.mark.slow
def test_a_face_that_lies_down_is_found(evening: Evening) -> None:
    sent, frame, number, lying = next(evening.hidden())
    for hand in frame["shared"]["hands"]:
        for card in hand["cards"]:
            if card["number"] == number:
                card["face"] = lying.face
    found = evening.faults(sent, frame)
    assert f"card {number} ({lying.face}) lies face down for them" in found
    assert f"{lying.face} stands in the view" in found


@pytest.mark.slow
def test_a_card_named_anywhere_is_found(evening: Evening) -> None:
    sent, frame, _, lying = next(evening.hidden())
    frame["shared"]["moves"] = [{"command": {"halves": [[lying.face]]}}]
    assert evening.faults(sent, frame) == [f"{lying.face} stands in the view"]


@pytest.mark.slow
def test_a_card_said_aloud_is_found(evening: Evening) -> None:
    sent, frame, _, lying = next(evening.hidden())
    face = next(card for card in DECK if card == lying.face)
    frame["told"] = [{"message": {"key": "x", "values": {"cards": ["?", card_name(face)]}}}]
    assert evening.faults(sent, frame) == [f"{face} was said aloud"]


@pytest.mark.slow
def test_a_card_in_an_answer_is_found(evening: Evening) -> None:
    sent, _, _, lying = next(evening.hidden())
    frame = {"type": "refused", "id": "1", "message": {"values": {"card": lying.face}}}
    assert evening.faults(sent, frame) == [f"{lying.face} is named by refused"]


@pytest.mark.slow
def test_what_another_was_shown_alone_is_found(evening: Evening) -> None:
    """A hand that ann looked at, or squeezes, in what bob is sent."""
    histories = evening.scan.histories
    for sent in evening.sent:
        frame = json.loads(sent.text)
        if frame["type"] == "table" and sent.player is not None:
            moment = histories[sent.table].moments[frame["version"]]
            own = [card for card in moment.cards.values() if sent.player in card.shown_to]
            if any(not card.public for card in own):
                others = evening.faults(sent._replace(player="somebody else"), frame)
                assert any("lies face down for them" in fault for fault in others)
                return
    pytest.fail("nobody was shown anything alone")


@pytest.mark.slow
def test_secrets_of_a_shoe_in_use_are_found(evening: Evening) -> None:
    name = next(name for name, game in evening.tables.items() if game == "baccarat")
    history = evening.scan.histories[name]
    number, key = max(history.orders), (evening.folder / KEY).read_bytes()
    with closing(SqliteReading(evening.folder / RECORD)) as store:
        sealed = store.sealed(sealed_name(name, number))
        fixed = Seal(key).opened(sealed_name(name, number), sealed)
    sent = Sent(name, "ann", b"")
    for secret in (fixed.salt, (sealed or b"").hex(), key.hex()):
        assert evening.faults(sent, {"type": "sign", "sign": {"game": secret}})
    told = {"type": "revealed", "number": number, "salt": fixed.salt, "order": fixed.order}
    assert evening.faults(sent, told) == [f"shoe {number} was not told"]


@pytest.mark.slow
def test_a_value_that_foretells_the_ball_is_found(evening: Evening) -> None:
    name = next(name for name, game in evening.tables.items() if game == "roulette")
    history = evening.scan.histories[name]
    frames = []
    for sent in evening.sent:
        frame = json.loads(sent.text)
        if sent.table == name and frame["type"] == "table":
            frame["own"]["hint"] = history.moments[frame["version"]].pocket
            frames.append(sent._replace(text=json.dumps(frame).encode()))
    spins = {moment.round for moment in history.moments if moment.pocket is not None}
    assert len(spins) > 3
    scan = evening.scanned(*frames)
    assert scan.foretold(3) == [".hint"]
    assert evening.scan.foretold(3) == []
