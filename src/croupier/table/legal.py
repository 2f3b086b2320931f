"""Everything a person may do at the table now, the game's own offers included."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from croupier.equipment.cards import DECK
from croupier.table import commands as c
from croupier.table import limits
from croupier.table.betting import dealt_without_bets, room_left
from croupier.table.dealing import MOST_TOGETHER
from croupier.table.due import Deal
from croupier.table.events import (
    AwaitingChoices,
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
)
from croupier.table.facts import DealingError
from croupier.table.frame import decide
from croupier.table.game import Game
from croupier.table.halts import meanwhile
from croupier.table.offers import CardsOffer, Offer
from croupier.table.people import Person, Rank
from croupier.table.refusals import Refused
from croupier.table.round import Round, Stage
from croupier.table.wagers import Spot

STRANGER = ""  # a name nobody at the table bears


def legal(game: Game, round: Round[Any], who: Person) -> tuple[Offer | CardsOffer, ...]:
    """Reports of facts are not choices: see `reportable`."""
    if round.halts:
        return tuple(_in_a_halt(game, round, who))
    match round.stage:
        case Stage.BETTING:
            found: list[Offer | CardsOffer] = [*_bets(game, round, who)]
            found += _possible(game, round, _closing(game, round, who))
        case Stage.PLAY:
            found = [*game.legal(round, who), *_cards(game, round, who)]
            found += _possible(game, round, [Offer(c.TimeRanOut(who))])
        case Stage.CONCLUDED:
            found = [o for o in game.legal(round, who) if o.command.after_settlement]
            found += _cards(game, round, who)
        case _:
            found = []
    return (
        *found,
        *_possible(game, round, _squeezes(game, round, who)),
        *_possible(game, round, list(_unresolved(round, who))),
        *_always(game, round, who),
    )


def _possible(game: Game, round: Round[Any], offers: list[Offer]) -> list[Offer]:
    """Asking and doing cannot disagree: each is tried."""
    return [
        offer for offer in offers if not isinstance(decide(game, round, offer.command), Refused)
    ]


def _bets(game: Game, round: Round[Any], who: Person) -> Iterator[Offer]:
    unit = round.settings.unit_cents
    if dealt_without_bets(game, round) is not None:
        return
    for name in _bettors(round, who):
        purse = round.purse(name)
        for spot in game.spots(round.settings):
            least = _least_stake(game, round, name, spot)
            if least is not None and (purse is None or purse >= least):
                command = c.PlaceBet(who, name, spot, least)
                stranger = name == STRANGER
                free = ("player",) if stranger else ()
                known = tuple(round.purses or ()) if stranger else ()
                yield Offer(command, "stake_cents", least, purse, unit, free, other_than=known)
        for spot, lying in _lying(round, name).items():
            yield Offer(c.WithdrawBet(who, name, spot, unit), "amount_cents", unit, lying, unit)


def _least_stake(game: Game, round: Round[Any], name: str, spot: Spot) -> int | None:
    """The smallest stake of which something can stand; as the highest bettor more may fit."""
    unit = round.settings.unit_cents
    if not round.settings.electronic or room_left(game, round, name, spot, unit) != 0:
        return unit
    stakes = limits.stakes(round.on(spot))
    highest = max((stake.cents for stake in stakes), default=0)
    own = sum(stake.cents for stake in stakes if stake.player == name)
    outbids = highest - own + unit
    return outbids if room_left(game, round, name, spot, outbids) else None


def _bettors(round: Round[Any], who: Person) -> tuple[str, ...]:
    """A Player bets for himself; staff for anybody."""
    if who.rank is Rank.PLAYER:
        return (who.name,)
    known = dict.fromkeys((*round.seats.values(), *round.players(), *(round.purses or {})))
    return (*known, STRANGER)


def _lying(round: Round[Any], name: str) -> dict[Spot, int]:
    lying: dict[Spot, int] = {}
    for wager in round.wagers:
        if wager.player == name:
            lying[wager.spot] = lying.get(wager.spot, 0) + wager.stake_cents
    return lying


def _closing(game: Game, round: Round[Any], who: Person) -> list[Offer]:
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


def _cards(game: Game, round: Round[Any], who: Person) -> Iterator[CardsOffer]:
    if who.rank < Rank.DEALER:
        return
    held = bool(round.shoe.held_over)
    shoe = round.shoe if round.settings.electronic or held else None
    sample = next((card for card in DECK if round.shoe.next_may_be(card)), DECK[0])
    due = game.due(round) if round.stage is Stage.PLAY else None
    for place in game.places(round):
        named = c.DealCard(who, sample, place)
        face_up = not isinstance(decide(game, round, named), Refused)
        face_down = not isinstance(decide(game, round, replace(named, card=None)), Refused)
        if face_up or face_down:
            due_here = isinstance(due, Deal) and due.place == place
            places = (place, None) if due_here else (place,)
            yield CardsOffer(named, places, face_up, face_down, shoe=shoe)
    together = c.DealTogether(who, _first_two(round))
    if not isinstance(decide(game, round, together), Refused):
        shoe = round.shoe if round.settings.electronic else None
        yield CardsOffer(together, fewest=2, most=MOST_TOGETHER, shoe=shoe)
    if round.stage is Stage.PLAY:
        for place in dict.fromkeys(d.place for d in round.cards if d.card is None):
            hidden = sum(d.card is None and d.place == place for d in round.cards)
            left = replace(round.shoe, held_over=()) if round.settings.electronic else None
            yield CardsOffer(c.TurnCards(who, place, ()), (place,), most=hidden, shoe=left)


def _first_two(round: Round[Any]) -> tuple[Any, ...]:
    shoe, found = round.shoe, []
    for _ in range(2):
        card = next((card for card in DECK if shoe.next_may_be(card)), None)
        if card is not None:
            found.append(card)
            shoe = shoe.after_drawing(card)
    return tuple(found)


def _squeezes(game: Game, round: Round[Any], who: Person) -> list[Offer]:
    asks = [
        Offer(c.AskSqueeze(who, place, first))
        for place in game.places(round)
        for first in (False, True)
    ]
    return [*asks, Offer(c.GrantSqueeze(who))]


def _always(game: Game, round: Round[Any], who: Person) -> list[Offer]:
    return _possible(game, round, [Offer(c.ReplaceCards(who), free=("reason",))])


def _in_a_halt(game: Game, round: Round[Any], who: Person) -> Iterator[Offer]:
    halt = round.halts[-1]
    candidates: list[Offer] = []
    match halt.awaiting:
        case AwaitingRuling(_, words):
            candidates = [
                Offer(c.Rule(who, c.RulingWord(word)), free=("reason",)) for word in words
            ]
        case AwaitingChoices(asked):
            own = [a for a in asked if a.player == who.name]
            scopes = dict.fromkeys(
                scope
                for a in own
                for scope in ((None, None), (a.box, None), (None, a.hand), (a.box, a.hand))
            )
            candidates = [
                Offer(c.ChooseOption(who, stays, box, hand))
                for box, hand in scopes
                for stays in (True, False)
            ]
            candidates.append(Offer(c.TimeRanOut(who)))
        case AwaitingOrder():
            assert isinstance(halt.fact, DealingError)
            last = halt.fact.last(len(round.cards))
            drawn = [d.card for d in round.cards[halt.fact.since - 1 : last]]
            orders = dict.fromkeys(permutations(drawn))
            candidates = [Offer(c.FixOrder(who, order)) for order in orders]
        case AwaitingDecision():
            candidates = list(_unresolved(round, who))
        case None:
            pass
    yield from _possible(game, round, candidates)
    if round.stage is Stage.PLAY:
        goes_on = meanwhile(game, round)
        yield from (o for o in game.legal(round, who) if isinstance(o.command, goes_on))
    yield from _always(game, round, who)


def _unresolved(round: Round[Any], who: Person) -> Iterator[Offer]:
    for effect in (c.Effect.VOID, c.Effect.STAND):
        command = c.DecideUnresolved(who, effect, "reason")
        free = ("player", "spot", "payout_cents")
        yield Offer(command, free=free, filled=("reason",))
    for player, spot in dict.fromkeys((w.player, w.spot) for w in round.wagers):
        back = c.DecideUnresolved(who, c.Effect.RETURN, "reason", player, spot)
        yield Offer(back, free=("payout_cents",), filled=("reason",))
        stated = c.DecideUnresolved(who, c.Effect.SETTLE, "reason", player, spot, 0)
        yield Offer(stated, "payout_cents", 0, None, 1, filled=("reason",))
