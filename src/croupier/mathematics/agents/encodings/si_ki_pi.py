"""Si Ki Pi: the Initial Bet lies; four cards are divided in one of three ways, or by House Way
(Si Ki Pi 3.18, 3.19)."""

from croupier.engine.equipment.cards import DECK
from croupier.engine.games.si_ki_pi import layout
from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay
from croupier.engine.games.si_ki_pi.kinds import Asks
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.places import Place
from croupier.mathematics.agents.encoding import Encoding, faces, own_box

HAND = 4  # cards
SPLITS = tuple(f"first with {other}" for other in ("second", "third", "fourth"))
BY_THE_DEALER = "house way"
SEEN = {
    f"{whose} {number}": len(DECK) + 1  # 0: not seen, else its place in DECK and one
    for whose in ("own", "dealer's")
    for number in range(1, HAND + 1)
}


def _own(view: View) -> Place:
    return Place("box", own_box(view), 1)


def said(view: View, command: Command) -> str | None:
    match command:
        case Arrange(halves=halves):
            first, *others = faces(view, _own(view))
            (half,) = (half for half in halves if first in half)
            (other,) = (card for card in half if card != first)
            return SPLITS[others.index(other)]
        case HouseWay():
            return BY_THE_DEALER
        case _:
            return None


def observe(view: View) -> tuple[int, ...]:
    numbers: list[int] = []
    for place in (_own(view), Place("dealer")):
        seen = [DECK.index(card) + 1 for card in faces(view, place)]
        numbers += seen + [0] * (HAND - len(seen))
    return tuple(numbers)


ENCODING = Encoding(
    layout.NAME,
    (*SPLITS, BY_THE_DEALER),
    SEEN,
    observe,
    said,
    (Asks.ARRANGE,),
    opening=layout.BETS[0],
)
