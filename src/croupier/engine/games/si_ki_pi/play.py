"""A round of Si Ki Pi between the close and settlement: whose hand it is and what is due (Si Ki Pi
1.20, 3.10, 3.11, 3.12.2, 3.15, 3.16, 3.17, 3.18, 3.19, 3.20, 3.21, 5.3)."""

from collections.abc import Iterator

from croupier.engine.equipment.cards import Card
from croupier.engine.games.si_ki_pi.arrangement import Division
from croupier.engine.games.si_ki_pi.events import ArrangingEnded
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.layout import Dealing, terms_of
from croupier.engine.games.si_ki_pi.ranking import height
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.games.si_ki_pi.trouble.facts import SecondHandExamined
from croupier.engine.rulebook import cite
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.due import Ask, Deal, Due, Settle, Turn
from croupier.engine.table.vocabulary.events import CardTurned, Event
from croupier.engine.table.vocabulary.places import DISCARDED, Place
from croupier.engine.table.vocabulary.wagers import Spot, Wager

UNUSED_CARDS_GO = DISCARDED
DEALER_HAND = Place("dealer")
CARDS_IN_A_HAND = 4

ONE_AT_A_TIME = (cite("Si Ki Pi 3.15"),)
SETS_OF_FOUR = (cite("Si Ki Pi 3.16"),)
ARRANGE = (cite("Si Ki Pi 3.18"), cite("Si Ki Pi 3.12.2"))
OPENED_FOR_HOUSE_WAY = (cite("Si Ki Pi 3.19"),)
DEALER_REVEALS = (cite("Si Ki Pi 3.21"),)
COMPARED = (cite("Si Ki Pi 3.22"),)


def hand_of(box: int) -> Place:
    return Place("box", box, 1)


@once
def in_play(round: SiKiPiRound) -> tuple[int, ...]:
    """Boxes whose hand still has a bet on it; without one it is invalid (Si Ki Pi 5.6.3)."""
    bet_on = {wager.spot.box for wager in round.open_wagers()}
    return tuple(box for box in round.play.boxes if box in bet_on)


@once
def dealt_to(round: SiKiPiRound) -> tuple[Place, ...]:
    """The boxes from the Dealer's left, then the Dealer."""
    boxes = tuple(hand_of(box) for box in in_play(round))
    return (*boxes, DEALER_HAND) if round.open_wagers() else ()


def still_due(round: SiKiPiRound) -> dict[Place, int]:
    """Hands that are not complete, in the order they are dealt to, with the cards they have."""
    lying = {place: len(round.at(place)) for place in dealt_to(round)}
    return {place: cards for place, cards in lying.items() if cards < CARDS_IN_A_HAND}


def next_place(round: SiKiPiRound) -> Place | None:
    """Where the next card is due by the cards as they lie; None: everybody has four."""
    short = still_due(round)
    if not short:
        return None
    if terms_of(round.settings).dealing is Dealing.SETS:
        return next(iter(short))
    return min(short, key=lambda place: short[place])  # the first of those with fewest


def all_dealt(round: SiKiPiRound) -> bool:
    return next_place(round) is None


def initial_bets(round: SiKiPiRound, box: int) -> dict[str, int]:
    """The chips of each player's open Initial Bet on the box as they lie, in the order they bet."""
    bets: dict[str, int] = {}
    for wager in round.open_wagers():
        if wager.spot == Spot("initial", box):
            bets[wager.player] = bets.get(wager.player, 0) + wager.stake_cents
    return bets


def seated_elsewhere(round: SiKiPiRound, player: str, box: int) -> bool:
    """A Seated Player of another box: they sit there and have bet there."""
    return any(
        name == player and other != box and player in initial_bets(round, other)
        for other, name in round.seats.items()
    )


def additional(round: SiKiPiRound, player: str, box: int) -> bool:
    """Si Ki Pi 3.11: they look at one hand only, and this is not the one."""
    found = SecondHandExamined(player, box) in round.facts
    return found or round.play.looked.get(player, box) != box


def highest_bettor(round: SiKiPiRound, box: int) -> tuple[str | None, bool]:
    """Who takes the Seated Player's place among those present, and whether they sit there."""
    bets = initial_bets(round, box)
    present = {name: bet for name, bet in bets.items() if name not in round.walked_away}
    sitting = round.seats.get(box)
    if sitting in present:
        return sitting, True
    return max(present, key=lambda name: present[name], default=None), False


