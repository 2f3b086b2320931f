"""The accounts of the house: its own, a wallet for each player, and those of every table."""

from croupier.engine.table.state.accounts import CAGE, CLAIM, PURSE

HOUSE = "house"  # the counterpart of all chips given out
WALLET = "wallet "  # and the player's name
COMPANION = ".House"  # how a companion's name ends; no person's name has a full stop in it


def wallet(player: str) -> str:
    """What a player has that lies at no table."""
    return WALLET + player


def of_the_house(player: str) -> bool:
    """A companion: the chips are those of the table's float, and there is no wallet.

    >>> of_the_house("Bea.House"), of_the_house("Bea")
    (True, False)
    """
    return player.endswith(COMPANION)


def at_table(table: str, account: str) -> str:
    """One of a table's own accounts (`engine/table/state/accounts.py`) among those of the house.

    >>> at_table("b1", "purse ann")
    'b1/purse ann'
    """
    assert account != CAGE, "chips come from wallets and go back there"
    return f"{table}/{account}"


def owner_of(account: str) -> str:
    """Whose purse this account of a table is, or who owes what is in it."""
    kind = CLAIM if account.startswith(CLAIM) else PURSE
    assert account.startswith(kind), "nothing else has an owner"
    return account[len(kind) :]
