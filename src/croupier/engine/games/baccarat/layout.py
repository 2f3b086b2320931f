"""The seven layouts, the five bets and how tables are set up (Baccarat 2.1.1, 2.1.1(a), 2.2.1, 3.4,
3.7, 4.2.2; Baccarat A, B, C, D, E, F and G)."""

import msgspec

from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.paragraphs import PARAGRAPHS
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.editions import known_edition
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import (
    NO_LIMITS,
    ImpossibleSetting,
    Limits,
    OwnTerms,
    Settings,
    TableKind,
    check_limits,
    check_unit,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import (
    bet_said,
    bet_typed,
    bets_typed,
    book_said,
    no_such_box,
)

NAME = "baccarat"
BOOK = "Baccarat"
BETS = ("player", "banker", "tie", "player-pair", "banker-pair")  # Baccarat 3.7
SHARES_PRO_RATA = True
FRESH_CARDS_EACH_ROUND = False
DIFFERENTIAL = ("banker", "player")  # Baccarat 1.5

BOXES = {
    "A": 12,
    "B": 10,
    "C": 9,
    "D": 7,
    "E": 7,
    "F": 6,
    "G": 5,
}  # Baccarat A, B, C, D, E, F and G
USUAL_LAYOUT = "E"


class Terms(OwnTerms, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Baccarat table can be set to besides layout and limits."""

    private: bool = False
    insurance: bool = True  # Baccarat 4.2.2: left out at private tables only, with a notice
    squeezing: bool = True  # Baccarat 3.9: a table where cards may be dealt face down


USUAL_TERMS = Terms()


def settings(
    *,
    kind: TableKind = TableKind.ELECTRONIC,
    layout: str = USUAL_LAYOUT,
    decks: int = 8,
    unit_cents: int = CENTS_PER_DOLLAR,
    limits: Limits = NO_LIMITS,
    terms: Terms = USUAL_TERMS,
    edition: str | None = None,
) -> Settings:
    edition = known_edition(BOOK, edition)
    if layout not in BOXES:
        raise ImpossibleSetting(
            "layout",
            said("no-such-layout", book=book_said(BOOK), layout=layout, first="A", last="G"),
            (PARAGRAPHS.layout,),
        )
    if not 4 <= decks <= 8:  # Baccarat 2.2.1
        raise ImpossibleSetting(
            "decks",
            said("number-of-decks", book=book_said(BOOK), fewest=4, most=8, decks=decks),
            (cite("Baccarat 2.2.1"),),
        )
    if not terms.insurance and not terms.private:
        raise ImpossibleSetting(
            "insurance", said("baccarat-insurance-unless-private"), (cite("Baccarat 4.2.2"),)
        )
    if limits.maximum_cents is not None:  # the sign's maximum is for Tie and Pair boxes only
        named = {bet: limits.maximum_cents for bet in BETS if bet not in DIFFERENTIAL}
        limits = msgspec.structs.replace(
            limits, maximum_cents=None, maximum_by_bet={**named, **limits.maximum_by_bet}
        )
    for bet in DIFFERENTIAL:
        if bet in limits.maximum_by_bet:
            raise ImpossibleSetting(
                f"limits.maximum.{bet}",
                said("baccarat-no-maximum-here", bet=bet_said(bet)),
                (cite("Baccarat 3.4"),),
            )
    boxes = tuple(range(1, BOXES[layout] + 1))
    made = Settings(NAME, edition, kind, layout, decks, boxes, unit_cents, limits, terms)
    by = EDITIONS.of(made)
    insured = {f"{cell.side}-insurance": odds for cell, odds in by.insurance.items()}
    check_unit(unit_cents, {**by.pays, **insured})
    check_limits(limits, unit_cents, BETS, has_differential=True)
    return made


TERMS = Terms


def terms_of(settings: Settings) -> Terms:
    assert isinstance(settings.terms, Terms), "a table of this game"
    return settings.terms


@once
def spots(settings: Settings) -> tuple[Spot, ...]:
    return tuple(Spot(bet, box) for box in settings.boxes for bet in BETS)


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    if bet not in BETS:
        return Refused(
            Reason.UNKNOWN,
            said("no-such-bet", book=book_said(BOOK), bet=bet, bets=bets_typed(BETS)),
            (PARAGRAPHS.layout,),
        )
    if box is None or box not in settings.boxes:
        return Refused(
            Reason.UNKNOWN, no_such_box(bet, box, settings.boxes), cited(PARAGRAPHS.boxes)
        )
    if on is not None:
        return Refused(
            Reason.UNKNOWN, said("bet-names-a-box", bet=bet_typed(bet)), (PARAGRAPHS.layout,)
        )
    return Spot(bet, box)
