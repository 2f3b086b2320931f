"""After the Initial Deal, before any additional card: Insurance, Even Money, Surrender (Blackjack
1.9, 1.17, 1.34, 3.15, 3.15.1, 3.15.2, 3.15.2(a), 3.17)."""

from collections.abc import Iterator

from croupier.games.blackjack.commands import Decline, EvenMoney, Insure, Surrender
from croupier.games.blackjack.events import EvenMoneyTaken, HandSurrendered, WindowAnswered
from croupier.games.blackjack.hands import DEALER_HAND, ace, blackjack, ten
from croupier.games.blackjack.paragraphs import PARAGRAPHS
from croupier.games.blackjack.play import decider, faces, initial_deal_complete, up_card, wagers_on
from croupier.games.blackjack.state import BlackjackRound, Hand
from croupier.money import dollars
from croupier.rulebook import Citation, cite
from croupier.table.betting import amount_refused, on_whose_behalf, purse_refused
from croupier.table.events import BetPlaced, Event
from croupier.table.facts import Fact, SurrenderedTooLate
from croupier.table.refusals import Reason, Refused, first_refusal
from croupier.table.wagers import Spot, Wager

INSURANCE = cite("Blackjack 3.15.2")
HALF_AT_MOST = cite("Blackjack 3.15.2(a)")
EVEN_MONEY = cite("Blackjack 3.15.1")
SURRENDER = cite("Blackjack 3.17")
NO_SURRENDER_AFTER_SPLIT = cite("Blackjack 3.22")


def first_hand(round: BlackjackRound, box: int) -> Hand | None:
    return next((h for h in round.play.hands if h.box == box and not h.split), None)


def initial_wagers(round: BlackjackRound, player: str, box: int) -> tuple[Wager, ...]:
    return tuple(
        w for w in round.open_wagers(player) if w.spot.box == box and w.spot.bet == "initial"
    )


def opened(round: BlackjackRound) -> bool:
    """The Initial Deal lies complete; cards to be squeezed may still lie face down."""
    return initial_deal_complete(round) and up_card(round) is not None


def window_refused(
    round: BlackjackRound, player: str, cited: Citation, what: str
) -> Refused | None:
    if not opened(round):
        return Refused(Reason.NOT_NOW, f"{what} comes after the Initial Deal.", (cited,))
    # the Dealer's second card, come too early, is an additional card as well
    if round.play.window_closed or len(round.at(DEALER_HAND)) > 1:
        return Refused(Reason.NOT_NOW, f"The moment for {what} has passed.", (cited,))
    if player in round.play.answered:
        return Refused(
            Reason.NOT_NOW, f"{player} has called a play or declined: it is too late.", (cited,)
        )
    return None


def still_to_answer(round: BlackjackRound) -> Iterator[tuple[str, int]]:
    """Players who may insure, take Even Money or surrender and have not answered, by box."""
    if not opened(round):
        return
    for hand in round.play.hands:
        for player in dict.fromkeys(w.player for w in wagers_on(round, hand)):
            if player not in round.walked_away and _may_answer(round, player, hand.box):
                yield player, hand.box


def _may_answer(round: BlackjackRound, player: str, box: int) -> bool:
    if may_not_insure(round, player, box) is None:
        room, unit = insurance_room(round, player, box), round.settings.unit_cents
        if room >= unit and round.can_pay(player, unit):
            return True
    return (
        even_money_refused(round, player, box) is None
        or surrender_refused(round, player, box) is None
    )


def decline(round: BlackjackRound, command: Decline) -> tuple[Event, ...] | Refused:
    """Nothing of what is offered in the window, for all boxes of this player."""
    player = command.by.name
    if round.play.window_closed or all(name != player for name, _ in still_to_answer(round)):
        return Refused(
            Reason.NOT_NOW, f"{player} is offered nothing to decline.", (INSURANCE, SURRENDER)
        )
    return (WindowAnswered(player),)


def against_an_ace(round: BlackjackRound) -> bool:
    up = up_card(round)
    return up is not None and ace(up)


