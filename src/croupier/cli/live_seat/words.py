"""The few words of the terminal that are not those of a history file."""

from collections.abc import Callable

from croupier.engine.money import AmountTooLarge, parse_dollars
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import amount_too_large
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut, LeaveSeat, TakeSeat

_WORDS: dict[str, Callable[[str, str], Command]] = {
    "buy": lambda name, amount: BuyChips(player(name), name, parse_dollars(amount)),
    "sit": lambda name, box: TakeSeat(player(name), name, int(box)),
    "stand-up": lambda name, box: LeaveSeat(player(name), name, int(box)),
    "cash-out": lambda name, _: CashOut(player(name), name),
}


def command_typed(name: str, line: str) -> Command | Message | None:
    """A Message says what is wrong with it; None: the line is one of a history file."""
    word, _, rest = line.partition(" ")
    made_by = _WORDS.get(word)
    if made_by is None:
        return None
    try:
        return made_by(name, rest.strip())
    except AmountTooLarge:
        return amount_too_large().message
    except ValueError:
        return said("join-not-a-number", word=word, given=rest.strip() or "–")
