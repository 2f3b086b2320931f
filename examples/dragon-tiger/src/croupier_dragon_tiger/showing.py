"""How a Dragon Tiger table is shown: a box has two rings of bets (Dragon Tiger 2.1.1)."""

from croupier.game import (
    Card,
    InBox,
    Message,
    PayLine,
    Place,
    Settings,
    Side,
    Spot,
    Wager,
    Where,
    cards_said,
    cite,
    said,
)
from croupier_dragon_tiger.layout import PAYS
from croupier_dragon_tiger.play import DRAGON, TIGER
from croupier_dragon_tiger.state import DragonTigerRound

LIES = {
    "tie": (1, Side.LEFT),
    "suited-tie": (1, Side.RIGHT),
    "dragon": (2, Side.LEFT),
    "tiger": (2, Side.RIGHT),
}
ODDS = (cite("Dragon Tiger 4.1"),)


def where(settings: Settings, spot: Spot) -> Where:
    ring, side = LIES[spot.bet]
    assert spot.box is not None, "every bet lies in a box"
    return InBox(ring, settings.boxes.index(spot.box) + 1, side)


def pays(settings: Settings) -> tuple[PayLine, ...]:
    return tuple(PayLine(bet, odds, ODDS) for bet, odds in PAYS.items())


def worth(round: DragonTigerRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
    """A single card needs no name."""
    return None


def why(round: DragonTigerRound, wager: Wager) -> tuple[Message, ...]:
    dragon, tiger = (cards_said(round.at(place)) for place in (DRAGON, TIGER))
    return (said("dragon-tiger-why-cards", dragon=dragon, tiger=tiger),)
