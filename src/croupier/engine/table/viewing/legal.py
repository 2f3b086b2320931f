"""Everything a person may do at the table now, the game's own offers included."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK
from croupier.engine.table.betting import limits
from croupier.engine.table.betting.betting import dealt_without_bets
from croupier.engine.table.betting.headroom import room_left, rooms_left
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import possible
from croupier.engine.table.dealing.dealing import MOST_TOGETHER, unnoticed
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.answers import scopes
from croupier.engine.table.trouble.halts import line_of, meanwhile, reported
from croupier.engine.table.trouble.orders import orders
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import (
    AwaitingChoices,
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
)
from croupier.engine.table.vocabulary.facts import Fact, Other
from croupier.engine.table.vocabulary.offers import CardsOffer, Offer
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot


class DecisionOffer(Offer, frozen=True, kw_only=True):
    """The Shift Manager may name any bets, and several; each such decision is tried."""

    game: Game
    round: AnyRound

    def admits(self, command: c.Command) -> bool:
        if not isinstance(command, c.DecideUnresolved) or command.effect is not c.Effect.BETS:
            return False
        return possible(self.game, self.round, command)


STRANGER = ""  # a name nobody at the table has
DEALT = (Status.PLAY, Status.CONCLUDED)


def legal(game: Game, round: AnyRound, who: Person) -> tuple[Offer | CardsOffer, ...]:
    """Reports of facts are not choices: see `reportable`."""
    bets = round.status is Status.BETTING and not round.halts
    own = own_offers(game, round, who) if round.status in DEALT else ()
    return (*(_bets(game, round, who) if bets else ()), *besides_bets(game, round, who, own))


def besides_bets(
    game: Game, round: AnyRound, who: Person, own: tuple[Offer, ...]
) -> tuple[Offer | CardsOffer, ...]:
    """All but bets placed and withdrawn while betting is open; `own` are those of the game."""
    if round.halts:
        return tuple(_in_a_halt(game, round, who, own))
    found: list[Offer | CardsOffer] = []
    match round.status:
        case Status.BETTING:
            found += _possible(game, round, _closing(game, round, who))
        case Status.PLAY:
            found += (*own, *_cards(game, round, who))
            found += _possible(game, round, [Offer(c.TimeRanOut(who))])
        case Status.CONCLUDED:
            found += (*own, *_cards(game, round, who))
    return (
        *found,
        *_possible(game, round, _squeezes(game, round, who)),
        *_decisions(game, round, who),
        *_always(game, round, who),
    )


def _possible(game: Game, round: AnyRound, offers: list[Offer]) -> list[Offer]:
    """Asking and doing cannot disagree: each is tried."""
    return [offer for offer in offers if possible(game, round, offer.command)]


def _bets(game: Game, round: AnyRound, who: Person) -> Iterator[Offer]:
    unit = round.settings.unit_cents
    if dealt_without_bets(game, round) is not None:
        return
    for name in _bettors(round, who):
        purse, stranger = round.purse(name), name == STRANGER
        free = ("player",) if stranger else ()
        known = tuple(round.purses or ()) if stranger else ()
        for spot, least in _least_stakes(game, round, name):
            if purse is None or purse >= least:
                command = c.PlaceBet(who, name, spot, least)
                yield Offer(command, "stake_cents", least, purse, unit, free, other_than=known)
        for spot, lying in _lying(round, name).items():
            yield Offer(c.WithdrawBet(who, name, spot, unit), "amount_cents", unit, lying, unit)


def _least_stakes(game: Game, round: AnyRound, name: str) -> Iterator[tuple[Spot, int]]:
    """Every spot where something may be added, and the smallest stake of which any can stand."""
    unit = round.settings.unit_cents
    if not round.settings.electronic:
        yield from ((spot, unit) for spot in game.spots(round.settings))
        return
    for spot, room in rooms_left(game, round, name):
        least = unit if room != 0 else _outbidding(game, round, name, spot)
        if least is not None:
            yield spot, least


def _outbidding(game: Game, round: AnyRound, name: str, spot: Spot) -> int | None:
    """As the highest bettor more may fit."""
    unit, stakes = round.settings.unit_cents, limits.stakes(round.on(spot))
    highest = max((stake.cents for stake in stakes), default=0)
    own = sum(stake.cents for stake in stakes if stake.player == name)
    outbids = highest - own + unit
    return outbids if room_left(game, round, name, spot, outbids) else None


def _bettors(round: AnyRound, who: Person) -> tuple[str, ...]:
    """Players bet for themselves, staff for anybody."""
    if who.rank is Rank.PLAYER:
        return (who.name,)
    known = dict.fromkeys((*round.seats.values(), *round.players(), *(round.purses or {})))
    return (*known, STRANGER)


def _lying(round: AnyRound, name: str) -> dict[Spot, int]:
    lying: dict[Spot, int] = {}
    for wager in round.wagers:
        if wager.player == name:
            lying[wager.spot] = lying.get(wager.spot, 0) + wager.stake_cents
    return lying


def _closing(game: Game, round: AnyRound, who: Person) -> list[Offer]:
    spots = dict.fromkeys(wager.spot for wager in round.wagers)
    rejections = dict.fromkeys(
        c.RejectBets(who, bet, box, on)
        for spot in spots
        for bet, box, on in (
            (spot.bet, spot.box, spot.on),
            (spot.bet, spot.box, None),
            (spot.bet, None, spot.on),
            (spot.bet, None, None),
        )
    )
    return [Offer(c.CloseBetting(who)), *(Offer(command) for command in rejections)]


def _cards(game: Game, round: AnyRound, who: Person) -> Iterator[CardsOffer]:
    if who.rank < Rank.DEALER:
        return
    held = bool(round.shoe.held_over)
    shoe = round.shoe if round.settings.electronic or held else None
    sample = next((card for card in DECK if round.shoe.next_may_be(card)), DECK[0])
    for place in (None, *_where(game, round)):  # None: wherever it is due
        named = c.DealCard(who, sample, place)
        face_up = possible(game, round, named)
        face_down = possible(game, round, replace(named, card=None))
        if face_up or face_down:
            yield CardsOffer(named, (place,), face_up, face_down, shoe=shoe)
    together = c.DealTogether(who, _first_two(round))
    if possible(game, round, together):
        shoe = round.shoe if round.settings.electronic else None
        down = not round.settings.electronic
        yield CardsOffer(together, face_down=down, fewest=2, most=MOST_TOGETHER, shoe=shoe)
    if round.status is Status.PLAY:
        for place in dict.fromkeys(d.place for d in round.cards if d.card is None):
            hidden = sum(d.card is None and d.place == place for d in round.cards)
            left = replace(round.shoe, held_over=()) if round.settings.electronic else None
            yield CardsOffer(c.TurnCards(who, place, ()), (place,), most=hidden, shoe=left)


def _where(game: Game, round: AnyRound) -> tuple[Place, ...]:
    """An electronic table lays a card nowhere but where it is due."""
    if not round.settings.electronic:
        return game.places(round)
    due = game.due(round) if round.status is Status.PLAY else None
    return (due.place,) if isinstance(due, Deal) else ()


def _first_two(round: AnyRound) -> tuple[Any, ...]:
    shoe, found = round.shoe, []
    for _ in range(2):
        card = next((card for card in DECK if shoe.next_may_be(card)), None)
        if card is not None:
            found.append(card)
            shoe = shoe.after_drawing(card)
    return tuple(found)


def _squeezes(game: Game, round: AnyRound, who: Person) -> list[Offer]:
    """Nobody squeezes who has no bet open."""
    asks = [
        Offer(c.AskSqueeze(who, place, first))
        for place in (game.places(round) if round.open_wagers(who.name) else ())
        for first in (False, True)
    ]
    return [*asks, Offer(c.GrantSqueeze(who))]


def _always(game: Game, round: AnyRound, who: Person) -> list[Offer]:
    found = [Offer(c.ReplaceCards(who), free=("reason",))]
    for fact in round.facts:
        found += _rulings(fact, who, c.RulingWord.UNFOUNDED, filled=("reason",))
    return _possible(game, round, list({offer.command: offer for offer in found}.values()))


def _in_a_halt(
    game: Game, round: AnyRound, who: Person, own: tuple[Offer, ...]
) -> Iterator[Offer | CardsOffer]:
    offers = (offer for halt in round.halts for offer in _about(game, round, halt, who))
    candidates = {offer.command: offer for offer in offers}
    yield from _possible(game, round, list(candidates.values()))
    if unnoticed(round):
        yield from _further_cards(game, round, who)
    if round.status is Status.PLAY:
        goes_on = meanwhile(game, round)
        yield from (offer for offer in own if isinstance(offer.command, goes_on))
    yield from _always(game, round, who)


def _about(game: Game, round: AnyRound, halt: Halt, who: Person) -> Iterator[Offer]:
    """What could be said about one open fact; the word alone, or with the fact's name."""
    match halt.awaiting:
        case AwaitingRuling(_, words):
            for word in words:
                yield from _rulings(halt.fact, who, c.RulingWord(word), free=("reason",))
        case AwaitingChoices(asked):
            own = [a for a in asked if a.player == who.name]
            named = dict.fromkeys(scope for a in own for scope in scopes(a))
            for (box, hand), stays in product(named, (True, False)):
                yield Offer(c.ChooseOption(who, stays, box, hand))
            yield from _unboxed(round, who)
            yield Offer(c.TimeRanOut(who))
        case AwaitingDecision():
            yield from _unresolved(game, round, who)
    ordered = line_of(game, round, halt).ruling.order_by is not None
    if ordered and isinstance(halt.awaiting, AwaitingOrder | AwaitingChoices):
        yield from orders(game, round, halt, who)


