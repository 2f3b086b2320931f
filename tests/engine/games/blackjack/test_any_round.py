"""Whole rounds played at random, with errors and without: money adds up, every round ends."""

from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import blackjack
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Ask, AskFirst, Deal, Turn
from croupier.engine.table.vocabulary.events import AwaitingChoices, AwaitingOrder, AwaitingRuling
from croupier.engine.table.vocabulary.facts import WalkedAway
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games.blackjack.scripting import ELECTRONIC, RECORDED, Table

NAMES = ("ann", "bob", "carl")
SEEDS = range(60)


def betting(table: Table, chance: Random) -> None:
    for name in NAMES:
        for box in chance.sample(range(1, 5), 2):
            table.act(
                c.PlaceBet(player(name), name, Spot("initial", box), 200 * chance.randint(1, 9))
            )
    table.act(c.PlaceBet(player("carl"), "carl", Spot("rws-pairs", chance.randint(1, 4)), 500))
    if chance.random() < 0.5:
        table.act(c.PlaceBet(player("bob"), "bob", Spot("boom-busted"), 300))
    assert table.act(c.CloseBetting(DEALER)) is None


def shuffled(chance: Random) -> list[str]:
    """A shoe rich in tens, Aces and eights, so that much happens."""
    rich = [card for card in DECK if card[0] in "A8TK"] * 4
    shoe = [*DECK * 4, *rich]
    chance.shuffle(shoe)
    return [str(card) for card in shoe]


def offers(table: Table) -> list[Offer]:
    """What players may say, a Surrender that would come too late left out."""
    said = [offer for name in NAMES for offer in own_offers(blackjack, table.round, player(name))]
    play = table.round.play
    return [
        offer
        for offer in said
        if not isinstance(offer.command, blackjack.Surrender)
        or not (play.window_closed or offer.command.by.name in play.answered)
    ]


def ended(table: Table) -> None:
    assert table.round.status is Status.CONCLUDED
    assert all(wager.settlement is not None for wager in table.round.wagers)


def chosen(offer: Offer, chance: Random) -> c.Command:
    if offer.amount is None:
        return offer.command
    assert offer.largest_cents is not None
    amount = chance.choice((offer.smallest_cents, offer.largest_cents))
    fields = {name: getattr(offer.command, name) for name in offer.command.__struct_fields__}
    return type(offer.command)(**(fields | {offer.amount: amount}))


def step(table: Table, chance: Random, shoe: list[str]) -> None:
    """One thing that is due, or one thing somebody may say."""
    said = offers(table)
    wanted = due(blackjack, table.round)
    if said and (isinstance(wanted, Ask | AskFirst) or chance.random() < 0.4):
        assert table.act(chosen(chance.choice(said), chance)) is None
    elif isinstance(wanted, Deal):
        assert table.act(c.DealCard(DEALER, shoe.pop())) is None  # type: ignore[arg-type]
    else:
        assert not isinstance(wanted, Turn)


@pytest.mark.rule("Blackjack 1.10", "Blackjack 4.1.1")
@pytest.mark.parametrize("kind", [RECORDED, ELECTRONIC])
def test_every_round_ends_with_every_bet_settled_once(kind: TableKind) -> None:
    for seed in SEEDS:
        chance = Random(seed)
        table, shoe = Table(kind, boxes=4), shuffled(chance)
        betting(table, chance)
        while table.round.status is Status.PLAY:
            step(table, chance, shoe)
        ended(table)


def resolve(table: Table, chance: Random, leaving: float) -> None:
    """Says whatever the top halt waits for."""
    awaiting = table.round.halts[-1].awaiting
    match awaiting:
        case AwaitingRuling(_, words):
            word = c.RulingWord(chance.choice(words))
            assert table.act(c.Rule(PIT_SUPERVISOR, word, "as seen")) is None
        case AwaitingChoices(asked):
            one = chance.choice(asked)
            stays = chance.random() >= leaving
            choice = c.ChooseOption(player(one.player), stays, one.box, one.hand)
            assert table.act(choice) is None
        case AwaitingOrder():
            since = table.round.halts[-1].fact.since  # type: ignore[attr-defined]
            drawn = [d.card for d in table.round.cards if d.number >= since and d.card]
            chance.shuffle(drawn)
            assert table.act(c.FixOrder(PIT_SUPERVISOR, tuple(drawn))) is None
        case _:
            raise AssertionError(awaiting)


def blunder(table: Table, chance: Random, shoe: list[str]) -> None:
    """A card laid anywhere, two drawn together, or somebody gone."""
    what = chance.random()
    if what < 0.6:
        where = chance.choice(blackjack.places(table.round))
        table.act(c.DealCard(DEALER, shoe.pop(), where))  # type: ignore[arg-type]
    elif what < 0.85:
        table.act(c.DealTogether(DEALER, (shoe.pop(), shoe.pop())))  # type: ignore[arg-type]
    elif len(table.round.walked_away) < 2:
        table.act(c.ReportFact(DEALER, WalkedAway(chance.choice(NAMES))))
    elif own_offers(blackjack, table.round, DEALER):
        table.act(chance.choice(own_offers(blackjack, table.round, DEALER)).command)


@pytest.mark.rule("Blackjack 5.7", "Blackjack 5.9", "Blackjack 5.17")
@pytest.mark.parametrize("seed", range(150))
def test_a_round_full_of_errors_ends_and_its_money_adds_up(seed: int) -> None:
    chance = Random(seed)
    table, shoe = Table(RECORDED, boxes=4), shuffled(chance)
    betting(table, chance)
    while table.round.status is Status.PLAY:
        if table.round.halts:
            resolve(table, chance, leaving=0.15)
        elif chance.random() < 0.12:
            blunder(table, chance, shoe)
        else:
            step(table, chance, shoe)
    if table.round.status is Status.CONCLUDED:
        ended(table)


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.2")
@pytest.mark.parametrize("seed", range(80))
def test_a_reconstructed_round_equals_the_round_dealt_right(seed: int) -> None:
    """The same shoe and the same words; one table lays a card wrong and Reconstructs it."""
    chance = Random(seed)
    right, wrong, shoe = Table(RECORDED, boxes=4), Table(RECORDED, boxes=4), shuffled(chance)
    for table in (right, wrong):
        betting(table, Random(seed))
    while right.round.status is Status.PLAY:
        wanted = due(blackjack, right.round)
        if not isinstance(wanted, Deal):
            command = chosen(chance.choice(offers(right)), chance)
            assert right.act(command) is None
            assert wrong.act(command) is None
            continue
        drawn = shoe.pop()
        elsewhere = [p for p in blackjack.places(wrong.round) if p != wanted.place]
        misdeal = chance.choice(elsewhere) if chance.random() < 0.25 else None
        assert right.act(c.DealCard(DEALER, drawn)) is None  # type: ignore[arg-type]
        assert wrong.act(c.DealCard(DEALER, drawn, misdeal)) is None  # type: ignore[arg-type]
        if misdeal is not None:
            assert wrong.governed_by == "Blackjack 5.9"
            wrong.play("supervisor rules reconstruct")
            if wrong.round.halts:
                wrong.play("clock runs-out")
        closed = wrong.round.play.window_closed  # also by a card that was put back
        assert replace(right.round.play, window_closed=closed) == wrong.round.play
        assert right.round.cards == wrong.round.cards
        assert right.round.wagers == wrong.round.wagers
    assert wrong.round.status is Status.CONCLUDED
    assert all(drawn.place.area not in OUT_OF_PLAY for drawn in wrong.round.cards)
