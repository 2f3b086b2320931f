"""The layout, the four bets and what they pay (Dragon Tiger 2.1.1, 3.5, 4.1, 4.2)."""

from collections.abc import Mapping

from croupier.game import (
    CENTS_PER_DOLLAR,
    NO_LIMITS,
    Amount,
    ImpossibleSetting,
    Limits,
    Message,
    Odds,
    Reason,
    Refused,
    Settings,
    Spot,
    TableKind,
    any_of,
    check_limits,
    check_unit,
    cite,
    known_edition,
    no_such_box,
    said,
)
from croupier_dragon_tiger.paragraphs import PARAGRAPHS

NAME = "dragon-tiger"
BOOK = "Dragon Tiger"
BETS = ("dragon", "tiger", "tie", "suited-tie")  # Dragon Tiger 3.5
DIFFERENTIAL = ("dragon", "tiger")  # Dragon Tiger 1.2
SHARES_PRO_RATA = True  # Dragon Tiger 5.1.1
FRESH_CARDS_EACH_ROUND = False
TERMS = None  # nothing but what all tables can be set to

LAYOUT = "A"
BOXES = (1, 2, 3, 4, 5, 6, 7)
DECKS = 8

PAYS: Mapping[str, Odds] = {  # Dragon Tiger 4.1
    "dragon": Odds.to(1),
    "tiger": Odds.to(1),
    "tie": Odds.to(8),
    "suited-tie": Odds.to(50),
}
LOST_IN_A_TIE = Odds.to(1, 2)  # Dragon Tiger 4.2


def settings(
    *,
    kind: TableKind = TableKind.ELECTRONIC,
    layout: str = LAYOUT,
    decks: int = DECKS,
    unit_cents: int = CENTS_PER_DOLLAR,
    limits: Limits = NO_LIMITS,
    edition: str | None = None,
) -> Settings:
    edition = known_edition(BOOK, edition)
    if layout != LAYOUT:
        message = said("dragon-tiger-one-layout", layout=layout)
        raise ImpossibleSetting("layout", message, (PARAGRAPHS.layout,))
    if decks != DECKS:
        message = said("dragon-tiger-eight-decks", decks=decks)
        raise ImpossibleSetting("decks", message, (cite("Dragon Tiger 2.2.1"),))
    check_unit(unit_cents, PAYS)
    if not LOST_IN_A_TIE.pays_exactly(unit_cents):
        message = said("dragon-tiger-half-a-unit", unit=Amount(unit_cents))
        raise ImpossibleSetting("unit", message, (cite("Dragon Tiger 4.2"),))
    check_limits(limits, unit_cents, BETS, has_differential=True)
    return Settings(NAME, edition, kind, layout, decks, BOXES, unit_cents, limits)


def spots(settings: Settings) -> tuple[Spot, ...]:
    return tuple(Spot(bet, box) for box in settings.boxes for bet in BETS)


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    if bet not in BETS:
        return _unknown(said("no-such-bet", book=BOOK, bet=bet, bets=any_of(BETS)))
    if on is not None:
        return _unknown(said("bet-names-a-box", bet=bet))
    if box not in settings.boxes:
        return _unknown(no_such_box(bet, box, settings.boxes))
    return Spot(bet, box)


def _unknown(message: Message) -> Refused:
    return Refused(Reason.UNKNOWN, message, (PARAGRAPHS.layout,))
