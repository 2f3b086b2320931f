"""The floor's one door to the mathematics, which are imported when something is asked, not before.

What lies behind it compiles code; whoever runs tables asks in another process.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import msgspec

from croupier.engine.equipment.shoe import Shoe
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import Command

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.mathematics.advice import Advice, Cost, Seen
    from croupier.mathematics.bankroll.combined_bets import Bet
    from croupier.mathematics.bankroll.covariances import Covariance
    from croupier.mathematics.exact import SheetOptions
    from croupier.mathematics.exact.sheet import Sheet

__all__ = [
    "Advice",
    "Cost",
    "Seen",
    "advised",
    "cache_folder",
    "cost_of",
    "covariances",
    "odds_of",
    "odds_on_paper",
    "odds_type",
    "seen",
    "sheet",
]


def seen(view: View, shoe: Shoe | None) -> "Seen":
    """What somebody who decides can know."""
    from croupier.mathematics.advice import Seen

    return Seen(view, shoe)


def advised(seen: "Seen") -> "Advice":
    from croupier.mathematics import advice

    return advice.advised(seen)


def cost_of(seen: "Seen", command: Command | None) -> "Cost | None":
    from croupier.mathematics import advice

    return advice.cost_of(seen, command)


def sheet(game: str, **given: Unpack["SheetOptions"]) -> "Sheet":
    """Every bet of a game with its figures."""
    from croupier.mathematics import exact

    return exact.sheet(game, **given)


def covariances(
    game: str, decks: int | None, named: "Iterable[Bet]"
) -> "dict[tuple[Bet, Bet], Covariance]":
    """How the bets of a game vary together, on one box and on two."""
    from croupier.mathematics.bankroll.covariances import covariances as found

    return found(game, decks, named)


def odds_type() -> type[msgspec.Struct]:
    """What `odds_of` encodes."""
    from croupier.mathematics.reports.odds import OddsTold

    return OddsTold


def odds_of(game: str, command: str) -> bytes:
    """What every bet of a game is worth, as JSON; `command` makes the same report again."""
    from croupier.mathematics.reports.findings.sheet_findings import told

    return msgspec.json.encode(told(sheet(game), command))


def odds_on_paper(odds: bytes, language: str) -> bytes:
    """The same as a sheet of HTML."""
    from croupier.mathematics.reports.odds import OddsTold
    from croupier.mathematics.reports.paper.document import fragment

    return fragment(msgspec.json.decode(odds, type=OddsTold), language)


def cache_folder() -> Path | None:
    """Where code compiled from exactly these sources is kept."""
    from croupier.mathematics.compiler import CACHE

    return CACHE
