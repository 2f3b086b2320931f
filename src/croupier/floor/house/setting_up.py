"""Settings that come from outside: only what a table of the game can be set to."""

from croupier.games import UnknownGame, game_named
from croupier.history.dialect import dialect_of
from croupier.history.names import game_said
from croupier.sentences import said
from croupier.table.game import Game
from croupier.table.refusals import Reason, Refused
from croupier.table.settings import ImpossibleSetting, Settings


def settings_refused(settings: Settings) -> Refused | None:
    try:
        made = _set_up(game_named(settings.game), settings)
    except UnknownGame as problem:
        return Refused(Reason.UNKNOWN, problem.message)
    except ImpossibleSetting as problem:
        return Refused(Reason.NOT_OFFERED, problem.message, problem.cites)
    if made == settings:
        return None
    return Refused(
        Reason.NOT_OFFERED, said("house-not-set-up-so", game=game_said(game_named(settings.game)))
    )


def _set_up(game: Game, settings: Settings) -> Settings | None:
    """As the game sets up a table that is described like this one; None: with terms of another."""
    if not isinstance(settings.terms, game.TERMS or type(None)):
        return None
    dialect = dialect_of(game)
    own = {key: dialect.own_keys[key](key, v) for key, v in dialect.written(settings).items()}
    decks = {"decks": settings.decks} if settings.decks else {}
    return dialect.settings(
        {
            "kind": settings.kind,
            "edition": settings.edition,
            "layout": settings.layout,
            "unit_cents": settings.unit_cents,
            "limits": settings.limits,
            **decks,
            **own,
        }
    )
