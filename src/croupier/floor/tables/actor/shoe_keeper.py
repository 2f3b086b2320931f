"""Whoever keeps the shoe of a live table: its order is fixed, sealed and committed to before the
first card, and told when the shoe is over or the table is closed."""

import hmac
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from croupier.engine.crew.chance import Chance, one_of, shuffled
from croupier.engine.crew.spins import RUNS
from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.between_rounds import shoe_for_the_next
from croupier.engine.table.state.table_events import ShoeStarted
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import DEALER
from croupier.floor.record.store.interface import Reading
from croupier.floor.tables.commands import AbandonShoe, CommitShoe, RevealShoe
from croupier.floor.tables.commitments import commitment_of
from croupier.floor.tables.state import LiveTable

KEY = "floor.key"  # its name in the folder of a house
KEY_BYTES = 32
NONCE_BYTES = 12


class Fixed(msgspec.Struct, frozen=True):
    """What chance has fixed for one shoe, or for one spin."""

    number: int
    salt: str
    order: tuple[str, ...]


class Unsealed(Exception):
    """An order that this key does not open, or that is not kept: its table cannot go on."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return sentence(self.reason)


class Seal:
    """Encrypts what the table may not know yet; the key is never in the database."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        self._vouching = hmac.digest(key, b"croupier snapshots", "sha256")
        self._marking = hmac.digest(key, b"croupier key", "sha256")

    def closed(self, name: str, fixed: Fixed) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, msgspec.json.encode(fixed), name.encode())

    def opened(self, name: str, sealed: bytes | None) -> Fixed:
        if sealed is None:
            raise Unsealed(said("live-order-lost", shoe=name))
        nonce, rest = sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]
        try:
            plain = self._cipher.decrypt(nonce, rest, name.encode())
            return msgspec.json.decode(plain, type=Fixed)
        except (InvalidTag, ValueError):
            raise Unsealed(said("live-not-unsealed", shoe=name)) from None

    def opens_any(self, orders: Mapping[str, bytes | None]) -> bool:
        """Another key opens none of them."""
        for name, sealed in orders.items():
            with suppress(Unsealed):
                self.opened(name, sealed)
                return True
        return False

    def mark(self, salt: str) -> str:
        """By which this key is known again; nobody can tell from it what the key is."""
        return hmac.digest(self._marking, salt.encode(), "sha256").hex()

    def vouch(self, what: bytes) -> bytes:
        """Nobody without the key can say it of anything else."""
        return hmac.digest(self._vouching, what, "sha256")


def sealed_name(table: str, number: int) -> str:
    """Under which the store keeps it."""
    return f"{table}/shoe {number}"


def table_of(name: str) -> str:
    return name.partition("/")[0]


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


class ShoeKeeper:
    """Holds the order of one shoe and gives card after card; `lost` says why it cannot."""

    lost_with_key = False  # and not by damage: the table continues with another shoe

    def __init__(
        self, chance: Chance, fixed: Fixed | None = None, lost: Message | None = None
    ) -> None:
        self.chance, self.fixed, self.lost = chance, fixed, lost

    @classmethod
    def of(cls, chance: Chance, seal: Seal, store: Reading, live: LiveTable) -> "ShoeKeeper":
        """Of a table as the record has left it."""
        if live.shoe.revealed:
            return cls(chance)
        name = sealed_name(live.name, live.shoe.number)
        try:
            fixed = seal.opened(name, store.sealed(name))
        except Unsealed as problem:
            return cls(chance, lost=problem.reason)
        found = commitment_of(live.name, fixed.number, fixed.salt, fixed.order)
        if found != live.shoe.commitment:
            return cls(chance, lost=said("live-order-otherwise", shoe=name))
        return cls(chance, fixed)

    def shuffle(self, game: Game, live: LiveTable) -> CommitShoe:
        """Fixes the order of the next shoe; nobody is shown anything but the commitment."""
        number = live.shoe.number + 1
        salt = f"{self.chance.below(2**256):064x}"
        self.fixed, self.lost = Fixed(number, salt, self._order(live)), None
        return CommitShoe(DEALER, number, commitment_of(live.name, number, salt, self.fixed.order))

    def _order(self, live: LiveTable) -> tuple[str, ...]:
        decks = live.table.settings.decks
        if not decks:
            return one_of(self.chance, POCKETS), str(one_of(self.chance, RUNS))
        return tuple(shuffled(self.chance, DECK * decks))

    def reveal(self) -> RevealShoe:
        fixed = self._known()
        return RevealShoe(DEALER, fixed.number, fixed.salt, fixed.order)

    def abandons(self, live: LiveTable) -> AbandonShoe | None:
        """None: there is no reason to, or a round still rests on it."""
        if self.lost is None or not self.lost_with_key:
            return None
        if live.shoe.revealed or not live.between_rounds:
            return None
        return AbandonShoe(DEALER, live.shoe.number)

    def card(self, live: LiveTable) -> Card:
        """The next to leave the shoe; a card held over comes before it."""
        held = live.table.round.shoe.held_over
        if held and held[0] is not None:
            return held[0]
        return Card(self._known().order[live.shoe.drawn])

    def is_empty(self, live: LiveTable) -> bool:
        """No card is left to deal."""
        held = live.table.round.shoe.held_over
        return not held and live.shoe.drawn >= len(self._known().order)

    def fits(self, live: LiveTable) -> bool:
        """What is fixed has as many cards as the next round is dealt from."""
        decks = live.table.settings.decks
        return not decks or len(self._known().order) == decks * len(DECK)

    def faces(self, live: LiveTable) -> dict[int, Card]:
        """Of the cards of this round that were dealt face down, by number, where they are known."""
        if self.lost is not None:
            return {}
        return {number: Card(self._known().order[at]) for number, at in live.face_down.items()}

    def spin(self) -> tuple[str, int]:
        pocket, turns = self._known().order
        return pocket, int(turns)

    def sealed(self, seal: Seal, table: str, command: Command) -> dict[str, bytes | None]:
        """What the store keeps, or forgets: an order from its commitment until it is told."""
        if not isinstance(command, (CommitShoe, RevealShoe, AbandonShoe)):
            return {}
        name = sealed_name(table, command.number)
        kept = isinstance(command, CommitShoe)
        return {name: seal.closed(name, self._known()) if kept else None}

    def _known(self) -> Fixed:
        assert self.fixed is not None, "a shoe is fixed before its first card"
        return self.fixed


def starts_a_shoe(game: Game, live: LiveTable) -> bool:
    """The next round is dealt from a shoe that is not fixed yet; every spin is fixed by itself, and
    what was told is not dealt from again."""
    table: Any = live.table
    if not table.settings.decks or live.shoe.revealed:
        return True
    return any(isinstance(event, ShoeStarted) for event in shoe_for_the_next(game, table))
