"""A round of Dragon Tiger between the close and settlement: two cards (Dragon Tiger 3.7)."""

from croupier.game import (
    DISCARDED,
    RANKS,
    Card,
    Command,
    Deal,
    Due,
    Excess,
    Fact,
    Misplaced,
    Place,
    Reason,
    Refused,
    Settle,
    Status,
    Turn,
    cite,
    no_such_command,
    once,
    rank,
    said,
)
from croupier_dragon_tiger.layout import BOOK
from croupier_dragon_tiger.state import DragonTigerRound

DRAGON = Place("dragon")
TIGER = Place("tiger")
IN_ORDER = (DRAGON, TIGER)
DEALT = (cite("Dragon Tiger 3.7"),)
TIE = "tie"

UNUSED_CARDS_GO = DISCARDED  # Dragon Tiger 5.5


@once
def due(round: DragonTigerRound) -> Due:
    for place in IN_ORDER:
        if not round.at(place):
            return Deal(place, DEALT)
        if card_at(round, place) is None:  # keyed after a wrong card, before its face was seen
            return Turn(place, DEALT)
    return Settle()


def card_at(round: DragonTigerRound, place: Place) -> Card | None:
    """The card that counts there; None while there is none or nobody has seen it."""
    return next(iter(round.at(place)), None)


def strength(card: Card) -> int:
    """0 for an Ace to 12 for a King (Dragon Tiger 3.1)."""
    return RANKS.index(rank(card))


@once
def winner(round: DragonTigerRound) -> str | None:
    """`dragon`, `tiger` or `tie` by the cards as they lie (Dragon Tiger 3.8); None: not decided."""
    dragon, tiger = (card_at(round, place) for place in IN_ORDER)
    if dragon is None or tiger is None:
        return None
    if strength(dragon) == strength(tiger):
        return TIE  # Dragon Tiger 1.4
    return DRAGON.area if strength(dragon) > strength(tiger) else TIGER.area


def outcome(round: DragonTigerRound) -> str:
    return "void" if round.status is Status.VOID else winner(round) or "none"


def decide(round: DragonTigerRound, command: Command) -> Refused:
    """Nobody decides anything once the bets are closed."""
    return no_such_command(BOOK, command)


def established(round: DragonTigerRound) -> bool:
    """Until both cards lie, every bet can still be won or lost (Dragon Tiger 5.7)."""
    return winner(round) is not None


def over(round: DragonTigerRound) -> bool:
    """No further card has a place in the round."""
    return round.status is Status.CONCLUDED or isinstance(due(round), Settle)


def places(round: DragonTigerRound) -> tuple[Place, ...]:
    return IN_ORDER


def misdealt(round: DragonTigerRound, card: Card | None, place: Place) -> Fact:
    since = len(round.cards) + 1
    return Excess(since) if over(round) else Misplaced(since)


def squeeze_refused(
    round: DragonTigerRound, player: str, place: Place, first: bool
) -> Refused | None:
    return Refused(Reason.NOT_OFFERED, said("squeeze-not-offered"), DEALT)
