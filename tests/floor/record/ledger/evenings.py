"""Random evenings at which chips come from wallets, and the books of the house beside them."""

from random import Random

from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.log.log import Entry
from croupier.engine.table.state.accounts import Transfer, purse
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.table_commands import BuyChips, MarkCutCard, OpenTable
from croupier.floor.record.ledger.accounts import HOUSE, at_table, wallet
from croupier.floor.record.ledger.balances import held, moved
from croupier.floor.record.ledger.posting import postings
from tests.golden.recording import PURSES, Evening

GIVEN = 100_000_000
LOW_SHOE = 100  # cards
LOW_PURSE = 20_000
GIVEN_OUT = tuple(Transfer(HOUSE, wallet(name), GIVEN) for name in PURSES)


class Booked(Evening):
    """An evening at a table of the house: every purse is bought from a wallet."""

    def __init__(self, game: Game, kind: TableKind, seed: int, name: str = "b1") -> None:
        self.game, self.name, self.rng, self.record = game, name, Random(seed), KeptRounds()
        settings = game.settings(kind=kind, limits=Limits(minimum_cents=500))
        command = OpenTable(PIT_SUPERVISOR, settings, {})
        self.table, events = open_table(game, command)
        self.entries = [Entry("1", 0, command, events)]
        self.posted = [postings(game, name, None, events)]
        self.balances = moved({}, GIVEN_OUT)
        for player_name, cents in PURSES.items():
            assert self.did(BuyChips(player(player_name), player_name, cents))

    def did(self, command: Command) -> bool:
        before = self.table
        if not super().did(command):
            return False
        posted = postings(self.game, self.name, before, self.entries[-1].events)
        self.posted.append(posted)
        self.balances |= moved(self.balances, posted)
        self.is_explained()
        return True

    def _between(self, number: int) -> None:
        """Whoever runs low buys more chips, and the shoe is changed in time."""
        super()._between(number)
        for name, cents in (self.table.round.purses or {}).items():
            if cents < LOW_PURSE:
                self.did(BuyChips(player(name), name, PURSES[name]))
        if self.table.settings.decks and len(self.table.round.shoe.composition) < LOW_SHOE:
            self.did(MarkCutCard(DEALER))

    def is_explained(self) -> None:
        """Every purse, claim and chip is in the books, and nothing came from nowhere."""
        assert sum(self.balances.values()) == 0
        for name, cents in (self.table.round.purses or {}).items():
            assert self.balances[at_table(self.name, purse(name))] == cents
        for account, cents in held(self.name, self.table).items():
            assert self.balances.get(account, 0) == cents
