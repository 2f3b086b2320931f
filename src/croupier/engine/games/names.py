"""Games and bets as people read them: names as on the felt."""

from croupier.engine.sentences import Message, sentence
from croupier.engine.table.contract.game import Game

STAR = "★"  # the House pocket, a logo on the felt


def game_said(game: Game) -> Message:
    return Message(f"game-name-{game.NAME}")


def bet_named(bet: str) -> Message:
    """`Player Pair`, `Straight Up`: as it is printed on the felt."""
    return Message(f"bet-name-{bet}")


def bet_name(bet: str) -> str:
    return sentence(bet_named(bet))
