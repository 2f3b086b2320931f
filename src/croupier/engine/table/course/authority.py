"""The rank each command needs, or above (Baccarat 5.10, 5.18; Blackjack 5.12.1, 5.19)."""

from typing import Any

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Halt, Report
from croupier.engine.table.trouble.answers import may_rule, ruled_about, where_rulings_stand
from croupier.engine.table.trouble.false_alarms import report_meant
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.words import or_above, rank_said


def rank_refused(game: Game, round: AnyRound, command: c.Command) -> Refused | None:
    """Who may rule, the paragraph about the fact says; who may do anything else, the command."""
    if type(command) is c.Rule:
        return rank_too_low(command, *_to_rule(game, round, command))
    return rank_too_low(command, command.needs, _paragraph(game, command))


def _to_rule(game: Game, round: AnyRound, command: c.Rule) -> tuple[Rank, Citation]:
    about: Halt | Report[Any] | None = ruled_about(game, round, command)
    if about is None and command.ruling is c.RulingWord.UNFOUNDED:
        about = report_meant(round, command, None)
    if about is not None:
        return may_rule(game, round, about), about.paragraph
    return command.needs, where_rulings_stand(game)


def _paragraph(game: Game, command: c.Command) -> Citation:
    """What says who may give such a command."""
    paragraphs = game.PARAGRAPHS
    match command:
        case c.GrantSqueeze():
            return paragraphs.squeeze or paragraphs.shift_manager
        case c.ReplaceCards():
            return paragraphs.new_cards or paragraphs.shift_manager
        case c.DecideUnresolved():
            return paragraphs.shift_manager
        case _:
            return paragraphs.dealer


def rank_too_low(command: c.Command, needed: Rank, paragraph: Citation) -> Refused | None:
    by = command.by
    if by.rank >= needed:
        return None
    message = said("rank-too-low", name=by.name, rank=rank_said(by.rank), needed=or_above(needed))
    return Refused(Reason.RANK_TOO_LOW, message, (paragraph,))
