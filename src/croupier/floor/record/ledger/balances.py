"""What lies in each account after transfers; no wallet is overdrawn."""

from collections.abc import Iterable, Iterator, Mapping

from croupier.engine.table.state.accounts import LAYOUT, Transfer, claim, purse
from croupier.engine.table.state.table import AnyTable
from croupier.floor.record.ledger.accounts import WALLET, at_table


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
    after = summed(balances, transfers)
    for account in overdrawn(after):
        raise Overdrawn(account, balances.get(account, 0), -after[account])
    return after


def summed(balances: Mapping[str, int], transfers: Iterable[Transfer]) -> dict[str, int]:
    """As `moved`, whatever comes of it."""
    after: dict[str, int] = {}
    for transfer in transfers:
        source, target, cents = transfer.source, transfer.target, transfer.cents
        after[source] = (after[source] if source in after else balances.get(source, 0)) - cents
        after[target] = (after[target] if target in after else balances.get(target, 0)) + cents
    return after


def overdrawn(balances: Mapping[str, int]) -> Iterator[str]:
    """The wallets below zero."""
    for account, cents in balances.items():
        if cents < 0 and account.startswith(WALLET):
            yield account


def held(name: str, table: AnyTable) -> dict[str, int]:
    """What has to lie in purses, claims and on the layout of the table `name`, as it stands; float
    and commission are what is left."""
    lying = sum(wager.action_cents for wager in table.round.open_wagers())
    return {
        at_table(name, LAYOUT): lying,
        **{at_table(name, purse(p)): cents for p, cents in (table.round.purses or {}).items()},
        **{at_table(name, claim(p)): -cents for p, cents in table.claims.items()},
    }
