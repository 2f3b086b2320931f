"""Every frame that a person was sent, held against the record: no card they may not know, no
secret of a shoe in use."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import KEY, Seal
from tests.floor.server.known_cards import History, Moment

SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
A_CARD = re.compile(r"(?<![A-Za-z0-9])(A|10|[2-9TJQK])([shdc♠♥♦♣])(?![A-Za-z0-9])")
A_PAIR = re.compile(r"\bof (?:A|10|[2-9TJQK])s\b")  # pair of 3s: no three of spades
A_SECRET = re.compile(r"[0-9A-Za-z+/_=]{40,}")  # a salt, a key, something sealed; a commitment
SEVERAL = 12  # spins: what was the pocket to come before each of them was no chance
JUST_AFTER = 8  # versions: an answer may come before the table that it speaks of


class Sent(NamedTuple):
    """A frame as it came to somebody; `player` None: they look on, or work there."""

    table: str
    player: str | None
    text: bytes


class Scan:
    """`frames` as they are sent, a part at a time; what is found is in `faults`."""

    def __init__(
        self, folder: Path, tables: dict[str, str], known: dict[str, History] | None = None
    ) -> None:
        """The House's folder, and the game of each table; `known`: what was read before."""
        self._folder, self._seal = folder, Seal((folder / KEY).read_bytes())
        self.histories = known or {name: History(name, game) for name, game in tables.items()}
        self._last: dict[tuple[str, str | None], int] = {}
        self._spins: dict[str, dict[int, bool]] = defaultdict(dict)  # by path: was it the pocket?
        self._looked_at: set[tuple[str | None, int, str]] = set()  # before a spin: once is enough
        self.faults: list[str] = []
        self.frames = self.faces = self.hidden = 0

    def read(self, frames: Iterable[Sent]) -> None:
        with closing(SqliteReading(self._folder / RECORD)) as store:
            for history in self.histories.values():
                history.go_on(store, self._seal)
        for sent in frames:
            self.frames += 1
            for fault in self._frame(sent, self.histories[sent.table]):
                self.faults.append(f"{sent.player} at {sent.table}: {fault}\n  {sent.text!r}")

    def foretold(self, spins: int = SEVERAL) -> list[str]:
        """Values in frames that were the pocket in which the ball came to rest, each time."""
        known = self._spins.items()
        return [path for path, were in known if len(were) >= spins and all(were.values())]

    def _frame(self, sent: Sent, history: History) -> Iterator[str]:
        frame: dict[str, Any] = msgspec.json.decode(sent.text)
        kind, who = frame["type"], (sent.table, sent.player)
        if kind == "revealed":
            yield from self._revealed(frame, history)
            return
        for secret in set(A_SECRET.findall(sent.text.decode())) - history.commitments:
            yield f"{secret} is no commitment"
        if kind == "table":
            self._last[who] = frame["version"]
            yield from self._table(frame, sent.player, history.moments[frame["version"]])
        elif found := _cards(frame):
            since = self._last.get(who, 0)
            moments = history.moments[since : since + JUST_AFTER]
            known = frozenset[str]().union(*(moment.known(sent.player) for moment in moments))
            yield from (f"{face} is named by {kind}" for face in found - known)

    def _revealed(self, frame: dict[str, Any], history: History) -> Iterator[str]:
        told = history.revealed.get(frame["number"])
        if told is None or (told.salt, list(told.order)) != (frame["salt"], frame["order"]):
            yield f"shoe {frame['number']} was not told"

    def _table(self, frame: dict[str, Any], player: str | None, moment: Moment) -> Iterator[str]:
        view = {**frame["shared"], **frame["own"]}
        for part in (frame["shared"], frame["own"]):
            for hand in part.get("hands", ()):
                for card in hand["cards"]:
                    yield from self._card(card, player, moment)
        known = moment.known(player)
        told = moment.known(None) | moment.before
        shown = _cards([frame["shared"], frame["own"]])
        yield from (f"{face} stands in the view" for face in shown - known)
        yield from (f"{face} was said aloud" for face in _cards(frame["told"]) - told)
        looked_at = player, moment.round, view["status"]
        if moment.pocket is not None and looked_at not in self._looked_at:
            self._looked_at.add(looked_at)
            for path, value in _leaves(view, ""):
                was = self._spins[path].get(moment.round, False)
                self._spins[path][moment.round] = was or str(value) == moment.pocket

    def _card(self, card: dict[str, Any], player: str | None, moment: Moment) -> Iterator[str]:
        lying = moment.cards.get(card["number"])
        if lying is None:
            yield f"card {card['number']} has not been dealt"
            return
        self.hidden += not lying.known_to(player)
        if card["face"] is None:
            return
        self.faces += 1
        if not lying.known_to(player):
            yield f"card {card['number']} ({card['face']}) lies face down for them"
        if card["face"] != lying.face:
            yield f"card {card['number']} is {lying.face}, not {card['face']}"


def cards_named(text: bytes) -> set[str]:
    """Whatever reads like a card."""
    return _cards_in(text.decode(errors="replace"))


def _cards(tree: Any) -> set[str]:
    """Whatever reads like a card, wherever it stands."""
    return _cards_in(msgspec.json.encode(tree).decode())


def _cards_in(text: str) -> set[str]:
    text = A_PAIR.sub("", text)
    found = A_CARD.findall(text)
    return {rank.replace("10", "T") + SUITS.get(suit, suit) for rank, suit in found}


def _leaves(tree: Any, path: str) -> Iterator[tuple[str, Any]]:
    match tree:
        case dict():
            for key, value in tree.items():
                yield from _leaves(value, f"{path}.{key}")
        case list():
            for number, value in enumerate(tree):
                yield from _leaves(value, f"{path}[{number}]")
        case _:
            yield path, tree
