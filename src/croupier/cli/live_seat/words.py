"""The words of the terminal that are not those of a history file, by who types them."""

from collections.abc import Callable

from croupier.engine.history.lines import STAFF
from croupier.engine.money import AmountTooLarge, parse_dollars
from croupier.engine.sentences import Message, said
from croupier.engine.table.viewing import Role, Viewer
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import Person, player
from croupier.engine.table.vocabulary.refusals import amount_too_large
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    LeaveSeat,
    MarkCutCard,
    OpenRound,
    TakeSeat,
)
from croupier.floor.tables.commands import (
    AskCompanion,
    ConfirmCount,
    CountCards,
    DismissCompanion,
    LeaveDealing,
    PauseTable,
    ResumeTable,
    SayReady,
    TakeDealing,
)

_OF_PLAYERS: dict[str, Callable[[str, str], Command]] = {
    "buy": lambda name, amount: BuyChips(player(name), name, parse_dollars(amount)),
    "sit": lambda name, box: TakeSeat(player(name), name, int(box)),
    "stand-up": lambda name, box: LeaveSeat(player(name), name, int(box)),
    "cash-out": lambda name, _: CashOut(player(name), name),
    "ready": lambda name, _: SayReady(player(name)),
    "companion": lambda name, _: AskCompanion(player(name)),
    "dismiss": lambda name, companion: DismissCompanion(player(name), companion),
}
_OF_STAFF: dict[str, Callable[[Person, str], Command]] = {
    "on-duty": lambda by, _: TakeDealing(by, by.name),
    "off-duty": lambda by, _: LeaveDealing(by),
    "count": lambda by, cards: CountCards(by, int(cards)),
    "confirm": lambda by, cards: ConfirmCount(by, int(cards)),
    "opens": lambda by, _: OpenRound(by),
    "cut-card": lambda by, _: MarkCutCard(by),
    "pause": lambda by, reason: PauseTable(by, reason.strip('"')),
    "resume": lambda by, _: ResumeTable(by),
}
_EXAMPLES: dict[str, str | Message] = {  # of words before a number
    "buy": said("join-example-buy"),
    "sit": said("join-example-sit"),
    "stand-up": said("join-example-stand-up"),
    "count": "count 416",
    "confirm": "confirm 416",
}
_WITHOUT_MORE = (
    *("cash-out", "ready", "companion"),
    *("on-duty", "off-duty", "opens", "cut-card", "resume"),
)


def command_typed(viewer: Viewer, line: str) -> Command | Message | None:
    """A Message says what is wrong with it; None: the line is one of a history file."""
    word, _, rest = line.partition(" ")
    rest, by = rest.strip(), viewer.person
    if word in _WITHOUT_MORE and rest:
        return said("join-nothing-after", word=word)
    try:
        if viewer.role is Role.PLAYER and word in _OF_PLAYERS:
            return _OF_PLAYERS[word](viewer.name, rest)
        if viewer.role in (Role.DEALER, Role.PIT) and by is not None and word in _OF_STAFF:
            return _OF_STAFF[word](by, rest)
    except AmountTooLarge:
        return amount_too_large().message
    except ValueError:
        return said("join-not-a-number", word=word, example=_EXAMPLES[word], given=rest or "–")
    return None


def of_a_history(viewer: Viewer, line: str) -> str:
    """A line without its speaker, who is known: `dealer closes` is `closes`."""
    first, _, rest = line.partition(" ")
    named = first.partition(":")[0].lower() in STAFF or first == viewer.name
    return rest if named and rest else line
