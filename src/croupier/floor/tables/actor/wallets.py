"""What lies in every account of the house, as it stands with everything that is under way: chips on
their way to a table have left the wallet, those on their way back have not left the table."""

from collections.abc import Iterable, Iterator, Mapping

from croupier.engine.table.state.accounts import CLAIM, Transfer, claim
from croupier.floor.record.ledger.accounts import WALLET


class Wallets(Mapping[str, int]):
    """No wallet holds more than it says, no table less."""

    def __init__(self, balances: Mapping[str, int]) -> None:
        self._cents = dict(balances)
        owed = (account for account, cents in balances.items() if cents < 0)
        self._claims = {account for account in owed if _is_claim(account)}

    def __getitem__(self, account: str) -> int:
        return self._cents.get(account, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self._cents)

    def __len__(self) -> int:
        return len(self._cents)

    def lacking(self, moved: Iterable[Transfer]) -> str | None:
        """The account that does not hold what is to be taken out of it."""
        taken: dict[str, int] = {}
        for transfer in moved:
            if transfer.source.startswith(WALLET):
                taken[transfer.source] = taken.get(transfer.source, 0) + transfer.cents
        return next((name for name, cents in taken.items() if cents > self[name]), None)

    def owing(self, player: str) -> bool:
        """The House has a claim against them, at whatever table."""
        return bool(self._claims) and any(
            self[account] < 0 for account in self._claims if account.endswith(f"/{claim(player)}")
        )

    def take(self, moved: Iterable[Transfer], sign: int = 1) -> None:
        """Before it is written down, so that the same chips cannot go to two tables."""
        for transfer in moved:
            if transfer.source.startswith(WALLET):
                self._add(transfer.source, -sign * transfer.cents)
            if not transfer.target.startswith(WALLET):
                self._add(transfer.target, sign * transfer.cents)

    def put_back(self, moved: Iterable[Transfer]) -> None:
        """It was not written down after all."""
        self.take(moved, sign=-1)

    def give(self, moved: Iterable[Transfer]) -> None:
        """Once it is written down."""
        for transfer in moved:
            if not transfer.source.startswith(WALLET):
                self._add(transfer.source, -transfer.cents)
            if transfer.target.startswith(WALLET):
                self._add(transfer.target, transfer.cents)

    def _add(self, account: str, cents: int) -> None:
        held = self._cents[account] = self._cents.get(account, 0) + cents
        if held < 0 and _is_claim(account):
            self._claims.add(account)


def _is_claim(account: str) -> bool:
    """Of some table; names of tables have no space or stroke in them."""
    return account.partition("/")[2].startswith(CLAIM) and not account.startswith(WALLET)
