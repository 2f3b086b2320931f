"""What has to happen at a recorded table before its Dealer can open the next round."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.floor.protocol.preparation import Preparing, Step
from croupier.floor.tables.card_check import not_counted
from croupier.floor.tables.state import Condition, LiveTable


def preparing(game: Game, live: LiveTable) -> Preparing | None:
    """None: nothing; the table deals by itself, or its round is not over, or no more are opened."""
    if live.automatic or not live.between_rounds or live.condition is not Condition.OPEN:
        return None
    if live.dealer is None:
        return Preparing(Step.DEALER, said("pit-dealer-due"), (game.PARAGRAPHS.dealer,))
    counted = live.counts.counted
    if counted is not None:
        message = said("pit-count", dealer=counted.dealer)
        return Preparing(Step.CONFIRM, message, cited(game.PARAGRAPHS.decks))
    refused = not_counted(game, live, OpenRound(DEALER))
    return None if refused is None else Preparing(Step.COUNT, refused.message, refused.cites)
