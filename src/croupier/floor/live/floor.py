"""All tables of a house over one record: opened, continued after a crash, asked, watched."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any, Protocol

from croupier.floor.chance import Chance
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.codec import HouseCodec
from croupier.floor.house.commands import HouseCommand
from croupier.floor.house.deciding import run_house
from croupier.floor.house.evolving import evolve_house
from croupier.floor.house.postings import house_postings
from croupier.floor.house.state import House, HouseTable
from croupier.floor.live.codec import live_codec
from croupier.floor.live.desk import HOUSE, Answer, Done, LiveDesk, done
from croupier.floor.live.evolving import first
from croupier.floor.live.keeping import Keeper, Seal, sealed_name
from croupier.floor.live.restoring import restored
from croupier.floor.live.state import LiveTable
from croupier.floor.live.wallets import Wallets
from croupier.games import game_named
from croupier.ledger.accounts import wallet
from croupier.store.entries import Append, Line, Written, body
from croupier.store.interface import Conflict, Store, StoreFailed
from croupier.table.commands import ReportFact
from croupier.table.events import Event
from croupier.table.facts import Interruption
from croupier.table.kept_rounds import KeptRounds
from croupier.table.people import DEALER, PIT_SUPERVISOR
from croupier.table.refusals import Reason, Refused
from croupier.table.running import open_table
from croupier.table.table_commands import CashOut, LeaveSeat, OpenTable

Commit = Callable[[Append], Awaitable[Line | Conflict]]
THE_HOUSE = "house"  # the stream of people, wallets and tables


class Listener(Protocol):
    """Whoever shows the tables to people."""

    def changed(self, desk: LiveDesk, before: LiveTable, events: tuple[Event, ...]) -> None: ...
    def failed(self, desk: LiveDesk, trouble: StoreFailed) -> None: ...
