"""Baccarat: one bet, then Insurance where it is offered (Baccarat 3.7, 3.11, 3.12)."""

from croupier.engine.games.baccarat import layout
from croupier.engine.games.baccarat.commands import Insure
from croupier.engine.games.baccarat.insurance import SIDES
from croupier.engine.games.baccarat.kinds import Asks
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND, points
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command
from croupier.mathematics.agents.encoding import PASS, Encoding, faces

MOST_CARDS, MOST_POINTS = 3, 9
SEEN = {
    "bet": len(layout.BETS) + 1,  # 0: none yet, else its action and one
    "player cards": MOST_CARDS + 1,
    "player points": MOST_POINTS + 1,
    "banker cards": MOST_CARDS + 1,
    "banker points": MOST_POINTS + 1,
    "insured": 2,
}


def _insure(side: str) -> str:
    return f"insure {side}"


def said(view: View, command: Command) -> str | None:
    return _insure(command.side) if isinstance(command, Insure) else None


def observe(view: View) -> tuple[int, ...]:
    own = [bet.spot.bet for bet in view.bets if bet.player == view.viewer.name]
    hands = (faces(view, PLAYER_HAND), faces(view, BANKER_HAND))
    (player, banker) = ((len(cards), points(cards)) for cards in hands)
    bet = layout.BETS.index(own[0]) + 1 if own else 0
    return (bet, *player, *banker, int(len(own) > 1))


ACTIONS = (*layout.BETS, *map(_insure, SIDES), PASS)
ENCODING = Encoding(layout.NAME, ACTIONS, SEEN, observe, said, (Asks.INSURANCE,))
