"""After the Initial Deal, before any additional card: Insurance, Even Money, Surrender (Blackjack
1.9, 1.17, 1.34, 3.15, 3.15.1, 3.15.2, 3.15.2(a), 3.17)."""

from collections.abc import Iterator

from croupier.engine.games.blackjack.cards.hands import DEALER_HAND, ace, blackjack, ten
from croupier.engine.games.blackjack.commands import Decline, EvenMoney, Insure, Surrender
from croupier.engine.games.blackjack.events import EvenMoneyTaken, HandSurrendered, WindowAnswered
from croupier.engine.games.blackjack.paragraphs import PARAGRAPHS
from croupier.engine.games.blackjack.play import decider, initial_deal_complete, up_card, wagers_on
from croupier.engine.games.blackjack.state import BlackjackRound, Hand
from croupier.engine.games.blackjack.trouble.facts import SurrenderedTooLate
from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import Amount, Message, said
from croupier.engine.table.betting.betting import amount_refused, on_whose_behalf, purse_refused
from croupier.engine.table.vocabulary.events import BetPlaced, Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.engine.table.vocabulary.wagers import Spot, Wager

INSURANCE = cite("Blackjack 3.15.2")
HALF_AT_MOST = cite("Blackjack 3.15.2(a)")
EVEN_MONEY = cite("Blackjack 3.15.1")
SURRENDER = cite("Blackjack 3.17")
AN_INSURANCE, AN_EVEN_MONEY = said("blackjack-insurance"), said("blackjack-even-money")
A_SURRENDER = said("blackjack-surrender")
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


def walked_away_refused(round: BlackjackRound, player: str) -> Refused | None:
    """Every offer to a player ends when they walk away; what they placed before stays."""
    if player not in round.walked_away:
        return None
    message = said("blackjack-walked-away", player=player)
    return Refused(Reason.NOT_NOW, message, (cite("Blackjack 5.3"),))


def window_refused(
    round: BlackjackRound, player: str, cited: Citation, what: Message
) -> Refused | None:
    if not opened(round):
        return Refused(Reason.NOT_NOW, said("blackjack-window-too-early", what=what), (cited,))
    gone = walked_away_refused(round, player)
    if gone is not None:
        return gone
    if round.play.window_closed:
        return Refused(Reason.NOT_NOW, said("blackjack-window-too-late", what=what), (cited,))
    if player in round.play.answered:
        return Refused(Reason.NOT_NOW, said("blackjack-window-answered", player=player), (cited,))
    return None


def still_to_answer(round: BlackjackRound) -> Iterator[tuple[str, int]]:
    """Players who may insure, take Even Money or surrender and have not answered, by box."""
    if not opened(round):
        return
    gone = round.walked_away | round.play.answered
    for hand in round.play.hands:
        for player in dict.fromkeys(w.player for w in wagers_on(round, hand)):
            if player not in gone and _may_answer(round, player, hand.box):
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
        message = said("blackjack-nothing-to-decline", player=player)
        return Refused(Reason.NOT_NOW, message, (INSURANCE, SURRENDER))
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
    refused = window_refused(round, player, INSURANCE, AN_INSURANCE)
    if refused is not None:
        return refused
    if not against_an_ace(round):
        return Refused(Reason.NOT_OFFERED, said("blackjack-insurance-for-an-ace"), (INSURANCE,))
    if len(round.at(DEALER_HAND)) > 1:  # come too early: no Blackjack is possible any more, or sure
        message = said("blackjack-window-too-late", what=AN_INSURANCE)
        return Refused(Reason.NOT_NOW, message, (INSURANCE,))
    if not initial_wagers(round, player, box):
        message = said("blackjack-nothing-to-insure", player=player, box=box)
        return Refused(Reason.NOT_YOURS, message, (INSURANCE,))
    if (player, box) in round.play.even_money:
        message = said("blackjack-even-money-instead", player=player, box=box)
        return Refused(Reason.NOT_OFFERED, message, (EVEN_MONEY,))
    return None


