"""An offer of `legal` admits a command exactly when `decide` does not refuse it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK
from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games import andar_bahar, baccarat, blackjack, roulette, si_ki_pi
from croupier.engine.games.si_ki_pi.arrangement import halved
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import decide
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.viewing.possible_facts import reportable
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Person, player
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import Spot
from tests.properties.driving import PLAYERS, STAFF, examples, played
from tests.properties.test_rounds import TABLES, TIGHT

PEOPLE = (*PLAYERS, *STAFF, player("zed"))
AMOUNTS = (-500, 0, 50, 100, 500, 1_500, 10_000, 20_000, 600_000)


def anything(rng: Random, game: Game, round: AnyRound, by: Person) -> Command:
    """Some command, sensible or not."""
    spot = rng.choice((*game.spots(round.settings)[:15], Spot("nonsense", 1), Spot("tie", 99)))
    name = rng.choice(PEOPLE).name
    amount = rng.choice(AMOUNTS)
    place = rng.choice((*game.places(round), Place("ceiling")))
    cards = tuple(rng.choice(DECK) for _ in range(rng.randint(0, 3)))
    waiting = tuple(d.card for d in round.cards[-2:] if d.card)
    word = rng.choice(list(c.RulingWord))
    effect = rng.choice(list(c.Effect))
    box, hand = rng.choice((None, 1, 2)), rng.choice((None, 1, 2))
    payout = rng.choice((None, -1, amount))
    decided = tuple(
        c.DecidedBet(who, spot, rng.choice((None, 1, 2)), payout)
        for who in rng.choice(((), (name,), (name, by.name)))
    )
    named = rng.choice([None, *(halt.fact.name for halt in round.halts)])
    frame: list[Command] = [
        c.PlaceBet(by, name, spot, amount),
        c.PlaceBet(by, by.name, spot, amount),
        c.WithdrawBet(by, by.name, spot, amount),
        c.RejectBets(by, spot.bet, rng.choice((None, spot.box))),
        c.CloseBetting(by),
        c.DealCard(by, rng.choice((None, *DECK)), rng.choice((None, place))),
        c.DealTogether(by, cards),
        c.TurnCards(by, place, cards),
        c.AskSqueeze(by, place, rng.random() < 0.3),
        c.GrantSqueeze(by),
        c.Rule(by, word, rng.choice(("", "as seen")), named),
        c.FixOrder(by, rng.choice((cards, waiting, waiting[::-1]))),
        c.ChooseOption(by, rng.random() < 0.5, box, hand),
        c.TimeRanOut(by),
        c.DecideUnresolved(by, effect, rng.choice(("", "said")), decided),
        c.ReplaceCards(by),
    ]
    return rng.choice(frame + own_commands(rng, game, round, by, amount, box or 1, hand or 1))


def own_commands(
    rng: Random, game: Game, round: AnyRound, by: Person, amount: int, box: int, hand: int
) -> list[Command]:
    if game is andar_bahar:
        return [andar_bahar.AskOn(by)] * 3
    if game is roulette:
        pocket, turns = rng.choice((*POCKETS, "37")), rng.choice((-1, 0, 3, 4, 9))
        return [roulette.Spin(by, pocket, turns, rng.random() < 0.3)] * 6
    if game is baccarat:
        names = by.name, rng.choice(PEOPLE).name
        sides = ("player", "banker", "tie")
        return [baccarat.Insure(by, name, side, amount) for name in names for side in sides]
    if game is si_ki_pi:
        lying = [d.card for d in round.cards if d.card and d.place.box == box]
        first, second = rng.sample((*lying, *DECK[:8]), 2), rng.sample((*lying, *DECK[:8]), 2)
        halves = halved(first, second)
        look, house_way = si_ki_pi.Look(by, box), si_ki_pi.HouseWay(by, box)
        return [look, house_way, *[si_ki_pi.Arrange(by, box, halves)] * 3]
    return [
        blackjack.Insure(by, rng.choice((by.name, "ann")), box, amount),
        blackjack.EvenMoney(by, box),
        blackjack.Surrender(by, box),
        blackjack.Hit(by, box, hand),
        blackjack.Stand(by, box, hand),
        blackjack.Split(by, box, hand),
        blackjack.Double(by, box, hand, amount_cents=amount),
        blackjack.Follow(by, amount),
        blackjack.Decline(by),
        blackjack.SettleInterim(by),
        blackjack.CollectBust(by, box, hand),
    ]


@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=examples(40))
def test_an_offer_admits_what_is_not_refused(game: Game, kind: TableKind, seed: int) -> None:
    rng = Random(seed)

    def agree(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        for _ in range(4):
            by = rng.choice(PEOPLE)
            tried = anything(rng, game, after, by)
            admitted = any(offer.admits(tried) for offer in legal(game, after, by))
            refused = decide(game, after, tried)
            assert admitted is not isinstance(refused, Refused), (tried, refused)

    played(rng, game, kind, trouble=0.1, limits=TIGHT if seed % 2 else None, watch=agree)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=examples(20))
def test_a_reportable_fact_is_not_refused(game: Game, kind: TableKind, seed: int) -> None:
    rng = Random(seed)

    def agree(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        facts = [fact for fact, _ in reportable(game, after)]
        for fact in rng.sample(facts, min(3, len(facts))):
            reported = decide(game, after, c.ReportFact(rng.choice(PEOPLE), fact))
            assert not isinstance(reported, Refused), (fact, reported)

    played(rng, game, kind, trouble=0.1, watch=agree)
