"""Settings that come from outside: only what a table of the game can be set to."""

from collections.abc import Mapping
from typing import Any

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.games.names import game_said
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.file import no_such_key
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Settings


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


def set_otherwise(
    settings: Settings, shared: Mapping[str, Any], own: Mapping[str, Any]
) -> Settings:
    """But for these: `shared` by the fields of settings, the game's `own` as in the head of a
    history file. `ImpossibleSetting` where the game has no such table."""
    game = game_named(settings.game)
    keys = dialect_of(game).own_keys
    for key in own:
        if key not in keys:
            raise no_such_key(game, key, tuple(keys))
    return _made(game, settings, shared, own)


def _set_up(game: Game, settings: Settings) -> Settings | None:
    """As the game sets up a table that is described like this one; None: with terms of another."""
    if not isinstance(settings.terms, game.TERMS or type(None)):
        return None
    return _made(game, settings, {}, {})


def _made(
    game: Game, settings: Settings, shared: Mapping[str, Any], own: Mapping[str, Any]
) -> Settings:
    dialect = dialect_of(game)
    further = {**dialect.written(settings), **own}
    decks = {"decks": settings.decks} if settings.decks else {}
    return dialect.settings(
        {
            "kind": settings.kind,
            "edition": settings.edition,
            "layout": settings.layout,
            "unit_cents": settings.unit_cents,
            "limits": settings.limits,
            **decks,
            **shared,
            **{key: dialect.own_keys[key](key, value) for key, value in further.items()},
        }
    )
