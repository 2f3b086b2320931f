"""The two layouts, the eight bets and the pay table (Andar Bahar 2.1.1, 2.2.1, 3.3, 3.7, 4.1;
Andar Bahar A and B)."""

from collections.abc import Mapping

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.andar_bahar.first_three import (
    FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
)
from croupier.engine.games.andar_bahar.paragraphs import PARAGRAPHS
from croupier.engine.money import CENTS_PER_DOLLAR, Odds
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Listed, Message, said
from croupier.engine.table.contract.editions import known_edition
from croupier.engine.table.state.memo import once
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
from croupier.engine.table.vocabulary.words import (
    any_of,
    bet_typed,
    bets_typed,
    book_said,
    no_such_box,
)

NAME = "andar-bahar"
BOOK = "Andar Bahar"
IN_A_BOX = ("andar", "bahar", "super-andar", "super-bahar")
SHARED = ("under-8", "over-8", "first-3-cards", "joker")
BETS = IN_A_BOX + SHARED  # Andar Bahar 3.7
SHARES_PRO_RATA = True
FRESH_CARDS_EACH_ROUND = True
DIFFERENTIAL = ("andar", "bahar")  # Andar Bahar 1.4

LAYOUTS = ("A", "B")  # Andar Bahar A and B
BOXES = (1, 2, 3, 5, 6, 7, 8, 9)  # there is no box 4
DECKS = 1

PAYS: Mapping[str, Odds] = {  # Andar Bahar 4.1
    "andar": Odds.to(1),
    "bahar": Odds.to(1),
    "super-andar": Odds.to(14),
    "super-bahar": Odds.to(14),
    "under-8": Odds.to(1),
    "over-8": Odds.to(1),
    "joker": Odds.to(10),
}
FIRST_3_CARDS_PAY: Mapping[str, Odds] = {
    STRAIGHT_FLUSH: Odds.to(100),
    THREE_OF_A_KIND: Odds.to(50),
    STRAIGHT: Odds.to(6),
    FLUSH: Odds.to(4),
}

TERMS = None  # nothing but what all tables can be set to


def settings(
    *,
    kind: TableKind = TableKind.ELECTRONIC,
    layout: str = "A",
    decks: int = DECKS,
    boxes: int = len(BOXES),
    unit_cents: int = CENTS_PER_DOLLAR,
    limits: Limits = NO_LIMITS,
    edition: str | None = None,
) -> Settings:
    edition = known_edition(BOOK, edition)
    if layout not in LAYOUTS:
        raise ImpossibleSetting(
            "layout", said("andar-bahar-no-such-layout", layout=layout), (PARAGRAPHS.layout,)
        )
    if decks != DECKS:  # Andar Bahar 2.2.1
        raise ImpossibleSetting(
            "decks", said("andar-bahar-single-deck", decks=decks), (cite("Andar Bahar 2.2.1"),)
        )
    if boxes != len(BOXES):
        raise ImpossibleSetting(
            "boxes",
            said(
                "andar-bahar-number-of-boxes",
                number=len(BOXES),
                given=boxes,
                boxes=any_of(BOXES),
            ),
            (PARAGRAPHS.layout,),
        )
    check_unit(unit_cents, {**PAYS, **FIRST_3_CARDS_PAY})
    check_limits(limits, unit_cents, BETS, has_differential=True)
    return Settings(NAME, edition, kind, layout, decks, BOXES, unit_cents, limits)


@once
def spots(settings: Settings) -> tuple[Spot, ...]:
    in_boxes = (Spot(bet, box) for box in settings.boxes for bet in IN_A_BOX)
    shared = (Spot(bet) for bet in SHARED if bet != "joker")
    return (*in_boxes, *shared, *(Spot("joker", on=rank) for rank in RANKS))


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    if bet not in BETS:
        return _unknown(said("no-such-bet", book=book_said(BOOK), bet=bet, bets=bets_typed(BETS)))
    if bet == "joker":
        if on is None or on not in RANKS or len(on) != 1:
            return _unknown(_no_such_rank(on))
    elif on is not None:
        return _unknown(said("andar-bahar-bet-on-nothing", bet=bet_typed(bet), on=on))
    if bet in SHARED:
        if box is not None:
            return _unknown(said("andar-bahar-bet-is-shared", bet=bet_typed(bet)))
        return Spot(bet, on=on)
    if box not in settings.boxes:
        return _unknown(no_such_box(bet, box, settings.boxes))
    return Spot(bet, box)


def _no_such_rank(named: str | None) -> Message:
    ranks = Listed(tuple(RANKS), "row")
    if named is None:
        return said("andar-bahar-no-rank-named", ranks=ranks)
    return said("andar-bahar-no-such-rank", ranks=ranks, rank=named)


def _unknown(message: Message) -> Refused:
    return Refused(Reason.UNKNOWN, message, (PARAGRAPHS.layout,))
