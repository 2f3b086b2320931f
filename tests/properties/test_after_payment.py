"""Whatever is reported and ruled once a round is paid, no card is dealt or due any more."""

from collections import Counter
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
from croupier.engine.table.vocabulary.commands import (
    ChooseOption,
    Command,
    DealCard,
    DecideUnresolved,
    FixOrder,
    ReportFact,
    Rule,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.due import Nothing
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, Fact, Misplaced
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.properties.driving import PLAYERS, drawn, examples, played

OPEN_AT_ONCE = 4
ROUNDS_OF_RULINGS = 2  # the errors of the second are reported after those of the first are ruled on
RULINGS = (Rule, FixOrder, ChooseOption, DecideUnresolved, TimeRanOut)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.rule("Baccarat 5.5.3", "Andar Bahar 5.12", "Blackjack 5.10.1")
@given(seed=st.integers(0, 10**7))
@settings(max_examples=examples(250))
def test_no_ruling_on_a_paid_round_calls_for_a_card(name: str, seed: int) -> None:
    game, rng = game_named(name), Random(seed)
    _, round, _ = played(rng, game, TableKind.RECORDED, trouble=rng.choice((0, 0.1)))
    known = Counter(card.card for card in round.cards)
    for _ in range(ROUNDS_OF_RULINGS):
        if round.status is Status.CONCLUDED:
            round = ruled_on(rng, game, reported(rng, game, round))
            assert isinstance(due(game, round), Nothing)
            round = dealt_all_the_same(rng, game, round)
            lying = Counter(card.card for card in round.in_place)
            assert round.status is Status.VOID or round.abandoned or lying <= known


def reported(rng: Random, game: Game, round: AnyRound) -> AnyRound:
    """One to four facts; also that the last card lay elsewhere, which opens the round again."""
    for _ in range(rng.randint(1, OPEN_AT_ONCE)):
        if round.status is not Status.VOID:
            acted = act(game, round, ReportFact(DEALER, some_fact(rng, game, round)))
            round = round if isinstance(acted, Refused) else acted[0]
    return round


def some_fact(rng: Random, game: Game, round: AnyRound) -> Fact:
    """Mostly about cards."""
    card = rng.randint(1, max(1, len(round.cards)))
    together = DrawnTogether(card, rng.randint(2, 4))
    places = game.places(round)
    elsewhere = Misplaced(card, rng.choice(places)) if places else together
    facts = [fact for fact, _ in reportable(game, round)]
    errors = [fact for fact in facts if isinstance(fact, DealingError)]
    one_of = [rng.choice(errors or facts or [together])]
    return rng.choice([together, elsewhere, *one_of, rng.choice(facts or one_of)])


def ruled_on(rng: Random, game: Game, round: AnyRound) -> AnyRound:
    """Every fact that waits, in any order, by any of the words that are possible."""
    while round.halts:
        acted = act(game, round, rng.choice(rulings(game, round)))
        assert isinstance(acted, tuple), acted
        round = acted[0]
    return round


def rulings(game: Game, round: AnyRound) -> list[Command]:
    people = (SHIFT_MANAGER, *PLAYERS)
    offers = (each for person in people for each in legal(game, round, person))
    said = (each.command for each in offers if isinstance(each, Offer))
    return [command for command in said if isinstance(command, RULINGS)]


def dealt_all_the_same(rng: Random, game: Game, round: AnyRound) -> AnyRound:
    """A card keyed after that lies in no hand, unless the table waits for the word on it."""
    places = game.places(round)
    if round.status is Status.VOID or not places:
        return round
    acted = act(game, round, DealCard(DEALER, drawn(rng, round), rng.choice(places)))
    return round if isinstance(acted, Refused) else ruled_on(rng, game, acted[0])
