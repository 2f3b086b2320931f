"""An order of cards drawn together that is told by faces while cards lie face down for whoever
tells it. The rules take it if it fits, so that every record is decided again to the same end; the
floor does not ask them, or the faces could be found by trying (Si Ki Pi 3.17, 5.11)."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import Round
from croupier.engine.table.trouble.halts import paragraphs_of
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.commands import Command, FixOrder
from croupier.engine.table.vocabulary.facts import DrawnTogether
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.words import cards_said


def told_unseen(game: Game, round: Round[object], command: Command) -> Refused | None:
    """The same for every order, right or wrong."""
    if not isinstance(command, FixOrder) or not any(command.cards):
        return None
    if not Hidden(game, round, Viewer.of(command.by)).anything():
        return None
    message = said("cards-drawn-together", cards=cards_said((None,) * len(command.cards)))
    return Refused(Reason.UNKNOWN, message, paragraphs_of(game, round, DrawnTogether))
