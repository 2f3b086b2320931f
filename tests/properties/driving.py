"""A table driven at random: players who bet and decide, a Dealer's mistakes, staff who rule."""

from collections.abc import Callable, Iterator
from random import Random

from hypothesis import settings
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.viewing.possible_facts import reportable
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    Command,
    DealCard,
    DealTogether,
    PlaceBet,
    ReplaceCards,
    ReportFact,
    TurnCards,
)
from croupier.engine.table.vocabulary.due import (
    Ask,
    AskFirst,
    AwaitRuling,
    Deal,
    Nothing,
    SetGoing,
    Settle,
    TakeBets,
    Turn,
)
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.offers import CardsOffer, Offer
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_MANAGER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    player,
)
from croupier.engine.table.vocabulary.places import Face
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.engine.table.evenings import open_evening, open_round

PLAYERS = tuple(player(name) for name in ("ann", "bob", "cat"))
STAFF = (DEALER, PIT_SUPERVISOR, PIT_MANAGER, SHIFT_MANAGER)
PURSE = 500_000
SEATS = {1: "ann", 2: "cat"}
MOST_STEPS = 300
MISTAKES_END = 60  # from then on the Dealer is careful, so that every round ends


def examples(usual: int) -> int:
    """How many examples of a property are tried; fewer by `./check --fast`."""
    return max(1, usual * settings().max_examples // 100)


Watch = Callable[[AnyRound, Command, AnyRound, tuple[Event, ...]], None]


def nothing_watched(
    before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
) -> None:
    pass


def opened(game: Game, kind: TableKind, limits: Limits | None = None) -> AnyRound:
    settings = game.settings(kind=kind, limits=limits or Limits(minimum_cents=500))
    evening = open_evening(settings, {person.name: PURSE for person in PLAYERS})
    seats = {box: name for box, name in SEATS.items() if box in settings.boxes}
    evening = open_round(game, evening, seats)  # type: ignore[assignment]
    return evening.rounds[-1]


def drawn(rng: Random, round: AnyRound) -> Card:
    if round.shoe.held_over and round.shoe.held_over[0] is not None:
        return round.shoe.held_over[0]
    return rng.choice([card for card in DECK if round.shoe.composition.count(card)])


def up_or_down(rng: Random, game: Game, round: AnyRound) -> Card | None:
    """Now and then face down, where the House may deal it either way."""
    wanted = due(game, round)
    either = isinstance(wanted, Deal) and game.face(round, wanted.place) is Face.EITHER
    return None if either and rng.random() < 0.25 else drawn(rng, round)


def bets(rng: Random, game: Game, round: AnyRound) -> Iterator[Command]:
    """A few bets on the first boxes, so that players share them."""
    spots = [s for s in game.spots(round.settings) if s.box is None or s.box <= 3]
    for _ in range(rng.randint(1, 6)):
        person = rng.choice(PLAYERS)
        stake = round.settings.unit_cents * rng.randint(1, 300)
        yield PlaceBet(person, person.name, rng.choice(spots), stake)


def from_offer(rng: Random, offer: Offer) -> Command:
    if offer.amount is None:
        return offer.command
    most = offer.largest_cents
    if most is None:
        most = offer.smallest_cents + 50 * offer.step_cents
    steps = (most - offer.smallest_cents) // offer.step_cents
    amount = offer.smallest_cents + rng.randint(0, steps) * offer.step_cents
    return replace(offer.command, **{offer.amount: amount})


def somebodys_choice(
    rng: Random, game: Game, round: AnyRound, people: tuple[Person, ...]
) -> Command | None:
    """What one of these people could say now, whoever comes first by chance."""
    for person in rng.sample(people, len(people)):
        offers = [o for o in legal(game, round, person) if isinstance(o, Offer) and not is_aside(o)]
        if offers:
            return from_offer(rng, rng.choice(offers))
    return None


def is_aside(offer: Offer) -> bool:
    """New cards may be ordered again and again; it moves nothing forward."""
    return isinstance(offer.command, ReplaceCards)


def next_command(rng: Random, game: Game, round: AnyRound, trouble: float) -> Command | None:
    """Something that can be said now; mostly what is due."""
    if rng.random() < trouble:
        wrong = mistake(rng, game, round)
        if wrong is not None:
            return wrong
    match due(game, round):
        case TakeBets():
            return CloseBetting(DEALER)
        case Nothing():
            return None
        case AwaitRuling():
            said = somebodys_choice(rng, game, round, (*PLAYERS, *STAFF))
            assert said is not None, "nobody can go on"
            return said
        case Turn(place):
            hidden = sum(d.place == place and d.card is None for d in round.cards)
            return TurnCards(DEALER, place, tuple(drawn(rng, round) for _ in range(hidden))[:1])
        case Deal() | Settle():
            own = somebodys_choice(rng, game, round, PLAYERS) if rng.random() < 0.3 else None
            return own or DealCard(DEALER, up_or_down(rng, game, round))
        case AskFirst():
            return somebodys_choice(rng, game, round, (*PLAYERS, DEALER))
        case SetGoing():
            return somebodys_choice(rng, game, round, STAFF)
        case Ask(name):
            asked = PLAYERS if rng.random() < 0.2 else (player(name),)
            return somebodys_choice(rng, game, round, asked)


def mistake(rng: Random, game: Game, round: AnyRound) -> Command | None:
    """A card to the wrong place, two at once, or some fact that could be reported."""
    if rng.random() < 0.5 and any(isinstance(o, CardsOffer) for o in legal(game, round, DEALER)):
        if rng.random() < 0.25:
            return DealTogether(DEALER, (drawn(rng, round), drawn(rng, round)))
        return DealCard(DEALER, drawn(rng, round), rng.choice(game.places(round)))
    facts = reportable(game, round)
    kinds = sorted({type(fact).__name__ for fact, _ in facts})
    if not kinds:
        return None
    kind = rng.choice(kinds)
    fact = rng.choice([fact for fact, _ in facts if type(fact).__name__ == kind])
    return ReportFact(rng.choice((DEALER, *PLAYERS)), fact)


def played(
    rng: Random,
    game: Game,
    kind: TableKind,
    *,
    trouble: float = 0.0,
    limits: Limits | None = None,
    watch: Watch = nothing_watched,
) -> tuple[AnyRound, AnyRound, tuple[Event, ...]]:
    """A whole round: how it began, how it ended, and all its events."""
    start = round = opened(game, kind, limits)
    log: list[Event] = []
    opening = list(bets(rng, game, round))
    for step in range(MOST_STEPS):
        erring = trouble if step < MISTAKES_END else 0.0
        command = opening.pop(0) if opening else next_command(rng, game, round, erring)
        if command is None:
            return start, round, tuple(log)
        acted = act(game, round, command)
        if isinstance(acted, Refused):
            continue
        after, events = acted
        watch(round, command, after, events)
        round = after
        log += events
    raise AssertionError(f"the round does not end: {due(game, round)}")
