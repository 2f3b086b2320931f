"""Andar Bahar: one bet, then the cards are dealt to a match (Andar Bahar 3.7, 3.10, 4.1)."""

from croupier.engine.equipment.cards import DECK, RANKS, rank
from croupier.engine.games.andar_bahar import layout
from croupier.engine.games.andar_bahar.match import ANDAR, BAHAR, JOKER
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command
from croupier.mathematics.agents.encoding import Encoding, bet_name, faces

SEEN = {
    "joker": len(RANKS) + 1,  # 0: not drawn yet, else the place of its rank in RANKS and one
    "andar cards": len(DECK) // 2 + 1,
    "bahar cards": len(DECK) // 2 + 1,
}


def said(view: View, command: Command) -> str | None:
    return None


def observe(view: View) -> tuple[int, ...]:
    joker = faces(view, JOKER)
    drawn = RANKS.index(rank(joker[0])) + 1 if joker else 0
    return drawn, len(faces(view, ANDAR)), len(faces(view, BAHAR))


ENCODING = Encoding(
    layout.NAME,
    tuple(dict.fromkeys(map(bet_name, layout.spots(layout.settings())))),
    SEEN,
    observe,
    said,
)
