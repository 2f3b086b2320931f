"""Roulette: one bet on any placement of layout A, then the ball is spun (Roulette 3.3, 4.1.1)."""

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games.roulette import layout
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command
from croupier.mathematics.agents.encoding import Encoding, bet_name

SEEN = {"pocket": len(POCKETS) + 1}  # 0: not spun yet, else its place in POCKETS and one


def said(view: View, command: Command) -> str | None:
    return None


def observe(view: View) -> tuple[int, ...]:
    return (POCKETS.index(view.outcome) + 1 if view.outcome in POCKETS else 0,)


ENCODING = Encoding(
    layout.NAME, tuple(map(bet_name, layout.spots(layout.settings()))), SEEN, observe, said
)
