"""The rank each command needs, or above (Baccarat 5.10, 5.18; Blackjack 5.12.1, 5.19)."""

from typing import Any

from croupier.rulebook import Citation
from croupier.sentences import said
from croupier.table import commands as c
from croupier.table.answers import may_rule, ruled_about
from croupier.table.game import Game
from croupier.table.people import Rank
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Round
from croupier.table.saying import or_above, rank_said

DEALERS = frozenset(
    (c.RejectBets, c.CloseBetting, c.DealCard, c.DealTogether, c.TurnCards, c.TimeRanOut)
)


def rank_needed(game: Game, round: Round[Any], command: c.Command) -> tuple[Rank, Citation]:
    paragraphs = game.PARAGRAPHS
    if type(command) is c.PlaceBet:
        return Rank.PLAYER, paragraphs.dealer
    if type(command) in DEALERS:
        return Rank.DEALER, paragraphs.dealer
    if isinstance(command, c.GrantSqueeze):
        return Rank.PIT_SUPERVISOR, paragraphs.squeeze or paragraphs.shift_manager
    if isinstance(command, c.ReplaceCards):
        return Rank.PIT_SUPERVISOR, paragraphs.new_cards or paragraphs.shift_manager
    if isinstance(command, c.DecideUnresolved):
        return Rank.SHIFT_MANAGER, paragraphs.shift_manager
    if isinstance(command, c.Rule):
        about = ruled_about(game, round, command) or round.last_report
        if about is not None:
            return may_rule(game, round, about), about.paragraph
        return Rank.PIT_SUPERVISOR, paragraphs.reconstruction or paragraphs.void_returns
    return command.needs, paragraphs.dealer


def rank_refused(game: Game, round: Round[Any], command: c.Command) -> Refused | None:
    return rank_too_low(command, *rank_needed(game, round, command))


def rank_too_low(command: c.Command, needed: Rank, paragraph: Citation) -> Refused | None:
    by = command.by
    if by.rank >= needed:
        return None
    message = said("rank-too-low", name=by.name, rank=rank_said(by.rank), needed=or_above(needed))
    return Refused(Reason.RANK_TOO_LOW, message, (paragraph,))
