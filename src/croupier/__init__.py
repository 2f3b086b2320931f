"""Casino table games run by the book.

The front door: `open_table` opens a table and gives its `Desk`. Other programs import names of
`__all__` from here, `croupier.game` (for a game in a package of its own) and
`croupier.floor.client`; those stay, every other module is private. `docs/reference/library.md`
shows them.
"""

from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, Unpack

if TYPE_CHECKING:
    from croupier.engine.crew.chance import SeededChance, SystemChance, shuffled
    from croupier.engine.equipment.cards import DECK
    from croupier.engine.front.file_player import play_file
    from croupier.engine.front.logs import audit, replay
    from croupier.engine.front.open_table import Desk
    from croupier.engine.history.accounts.account import account
    from croupier.engine.history.options import GameName, TableOptions
    from croupier.engine.history.writer import written as write_history
    from croupier.engine.money import Odds
    from croupier.engine.sentences import sentence, speaking
    from croupier.engine.table.dealing.awaited import Until
    from croupier.engine.table.log.codec import Unreadable
    from croupier.engine.table.log.log import DecidedOtherwise
    from croupier.engine.table.state.transfers import transfers
    from croupier.engine.table.viewing import Role, View, Viewer
    from croupier.engine.table.viewing.moves import Move
    from croupier.engine.table.vocabulary.due import (
        Ask,
        AskFirst,
        AwaitRuling,
        Deal,
        Nothing,
        SetGoing,
        Settle,
        TakeBets,
        Turn,
    )
    from croupier.engine.table.vocabulary.people import Person, Rank
    from croupier.engine.table.vocabulary.questions import Kind
    from croupier.engine.table.vocabulary.refusals import Refused, WasRefused, accepted
    from croupier.engine.table.vocabulary.settings import ImpossibleSetting
    from croupier.mathematics import agents
    from croupier.mathematics.bankroll.session import SessionPlan, session
    from croupier.mathematics.bankroll.stakes import Staked
    from croupier.mathematics.exact import edge, sheet
    from croupier.mathematics.exact.blackjack import Rules as BlackjackRules
    from croupier.mathematics.exact.blackjack import Strategy as BlackjackStrategy
    from croupier.mathematics.exact.blackjack import actions as blackjack_actions
    from croupier.mathematics.exact.blackjack import by_chart as best_blackjack_chart
    from croupier.mathematics.exact.blackjack import chart_ev as blackjack_chart_value
    from croupier.mathematics.simulation import simulate

__version__ = "0.2.0"
__all__ = [
    "DECK",
    "Ask",
    "AskFirst",
    "AwaitRuling",
    "BlackjackRules",
    "BlackjackStrategy",
    "Deal",
    "DecidedOtherwise",
    "Desk",
    "ImpossibleSetting",
    "Kind",
    "Move",
    "Nothing",
    "Odds",
    "Person",
    "Rank",
    "Refused",
    "Role",
    "SeededChance",
    "SessionPlan",
    "SetGoing",
    "Settle",
    "Staked",
    "SystemChance",
    "TakeBets",
    "Turn",
    "Unreadable",
    "Until",
    "View",
    "Viewer",
    "WasRefused",
    "__version__",
    "accepted",
    "account",
    "agents",
    "audit",
    "best_blackjack_chart",
    "blackjack_actions",
    "blackjack_chart_value",
    "edge",
    "open_table",
    "play_file",
    "replay",
    "sentence",
    "session",
    "sheet",
    "shuffled",
    "simulate",
    "speaking",
    "transfers",
    "write_history",
]

