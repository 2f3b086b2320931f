"""Layouts, boxes, bets and the two pay tables (Si Ki Pi 2.1.1, 2.1.1(a), 2.2.1, 3.10, 3.12, 3.12.1,
3.13, 3.16, 4.1, 4.2; Si Ki Pi A, Si Ki Pi B, Si Ki Pi C, Si Ki Pi D, Si Ki Pi E, Si Ki Pi F)."""

from enum import StrEnum

import msgspec

from croupier.engine.games.si_ki_pi.paragraphs import PARAGRAPHS
from croupier.engine.money import CENTS_PER_DOLLAR, Odds
from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.editions import known_edition
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import AnyRound
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
from croupier.engine.table.vocabulary.words import bet_typed, bets_typed, book_said, no_such_box

NAME = "si-ki-pi"
BOOK = "Si Ki Pi"
BETS = ("initial", "bonus", "dealer-bonus")
ON_A_BOX = ("initial", "bonus")
SHARES_PRO_RATA = True
FRESH_CARDS_EACH_ROUND = True
DIFFERENTIAL = None
LAYOUTS = ("A", "B", "C", "D", "E", "F")  # Si Ki Pi A, B, C, D, E and F
USUAL_BOXES, MOST_BOXES = 6, 12  # twelve boxes and the Dealer use the whole deck

COMMISSION = Odds.to(5, 100)  # Si Ki Pi 4.1: of a winning Initial Bet
INITIAL_PAYS = Odds.to(95, 100)  # even money less the commission
BONUS_PAYS = {  # Si Ki Pi 4.2, best first
    "four-of-a-kind": Odds.to(100),
    "three-of-a-kind": Odds.to(20),
    "two-pairs": Odds.to(12),
    "pair": Odds.to(1),
}
BONUS_HANDS = {
    "four-of-a-kind": said("si-ki-pi-four-of-a-kind"),
    "three-of-a-kind": said("si-ki-pi-three-of-a-kind"),
    "two-pairs": said("si-ki-pi-two-pairs"),
    "pair": said("si-ki-pi-pair"),
}
NEEDS_AN_INITIAL_BET = cite("Si Ki Pi 3.13")


class Dealing(StrEnum):
    CARDS = "cards"  # Si Ki Pi 3.15: one card at a time
    SETS = "sets"  # Si Ki Pi 3.16: an Electronic Card Shuffler gives sets of four


class Terms(OwnTerms, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Si Ki Pi table can be set to besides layout, boxes and limits."""

    dealing: Dealing = Dealing.CARDS


def settings(
    *,
    kind: TableKind = TableKind.ELECTRONIC,
    layout: str = "A",
    decks: int = 1,
    boxes: int = USUAL_BOXES,
    unit_cents: int = CENTS_PER_DOLLAR,
    limits: Limits = NO_LIMITS,
    edition: str | None = None,
    dealing: str = Dealing.CARDS,
) -> Settings:
    edition = known_edition(BOOK, edition)
    if layout not in LAYOUTS:
        raise ImpossibleSetting(
            "layout",
            said("no-such-layout", book=book_said(BOOK), layout=layout, first="A", last="F"),
            (PARAGRAPHS.layout,),
        )
    if decks != 1:
        raise ImpossibleSetting(
            "decks", said("si-ki-pi-single-deck", decks=decks), (cite("Si Ki Pi 2.2.1"),)
        )
    if not 1 <= boxes <= MOST_BOXES:
        raise ImpossibleSetting(
            "boxes",
            said("si-ki-pi-number-of-boxes", most=MOST_BOXES, boxes=boxes),
            (cite("Si Ki Pi 2.1.1(a)"),),
        )
    if dealing not in tuple(Dealing):
        raise ImpossibleSetting(
            "dealing",
            said("si-ki-pi-no-such-dealing", dealing=dealing),
            (cite("Si Ki Pi 3.15"), cite("Si Ki Pi 3.16")),
        )
    check_unit(unit_cents, {"initial": INITIAL_PAYS, **BONUS_PAYS})
    check_limits(limits, unit_cents, BETS, has_differential=False)
    numbers, terms = tuple(range(1, boxes + 1)), Terms(Dealing(dealing))
    return Settings(NAME, edition, kind, layout, decks, numbers, unit_cents, limits, terms)


TERMS = Terms


def terms_of(settings: Settings) -> Terms:
    assert isinstance(settings.terms, Terms), "a table of this game"
    return settings.terms


@once
def spots(settings: Settings) -> tuple[Spot, ...]:
    """Open to whoever stands there too, within the maximum of the box (Si Ki Pi 3.12, 3.12.1)."""
    on_boxes = (Spot(bet, box) for box in settings.boxes for bet in ON_A_BOX)
    return (*on_boxes, Spot("dealer-bonus"))


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    layout = (PARAGRAPHS.layout,)
    if bet not in BETS:
        return Refused(
            Reason.UNKNOWN,
            said("no-such-bet", book=book_said(BOOK), bet=bet, bets=bets_typed(BETS)),
            layout,
        )
    if on is not None:
        return Refused(
            Reason.UNKNOWN, said("si-ki-pi-bet-on-nothing", bet=bet_typed(bet), on=on), layout
        )
    if bet == "dealer-bonus":
        if box is not None:
            return Refused(
                Reason.UNKNOWN,
                said("si-ki-pi-dealer-bonus-without-box"),
                (NEEDS_AN_INITIAL_BET,),
            )
        return Spot(bet)
    if box is None or box not in settings.boxes:
        return Refused(
            Reason.UNKNOWN, no_such_box(bet, box, settings.boxes), cited(PARAGRAPHS.boxes)
        )
    return Spot(bet, box)


def with_an_initial_bet(round: AnyRound) -> tuple[int, ...]:
    """Si Ki Pi 3.10: the boxes that take part, in the order they are dealt to."""
    boxes = {w.spot.box for w in round.wagers if w.spot.bet == "initial" and w.action_cents}
    return tuple(sorted(box for box in boxes if box is not None))


def without_support(round: AnyRound) -> tuple[tuple[int, Citation], ...]:
    """Bonus Bets that lack somebody's Initial Bet when the bets close."""
    supported = with_an_initial_bet(round)
    return tuple(
        (wager.id, NEEDS_AN_INITIAL_BET)
        for wager in round.wagers
        if (wager.spot.bet == "bonus" and wager.spot.box not in supported)
        or (wager.spot.bet == "dealer-bonus" and not supported)
    )
