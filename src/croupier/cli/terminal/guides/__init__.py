"""The guides of the tables: those of the house by the name of the game, and what guests bring."""

from croupier.cli.terminal.table import TableGuide
from croupier.engine.games.guests import brought
from croupier.engine.table.contract.game import Game


def guide_of(game: Game) -> TableGuide:
    """Imported with its game, which is when somebody sits down."""
    match game.NAME:
        case "andar-bahar":
            from croupier.cli.terminal.guides.andar_bahar import GUIDE
        case "baccarat":
            from croupier.cli.terminal.guides.baccarat import GUIDE
        case "blackjack":
            from croupier.cli.terminal.guides.blackjack import GUIDE
        case "roulette":
            from croupier.cli.terminal.guides.roulette import GUIDE
        case "si-ki-pi":
            from croupier.cli.terminal.guides.si_ki_pi import GUIDE
        case name:
            return brought(name, "guide", TableGuide)
    return GUIDE
