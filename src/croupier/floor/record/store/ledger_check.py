"""The ledger as it is stored, held against what the entries move and against the balances."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from croupier.engine.sentences import Amount, Listed, Message, Value, cited, said
from croupier.engine.table.state.accounts import Transfer, Transfers
from croupier.floor.record.ledger.balances import overdrawn, summed
from croupier.floor.record.store.chain import Finding

Posting = tuple[int, Transfer]  # with the position of its entry
MOST_TOLD = 12  # transfers in one finding


class Books:
    """Adds up the postings, which come in the order of their entries; `before`: what those before
    them came to."""

    def __init__(
        self, postings: Iterable[Posting], before: Mapping[str, int] | None = None
    ) -> None:
        self._postings = iter(postings)
        self._next = next(self._postings, None)
        self._balances = dict(before or {})

    @property
    def balances(self) -> Mapping[str, int]:
        """By the postings so far; it changes with every entry that is followed."""
        return self._balances

    def follow(self, position: int, expected: Transfers | None) -> Iterator[Finding]:
        """The postings up to this entry; `expected`: what it moves, if somebody knows."""
        yield from self._of_no_entry(position)
        posted: list[Transfer] = []
        while self._next is not None and self._next[0] == position:
            posted.append(self._next[1])
            self._next = next(self._postings, None)
        if expected is not None and tuple(posted) != expected:
            told = said("record-posted-otherwise", posted=_told(posted), moved=_told(expected))
            yield Finding(position, told)
        if posted:
            yield from self._moved(position, posted)

    def end(self, position: int, balances: Mapping[str, int]) -> Iterator[Finding]:
        """Postings that are left over, and balances that are not the sum of theirs."""
        yield from self._of_no_entry(None)
        for account in sorted(balances.keys() | self._balances.keys()):
            stored, posted = balances.get(account), self._balances.get(account)
            if stored != posted:
                yield Finding(position, _balance(account, stored, posted))

    def holding(self, position: int, held: Mapping[str, int]) -> Iterator[Finding]:
        """Accounts in which something else lies at the end than by the state of their stream."""
        for account, cents in held.items():
            posted = self._balances.get(account, 0)
            if cents != posted:
                yield Finding(position, _holding(account, cents, posted))

    def _of_no_entry(self, before: int | None) -> Iterator[Finding]:
        while self._next is not None and (before is None or self._next[0] < before):
            position, transfer = self._next
            self._next = next(self._postings, None)
            yield Finding(position, said("record-posting-of-no-entry", posted=_told((transfer,))))
            yield from self._moved(position, (transfer,))

    def _moved(self, position: int, transfers: Iterable[Transfer]) -> Iterator[Finding]:
        after = summed(self._balances, transfers)
        self._balances |= after
        for account in overdrawn(after):
            lacking = Amount(-after[account])
            yield Finding(position, said("record-overdrawn", account=account, lacking=lacking))


def _balance(account: str, stored: int | None, posted: int | None) -> Message:
    if posted is None:
        return said("record-account-of-nobody", account=account)
    if stored is None:
        return said("record-account-missing", account=account)
    amounts = Amount(stored), Amount(posted)
    return said("record-balance-differs", account=account, stored=amounts[0], posted=amounts[1])


def _holding(account: str, held: int, posted: int) -> Message:
    amounts = Amount(held), Amount(posted)
    return said("record-held-otherwise", account=account, held=amounts[0], posted=amounts[1])


def _told(transfers: Sequence[Transfer]) -> Value:
    """The first of them, and how many more there are."""
    told = [_one(transfer) for transfer in transfers[:MOST_TOLD]]
    if more := len(transfers) - len(told):
        told.append(said("record-more-transfers", more=more))
    return Listed(tuple(told), "clauses") if told else said("record-no-transfer")


def _one(moved: Transfer) -> Message:
    amount, source, target = Amount(moved.cents), moved.source, moved.target
    if not moved.cites:
        return said("record-transfer", amount=amount, source=source, target=target)
    cites = cited(moved.cites)
    return said("record-transfer-cited", amount=amount, source=source, target=target, cites=cites)
