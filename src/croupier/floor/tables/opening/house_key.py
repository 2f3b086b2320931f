"""The key of a House is known again by its mark in the log, which is covered by the chain."""

import hmac
import secrets
from collections.abc import Iterator, Mapping

from croupier.engine.table.contract.game import Game
from croupier.floor.house import codec as house_codec
from croupier.floor.house.commands import NoteKey, ReplaceKey
from croupier.floor.house.events import KeyReplaced
from croupier.floor.house.people import THE_HOUSE, Actor
from croupier.floor.house.state import House, KeyMark
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.interface import Reading
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.events import ShoeCommitted
from croupier.floor.tables.state import LiveTable

SALT_BYTES = 16


def known_by(seal: Seal, key: KeyMark) -> bool:
    return hmac.compare_digest(seal.mark(key.salt).encode(), key.mark.encode())


def is_of_the_house(seal: Seal, house: House, orders: Mapping[str, bytes | None]) -> bool:
    """By its mark, so that an order which does not open is a damaged one; or by an order that does
    open, where an earlier version has noted no mark or the mark was damaged."""
    if house.key is None and not orders:
        return True
    if house.keys_replaced:  # an order that a lost key would open is lost with it
        return house.key is not None and known_by(seal, house.key)
    return (house.key is not None and known_by(seal, house.key)) or seal.opens_any(orders)


def noting(seal: Seal) -> NoteKey:
    salt = secrets.token_hex(SALT_BYTES)
    return NoteKey(THE_HOUSE, salt, seal.mark(salt))


def replacing(seal: Seal, by: Actor, reason: str) -> ReplaceKey:
    salt = secrets.token_hex(SALT_BYTES)
    return ReplaceKey(by, salt, seal.mark(salt), reason)


def lost_with_the_key(store: Reading, game: Game, live: LiveTable) -> bool:
    """The shoe in use was committed to before the House lost its key. What was sealed since, and
    does not open, is damaged."""
    replaced = max(_replacements(store), default=0)
    if not replaced:
        return False
    committed = (
        event
        for line in store.lines(after=replaced, stream=live.name)
        for event in map(live_codec(game).event, map(bytes, line.written.events))
        if isinstance(event, ShoeCommitted)
    )
    return all(event.number != live.shoe.number for event in committed)


def _replacements(store: Reading) -> Iterator[int]:
    """Where the log says that a key was replaced."""
    for line in store.lines(stream=HOUSE):
        if any(isinstance(house_codec.event_read(raw), KeyReplaced) for raw in line.written.events):
            yield line.position
