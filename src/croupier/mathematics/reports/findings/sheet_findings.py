"""A sheet of `probability` as its report tells it."""

from croupier.engine.rulebook import book, cite
from croupier.mathematics.exact import Sheet
from croupier.mathematics.exact.andar_bahar import AndarBaharSheet
from croupier.mathematics.exact.baccarat import BaccaratSheet
from croupier.mathematics.exact.blackjack import BlackjackSheet
from croupier.mathematics.exact.roulette import RouletteSheet
from croupier.mathematics.exact.si_ki_pi import SiKiPiSheet
from croupier.mathematics.reports.findings import (
    andar_bahar,
    baccarat,
    blackjack,
    roulette,
    si_ki_pi,
)
from croupier.mathematics.reports.findings.figures import rows
from croupier.mathematics.reports.findings.simulation_check import checked_by
from croupier.mathematics.reports.odds import Finding, OddsTold, Own, WorthByDecks

# The paragraphs that the figures follow from, by game.
BASIS = {
    "baccarat": ("2.2.1", "3.12", "3.12.2", "4.1.1", "4.1.2", "4.1.3", "4.2.1"),
    "blackjack": (
        "2.2.1",
        "3.14",
        "3.15.1",
        "3.15.2",
        "3.17",
        "3.22",
        "3.26",
        "4.1.1",
        "4.1.2",
        "4.1.3",
    ),
    "roulette": ("2.1.1", "4.1.1", "4.1.2", "4.1.3", "4.1.4"),
    "andar-bahar": ("1.6", "2.2.1", "3.10", "3.11.1", "4.1"),
    "si-ki-pi": ("2.2.1", "3.22", "3.23", "4.1", "4.2"),
}


def told(found: Sheet, command: str) -> OddsTold:
    """`command` makes the report again."""
    of = book(found.book)
    own, findings, by_decks = _own(found)
    fresh = found.shoe is None or found.shoe.fresh
    return OddsTold(
        game=found.game,
        book=of.name,
        title=of.title,
        edition=of.effective,
        version=of.version,
        decks=found.decks,
        left=None if fresh or found.shoe is None else found.shoe.spelled(),
        variant=found.options if found.variant else (),
        command=command,
        checked_by=checked_by(found),
        basis=tuple(cite(f"{of.name} {number}") for number in BASIS[found.game]),
        findings=findings,
        bets=rows(found),
        by_decks=by_decks,
        own=own,
    )


def _own(found: Sheet) -> tuple[Own, tuple[Finding, ...], tuple[WorthByDecks, ...]]:
    match found:
        case AndarBaharSheet():
            return andar_bahar.told(found)
        case BaccaratSheet():
            return baccarat.told(found)
        case BlackjackSheet():
            return blackjack.told(found)
        case RouletteSheet():
            return roulette.told(found)
        case SiKiPiSheet():
            return si_ki_pi.told(found)
    raise AssertionError(f"{found.game} has a sheet that no page tells")
