"""A line of a history file as a player reads it: `hits box 3 hand 1` is `要牌 3 号位第 1 手`.

What is shown can be typed, and then means the same line.
"""

from croupier.engine.games.names import bet_named
from croupier.engine.history.typed_words import AMOUNT, first_word, is_shown, verbs_of_players
from croupier.engine.sentences import DEFAULT_LANGUAGE, current_language, said, sentence
from croupier.engine.table.contract.game import Game


def in_shown_words(game: Game, line: str) -> str:
    """In the language that is spoken; what it has no words for stays as it is."""
    verb, *rest = line.split()
    if current_language() == DEFAULT_LANGUAGE or not is_shown(verb):
        return line
    side = f"{verb}-{rest[0]}" if verb == "insures" and rest and rest[0] in game.BETS else None
    if side:
        verb, rest = side, rest[1:]
    where, words = _apart(rest)
    shown = [sentence(bet_named(word)) if word in game.BETS else word for word in words]
    shown = [first_word(word) if word == "first" else word for word in shown]
    if where and verb == "arranges":  # its cards end the line
        return " ".join((first_word(verb), where, *shown))
    return " ".join(filter(None, (first_word(verb), *shown, where)))


def without_amount(words: list[str]) -> list[str]:
    """Of a move: the amount that it may have is said beside it."""
    return [
        word
        for before, word in zip(["", *words], words, strict=False)
        if before in ("box", "hand") or not AMOUNT.fullmatch(word)
    ]


def player_line(game: Game, line: str, player: str) -> str | None:
    """What a player has said, without the name; None: it is no line of a player."""
    words = line.removeprefix(f"{player} ")
    said_by_player = words != line and words.split()[0] in verbs_of_players(game)
    return in_shown_words(game, words) if said_by_player else None


def _apart(words: list[str]) -> tuple[str, list[str]]:
    """Box and hand, and the other words."""
    box, hand, others = 0, 0, []
    at = iter(words)
    for word in at:
        if word == "box":
            box = int(next(at))
        elif word == "hand":
            hand = int(next(at))
        else:
            others.append(word)
    if box and hand:
        return sentence(said("hand-of-several", box=box, hand=hand)), others
    if hand:
        return sentence(said("move-hand", hand=hand)), others
    return (sentence(said("hand-of-box", box=box)) if box else ""), others
