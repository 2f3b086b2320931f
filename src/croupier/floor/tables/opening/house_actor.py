"""The House: people, wallets and tables as they are durable. One command at a time: decide, write,
adopt."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from croupier.engine.crew.chance import Chance
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.floor.house import codec as house_codec
from croupier.floor.house.commands import (
    ChangeRole,
    CloseAccount,
    HouseCommand,
    ResetPassword,
)
from croupier.floor.house.deciding import run_house
from croupier.floor.house.identity.lookalikes import Lookalikes
from croupier.floor.house.postings import house_postings
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.entries import Line, Written, appending, salt_of
from croupier.floor.record.store.interface import Conflict, Reading, StoreFailed
from croupier.floor.tables.actor.requests import Answer, Committing, done
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.actor.wallets import Wallets
from croupier.floor.tables.restoration import house_of


def house_identity(actor: str, identity: str) -> str:
    """As the record names what this account asked of the House under this id."""
    return f"{HOUSE}/{actor}:{identity}"


class HouseActor:
    """`refuse` answers what only the tables know."""

    def __init__(
        self,
        store: Reading,
        committing: Committing,
        seal: Seal,
        chance: Chance,
        now_ms: Callable[[], int],
        refuse: Callable[[HouseCommand], Refused | None],
    ) -> None:
        self.committing, self.seal, self.now_ms = committing, seal, now_ms
        self._chance, self._refuse = chance, refuse
        self.closing = False  # for good: rounds in play end, and no new bet is taken
        self.load(store)

    def load(self, store: Reading) -> None:
        self.store, self.state = store, house_of(store)
        self._coming = self.state  # with what is being written
        self._lookalikes = Lookalikes(self.state.people)
        self.wallets = Wallets(store.balances())

    def entry(
        self,
        stream: str,
        version: int,
        identity: str,
        actor: str,
        command: bytes,
        events: Iterable[bytes],
    ) -> Written:
        """An entry of this moment, with a salt of its own; no other place makes one."""
        return Written(
            stream,
            version,
            identity,
            self.now_ms(),
            actor,
            msgspec.Raw(command),
            tuple([msgspec.Raw(event) for event in events]),
            salt_of(self._chance),
        )

    def line_of(self, identity: str) -> Line | None:
        return self.store.line_of(identity)

    def licensed(self, name: str, game: str) -> bool:
        """A licence counts once it is on record; one that is being taken away counts no more,
        because what is written next would lie behind its end."""
        return self.state.licensed(name, game) and self._coming.licensed(name, game)

    def person(self, name: str) -> Person | None:
        """Nobody, while their role is being changed: what is written next would lie behind it."""
        found = self.state.person(name)
        return found if self._coming is self.state or found == self._coming.person(name) else None

    async def carry_out(
        self,
        actor: str,
        identity: str,
        command: HouseCommand,
        passwords: Mapping[str, str] | None = None,
    ) -> Answer:
        ran = run_house(self.state, command, self.wallets)
        if isinstance(ran, Refused):
            return ran
        refused = first_refusal(self._lookalikes.refused(command), self._refuse(command))
        if refused is not None:
            return refused
        after, events = ran
        moved = tuple(posting for event in events for posting in house_postings(event))
        if self.wallets.lacking(moved) is not None:
            return Refused(Reason.ABOVE_PURSE, said("live-wallet-too-small"))
        entry = self.entry(
            HOUSE,
            self.state.version,
            house_identity(actor, identity),
            actor,
            house_codec.written(command),
            map(house_codec.written, events),
        )
        append = appending(entry, moved, passwords=passwords, logged_out=self._logged_out(command))
        self.wallets.take(moved)
        self._coming = after
        try:
            (line,) = await self.committing.commit([append])
            if isinstance(line, Conflict):
                raise StoreFailed(said("live-written-elsewhere", table=HOUSE))
        except StoreFailed:
            self.wallets.put_back(moved)
            self._coming = self.state
            raise
        self.wallets.give(moved)
        self.state = after
        self._lookalikes.add(command)
        return done(line)

    def _logged_out(self, command: HouseCommand) -> tuple[str, ...]:
        """A person whose role or password is changed must log in again. A guest who keeps the
        account stays: at no moment is the browser without a session."""
        if not isinstance(command, (ChangeRole, CloseAccount, ResetPassword)):
            return ()
        account = self.state.account(command.name)
        return () if account is None else (account.name,)
