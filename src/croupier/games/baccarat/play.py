"""A round of Baccarat between the close and settlement: what is due, and Insurance (Baccarat 3.9,
3.10, 3.11, 3.12, 3.12.1, 3.12.2, 3.13, 3.14, 4.2.2, 5.3, 5.3.1)."""

from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.equipment.cards import Card
from croupier.games.baccarat.drawing import (
    BANKER_HAND,
    BANKER_MUST_DRAW,
    PLAYER_HAND,
    due_from,
    player_draws,
    points,
    wrong_number,
)
from croupier.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, InsuranceOffer, offers
from croupier.money import dollars
from croupier.rulebook import Citation, cite
from croupier.table.betting import amount_refused, purse_refused
from croupier.table.commands import Command
from croupier.table.dealing import squeezed_face
from croupier.table.due import Deal, Due, Settle
from croupier.table.events import (
    BetPlaced,
    CardDealt,
    Event,
    RoundVoided,
    RulingMade,
    SqueezeGranted,
)
from croupier.table.facts import Excess, Fact, Misplaced
from croupier.table.offers import Offer
from croupier.table.people import Person, Rank
from croupier.table.places import HELD_OVER, Face, Place
from croupier.table.refusals import Reason, Refused, first_refusal
from croupier.table.round import Round, Stage
from croupier.table.wagers import Result, Spot, Wager

UNUSED_CARDS_GO = HELD_OVER  # Baccarat 5.7

PAY_TABLE = cite("Baccarat 4.1.3")
FORGONE = cite("Baccarat 5.3")
WAIVED = cite("Baccarat 3.14")
WRONG_NUMBER = (cite("Baccarat 5.5.3"), cite("Baccarat 5.16"))


class Insure(Command, frozen=True):
    side: str
    stake_cents: int


class InsuranceNeglected(Event, frozen=True):
    """A Pit Manager found that this player was not offered the Insurance he meant to buy."""

    player: str
    side: str


class Play(msgspec.Struct, frozen=True):
    offered: tuple[InsuranceOffer, ...] = ()  # every cell that came up, in order
    forgone: frozenset[str] = frozenset()  # Baccarat 5.3: out of Insurance for this round
    waived: bool = False  # Baccarat 3.14: no second stage for anyone
    neglected: frozenset[tuple[str, str]] = frozenset()  # Baccarat 5.13: player and side


BaccaratRound = Round[Play]


def opening(round: BaccaratRound) -> Play:
    return Play()


def hands(round: BaccaratRound) -> tuple[tuple[Card | None, ...], tuple[Card | None, ...]]:
    return round.at(PLAYER_HAND), round.at(BANKER_HAND)


def due(round: BaccaratRound) -> Due:
    player, banker = hands(round)
    return due_from(player, banker, banker_third_first=round.play.waived)


def current_offers(round: BaccaratRound) -> tuple[InsuranceOffer, ...]:
    """The cells on display: only while a card that can change the result is to come."""
    terms = round.settings.terms
    if not terms.insurance or not isinstance(due(round), Deal):  # Baccarat 4.2.2
        return ()
    player, banker = hands(round)
    if None in player or None in banker or len(banker) != 2:
        return ()
    on_player, on_banker = points(_faces(player)), points(_faces(banker))
    if len(player) == 2:
        return offers(FOUR_CARDS, on_player, on_banker)
    if len(player) == 3 and not round.play.waived:
        return offers(THIRD_CARD, on_player, on_banker)
    return ()


