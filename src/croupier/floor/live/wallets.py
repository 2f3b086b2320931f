"""What lies in every account of the house, as it stands with everything that is under way: chips on
their way to a table have left the wallet, those on their way back have not left the table."""

from collections.abc import Iterable, Iterator, Mapping

from croupier.ledger.accounts import WALLET
from croupier.table.accounts import CLAIM, Transfer, claim


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
        return any(
            self[account] < 0 for account in self._claims if account.endswith(f"/{claim(player)}")
        )

    def take(self, moved: Iterable[Transfer]) -> None:
        """Before it is written down, so that the same chips cannot go to two tables."""
        for transfer in moved:
            self._leave(transfer, transfer.cents, of_wallets=True)
            self._arrive(transfer, transfer.cents, at_wallets=False)

    def put_back(self, moved: Iterable[Transfer]) -> None:
        """It was not written down after all."""
        for transfer in moved:
            self._leave(transfer, -transfer.cents, of_wallets=True)
            self._arrive(transfer, -transfer.cents, at_wallets=False)

    def give(self, moved: Iterable[Transfer]) -> None:
        """Once it is written down."""
        for transfer in moved:
            self._leave(transfer, transfer.cents, of_wallets=False)
            self._arrive(transfer, transfer.cents, at_wallets=True)

    def _leave(self, transfer: Transfer, cents: int, *, of_wallets: bool) -> None:
        if transfer.source.startswith(WALLET) is of_wallets:
            self._cents[transfer.source] = self[transfer.source] - cents
            if _is_claim(transfer.source):
                self._claims.add(transfer.source)

    def _arrive(self, transfer: Transfer, cents: int, *, at_wallets: bool) -> None:
        if transfer.target.startswith(WALLET) is at_wallets:
            self._cents[transfer.target] = self[transfer.target] + cents


def _is_claim(account: str) -> bool:
    """Of some table; names of tables have no space or stroke in them."""
    return account.partition("/")[2].startswith(CLAIM) and not account.startswith(WALLET)
