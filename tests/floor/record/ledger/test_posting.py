"""Every cent of the house is somewhere, and each entry says what it moved there."""

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.engine.games import PLAYED, baccarat, game_named, roulette
from croupier.engine.games.roulette.trouble.facts import BallBroke
from croupier.engine.table.state.accounts import Transfer, Transfers, purse
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import ForeignCard
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER, player
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import CashOut, OpenRound, VoidEarlierRounds
from croupier.floor.record.ledger.accounts import HOUSE, at_table, wallet
from croupier.floor.record.ledger.balances import Overdrawn, moved
from tests.engine.games.roulette.scripting import bet as roulette_bet
from tests.engine.games.roulette.scripting import spin
from tests.engine.table.scripting import CLOSE, Script, bet, deal, flat, report, rules
from tests.floor.record.ledger.evenings import GIVEN, Booked
from tests.golden.recording import PURSES
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


def amounts(posted: Transfers) -> dict[tuple[str, str], int]:
    return {(moved.source, moved.target): moved.cents for moved in posted}


def done(evening: Booked, *script: Script) -> Transfers:
    """What all these commands posted, together."""
    first = len(evening.posted)
    for command in flat(script):
        assert evening.did(command), command
    return tuple(moved for posted in evening.posted[first:] for moved in posted)


@pytest.mark.rule("Baccarat 4.1.1")
def test_a_round_is_posted_from_the_wallet_to_the_commission() -> None:
    evening = Booked(baccarat, TableKind.ELECTRONIC, 1)
    assert amounts(evening.posted[1]) == {("wallet ann", "b1/purse ann"): 300_000}
    bets = done(evening, OpenRound(DEALER), bet("ann", 100, "banker"), bet("bob", 50, "tie"), CLOSE)
    assert amounts(bets) == {
        ("b1/purse ann", "b1/layout"): 10_000,
        ("b1/purse bob", "b1/layout"): 5_000,
    }
    paid = done(evening, deal("2h Kc Td 9s"))  # the Banker wins
    assert amounts(paid) == {
        ("b1/layout", "b1/purse ann"): 10_000,
        ("b1/float", "b1/purse ann"): 10_000,
        ("b1/purse ann", "b1/commission"): 500,
        ("b1/layout", "b1/float"): 5_000,
    }
    assert all("Baccarat 4.1.1" in moved.cites for moved in paid if "ann" in str(moved))
    cashed = done(evening, CashOut(player("ann"), "ann"))
    assert amounts(cashed) == {("b1/purse ann", "wallet ann"): 309_500}
    assert evening.balances["wallet ann"] == GIVEN + 9_500


@pytest.mark.rule("Baccarat 5.16")
def test_a_round_void_after_payment_gives_everything_back() -> None:
    evening = Booked(baccarat, TableKind.RECORDED, 1)
    before = dict(evening.balances)
    done(evening, OpenRound(DEALER), bet("ann", 100, "banker"), bet("bob", 50, "tie"), CLOSE)
    done(evening, deal("2h Kc Td 9s"))
    assert evening.balances["b1/commission"] == 500
    done(evening, report(ForeignCard()), rules("confirm", by=SHIFT_MANAGER))
    assert evening.table.round.status is Status.VOID
    assert {account: cents for account, cents in evening.balances.items() if cents} == before


@pytest.mark.rule("Roulette 5.6")
def test_an_earlier_round_voided_leaves_a_claim_where_the_chips_are_gone() -> None:
    """Ann won on red and has cashed out; the round is void afterwards."""
    evening = Booked(roulette, TableKind.RECORDED, 1, "r1")
    lost = roulette_bet("bob", 50, "straight 17")
    done(evening, OpenRound(DEALER), roulette_bet("ann", 100, "red"), lost, CLOSE, spin(1))
    done(evening, CashOut(player("ann"), "ann"))
    done(evening, OpenRound(DEALER), report(BallBroke()), rules("confirm", by=SHIFT_MANAGER))
    posted = done(evening, VoidEarlierRounds(SHIFT_MANAGER, (1,), "cracked since noon"))
    assert amounts(posted)["r1/claim ann", "r1/purse ann"] == 10_000
    assert evening.balances["wallet ann"] == GIVEN + 10_000
    assert evening.balances["r1/claim ann"] == -10_000
    assert evening.balances["r1/purse ann"] == evening.balances["r1/float"] == 0
    assert evening.balances["r1/purse bob"] == PURSES["bob"]


def test_where_no_chip_moves_nothing_is_posted() -> None:
    evening = Booked(baccarat, TableKind.ELECTRONIC, 1)
    assert evening.posted[0] == ()
    assert done(evening, OpenRound(DEALER), CLOSE, deal("2h Kc Td 9s")) == ()


@given(has=st.integers(0, 1000), wanted=st.integers(1, 2000))
def test_a_wallet_is_never_overdrawn(has: int, wanted: int) -> None:
    balances = {HOUSE: -has, wallet("ann"): has}
    transfers = (Transfer(wallet("ann"), at_table("b1", purse("ann")), wanted),)
    if wanted <= has:
        assert moved(balances, transfers)[wallet("ann")] == has - wanted
        return
    with pytest.raises(Overdrawn) as problem:
        moved(balances, transfers)
    overdrawn = problem.value
    assert (overdrawn.player, overdrawn.cents) == ("ann", has)
    assert overdrawn.lacking_cents == wanted - has


def test_other_accounts_may_owe() -> None:
    """A float pays winnings, a purse is taken back to what it does not have."""
    transfers = (Transfer("b1/float", "b1/purse ann", 7), Transfer("b1/purse bob", "b1/float", 5))
    assert moved({}, transfers) == {"b1/float": -2, "b1/purse ann": 7, "b1/purse bob": -5}
