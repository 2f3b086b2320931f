"""What somebody, and what a table, can be called.

A person's name can stand in a history file, where "_" stands for a space.
"""

import re

from croupier.engine.history.errors import typed
from croupier.engine.history.lines import no_name
from croupier.engine.sentences import Message, said
from croupier.floor.house.identity.spelling import alike, plain
from croupier.floor.house.roles import Role
from croupier.floor.record.ledger.accounts import HOUSE

LONGEST = 24
THE_LISTENER = "you"  # as sentences address whoever hears them
CLOCK = "clock"  # what the record calls it when somebody's time ran out
RESERVED = frozenset((HOUSE, CLOCK, THE_LISTENER, *Role))
_PERSON = re.compile(r"[^\W_][\w-]*(?: [\w-]+)*")
_TABLE = re.compile(r"[a-z0-9][a-z0-9-]*")


def no_person_name(name: str) -> Message | None:
    """Why nobody can be called this; None: somebody can."""
    kept = plain(name)
    if len(kept) > LONGEST or not _PERSON.fullmatch(kept):
        return said("house-not-a-name", name=typed(name), longest=LONGEST)
    if alike(kept) in RESERVED:
        return said("house-name-reserved", name=typed(name))
    return no_name(kept.replace(" ", "_"))


def no_table_name(name: str) -> Message | None:
    """Why no table can be called this: it stands in addresses and names the table's record."""
    if len(name) > LONGEST or not _TABLE.fullmatch(name) or name == HOUSE:
        return said("house-not-a-table-name", name=typed(name), longest=LONGEST)
    return None
