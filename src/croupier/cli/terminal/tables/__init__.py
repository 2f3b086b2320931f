"""The guides of the tables: those of the house by the name of the game, and what guests bring."""

from collections.abc import Mapping

from croupier.cli.terminal.table import TableGuide
from croupier.cli.terminal.tables import andar_bahar, baccarat, blackjack, roulette, si_ki_pi
from croupier.games.guests import brought
from croupier.table.game import Game

OWN: Mapping[str, TableGuide] = {
    "andar-bahar": andar_bahar.GUIDE,
    "baccarat": baccarat.GUIDE,
    "blackjack": blackjack.GUIDE,
    "roulette": roulette.GUIDE,
    "si-ki-pi": si_ki_pi.GUIDE,
}


def guide_of(game: Game) -> TableGuide:
    own = OWN.get(game.NAME)
    return brought(game.NAME, "guide", TableGuide) if own is None else own
