"""Games and bets as people read them: names as on the felt, letters as in a chart."""

from croupier.sentences import Message, sentence
from croupier.table.game import Game

STAR = "★"  # the House pocket, a logo on the felt
# What a chart of Blackjack says, as its cells write it.
PLAYS = {
    "hit": "H",
    "stand": "S",
    "double else hit": "D",
    "double else stand": "Ds",
    "split": "P",
    "surrender else hit": "R",
    "surrender else stand": "Rs",
}


def game_said(game: Game) -> Message:
    return Message(f"game-name-{game.NAME}")


def bet_named(bet: str) -> Message:
    """`Player Pair`, `Straight Up`: as it is printed on the felt."""
    return Message(f"bet-name-{bet}")


def bet_name(bet: str) -> str:
    return sentence(bet_named(bet))
