"""How an Andar Bahar table is shown: two rings of boxes and a shared row (Andar Bahar 2.1.1)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.andar_bahar.first_three import ACE_HIGH, MADE_SAID, category
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.engine.games.andar_bahar.match import OPENING, SIDES, first_card, winner
from croupier.engine.games.andar_bahar.state import AndarBaharRound
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.layout_drawing import InBox, PayLine, Shared, Side, Where
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.engine.table.vocabulary.words import cards_said

IN_BOXES = {
    "super-andar": (1, Side.LEFT),
    "super-bahar": (1, Side.RIGHT),
    "bahar": (2, Side.CENTRE),
    "andar": (3, Side.CENTRE),
}
BELOW_THE_RANKS = ("under-8", "first-3-cards", "over-8")
ODDS = (cite("Andar Bahar 4.1"),)


def where(settings: Settings, spot: Spot) -> Where:
    if spot.bet == "joker":
        return Shared(1, ACE_HIGH.index(spot.on or "") + 1)  # as the appendices print them
    if spot.bet in BELOW_THE_RANKS:
        return Shared(2, BELOW_THE_RANKS.index(spot.bet) + 1)
    ring, side = IN_BOXES[spot.bet]
    assert spot.box is not None, "the other bets lie in a box"
    return InBox(ring, settings.boxes.index(spot.box) + 1, side)


def pays(settings: Settings) -> tuple[PayLine, ...]:
    three = (
        PayLine("first-3-cards", odds, ODDS, MADE_SAID[made])
        for made, odds in FIRST_3_CARDS_PAY.items()
    )
    return (*(PayLine(bet, odds, ODDS) for bet, odds in PAYS.items()), *three)


def worth(round: AndarBaharRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
    return said("andar-bahar-cards", cards=len(cards)) if place in SIDES else None


def why(round: AndarBaharRound, wager: Wager) -> tuple[Message, ...]:
    """What decided the bet: the Joker, the opening cards, or the side of the match."""
    joker, *sides = (first_card(round, place) for place in OPENING)
    match wager.spot.bet:
        case _ if joker is None:  # it has left its place since
            return ()
        case "joker" | "under-8" | "over-8":
            return (said("andar-bahar-why-joker", joker=cards_said((joker,))),)
        case "super-andar" | "super-bahar":
            decided_by = sides if wager.spot.bet == "super-bahar" else sides[:1]
            shown = cards_said(card for card in decided_by if card is not None)
            return (said("andar-bahar-why-super", joker=cards_said((joker,)), cards=shown),)
        case "first-3-cards":
            return _why_first_three(tuple(card for card in (joker, *sides) if card is not None))
        case _:
            andar, bahar = (len(round.at(place)) for place in SIDES)
            return (said("andar-bahar-why-cards", andar=andar, bahar=bahar),)


def _why_first_three(cards: tuple[Card, ...]) -> tuple[Message, ...]:
    """Nothing where one of them has left its place since."""
    if len(cards) < len(OPENING):
        return ()
    made = category((cards[0], cards[1], cards[2]))
    if made is None:
        return (said("andar-bahar-why-first-three-none", cards=cards_said(cards)),)
    return (said("andar-bahar-why-first-three", cards=cards_said(cards), made=MADE_SAID[made]),)


def marks(round: AndarBaharRound) -> tuple[str, ...]:
    """Which card of the winning Hand matches the Joker (Andar Bahar 5.16)."""
    won_by = winner(round)
    return tuple(str(len(round.at(side))) for side in SIDES if side.area == won_by)
