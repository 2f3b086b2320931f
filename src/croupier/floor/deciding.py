"""What another player has just decided, in a sentence; everyone speaks for their own box."""

import re

from croupier.games.blackjack import Decline, Double, Hit, Split, Stand
from croupier.games.si_ki_pi.commands import HouseWay
from croupier.history.writing import line_of
from croupier.sentences import Amount, Message, said
from croupier.table.commands import Command
from croupier.table.game import Game

_OWN_BOX = re.compile(r" box \d+| hand 1$")


def decision_said(game: Game, command: Command) -> Message:
    player = command.by.name
    match command:
        case Hit(hand=hand):
            return said("told-hits", player=player, hand=hand)
        case Stand(hand=hand):
            return said("told-stands", player=player, hand=hand)
        case Split(hand=hand):
            return said("told-splits", player=player, hand=hand)
        case Double(hand=hand, amount_cents=cents):
            return said("told-doubles", player=player, hand=hand, amount=Amount(cents))
        case Decline():
            return said("told-declines", player=player)
        case HouseWay():
            return said("told-house-way", player=player)
        case _:  # whatever else is said as a history file says it
            words = _OWN_BOX.sub("", line_of(game, command)).removeprefix(f"{player} ")
            return said("told-says", player=player, words=words)