def _rulings(
    fact: Fact,
    who: Person,
    word: c.RulingWord,
    free: tuple[str, ...] = (),
    filled: tuple[str, ...] = (),
) -> Iterator[Offer]:
    reason = "reason" if filled else ""
    for about in (None, fact.name):
        yield Offer(c.Rule(who, word, reason, about), free=free, filled=filled)


def _unboxed(round: AnyRound, who: Person) -> Iterator[Offer]:
    """A bet that lies on no box can be named by itself."""
    bets = dict.fromkeys(w.spot.bet for w in round.open_wagers(who.name) if w.spot.box is None)
    for bet, stays in product(bets, (True, False)):
        yield Offer(c.ChooseOption(who, stays, bet=bet))


def _further_cards(game: Game, round: AnyRound, who: Person) -> Iterator[CardsOffer]:
    """Cards laid after a wrong one that nobody had noticed."""
    if who.rank < Rank.DEALER:
        return
    due = game.due(round)
    for place in game.places(round):
        due_here = isinstance(due, Deal) and due.place == place
        places = (place, None) if due_here else (place,)
        shoe = round.shoe if round.shoe.held_over else None
        yield CardsOffer(c.DealCard(who, DECK[0], place), places, True, True, shoe=shoe)


def _decisions(game: Game, round: AnyRound, who: Person) -> list[Offer]:
    """Nothing is being ruled on: what the Shift Manager saw in person comes before each of them,
    and is reported once for all."""
    if who.rank < c.DecideUnresolved.needs:
        return []
    offers = list(_unresolved(game, round, who))
    seen = reported(game, round, who, Other("reason"))
    if type(seen) is Refused:
        return []
    return _possible(game, foreseen(game, round, tuple(seen)), offers)


def _unresolved(game: Game, round: AnyRound, who: Person) -> Iterator[Offer]:
    for effect in (c.Effect.VOID, c.Effect.STAND):
        command = c.DecideUnresolved(who, effect, "reason")
        yield Offer(command, free=("bets",), filled=("reason",))
    for player, spot in dict.fromkeys((w.player, w.spot) for w in round.wagers):
        for payout in (None, 0):
            decided = (c.DecidedBet(player, spot, payout_cents=payout),)
            command = c.DecideUnresolved(who, c.Effect.BETS, "reason", decided)
            yield DecisionOffer(command, game=game, round=round)
