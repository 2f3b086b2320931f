"""A round Reconstructed from any misdeal equals the round dealt right."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.games import andar_bahar, baccarat, blackjack, si_ki_pi
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    Command,
    DealCard,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.due import Ask, AwaitRuling, Deal
from croupier.engine.table.vocabulary.events import AwaitingChoices
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.properties.driving import PLAYERS, bets, examples, opened

GAMES = [pytest.param(game, id=game.NAME) for game in (andar_bahar, baccarat, blackjack, si_ki_pi)]


def done(game: Game, round: AnyRound, command: Command) -> AnyRound:
    acted = act(game, round, command)
    assert not isinstance(acted, Refused), acted
    return acted[0]


def with_bets(rng: Random, game: Game) -> AnyRound:
    round = opened(game, TableKind.RECORDED)
    for command in bets(rng, game, round):
        acted = act(game, round, command)
        round = round if isinstance(acted, Refused) else acted[0]
    return done(game, round, CloseBetting(DEALER))


def decision(game: Game, round: AnyRound) -> Command | None:
    """Some offer to the first player who has one: the same table, the same word."""
    for person in PLAYERS:
        offers = [o for o in legal(game, round, person) if isinstance(o, Offer)]
        own = [
            o
            for o in offers
            if isinstance(o.command, game.COMMANDS)
            and not isinstance(o.command, blackjack.Surrender | si_ki_pi.Look)
        ]
        if own:
            return own[len(round.cards) % len(own)].command
    return None


def finished(
    game: Game, round: AnyRound, shoe: list[Card], misdeal_at: int | None, rng: Random
) -> AnyRound:
    """Plays on; card number `misdeal_at` is first laid somewhere it is not due."""
    while round.status is Status.PLAY:
        wanted = due(game, round)
        if isinstance(wanted, AwaitRuling):
            halt = round.halts[-1]
            if isinstance(halt.awaiting, AwaitingChoices):
                round = done(game, round, TimeRanOut(DEALER))
            else:
                round = done(game, round, Rule(PIT_SUPERVISOR, RulingWord.RECONSTRUCT))
            continue
        said = decision(game, round) if should_ask(game, round, wanted) else None
        if said is not None:
            round = done(game, round, said)
            continue
        assert isinstance(wanted, Deal), wanted
        place = None
        if len(round.cards) + 1 == misdeal_at:
            place = rng.choice([p for p in game.places(round) if p != wanted.place])
        round = done(game, round, DealCard(DEALER, shoe[len(round.cards)], place))
    return round


def should_ask(game: Game, round: AnyRound, wanted: object) -> bool:
    """Baccarat players insure at the first chance; Blackjack players answer when asked."""
    if game is baccarat:
        return not any(wager.stage for wager in round.wagers)
    return isinstance(wanted, Ask)


@pytest.mark.rule("Andar Bahar 5.9.1", "Baccarat 5.8", "Blackjack 5.9")
@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32 - 1), misdeal_at=st.integers(1, 12))
@settings(max_examples=examples(150))
def test_reconstructed_equals_dealt_right(game: Game, seed: int, misdeal_at: int) -> None:
    rng = Random(seed)
    start = with_bets(rng, game)
    shoe = [card for card in DECK for _ in range(start.shoe.composition.count(card))]
    rng.shuffle(shoe)
    right = finished(game, start, shoe, None, rng)
    mended = finished(game, start, shoe, misdeal_at, rng)
    assert mended.status is right.status
    assert mended.cards == right.cards
    assert mended.wagers == right.wagers
    assert mended.purses == right.purses
    assert game.outcome(mended) == game.outcome(right)
