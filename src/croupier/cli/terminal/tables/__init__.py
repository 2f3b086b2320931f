"""The guides of the five tables, by the name of the game."""

from collections.abc import Mapping

from croupier.cli.terminal.table import TableGuide
from croupier.cli.terminal.tables import andar_bahar, baccarat, blackjack, roulette, si_ki_pi

GUIDES: Mapping[str, TableGuide] = {
    "andar-bahar": andar_bahar.GUIDE,
    "baccarat": baccarat.GUIDE,
    "blackjack": blackjack.GUIDE,
    "roulette": roulette.GUIDE,
    "si-ki-pi": si_ki_pi.GUIDE,
}
