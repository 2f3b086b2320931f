"""Layouts, bets and the three pay tables (Blackjack 2.1.1, 2.1.1(a), 2.2.1, 3.7, 3.9, 3.9.1,
4.1.1, 4.1.2, 4.1.3; Blackjack A, B, C and D)."""

from croupier.engine.games.blackjack.paragraphs import PARAGRAPHS
from croupier.engine.money import CENTS_PER_DOLLAR, HALF, Odds
from croupier.engine.sentences import said
from croupier.engine.table.contract.editions import known_edition
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import (
    NO_LIMITS,
    ImpossibleSetting,
    Limits,
    Settings,
    TableKind,
    check_limits,
    check_unit,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import bet_typed, bets_typed, book_said, no_such_box

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
    "ace-pair-suited": Odds.to(50),
    "suited-pair": Odds.to(20),
    "coloured-pair": Odds.to(12),
    "mixed-pair": Odds.to(6),
}
PAIR_NAMES = {
    "ace-pair-suited": said("blackjack-ace-pair-suited"),
    "suited-pair": said("blackjack-suited-pair"),
    "coloured-pair": said("blackjack-coloured-pair"),
    "mixed-pair": said("blackjack-mixed-pair"),
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
            said("no-such-layout", book=book_said(BOOK), layout=layout, first="A", last="D"),
            (PARAGRAPHS.layout,),
        )
    if not 4 <= decks <= 8:  # Blackjack 2.2.1
        raise ImpossibleSetting(
            "decks",
            said("number-of-decks", book=book_said(BOOK), fewest=4, most=8, decks=decks),
            cited(PARAGRAPHS.decks),
        )
    if not 1 <= boxes <= MOST_BOXES:
        raise ImpossibleSetting(
            "boxes",
            said("blackjack-number-of-boxes", most=MOST_BOXES, boxes=boxes),
            cited(PARAGRAPHS.boxes),
        )
    check_unit(
        unit_cents,
        {"blackjack": BLACKJACK_PAYS, "surrender": HALF, "insurance": INSURANCE_PAYS},
    )
    check_limits(limits, unit_cents, BETS, has_differential=False)
    return Settings(
        NAME, edition, kind, layout, decks, tuple(range(1, boxes + 1)), unit_cents, limits
    )


@once
def spots(settings: Settings) -> tuple[Spot, ...]:
    """A Player may bet on as many as they like (Blackjack 3.7)."""
    on_boxes = (Spot(bet, box) for box in settings.boxes for bet in ("initial", "rws-pairs"))
    return (*on_boxes, Spot("boom-busted"))


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    layout = (PARAGRAPHS.layout,)
    if bet not in BETS:
        return Refused(
            Reason.UNKNOWN,
            said("blackjack-no-such-bet", bet=bet, bets=bets_typed(BETS)),
            layout,
        )
    if on is not None:
        return Refused(
            Reason.UNKNOWN, said("blackjack-bet-not-on", bet=bet_typed(bet), on=on), layout
        )
    if bet == "boom-busted":
        if box is not None:
            return Refused(Reason.UNKNOWN, said("blackjack-boom-busted-no-box"), layout)
        return Spot(bet)
    if box is None or box not in settings.boxes:
        return Refused(
            Reason.UNKNOWN, no_such_box(bet, box, settings.boxes), cited(PARAGRAPHS.boxes)
        )
    return Spot(bet, box)
