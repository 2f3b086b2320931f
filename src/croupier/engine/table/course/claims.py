"""What a player owes the House because a purse could not give back what a reversal took: settled
out of the wallet, or waived by the Shift Manager (Roulette 5.6)."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.authority import rank_too_low
from croupier.engine.table.state.table import AnyTable, Record
from croupier.engine.table.state.table_events import ClaimSettled, ClaimWaived
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import SettleClaim, WaiveClaim


def settle_claim(
    game: Game, table: AnyTable, command: SettleClaim, record: Record
) -> tuple[ClaimSettled] | Refused:
    player = command.player
    if command.by.name != player:
        refused = _for_a_shift_manager(game, command)
        if refused is not None:
            return refused
    owed = table.claims.get(player)
    return _owes_nothing(player) if owed is None else (ClaimSettled(player, owed),)


def waive_claim(
    game: Game, table: AnyTable, command: WaiveClaim, record: Record
) -> tuple[ClaimWaived] | Refused:
    refused = _for_a_shift_manager(game, command)
    if refused is not None:
        return refused
    owed = table.claims.get(command.player)
    if owed is None:
        return _owes_nothing(command.player)
    if not command.reason:
        return Refused(Reason.REASON_MISSING, said("waiving-needs-reason"))
    return (ClaimWaived(command.player, owed, command.reason),)


def _for_a_shift_manager(game: Game, command: SettleClaim | WaiveClaim) -> Refused | None:
    return rank_too_low(command, Rank.SHIFT_MANAGER, game.PARAGRAPHS.error_noticed_late)


def _owes_nothing(player: str) -> Refused:
    return Refused(Reason.NOT_NOW, said("owes-nothing", player=player))
