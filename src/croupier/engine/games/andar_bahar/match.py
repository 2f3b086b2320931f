"""The Joker, the two Hands and the card that matches first (Andar Bahar 1.7, 1.9, 1.17, 3.1, 3.2.1,
3.2.2, 3.9, 3.10, 3.10.1, 3.11, 3.11.1)."""

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.andar_bahar.first_three import ACE_HIGH
from croupier.engine.rulebook import cite
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.due import Deal, Due, Settle, Turn
from croupier.engine.table.vocabulary.places import Drawn, Place

JOKER = Place("joker")
ANDAR = Place("andar")
BAHAR = Place("bahar")
SIDES = (ANDAR, BAHAR)
OPENING = (JOKER, ANDAR, BAHAR)  # Andar Bahar 3.9: always these three

FIRST_THREE = (cite("Andar Bahar 3.9"),)
ON_TO_THE_MATCH = (cite("Andar Bahar 3.10"),)
FOR_SHOW = (cite("Andar Bahar 3.10.1"),)
SQUEEZED = (cite("Andar Bahar 3.13"),)

STAND_OFF = "stand-off"
STRENGTH = {rank: strength for strength, rank in enumerate(ACE_HIGH, 2)}  # Andar Bahar 3.2.1


def strength(card: Card) -> int:
    """2 to 14, the Ace highest; the suit says nothing (Andar Bahar 3.2.2)."""
    return STRENGTH[rank(card)]


def first_card(round: AnyRound, place: Place) -> Card | None:
    """The card that counts as Joker or as the first of a Hand; None while nobody knows it."""
    return next(iter(round.at(place)), None)


def opening_lies(round: AnyRound) -> bool:
    return all(round.at(place) for place in OPENING)


def next_hidden(round: AnyRound) -> Drawn | None:
    if not round.cards.any_face_down:
        return None
    return next((drawn for drawn in round.in_place if drawn.card is None), None)


@once
def winner(round: AnyRound) -> str | None:
    """`andar`, `bahar` or `stand-off` by the cards as they lie; None: not decided (Andar Bahar
    3.1)."""
    if round.abandoned:
        return None
    joker, first_andar = first_card(round, JOKER), first_card(round, ANDAR)
    if joker is None or first_andar is None:
        return None
    matching = strength(joker)
    if strength(first_andar) == matching:
        return STAND_OFF  # Andar Bahar 1.17, 3.11.1
    for drawn in round.cards:
        if drawn.place in SIDES:
            if drawn.card is None:
                return None
            if strength(drawn.card) == matching:
                return drawn.place.area
    return None


def beyond_the_end(round: AnyRound, *, on_a_hand: bool, asked_on: bool) -> tuple[Drawn, ...]:
    """Cards of the Hands beyond the match, or beyond the three that end a round without a bet on
    them; the three that are always dealt stay."""
    matched = _matching(round)
    if not opening_lies(round) or (matched is None and (on_a_hand or asked_on)):
        return ()
    last = 0 if matched is None else matched.number
    firsts = {next(d.number for d in round.cards if d.place == place) for place in OPENING}
    return tuple(
        drawn
        for drawn in round.cards
        if drawn.place in SIDES and drawn.number > last and drawn.number not in firsts
    )


def _matching(round: AnyRound) -> Drawn | None:
    """The card that decides between the Hands."""
    joker = first_card(round, JOKER)
    if joker is None or winner(round) is None:
        return None
    matches = (d for d in round.cards if d.place in SIDES and d.card is not None)
    return next((d for d in matches if d.card and strength(d.card) == strength(joker)), None)


def due_from(round: AnyRound, *, side_bets_only: bool, asked_on: bool) -> Due:
    """The next card by the cards as they lie."""
    if round.abandoned:
        return Settle()
    for place in OPENING:
        if not round.at(place):
            return Deal(place, FIRST_THREE)
    hidden = next_hidden(round)
    if hidden is not None:
        return Turn(hidden.place, SQUEEZED)
    if winner(round) is not None or (side_bets_only and not asked_on):
        return Settle()
    andar, bahar = (len(round.at(side)) for side in SIDES)
    cites = FOR_SHOW if side_bets_only else ON_TO_THE_MATCH
    return Deal(ANDAR if andar <= bahar else BAHAR, cites)
