"""From "Place your Bets, please" to "No more Bets" (Baccarat 3.3–3.8, 5.1, 5.2, 5.6, 5.17;
Blackjack 3.3–3.10, 5.1, 5.2, 5.8, 5.18)."""

from functools import partial

from msgspec.structs import replace

from croupier.engine.money import MOST_CENTS
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Amount, Message, said
from croupier.engine.table.betting import limits
from croupier.engine.table.betting.headroom import room_left
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import BETTING, AnyRound
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    PlaceBet,
    RejectBets,
    WithdrawBet,
)
from croupier.engine.table.vocabulary.events import (
    BetPlaced,
    BetReduced,
    BettingClosed,
    Event,
    LimitBreached,
    MinimumAdvised,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import FaceUpInShoe
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import (
    Reason,
    Refused,
    amount_too_large,
    first_refusal,
)
from croupier.engine.table.vocabulary.wagers import Spot, TakenOut, Wager, settled
from croupier.engine.table.vocabulary.words import bet_said, bets_typed, book_said, spot_said

A_BET, A_WITHDRAWAL = said("a-bet"), said("a-withdrawal")

Decided = tuple[Event, ...] | Refused


def betting_closed(game: Game, round: AnyRound) -> Refused | None:
    """No bet is taken after the close (Baccarat 5.6, Blackjack 5.8, Roulette 5.7, Andar Bahar
    5.6)."""
    if round.status is BETTING:
        return None
    return Refused(
        Reason.NOT_NOW,
        said("betting-closed"),
        (game.PARAGRAPHS.refused_after_close,),
    )


def amount_refused(round: AnyRound, amount_cents: int, what: Message) -> Refused | None:
    """At least a chip and at most what anybody can say, in whole chips."""
    unit = round.settings.unit_cents
    if amount_cents <= 0:
        return Refused(
            Reason.AMOUNT, said("amount-not-positive", what=what, amount=Amount(amount_cents))
        )
    if amount_cents > MOST_CENTS:
        return amount_too_large()
    if amount_cents % unit:
        return Refused(
            Reason.AMOUNT,
            said("amount-not-in-units", what=what, unit=Amount(unit), amount=Amount(amount_cents)),
        )
    return None


def purse_refused(round: AnyRound, player: str, amount_cents: int) -> Refused | None:
    purse = round.purse(player)
    if purse is None or purse >= amount_cents:
        return None
    return Refused(
        Reason.ABOVE_PURSE,
        said("purse-too-small", player=player, purse=Amount(purse), amount=Amount(amount_cents)),
        room_cents=purse,
    )


def on_whose_behalf(bets_by_staff: Citation, by: Person, player: str) -> Refused | None:
    """Players bet for themselves; Pit Employees may place a Player's bets on request (Baccarat
    5.17)."""
    if by.name != player and by.rank is Rank.PLAYER:
        return Refused(
            Reason.NOT_YOURS,
            said("may-not-bet-for", name=by.name, player=player),
            (bets_by_staff,),
        )
    return None


def spot_named(game: Game, round: AnyRound, command: PlaceBet | WithdrawBet) -> Spot | Refused:
    """The spot of the layout; one that it does not have is refused before anything else."""
    named = command.spot
    return game.spot(round.settings, named.bet, named.box, named.on)


def place_bet(game: Game, round: AnyRound, command: PlaceBet) -> Decided:
    spot = spot_named(game, round, command)
    if not isinstance(spot, Spot):
        return spot
    by, player, stake_cents = command.by, command.player, command.stake_cents
    refused = first_refusal(
        betting_closed(game, round),
        on_whose_behalf(game.PARAGRAPHS.bets_by_staff, by, player),
        amount_refused(round, stake_cents, A_BET),
        dealt_without_bets(game, round),
    )
    if refused is not None:
        return refused
    electronic = round.settings.electronic
    room = room_left(game, round, player, spot, stake_cents) if electronic else None
    accepted = stake_cents if room is None else min(stake_cents, room)
    if accepted <= 0:
        return Refused(
            Reason.ABOVE_MAXIMUM,
            said("no-room-left", spot=spot_said(spot)),
            (game.PARAGRAPHS.over_maximum, game.PARAGRAPHS.within_limits),
            room_cents=0,
        )
    short = purse_refused(round, player, stake_cents)
    if short is not None:
        return short
    turned_away = stake_cents - accepted
    wager = Wager(
        round.next_wager_id,
        player,
        spot,
        accepted,
        accepted,
        by.name,
        turned_away_cents=turned_away,
    )
    placed = BetPlaced(wager, turned_away)
    if electronic:
        return (placed,)
    return (placed, *breaches(game, replace(round, wagers=round.wagers.adding(wager)), spot))


def breaches(game: Game, round: AnyRound, spot: Spot) -> tuple[Event, ...]:
    """A recorded table says at once what lies beyond its limits; the Dealer may act on it."""
    found: list[Event] = []
    over = (game.PARAGRAPHS.over_maximum,)
    lying, maximum = round.wagers.pile(spot).action_cents, round.settings.limits.maximum(spot.bet)
    short = lying < round.settings.limits.minimum(spot.bet)
    missing = limits.missing(round, round.on(spot)) if short else 0
    if maximum is not None and lying > maximum:
        found.append(LimitBreached(spot, lying - maximum, over))
    if missing:
        found.append(LimitBreached(spot, -missing, (game.PARAGRAPHS.under_minimum,)))
    on_side = partial(limits.within_boxes, round)
    heavier = limits.differential_breach(game, round, on_side)
    if heavier is not None:
        side, room = heavier
        found.append(LimitBreached(Spot(side), on_side(side) - room, over))
    return tuple(found)


def dealt_without_bets(game: Game, round: AnyRound) -> Refused | None:
    """Everybody knows a card held over from the round before."""
    if not round.shoe.held_over_seen:
        return None
    return Refused(
        Reason.NOT_NOW,
        said("held-over-card-seen"),
        cited(game.PARAGRAPHS.held_over),
    )


def withdraw_bet(game: Game, round: AnyRound, command: WithdrawBet) -> Decided:
    spot = spot_named(game, round, command)
    if not isinstance(spot, Spot):
        return spot
    refused = first_refusal(
        betting_closed(game, round),
        on_whose_behalf(game.PARAGRAPHS.bets_by_staff, command.by, command.player),
        amount_refused(round, command.amount_cents, A_WITHDRAWAL),
    )
    if refused is not None:
        return refused
    lying = round.wagers.pile(spot).stakes.get(command.player, 0)
    if command.amount_cents > lying:
        message = (
            said(
                "less-lies-there", player=command.player, lying=Amount(lying), spot=spot_said(spot)
            )
            if lying
            else said("no-bet-of-theirs", player=command.player, spot=spot_said(spot))
        )
        return Refused(Reason.AMOUNT, message, room_cents=lying)
    events, left = [], command.amount_cents
    for wager in reversed(round.wagers):
        if not left:
            break
        if wager.stake_cents and (wager.player, wager.spot) == (command.player, spot):
            part = min(wager.stake_cents, left)
            events.append(BetReduced(wager.id, part))
            left -= part
    return tuple(events)


def reject_bets(game: Game, round: AnyRound, command: RejectBets) -> Decided:
    """The Dealer notices a breach before the close and deals with it (Baccarat 5.1, 5.2; Blackjack
    5.1, 5.2; Roulette 5.1, 5.2; Andar Bahar 5.1, 5.2; Si Ki Pi 5.1, 5.2)."""
    if command.bet not in game.BETS:
        return Refused(
            Reason.UNKNOWN,
            said(
                "no-such-bet",
                book=book_said(game.BOOK),
                bet=command.bet,
                bets=bets_typed(game.BETS),
            ),
            (game.PARAGRAPHS.layout,),
        )
    refused = betting_closed(game, round)
    if refused is not None:
        return refused
    over, (excess, heavier) = game.PARAGRAPHS.over_maximum, limits.noticed(game, round)
    named = [
        wager
        for wager in round.wagers
        if wager.spot.bet == command.bet
        and command.box in (None, wager.spot.box)
        and command.on in (None, wager.spot.on)
    ]
    if not named:
        where = Spot(command.bet, command.box, command.on)
        message = said("no-bet-lies-on", spot=spot_said(where))
        return Refused(Reason.NOT_OFFERED, message, (over,))
    events: list[Event] = [
        MinimumAdvised(spot, missing, (game.PARAGRAPHS.under_minimum,))
        for spot, inside in limits.boxes(named).items()
        if (missing := limits.missing(round, inside))
    ]
    # the Differential is one of the whole side, whichever of its boxes it was noticed in
    side = [w for w in round.wagers if w.spot.bet == command.bet == heavier]
    events += [BetReduced(w.id, excess[w.id], (over,)) for w in side or named if w.id in excess]
    if not events:
        message = said("bets-within-limits", bet=bet_said(command.bet))
        return Refused(Reason.NOT_OFFERED, message, (over,))
    return tuple(events)


def close_betting(game: Game, round: AnyRound, command: CloseBetting) -> Decided:
    return closed(game, round) if round.status is BETTING else closed_already(game, round)


def closed_already(game: Game, round: AnyRound) -> Refused:
    """By the Dealer's call, or by a card found face up that is used as the next one."""
    message, cites = said("no-more-bets-said"), (game.PARAGRAPHS.no_more_bets,)
    for report in round.reported:
        found = isinstance(report.fact, FaceUpInShoe) and report.stood.status is BETTING
        if found and report.paragraph != game.PARAGRAPHS.shift_manager:
            message, cites = said("betting-ended-face-up"), (report.paragraph,)
    return Refused(Reason.NOT_NOW, message, cites)


def closed(game: Game, round: AnyRound) -> tuple[Event, ...]:
    """Chips as they lie decide; what may not stand goes back."""
    limited = limits.at_close(game, round)
    closing = BettingClosed(limited, (game.PARAGRAPHS.chips_as_they_lie,))
    if not limited:
        return (closing,)
    returned = tuple(
        WagerSettled(entry.wager_id, settled(round.wager(entry.wager_id), TakenOut(entry.cites)))
        for entry in limited
        if entry.action_cents == 0
    )
    return (closing, *returned)
