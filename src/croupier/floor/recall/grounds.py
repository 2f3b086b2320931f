"""The paragraphs behind what is told without any: what the book wanted next, and of whom."""

from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary import events as e
from croupier.floor.narration.announcements import Kind


def grounds(
    game: Game, before: AnyTable, after: AnyRound, kind: Kind, event: e.Event | None
) -> tuple[Citation, ...]:
    match kind, event:
        case Kind.BET, _:
            return (game.PARAGRAPHS.place_your_bets,)
        case ((Kind.CARD | Kind.BALL), _):
            asked = [each.cites for each in awaited(game, before) if each.player is None]
            ruled = [each.cites for each in after.rulings]  # cards may also go where a ruling says
            return next(reversed((*ruled, *asked)), ())
        case Kind.SAID, e.DecisionMade(command=command):
            theirs = [each for each in awaited(game, before) if each.player == command.by.name]
            return theirs[-1].cites if theirs else ()
        case Kind.STOP, _:
            return tuple(halt.paragraph for halt in after.halts[-1:])
        case Kind.RESULT, _:
            settled = (wager.settlement for wager in after.placed)
            return tuple(dict.fromkeys(each.cites[0] for each in settled if each is not None))
        case _:
            return ()
