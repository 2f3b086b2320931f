"""One hand becomes two on the table (Blackjack 1.29, 3.22, 3.22.2)."""

from msgspec.structs import replace

from croupier.engine.games.blackjack.events import HandSplit
from croupier.engine.games.blackjack.state import BlackjackRound, Following, Hand, Play, box_hand
from croupier.engine.table.vocabulary.places import Cards, Drawn


def split_on_the_table(round: BlackjackRound, event: HandSplit) -> BlackjackRound:
    """The second card begins a new hand; cards and chips of all others stay with theirs."""
    play, box, hand = round.play, event.box, event.hand
    opened = next_hand(play, box)
    hands: list[Hand] = []
    for each in play.hands:
        if (each.box, each.id) == (box, hand):
            half = Hand(box, hand, split=True, aces=event.aces, split_from=each.split_from)
            hands += [half, replace(half, id=opened, split_from=hand)]
        else:
            hands.append(each)
    second = [drawn for drawn in round.cards if drawn.place == box_hand(box, hand)][1]
    cards = Cards.of(
        replace(drawn, place=box_hand(box, opened))
        if drawn is second
        else _out_of_its_way(drawn, box, opened)
        for drawn in round.cards
    )
    play = replace(play, hands=tuple(hands), following=Following(box, hand, split=True))
    return replace(round, play=play, cards=cards)


def next_hand(play: Play, box: int) -> int:
    """The number that a Split of this box opens."""
    return sum(hand.box == box for hand in play.hands) + 1


def _out_of_its_way(drawn: Drawn, box: int, opened: int) -> Drawn:
    """A card ruled to stay where a Split was undone lies with no hand, nor with the new one."""
    place = drawn.place
    if place.box != box or place.hand is None or place.hand < opened:
        return drawn
    return replace(drawn, place=replace(place, hand=place.hand + 1))