# `module:name` where a name says more outside its module than in it; `module:` is the module.
# Imported on first use, so that importing the package stays cheap.
FOUND_IN = {
    "Ask": "croupier.engine.table.vocabulary.due",
    "AskFirst": "croupier.engine.table.vocabulary.due",
    "AwaitRuling": "croupier.engine.table.vocabulary.due",
    "BlackjackRules": "croupier.mathematics.exact.blackjack:Rules",
    "BlackjackStrategy": "croupier.mathematics.exact.blackjack:Strategy",
    "DECK": "croupier.engine.equipment.cards",
    "Deal": "croupier.engine.table.vocabulary.due",
    "DecidedOtherwise": "croupier.engine.table.log.log",
    "Desk": "croupier.engine.front.open_table",
    "ImpossibleSetting": "croupier.engine.table.vocabulary.settings",
    "Kind": "croupier.engine.table.vocabulary.questions",
    "Move": "croupier.engine.table.viewing.moves",
    "Nothing": "croupier.engine.table.vocabulary.due",
    "Odds": "croupier.engine.money",
    "Person": "croupier.engine.table.vocabulary.people",
    "Rank": "croupier.engine.table.vocabulary.people",
    "Refused": "croupier.engine.table.vocabulary.refusals",
    "Role": "croupier.engine.table.viewing",
    "SeededChance": "croupier.engine.crew.chance",
    "SessionPlan": "croupier.mathematics.bankroll.session",
    "SetGoing": "croupier.engine.table.vocabulary.due",
    "Settle": "croupier.engine.table.vocabulary.due",
    "Staked": "croupier.mathematics.bankroll.stakes",
    "SystemChance": "croupier.engine.crew.chance",
    "TakeBets": "croupier.engine.table.vocabulary.due",
    "Turn": "croupier.engine.table.vocabulary.due",
    "Unreadable": "croupier.engine.table.log.codec",
    "Until": "croupier.engine.table.dealing.awaited",
    "View": "croupier.engine.table.viewing",
    "Viewer": "croupier.engine.table.viewing",
    "WasRefused": "croupier.engine.table.vocabulary.refusals",
    "accepted": "croupier.engine.table.vocabulary.refusals",
    "account": "croupier.engine.history.accounts.account",
    "agents": "croupier.mathematics.agents:",
    "audit": "croupier.engine.front.logs",
    "best_blackjack_chart": "croupier.mathematics.exact.blackjack:by_chart",
    "blackjack_actions": "croupier.mathematics.exact.blackjack:actions",
    "blackjack_chart_value": "croupier.mathematics.exact.blackjack:chart_ev",
    "edge": "croupier.mathematics.exact",
    "play_file": "croupier.engine.front.file_player",
    "replay": "croupier.engine.front.logs",
    "sentence": "croupier.engine.sentences",
    "session": "croupier.mathematics.bankroll.session",
    "sheet": "croupier.mathematics.exact",
    "shuffled": "croupier.engine.crew.chance",
    "simulate": "croupier.mathematics.simulation",
    "speaking": "croupier.engine.sentences",
    "transfers": "croupier.engine.table.state.transfers",
    "write_history": "croupier.engine.history.writer:written",
}


def open_table(
    game: "GameName | str",
    *,
    settings: str | PathLike[str] | None = None,
    **options: Unpack["TableOptions"],
) -> "Desk":
    """A table with betting open, run by spoken lines.

    Options of all games are table, layout, decks, unit, limits, seats, purses, shoe and edition;
    some games have boxes, private, insurance, squeezing, series or dealing as well. They are the
    keys of a history file, and amounts are dollars. `settings` names a TOML file that sets the
    same keys; an option given here overrides it. A table that cannot be opened raises
    `ImpossibleSetting`.

    >>> table = open_table("baccarat", limits={"minimum": 25}, purses={"ann": 1000})
    >>> table
    <Desk: Baccarat, layout E, electronic table; betting, bets 0, cards 0>
    """
    from croupier.engine.front.start import open_desk
    from croupier.engine.history.file import read_head, read_settings

    given = {} if settings is None else read_settings(settings)
    return open_desk(read_head({**given, "game": game, **options}))


def __getattr__(name: str) -> Any:
    if name not in FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, renamed, own = FOUND_IN[name].partition(":")
    found = import_module(module)
    return found if renamed and not own else getattr(found, own or name)
