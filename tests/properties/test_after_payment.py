"""Whatever is reported and ruled once a round is paid, no card is dealt or due any more."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.viewing.possible_facts import reportable
from croupier.engine.table.vocabulary.commands import Command, FixOrder, ReportFact, Rule
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import CardDealt
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.properties.driving import examples, played

REPORTS = 3


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.rule("Baccarat 5.5.3", "Andar Bahar 5.12", "Blackjack 5.10.1")
@given(seed=st.integers(0, 10**7))
@settings(max_examples=examples(60))
def test_a_ruling_on_a_paid_round_calls_for_no_card(name: str, seed: int) -> None:
    game, rng = game_named(name), Random(seed)
    _, paid, _ = played(rng, game, TableKind.RECORDED, trouble=0.1)
    for _ in range(REPORTS):
        if paid.status is not Status.CONCLUDED:
            return
        facts = [fact for fact, _ in reportable(game, paid)]
        acted = act(game, paid, ReportFact(DEALER, rng.choice(facts)))
        if isinstance(acted, Refused) or acted[0].status is not Status.CONCLUDED:
            return  # void, or the last card lay elsewhere and completed nothing
        paid = ruled_on(rng, game, acted[0])


def ruled_on(rng: Random, game: Game, round: AnyRound) -> AnyRound:
    """Every fact that waits, by any of the words that are possible."""
    while round.halts:
        command = rng.choice(rulings(game, round))
        acted = act(game, round, command)
        assert isinstance(acted, tuple), command
        assert not any(isinstance(event, CardDealt) for event in acted[1])
        round = acted[0]
    assert not isinstance(due(game, round), Deal)
    return round


def rulings(game: Game, round: AnyRound) -> list[Command]:
    offers = (each for each in legal(game, round, SHIFT_MANAGER) if isinstance(each, Offer))
    said: list[Command] = [each.command for each in offers]
    words = [each for each in said if isinstance(each, Rule | FixOrder)]
    return [*words] or said
