"""Layouts, bets and the three pay tables (Blackjack 2.1.1, 2.1.1(a), 2.2.1, 3.7, 3.9, 3.9.1,
4.1.1, 4.1.2, 4.1.3; Blackjack A, B, C and D)."""

from croupier.games.blackjack.paragraphs import PARAGRAPHS
from croupier.money import CENTS_PER_DOLLAR, HALF, Odds
from croupier.table.editions import known_edition
from croupier.table.paragraphs import cited
from croupier.table.refusals import Reason, Refused
from croupier.table.settings import (
    NO_LIMITS,
    ImpossibleSetting,
    Limits,
    Settings,
    TableKind,
    check_limits,
    check_unit,
)
from croupier.table.wagers import Spot

NAME = "blackjack"
BOOK = "Blackjack"
BETS = ("initial", "rws-pairs", "boom-busted")
SHARES_PRO_RATA = True
FRESH_CARDS_EACH_ROUND = False
DIFFERENTIAL = None
LAYOUTS = ("A", "B", "C", "D")  # Blackjack A, B, C and D
USUAL_BOXES, MOST_BOXES = 7, 9  # the appendix pictures are not in the text: table configuration

BLACKJACK_PAYS = Odds.to(6, 5)  # Blackjack 4.1.1
REGULAR_PAYS = Odds.to(1)
INSURANCE_PAYS = Odds.to(2)

PAIRS_PAY = {  # Blackjack 4.1.2
    "Ace Pair Suited": Odds.to(50),
    "Suited Pair": Odds.to(20),
    "Coloured Pair": Odds.to(12),
    "Mixed Pair": Odds.to(6),
}
BOOM_BUSTED_PAYS = {  # Blackjack 4.1.3, by number of cards; eight stands for eight or more
    3: Odds.to(2),
    4: Odds.to(2),
    5: Odds.to(4),
    6: Odds.to(12),
    7: Odds.to(50),
    8: Odds.to(200),
}

TERMS = None  # nothing but what all tables can be set to


def settings(
    *,
    kind: TableKind = TableKind.ELECTRONIC,
    layout: str = "A",
    decks: int = 8,
    boxes: int = USUAL_BOXES,
    unit_cents: int = CENTS_PER_DOLLAR,
    limits: Limits = NO_LIMITS,
    edition: str | None = None,
) -> Settings:
    edition = known_edition(BOOK, edition)
    if layout not in LAYOUTS:
        raise ImpossibleSetting(
            "layout",
            f"Blackjack has no layout {layout!r}; its appendices are A to D (Blackjack 2.1.1).",
        )
    if not 4 <= decks <= 8:  # Blackjack 2.2.1
        raise ImpossibleSetting(
            "decks", f"Blackjack is played with 4 to 8 decks, not {decks} (Blackjack 2.2.1)."
        )
    if not 1 <= boxes <= MOST_BOXES:
        raise ImpossibleSetting(
            "boxes",
            f"A Blackjack table has 1 to {MOST_BOXES} boxes, not {boxes} (Blackjack 2.1.1(a)).",
        )
    check_unit(
        unit_cents,
        {"Blackjack": BLACKJACK_PAYS, "a Surrender": HALF, "Insurance": INSURANCE_PAYS},
    )
    check_limits(limits, unit_cents, BETS, has_differential=False)
    return Settings(
        NAME, edition, kind, layout, decks, tuple(range(1, boxes + 1)), unit_cents, limits
    )


def spots(settings: Settings) -> tuple[Spot, ...]:
    """A Player may bet on as many as they like (Blackjack 3.7)."""
    on_boxes = (Spot(bet, box) for box in settings.boxes for bet in ("initial", "rws-pairs"))
    return (*on_boxes, Spot("boom-busted"))


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    layout = (PARAGRAPHS.layout,)
    if bet not in BETS:
        return Refused(
            Reason.UNKNOWN,
            f"No bet {bet!r} is placed before the cards; Blackjack has {', '.join(BETS)}.",
            layout,
        )
    if on is not None:
        return Refused(Reason.UNKNOWN, f"{bet} is not placed on {on}.", layout)
    if bet == "boom-busted":
        if box is not None:
            return Refused(Reason.UNKNOWN, "Boom Busted names no box; it is for the table.", layout)
        return Spot(bet)
    if box is None or box not in settings.boxes:
        there = "no box was named" if box is None else f"there is no box {box}"
        return Refused(
            Reason.UNKNOWN,
            f"For {bet} {there}; this table has boxes 1 to {settings.boxes[-1]}.",
            cited(PARAGRAPHS.boxes),
        )
    return Spot(bet, box)