def decides(round: SiKiPiRound, box: int) -> str | None:
    """Si Ki Pi 1.20, 3.12.2: the Seated Player; with nobody seated, the highest bettor.

    None: the hand is set by House Way (Si Ki Pi 3.11, 3.20, 5.3).
    """
    player, sits_there = highest_bettor(round, box)
    if player is None or additional(round, player, box):
        return None
    if not sits_there and seated_elsewhere(round, player, box):
        return None
    return player


def arranged(round: SiKiPiRound, box: int) -> Division | None:
    """How the player laid the cards, if these are the cards."""
    way = round.play.arranged.get(box)
    fits = way is not None and set(round.cards.faces_at(hand_of(box))) <= way.cards
    return way if fits else None


def known(round: SiKiPiRound, place: Place) -> frozenset[Card]:
    """The cards of a hand as far as anybody has named them: opened, or arranged face down."""
    way = None if place.box is None else arranged(round, place.box)
    return frozenset(round.cards.faces_at(place)) | (way.cards if way else frozenset())


def arranging_over(round: SiKiPiRound) -> bool:
    """Nobody sets a hand any more once the Dealer has shown theirs (Si Ki Pi 3.21).

    At a recorded table the players' cards are keyed when they are opened, which is later still.
    """
    return round.play.time_is_up or (round.settings.electronic and round.play.revealed)


def set_already(round: SiKiPiRound, box: int) -> bool:
    asked_for = box in round.play.house_way
    return asked_for or arranged(round, box) is not None or arranging_over(round)


def division_of(round: SiKiPiRound, place: Place) -> Division | None:
    """A hand as it is compared; None while its four faces are not known."""
    cards = round.cards.faces_at(place)
    if len(cards) != CARDS_IN_A_HAND or len(round.at(place)) != CARDS_IN_A_HAND:
        return None
    chosen = None if place.box is None else arranged(round, place.box)
    return chosen or house_way(tuple(sorted(cards, key=lambda card: (-height(card), card))))


@once
def due(round: SiKiPiRound) -> Due:
    if round.abandoned:
        return Settle()
    place = next_place(round)
    if place is not None:
        in_sets = terms_of(round.settings).dealing is Dealing.SETS
        return Deal(place, SETS_OF_FOUR if in_sets else ONE_AT_A_TIME)
    for box in in_play(round):
        player = None if set_already(round, box) else decides(round, box)
        if player is not None:
            return Ask(player, box, 1, ARRANGE)
    return next((turn for turn in _to_be_opened(round)), Settle())


def _to_be_opened(round: SiKiPiRound) -> Iterator[Turn]:
    """First what the Dealer sets by House Way, then their own hand, then the others."""
    boxes = in_play(round)
    laid = [box for box in boxes if arranged(round, box) is not None]
    wanted = [
        *((hand_of(box), OPENED_FOR_HOUSE_WAY) for box in boxes if box not in laid),
        *((place, DEALER_REVEALS) for place in dealt_to(round) if place == DEALER_HAND),
        *((hand_of(box), COMPARED) for box in laid),
    ]
    return (Turn(place, cites) for place, cites in wanted if None in round.at(place))


def as_arranged(round: SiKiPiRound, box: int) -> tuple[Event, ...]:
    """A hand laid face down is opened with the cards its player named."""
    way = arranged(round, box)
    if way is None:
        return ()
    hidden = [d for d in round.cards if d.place == hand_of(box) and d.card is None]
    known = round.cards.faces_at(hand_of(box))
    named = [card for card in (*way.high, *way.low) if card not in known]
    if not all(round.shoe.composition.count(card) for card in named):
        return ()
    return tuple(CardTurned(drawn.number, card) for drawn, card in zip(hidden, named, strict=True))


def time_ran_out(round: SiKiPiRound) -> tuple[Event, ...]:
    match due(round):
        case Ask():
            return (ArrangingEnded(),)
        case Turn(place) if place.box is not None:
            return as_arranged(round, place.box)
        case _:
            return ()


def seated(round: SiKiPiRound, spot: Spot) -> tuple[str, ...]:
    """Si Ki Pi 1.20, 5.1: with nobody seated at the box, its highest bettor."""
    if spot.box is None:
        return tuple(dict.fromkeys(round.seats.values()))
    bets = round.wagers.pile(Spot("initial", spot.box)).stakes
    sitting = round.seats.get(spot.box)
    if sitting is not None and sitting in bets:
        return (sitting,)
    return (max(bets, key=lambda name: bets[name]),) if bets else ()


def scope(wager: Wager) -> tuple[int | None, int | None]:
    """One choice per player and hand; a Bonus on the Dealer's hand is a choice of its own."""
    return wager.spot.box, None