def insure(round: BlackjackRound, command: Insure) -> tuple[Event, ...] | Refused:
    player = command.player
    refused = first_refusal(
        on_whose_behalf(PARAGRAPHS.bets_by_staff, command.by, player),
        may_not_insure(round, player, command.box),
        amount_refused(round, command.stake_cents, said("an-insurance-bet")),
    )
    if refused is not None:
        return refused
    room = insurance_room(round, player, command.box)
    if command.stake_cents > room:
        return Refused(
            Reason.ABOVE_MAXIMUM,
            said("blackjack-insurance-room", room=Amount(room), player=player),
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
    refused = window_refused(round, player, EVEN_MONEY, AN_EVEN_MONEY)
    if refused is not None:
        return refused
    hand = first_hand(round, box)
    if not against_an_ace(round) or hand is None or not blackjack(round.cards.faces_at(hand.place)):
        return Refused(Reason.NOT_OFFERED, said("blackjack-even-money-for-whom"), (EVEN_MONEY,))
    if not initial_wagers(round, player, box):
        message = said("blackjack-no-initial-bet", player=player, box=box)
        return Refused(Reason.NOT_YOURS, message, (EVEN_MONEY,))
    if (player, box) in round.play.even_money:
        message = said("blackjack-even-money-taken", player=player)
        return Refused(Reason.NOT_NOW, message, (EVEN_MONEY,))
    if any(w.spot == Spot("insurance", box) for w in round.open_wagers(player)):
        message = said("blackjack-bet-insured", player=player, box=box)
        return Refused(Reason.NOT_OFFERED, message, (EVEN_MONEY,))
    return None


def even_money(round: BlackjackRound, command: EvenMoney) -> tuple[Event, ...] | Refused:
    refused = even_money_refused(round, command.by.name, command.box)
    return (EvenMoneyTaken(command.by.name, command.box),) if refused is None else refused


def surrender_refused(round: BlackjackRound, player: str, box: int) -> Refused | None:
    """Blackjack 3.17: the Seated Player's word binds everyone on the box."""
    refused = window_refused(round, player, SURRENDER, A_SURRENDER)
    if refused is not None:
        return refused
    if against_an_ace(round):
        return Refused(Reason.NOT_OFFERED, said("blackjack-no-surrender-to-an-ace"), (SURRENDER,))
    hand = first_hand(round, box)
    if hand is None or not wagers_on(round, hand):
        return Refused(Reason.UNKNOWN, said("blackjack-box-not-in-play", box=box), (SURRENDER,))
    up = up_card(round)
    if up is not None and not ten(up) and blackjack(round.cards.faces_at(hand.place)):
        message = said("blackjack-won-already")
        return Refused(Reason.NOT_OFFERED, message, (cite("Blackjack 3.16"),))
    if box in round.play.surrendered:
        message = said("blackjack-box-surrendered", box=box)
        return Refused(Reason.NOT_NOW, message, (SURRENDER,))
    if decider(round, hand) != player:
        message = _another_decides(decider(round, hand), player, box)
        return Refused(Reason.NOT_YOURS, message, (cite("Blackjack 3.8"),))
    return None


def _another_decides(decider: str | None, player: str, box: int) -> Message:
    if decider is None:
        return said("blackjack-house-decides", box=box, player=player)
    return said("blackjack-other-decides", decider=decider, box=box, player=player)


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
            said("blackjack-no-surrender-after-split"),
            (NO_SURRENDER_AFTER_SPLIT,),
        )
    gone = walked_away_refused(round, command.by.name)
    if gone is not None:
        return gone
    if surrendered_too_late(round, command.by.name, command.box):
        return SurrenderedTooLate(command.by.name, command.box)
    refused = surrender_refused(round, command.by.name, command.box)
    return (HandSurrendered(command.box),) if refused is None else refused
