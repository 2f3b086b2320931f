"""Whatever is asked of the House: it is replayed without a rule, keeps an Owner, loses no cent."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.engine.sentences import LANGUAGES, sentence
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house.codec import command_read, event_read, written
from croupier.floor.house.commands import COMMANDS, ClaimOwnership, HouseCommand
from croupier.floor.house.deciding import run_house
from croupier.floor.house.events import EVENTS
from croupier.floor.house.evolving import replayed_house
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.house.roles import CAN_BE_LICENSED, Role
from croupier.floor.house.state import House
from croupier.floor.record.ledger.accounts import WALLET, wallet
from tests.floor.house.wandering import Step, wander
from tests.properties.driving import examples
from tests.properties.test_replay import RuleCalled, rules_raise

pytestmark = pytest.mark.slow

STEPS = 120
seeded = given(seed=st.integers(0, 2**32))


def walked(seed: int) -> list[Step]:
    return list(wander(Random(seed), STEPS))


@tried(deadline=None, max_examples=examples(100))
@seeded
def test_the_house_is_replayed_without_a_rule(seed: int) -> None:
    steps = walked(seed)
    events = [event for step in steps if isinstance(step.answer, tuple) for event in step.answer]
    with rules_raise():
        again = replayed_house(events)
    assert again == steps[-1].house
    assert replayed_house(event_read(written(event)) for event in events) == again
    assert again.version == len(events)


def test_the_guard_would_notice_a_rule() -> None:
    command = ClaimOwnership(THE_HOUSE, "Olga")
    with rules_raise(), pytest.raises(RuleCalled, match="house"):
        run_house(House(), command, {})


@tried(deadline=None, max_examples=examples(60))
@seeded
def test_commands_decide_the_same_again(seed: int) -> None:
    house, balances = House(), dict[str, int]()
    for step in walked(seed):
        if isinstance(step.command, HouseCommand):
            ran = run_house(house, command_read(written(step.command)), balances)
            assert (ran if isinstance(ran, Refused) else ran[1]) == step.answer
        house, balances = step.house, dict(step.balances)


@tried(deadline=None, max_examples=examples(100))
@seeded
def test_no_cent_is_made_or_lost_and_no_wallet_lacks_one(seed: int) -> None:
    for step in walked(seed):
        assert sum(step.balances.values()) == 0
        assert all(transfer.cents > 0 for transfer in step.transfers)
        wallets = [cents for name, cents in step.balances.items() if name.startswith(WALLET)]
        assert all(cents >= 0 for cents in wallets)


@tried(deadline=None, max_examples=examples(100))
@seeded
def test_what_always_holds_of_the_house(seed: int) -> None:
    owned = False
    for step in walked(seed):
        house, accounts = step.house, list(step.house.people)
        owners = [a for a in accounts if a.open and a.role is Role.OWNER]
        assert house.owners == len(owners)
        assert owners or not owned
        owned = bool(owners)
        assert all(house.account(account.name) is account for account in accounts)
        for account in accounts:
            assert not account.licences or (account.open and account.role in CAN_BE_LICENSED)
            assert not account.guest or account.role is Role.PLAYER
            holds = [
                name
                for name, cents in step.balances.items()
                if cents
                and (name == wallet(account.name) or name.endswith(f"purse {account.name}"))
            ]
            assert not holds or (account.open and account.role is Role.PLAYER), holds


@tried(deadline=None, max_examples=examples(30))
@seeded
def test_a_refusal_is_a_sentence_in_every_language(seed: int) -> None:
    refused = [step.answer for step in walked(seed) if isinstance(step.answer, Refused)]
    for message in {answer.message.key: answer.message for answer in refused}.values():
        assert all(sentence(message, language) for language in LANGUAGES)


def test_the_walk_meets_every_command_and_event() -> None:
    """Else what is shown above would be shown of less."""
    met: Counter[type] = Counter()
    for seed in range(200):
        for step in walked(seed):
            if isinstance(step.answer, tuple) and step.command is not None:
                met.update([type(step.command), *map(type, step.answer)])
    assert set(met) == {*COMMANDS, *EVENTS}
