"""What a player says in play, as `croupier play` takes it: a letter, or a word of a history file
without its ending, with an amount where there is one to choose."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.history.writer import line_of
from croupier.engine.money import AmountTooLarge, UnknownAmount, dollars, parse_dollars
from croupier.engine.sentences import Listed, Message, said
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.commands import Command, Given
from croupier.engine.table.vocabulary.refusals import amount_too_large

SHORT = {
    "h": "hits",
    "card": "hits",
    "s": "stands",
    "d": "doubles",
    "p": "splits",
    "i": "insures",
    "insurance": "insures",
    "e": "even-money",
    "even": "even-money",
    "r": "surrenders",
    "f": "follows",
    "n": "declines",
    "o": "asks-on",
    "on": "asks-on",
    "k": "continues",
    "keep": "continues",
    "t": "takes-back",
    "take": "takes-back",
}
PUT_IN = ("back", "money")  # the second of two words that are one in a history file
MEANS_THE_MOST = ("doubles", "follows")  # where no amount is said


def decision_typed(view: View, line: str) -> Command | Message | None:
    """A Message says what is missing; None: no move that is open is called like this."""
    word, *rest = line.lower().split()
    verb = SHORT.get(word, word)
    rest = [each for each in rest if each not in PUT_IN]
    amount = rest.pop() if rest and _is_amount(rest[-1], rest) else None
    found = [
        (words, move)
        for words, move in _moves(view)
        if words[0] in (verb, f"{verb}s") and set(rest) <= set(words[1:])
    ]
    if not found:
        return None
    if len(found) > 1:
        return said("join-which", moves=Listed(tuple(" ".join(words) for words, _ in found), "or"))
    words, move = found[0]
    return _with_amount(words, move, amount)


def _moves(view: View) -> Iterator[tuple[list[str], Move]]:
    game = game_named(view.sign.game)
    for move in view.moves:
        if isinstance(move, Move):
            words = line_of(game, move.command).removeprefix(f"{view.viewer.name} ").split()
            yield words, move


def _is_amount(word: str, words: list[str]) -> bool:
    before = words[-2] if len(words) > 1 else ""
    return before not in ("box", "hand") and word.removeprefix("$")[:1].isdigit()


def _with_amount(words: list[str], move: Move, amount: str | None) -> Command | Message:
    if move.amount is None:
        return move.command if amount is None else said("join-no-amount", word=words[0])
    least, most = move.smallest_cents, move.largest_cents
    cents = most if words[0] in MEANS_THE_MOST or least == most else None
    if amount is not None:
        try:
            cents = parse_dollars(amount.removeprefix("$"))
        except AmountTooLarge:
            return amount_too_large().message
        except UnknownAmount:
            return said("not-an-amount", amount=amount)
    if cents is None:
        shown = "–" if most is None else dollars(most)
        return said("join-how-much", word=words[0], least=dollars(least), most=shown)
    assert isinstance(move.command, Given)
    return replace(move.command, **{move.amount: cents})
