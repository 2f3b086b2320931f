"""What a player says in play, as it is typed: a letter, a word of any language, or one of a history
file, with an amount where there is one to choose."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.history.shown_lines import in_shown_words
from croupier.engine.history.typed_words import AMOUNT, in_file_words, words_of
from croupier.engine.history.writer import line_of
from croupier.engine.money import AmountTooLarge, UnknownAmount, dollars, parse_dollars
from croupier.engine.sentences import DEFAULT_LANGUAGE, Listed, Message, current_language, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.commands import Command, Given
from croupier.engine.table.vocabulary.refusals import amount_too_large

LETTERS = {
    "hits": "h",
    "stands": "s",
    "doubles": "d",
    "splits": "p",
    "insures": "i",
    "even-money": "e",
    "surrenders": "r",
    "follows": "f",
    "declines": "n",
    "asks-on": "o",
    "continues": "k",
    "takes-back": "t",
}
MEANS_THE_MOST = ("doubles", "follows")  # where no amount is said


def move_typed(view: View, line: str) -> Command | Message | None:
    """A Message says what is missing; None: no move that is open is called like this."""
    game = game_named(view.sign.game)
    typed = " ".join(in_file_words(game, line).lower().split())
    found = []
    for words, move in _moves(game, view):
        rest = _after(typed, words[0])
        amount = rest.pop() if rest and _is_amount(rest) else None
        if rest is not None and set(rest) <= {word.lower() for word in words[1:]}:
            found.append((words, move, amount))
    if not found:
        return None
    if len(found) > 1:
        return said(
            "move-which", moves=Listed(tuple(_shown(game, each[0]) for each in found), "or")
        )
    return _with_amount(game, *found[0])


def _moves(game: Game, view: View) -> Iterator[tuple[list[str], Move]]:
    for move in view.moves:
        if isinstance(move, Move):
            words = line_of(game, move.command).removeprefix(f"{view.viewer.name} ").split()
            yield words, move


def _after(typed: str, verb: str) -> list[str] | None:
    """The words that follow the verb, by whichever of its names; None: it is another."""
    names = [*words_of(verb), *filter(None, [LETTERS.get(verb), verb.removesuffix("s")])]
    for name in sorted(names, key=len, reverse=True):
        if typed == name or typed.startswith(f"{name} "):
            return typed.removeprefix(name).split()
    return None


def _is_amount(words: list[str]) -> bool:
    before = words[-2] if len(words) > 1 else ""
    return before not in ("box", "hand") and AMOUNT.fullmatch(words[-1]) is not None


def _shown(game: Game, words: list[str]) -> str:
    return in_shown_words(game, " ".join(words))


def _with_amount(game: Game, words: list[str], move: Move, amount: str | None) -> Command | Message:
    if move.amount is None:
        word = _shown(game, words[:1])
        return move.command if amount is None else said("move-no-amount", word=word)
    least, most = move.smallest_cents, move.largest_cents
    cents = most if words[0] in MEANS_THE_MOST or least == most or amount == "max" else None
    if amount not in (None, "max"):
        try:
            cents = parse_dollars(amount.removeprefix("$"))
        except AmountTooLarge:
            return amount_too_large().message
        except UnknownAmount:
            return said("not-an-amount", amount=amount)
    if cents is None:
        shown = "–" if most is None else dollars(most)
        side = words[1:2] if words[1:2] and words[1] in game.BETS else []
        word = (
            _shown(game, [words[0], *side]) if current_language() != DEFAULT_LANGUAGE else words[0]
        )
        return said("move-how-much", word=word, least=dollars(least), most=shown)
    assert isinstance(move.command, Given)
    return replace(move.command, **{move.amount: cents})
