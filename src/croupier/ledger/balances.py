"""What lies in each account after transfers; no wallet is overdrawn."""

from collections.abc import Iterable, Mapping

from croupier.ledger.accounts import WALLET
from croupier.table.accounts import Transfer


class Overdrawn(Exception):
    """A wallet would go below zero."""

    def __init__(self, account: str, cents: int, lacking_cents: int) -> None:
        super().__init__(f"{account} has {cents} cents, {lacking_cents} too few")
        self.account, self.cents, self.lacking_cents = account, cents, lacking_cents

    @property
    def player(self) -> str:
        return self.account.removeprefix(WALLET)


def moved(balances: Mapping[str, int], transfers: Iterable[Transfer]) -> dict[str, int]:
    """The accounts that these transfers touch, with what each then holds; the others stay as they
    are, and an account that is not named holds nothing.

    >>> moved({"house": -500, "wallet ann": 500}, [Transfer("wallet ann", "b1/purse ann", 200)])
    {'wallet ann': 300, 'b1/purse ann': 200}
    """
    after: dict[str, int] = {}
    for transfer in transfers:
        source, target, cents = transfer.source, transfer.target, transfer.cents
        after[source] = (after[source] if source in after else balances.get(source, 0)) - cents
        after[target] = (after[target] if target in after else balances.get(target, 0)) + cents
    for account, cents in after.items():
        if cents < 0 and account.startswith(WALLET):
            raise Overdrawn(account, balances.get(account, 0), -cents)
    return after