def _faces(cards: tuple[Card | None, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def side_wagers(round: BaccaratRound, player: str, side: str) -> tuple[Wager, ...]:
    return tuple(w for w in round.wagers if w.player == player and w.spot.bet == side and w.open)


def insurance_bought(round: BaccaratRound, player: str, side: str | None = None) -> list[Wager]:
    return [
        w
        for w in round.wagers
        if w.player == player
        and w.stage is not None
        and (side is None or w.spot.bet == f"{side}-insurance")
        and (w.settlement is None or w.settlement.result is not Result.RETURNED)
    ]


def insurance_room(round: BaccaratRound, player: str, offer: InsuranceOffer) -> int:
    """The largest stake left: payouts of both stages stay within the bet (Baccarat 3.12.2)."""
    bet = sum(wager.action_cents for wager in side_wagers(round, player, offer.cell.side))
    for wager in insurance_bought(round, player, offer.cell.side):
        assert wager.odds is not None
        bet -= wager.odds.payment_cents(wager.stake_cents)
    stake = bet * offer.odds.denominator // offer.odds.numerator
    return stake // round.settings.unit_cents * round.settings.unit_cents


def may_not_insure(round: BaccaratRound, player: str, side: str) -> Refused | None:
    if side not in ("player", "banker"):
        return Refused(
            Reason.UNKNOWN,
            f"Insurance is for the player or the banker, not {side!r}.",
            (PAY_TABLE,),
        )
    if player in round.play.forgone | round.walked_away:
        return Refused(
            Reason.NOT_NOW, f"{player} has forgone Insurance for this round.", (FORGONE,)
        )
    if not side_wagers(round, player, side):
        return Refused(
            Reason.NOT_YOURS,
            f"{player} has no open bet on the {side} to insure.",
            (cite("Baccarat 3.11"),),
        )
    if not round.settings.terms.insurance:
        return Refused(
            Reason.NOT_OFFERED,
            "This private table shows a notice: no Insurance is offered.",
            (cite("Baccarat 4.2.2"),),
        )
    if offer_for(round, side) is None:
        waived = round.play.waived and len(round.at(PLAYER_HAND)) == 3
        return Refused(
            Reason.NOT_OFFERED,
            f"{side.title()} Insurance is not offered at these points."
            if not waived
            else "Insurance after the Player Hand's third card was waived for this round.",
            (WAIVED,) if waived else (PAY_TABLE,),
        )
    return None


def offer_for(round: BaccaratRound, side: str) -> InsuranceOffer | None:
    return next((o for o in current_offers(round) if o.cell.side == side), None)


def decide(round: BaccaratRound, command: Command) -> tuple[Event, ...] | Refused:
    if not isinstance(command, Insure):
        return Refused(Reason.UNKNOWN, f"Baccarat has no {type(command).__name__}.")
    player = command.by.name
    if command.by.rank is not Rank.PLAYER:
        return Refused(Reason.NOT_YOURS, "A Player insures his own bet.", (cite("Baccarat 3.11"),))
    refused = first_refusal(
        may_not_insure(round, player, command.side),
        amount_refused(round, command.stake_cents, "An Insurance Bet"),
    )
    if refused is not None:
        return refused
    offer = offer_for(round, command.side)
    assert offer is not None
    room = insurance_room(round, player, offer)
    if command.stake_cents > room:
        return Refused(
            Reason.ABOVE_MAXIMUM,
            f"At {offer.odds} {player} may insure the {command.side} for {dollars(room)} at most: "
            f"the payout may not exceed the bet.",
            (cite("Baccarat 3.12.2"),),
            room_cents=room,
        )
    short = purse_refused(round, player, command.stake_cents)
    if short is not None:
        return short
    box = side_wagers(round, player, command.side)[0].spot.box
    wager = Wager(
        round.next_wager_id,
        player,
        Spot(f"{command.side}-insurance", box),
        command.stake_cents,
        command.stake_cents,
        command.by.name,
        stage=offer.cell.stage,
        odds=offer.odds,
    )
    return (BetPlaced(wager),)


def legal(round: BaccaratRound, who: Person) -> tuple[Offer, ...]:
    if who.rank is not Rank.PLAYER:
        return ()
    unit = round.settings.unit_cents
    found = []
    for offer in current_offers(round):
        if may_not_insure(round, who.name, offer.cell.side) is None:
            largest = insurance_room(round, who.name, offer)
            purse = round.purse(who.name)
            if purse is not None:
                largest = min(largest, purse)
            if largest >= unit:
                command = Insure(who, offer.cell.side, unit)
                found.append(Offer(command, "stake_cents", unit, largest, unit))
    return tuple(found)


def evolve(round: BaccaratRound, event: Event) -> BaccaratRound:
    match event:
        case CardDealt():
            assert round.before is not None
            return replace(round, play=_stage_closed(round.before, round.play))
        case SqueezeGranted():
            waived = round.play.waived or round.squeezes[-1].first  # Baccarat 3.14
            return replace(round, play=replace(round.play, waived=waived))
        case InsuranceNeglected(player, side):
            neglected = round.play.neglected | {(player, side)}
            forgone = round.play.forgone - {player}  # he missed what he was not offered
            return replace(round, play=replace(round.play, neglected=neglected, forgone=forgone))
        case BetPlaced(wager) if wager.stage is not None:  # offered after all, and taken up
            side = wager.spot.bet.removesuffix("-insurance")
            neglected = round.play.neglected - {(wager.player, side)}
            return replace(round, play=replace(round.play, neglected=neglected))
        case _:
            return round


def _stage_closed(before: BaccaratRound, play: Play) -> Play:
    """The next card, drawn rightly or wrongly, closes a stage of Insurance."""
    shown = current_offers(before)
    if not shown:
        return play
    missed = {
        player
        for offer in shown
        if offer.cell.stage == FOUR_CARDS
        for player in before.players()
        if side_wagers(before, player, offer.cell.side)
        and not insurance_bought(before, player)
        and (player, offer.cell.side) not in play.neglected
    }
    return replace(play, offered=play.offered + shown, forgone=play.forgone | missed)


def made_on(round: BaccaratRound, command: Command) -> Any:
    return hands(round)


def in_turn(round: BaccaratRound, command: Command) -> BaccaratRound:
    return round


def surviving(round: BaccaratRound, redealt: BaccaratRound) -> Play:
    return redealt.play


def established(round: BaccaratRound) -> bool:
    return any(len(hand) - hand.count(None) >= 2 for hand in hands(round))


def places(round: BaccaratRound) -> tuple[Place, ...]:
    return PLAYER_HAND, BANKER_HAND


def face(round: BaccaratRound, place: Place) -> Face:
    """Squeezed cards lie face down; under 3.14 third cards may wait to be opened."""
    if round.play.waived and len(round.at(place)) == 2:
        return Face.EITHER
    return squeezed_face(round, place)


def misdealt(round: BaccaratRound, card: Card | None, place: Place) -> Fact:
    since = len(round.cards) + 1
    return Misplaced(since) if isinstance(due(round), Deal) else Excess(since)


def scope(wager: Wager) -> tuple[int | None, int | None]:
    return None, None


def seated(round: BaccaratRound, spot: Spot) -> tuple[str, ...]:
    name = round.seats.get(spot.box or 0)
    return (name,) if name is not None else ()


def without_support(round: BaccaratRound) -> tuple[tuple[int, Citation], ...]:
    return ()


def beforehand(round: BaccaratRound, command: Command) -> tuple[Event, ...]:
    return ()


def automatic(round: BaccaratRound) -> tuple[Event, ...]:
    """Cards that could not be Reconstructed may turn out to be a card too many."""
    if not isinstance(due(round), Settle) or not holds_wrong_number(round):
        return ()
    effect = "a Hand holds the wrong number of cards: the round is void"
    return RulingMade(None, WRONG_NUMBER, effect), RoundVoided(WRONG_NUMBER)


def holds_wrong_number(round: BaccaratRound) -> bool:
    player, banker = hands(round)
    if len(player) <= 2 and len(banker) <= 2:
        return False
    return wrong_number(_faces(player), _faces(banker))


def time_ran_out(round: BaccaratRound) -> tuple[Event, ...]:
    return ()


def squeeze_refused(round: BaccaratRound, player: str, place: Place, first: bool) -> Refused | None:
    """Baccarat 3.9: the Seated Player with the highest Bet, before the card is dealt."""
    squeeze = (cite("Baccarat 3.9"),)
    if not round.settings.terms.squeezing:
        return Refused(Reason.NOT_OFFERED, "No card is dealt face down at this table.", squeeze)
    if place not in places(round):
        return Refused(Reason.UNKNOWN, f"There is no hand {place} to squeeze.", squeeze)
    if round.stage in (Stage.CONCLUDED, Stage.VOID):
        return Refused(Reason.ROUND_OVER, "The round is over.", squeeze)
    if player != highest_seated_bettor(round):
        return Refused(
            Reason.NOT_YOURS,
            "Only the Seated Player with the highest bet on the table may ask to squeeze.",
            squeeze,
        )
    if len(round.at(place)) >= 3:
        return Refused(Reason.NOT_NOW, "The card has been dealt already.", squeeze)
    return _waiver_refused(round, place) if first else None


def _waiver_refused(round: BaccaratRound, place: Place) -> Refused | None:
    """Baccarat 3.14: the Banker's third card first, where it comes whatever the Player draws."""
    player, banker = hands(round)
    two_each = len(player) == len(banker) == 2 and None not in (*player, *banker)
    possible = (
        place == BANKER_HAND
        and two_each
        and player_draws(_faces(player), _faces(banker))
        and points(_faces(banker)) in BANKER_MUST_DRAW
    )
    if possible:
        return None
    return Refused(
        Reason.NOT_OFFERED,
        "The Banker's third card can come first only where the Banker draws whatever the Player "
        "Hand's third card is.",
        (WAIVED,),
    )


def highest_seated_bettor(round: BaccaratRound) -> str | None:
    totals: dict[str, int] = {}
    for wager in round.wagers:
        if wager.spot.box is not None and round.seats.get(wager.spot.box) == wager.player:
            totals[wager.player] = totals.get(wager.player, 0) + wager.stake_cents
    return max(totals, key=lambda name: totals[name]) if totals else None
