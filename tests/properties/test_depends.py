"""What a preview says of the next card is what each card that may come leads to."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, rank, suit
from croupier.engine.games import andar_bahar, baccarat, blackjack, si_ki_pi
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.next_card import depends, fates
from croupier.engine.table.vocabulary.commands import Command, DealCard
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.properties.driving import examples, played

GAMES = (andar_bahar, baccarat, blackjack, si_ki_pi)  # at Roulette no card is dealt


def tried(game: Game, round: AnyRound) -> None:
    """Every card of the deck, through the rules."""
    told = depends(game, round)
    if told is None:
        return
    named = {
        (name, of): group
        for group in told.by_rank
        for name in group.ranks
        for of in group.suits or "shdc"
    }
    for card in DECK:
        acted = act(game, round, DealCard(DEALER, card, told.place))
        if isinstance(acted, Refused) or not round.shoe.next_may_be(card):
            continue
        after = acted[0]
        if not told.by_rank:
            assert (fates(after), after.status) == (fates(round), Status.PLAY)
            continue
        group = named[rank(card), suit(card)]
        over = after.status is not Status.PLAY
        assert (group.fates, group.outcome) == (fates(after), game.outcome(after) if over else None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
@given(seed=st.integers(0, 10**7))
@settings(max_examples=examples(10))
def test_each_card_leads_to_what_is_told(game: Game, seed: int) -> None:
    def watch(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        if before.halts and not after.halts:  # a ruling is over, the next card decides
            tried(game, after)

    played(Random(seed), game, TableKind.RECORDED, trouble=0.3, watch=watch)
