"""The five games as agents see them."""

from importlib import import_module

from croupier.engine.games import PLAYED, kebab
from croupier.mathematics.agents.encoding import Encoding


def encoding_of(game: str) -> Encoding:
    """Imported when asked for: nobody plays five games at once."""
    name = kebab(game)
    if name not in PLAYED:
        raise ValueError(f"Agents play {', '.join(PLAYED)}, not {game!r}.")
    encoding: Encoding = import_module(f"{__name__}.{name.replace('-', '_')}").ENCODING
    return encoding