def insurance_room(round: BlackjackRound, player: str, box: int) -> int:
    """Half the player's Initial Bet, less what is insured already, in chip units."""
    bet = sum(wager.action_cents for wager in initial_wagers(round, player, box))
    insured = sum(
        w.stake_cents for w in round.open_wagers(player) if w.spot == Spot("insurance", box)
    )
    unit = round.settings.unit_cents
    return max(bet // 2 - insured, 0) // unit * unit


def may_not_insure(round: BlackjackRound, player: str, box: int) -> Refused | None:
    refused = window_refused(round, player, INSURANCE, "Insurance")
    if refused is not None:
        return refused
    if not against_an_ace(round):
        return Refused(Reason.NOT_OFFERED, "Insurance is for a Dealer's Ace only.", (INSURANCE,))
    if not initial_wagers(round, player, box):
        return Refused(
            Reason.NOT_YOURS, f"{player} has no Initial Bet on box {box} to insure.", (INSURANCE,)
        )
    if (player, box) in round.play.even_money:
        return Refused(Reason.NOT_OFFERED, f"{player} took Even Money on box {box}.", (EVEN_MONEY,))
    return None


def insure(round: BlackjackRound, command: Insure) -> tuple[Event, ...] | Refused:
    player = command.player
    refused = first_refusal(
        on_whose_behalf(PARAGRAPHS.bets_by_staff, command.by, player),
        may_not_insure(round, player, command.box),
        amount_refused(round, command.stake_cents, "An Insurance Bet"),
    )
    if refused is not None:
        return refused
    room = insurance_room(round, player, command.box)
    if command.stake_cents > room:
        return Refused(
            Reason.ABOVE_MAXIMUM,
            f"Insurance is half the Initial Bet at most: {dollars(room)} is left for {player}.",
            (HALF_AT_MOST,),
            room_cents=room,
        )
    short = purse_refused(round, player, command.stake_cents)
    if short is not None:
        return short
    wager = Wager(
        round.next_wager_id,
        player,
        Spot("insurance", command.box),
        command.stake_cents,
        command.stake_cents,
        command.by.name,
    )
    return (BetPlaced(wager),)


def even_money_refused(round: BlackjackRound, player: str, box: int) -> Refused | None:
    refused = window_refused(round, player, EVEN_MONEY, "Even Money")
    if refused is not None:
        return refused
    hand = first_hand(round, box)
    if not against_an_ace(round) or hand is None or not blackjack(faces(round, hand.place)):
        return Refused(
            Reason.NOT_OFFERED,
            "Even Money is for a Player's Blackjack against a Dealer's Ace.",
            (EVEN_MONEY,),
        )
    if not initial_wagers(round, player, box):
        return Refused(
            Reason.NOT_YOURS, f"{player} has no Initial Bet on box {box}.", (EVEN_MONEY,)
        )
    if (player, box) in round.play.even_money:
        return Refused(Reason.NOT_NOW, f"{player} has taken Even Money already.", (EVEN_MONEY,))
    if any(w.spot == Spot("insurance", box) for w in round.open_wagers(player)):
        return Refused(
            Reason.NOT_OFFERED, f"{player}'s bet on box {box} is insured.", (EVEN_MONEY,)
        )
    return None


def even_money(round: BlackjackRound, command: EvenMoney) -> tuple[Event, ...] | Refused:
    refused = even_money_refused(round, command.by.name, command.box)
    return (EvenMoneyTaken(command.by.name, command.box),) if refused is None else refused


def surrender_refused(round: BlackjackRound, player: str, box: int) -> Refused | None:
    """Blackjack 3.17: the Seated Player's word binds everyone on the box."""
    refused = window_refused(round, player, SURRENDER, "Surrender")
    if refused is not None:
        return refused
    if against_an_ace(round):
        return Refused(
            Reason.NOT_OFFERED, "There is no Surrender against a Dealer's Ace.", (SURRENDER,)
        )
    hand = first_hand(round, box)
    if hand is None or not wagers_on(round, hand):
        return Refused(Reason.UNKNOWN, f"No hand is in play on box {box}.", (SURRENDER,))
    up = up_card(round)
    if up is not None and not ten(up) and blackjack(faces(round, hand.place)):
        return Refused(
            Reason.NOT_OFFERED, "This Blackjack has won already.", (cite("Blackjack 3.16"),)
        )
    if box in round.play.surrendered:
        return Refused(Reason.NOT_NOW, f"Box {box} has been surrendered already.", (SURRENDER,))
    if decider(round, hand) != player:
        return Refused(
            Reason.NOT_YOURS,
            f"{decider(round, hand) or 'The House'} decides for box {box}, not {player}.",
            (cite("Blackjack 3.8"),),
        )
    return None


def surrendered_too_late(round: BlackjackRound, player: str, box: int) -> bool:
    """A recorded table takes note of a Surrender said after the first additional card."""
    return (
        not round.settings.electronic
        and (round.play.window_closed or player in round.play.answered)
        and not against_an_ace(round)
        and box not in round.play.surrendered
        and not _split(round, box)
        and bool(initial_wagers(round, player, box))
    )


def _split(round: BlackjackRound, box: int) -> bool:
    return any(hand.split and hand.box == box for hand in round.play.hands)


def surrender(round: BlackjackRound, command: Surrender) -> tuple[Event, ...] | Refused | Fact:
    if _split(round, command.box):
        return Refused(
            Reason.NOT_OFFERED,
            "A hand that was Split cannot be surrendered.",
            (NO_SURRENDER_AFTER_SPLIT,),
        )
    if surrendered_too_late(round, command.by.name, command.box):
        return SurrenderedTooLate(command.by.name, command.box)
    refused = surrender_refused(round, command.by.name, command.box)
    return (HandSurrendered(command.box),) if refused is None else refused
