"""One hand becomes two on the table (Blackjack 1.29, 3.22, 3.22.2)."""

from msgspec.structs import replace

from croupier.games.blackjack.events import HandSplit
from croupier.games.blackjack.state import BlackjackRound, Following, Hand, Play, box_hand
from croupier.table.chips import Wagers


def split_on_the_table(round: BlackjackRound, event: HandSplit, play: Play) -> BlackjackRound:
    """The second card begins the next hand; hands, cards and chips behind it move up."""
    box, number = event.box, event.hand
    hands: list[Hand] = []
    for hand in play.hands:
        if hand.box != box or hand.number < number:
            hands.append(hand)
        elif hand.number > number:
            hands.append(replace(hand, number=hand.number + 1))
        else:
            hands += [Hand(box, n, split=True, aces=event.aces) for n in (number, number + 1)]
    second = [drawn for drawn in round.cards if drawn.place == box_hand(box, number)]
    cards = tuple(
        replace(drawn, place=replace(drawn.place, hand=drawn.place.hand + 1))
        if drawn.place.box == box
        and drawn.place.hand is not None
        and (drawn.place.hand > number or drawn is second[1])
        else drawn
        for drawn in round.cards
    )
    wagers = Wagers(
        replace(wager, hand=wager.hand + 1)
        if wager.spot.box == box and wager.hand is not None and wager.hand > number
        else wager
        for wager in round.wagers
    )
    play = replace(
        play,
        hands=tuple(hands),
        following=Following(box, number, split=True),
    )
    return replace(round, play=play, cards=cards, wagers=wagers)
