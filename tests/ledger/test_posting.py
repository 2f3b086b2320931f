"""Every cent of the house is somewhere, and each entry says what it moved there."""

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.games import PLAYED, game_named
from croupier.ledger.accounts import HOUSE
from croupier.table.people import player
from croupier.table.settings import TableKind
from croupier.table.table_commands import CashOut
from tests.golden.recording import PURSES
from tests.ledger.evenings import GIVEN, Booked
from tests.properties.driving import examples

@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(8))
@given(seed=st.integers(0, 2**32))
def test_over_an_evening_every_purse_is_explained_by_postings(
    name: str, kind: TableKind, seed: int
) -> None:
    """After every command; also where purses fall short and earlier rounds are voided."""
    evening = Booked(game_named(name), kind, seed)
    evening.play(8)
    for player_name in PURSES:
        evening.did(CashOut(player(player_name), player_name))
    assert sum(evening.balances.values()) == 0
    at_tables = [account for account in evening.balances if "/purse " in account]
    assert {account.rpartition(" ")[2] for account in at_tables} == set(PURSES)
    assert all(cents >= 0 for account, cents in evening.balances.items() if "wallet" in account)
    assert evening.balances[HOUSE] == -GIVEN * len(PURSES)
