"""A sheet of `probability` as a page is told it; for a process of its own."""

import msgspec

from croupier.probability import Sheet, sheet
from croupier.probability.andar_bahar import AndarBaharSheet
from croupier.probability.baccarat import BaccaratSheet
from croupier.probability.blackjack import BlackjackSheet
from croupier.probability.roulette import RouletteSheet
from croupier.probability.si_ki_pi import SiKiPiSheet
from croupier.protocol.odds import Finding, OddsTold, Own, WorthByDecks
from croupier.rulebook import book, cite
from croupier.server.odds import andar_bahar, baccarat, blackjack, roulette, si_ki_pi
from croupier.server.odds.figures import rows

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


def told(game: str) -> bytes:
    found = sheet(game)
    of = book(found.book)
    own, findings, by_decks = _own(found)
    return msgspec.json.encode(
        OddsTold(
            book=of.name,
            title=of.title,
            edition=of.effective,
            version=of.version,
            decks=found.decks,
            command=f"croupier edge {game}",
            basis=tuple(cite(f"{of.name} {number}") for number in BASIS[game]),
            findings=findings,
            bets=rows(found),
            by_decks=by_decks,
            own=own,
        )
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
