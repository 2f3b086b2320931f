"""What an event of the House moves: between the House and the wallets of its players."""

from croupier.engine.table.state.accounts import Transfer, Transfers
from croupier.floor.house import events as e
from croupier.floor.record.ledger.accounts import HOUSE, wallet


def house_postings(event: e.HouseEvent) -> Transfers:
    match event:
        case e.GuestAdded(name, cents) | e.ChipsGiven(name, cents):
            return _moved(HOUSE, wallet(name), cents)
        case e.ChipsTakenBack(name, cents) | e.AccountClosed(name, cents):
            return _moved(wallet(name), HOUSE, cents)
        case _:
            return ()


def _moved(source: str, target: str, cents: int) -> Transfers:
    return (Transfer(source, target, cents),) if cents else ()
