"""The key of a House is known again by its mark in the log, which is covered by the chain."""

import hmac
import secrets
from collections.abc import Mapping

from croupier.floor.house.commands import NoteKey
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.house.state import House, KeyMark
from croupier.floor.tables.actor.shoe_keeper import Seal

SALT_BYTES = 16


def known_by(seal: Seal, key: KeyMark) -> bool:
    return hmac.compare_digest(seal.mark(key.salt).encode(), key.mark.encode())


def is_of_the_house(seal: Seal, house: House, orders: Mapping[str, bytes | None]) -> bool:
    """By its mark, so that an order which does not open is a damaged one; or by an order that does
    open, where an earlier version has noted no mark or the mark was damaged."""
    if house.key is None and not orders:
        return True
    return (house.key is not None and known_by(seal, house.key)) or seal.opens_any(orders)


def noting(seal: Seal) -> NoteKey:
    salt = secrets.token_hex(SALT_BYTES)
    return NoteKey(THE_HOUSE, salt, seal.mark(salt))
