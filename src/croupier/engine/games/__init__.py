"""The games of the house, found by name and imported only when somebody asks for them; then those
that came as packages of their own (`guests.py`)."""

from difflib import get_close_matches

from croupier.engine.games import guests
from croupier.engine.games.unknown_game import UnknownGame
from croupier.engine.rulebook import GAMES, NOT_YET_BUILT
from croupier.engine.sentences import LANGUAGES, Listed, Message, said, sentence
from croupier.engine.table.contract.game import Game

__all__ = ["PLAYED", "UnknownGame", "game_named", "in_english", "kebab", "played"]

# The house's own; no guest can take one of their names.
PLAYED = tuple(name for book, name in GAMES.items() if book not in NOT_YET_BUILT)


def played() -> tuple[str, ...]:
    """Every game that can be played: those of the house and the guests that work."""
    return (*PLAYED, *(name for name in guests.working() if name not in PLAYED))


def kebab(name: str) -> str:
    """Underscores and capitals are accepted wherever a game or a bet is named."""
    return name.strip().lower().replace("_", "-")


def in_english(name: str) -> str:
    """`百家乐` is baccarat; a name of no game of the house stays as it is."""
    if name.isascii():
        return name
    messages = ((game, Message(f"game-name-{game}")) for game in PLAYED)
    called = {
        sentence(message, language): game for game, message in messages for language in LANGUAGES
    }
    return called.get(name, name)


def game_named(name: str) -> Game:
    wanted = in_english(kebab(name))
    if wanted in PLAYED:
        return _own(wanted)
    if wanted in guests.invited():
        return guests.guest(wanted)
    raise UnknownGame(_not_played(wanted))


def _own(name: str) -> Game:
    """Here each module is checked against the Protocol."""
    match name:
        case "andar-bahar":
            from croupier.engine.games import andar_bahar

            return andar_bahar
        case "baccarat":
            from croupier.engine.games import baccarat

            return baccarat
        case "blackjack":
            from croupier.engine.games import blackjack

            return blackjack
        case "roulette":
            from croupier.engine.games import roulette

            return roulette
        case "si-ki-pi":
            from croupier.engine.games import si_ki_pi

            return si_ki_pi
    raise AssertionError(f"{name} is played, but nobody says where it is")


def _not_played(name: str) -> Message:
    known = played()
    if name in GAMES.values():
        return said("game-not-played-yet", game=name, games=Listed(known))
    near = get_close_matches(name, known, n=1)
    if near:
        return said("unknown-game-near", game=name, near=near[0])
    return said("unknown-game", game=name, games=Listed(known))
