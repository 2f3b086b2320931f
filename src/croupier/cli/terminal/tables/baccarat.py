"""Baccarat for the person who sits down."""

from collections.abc import Sequence

from croupier.cli.terminal.table import Choice, Described, TableGuide, amounts
from croupier.games.baccarat import Insure
from croupier.games.baccarat.drawing import PLAYER_HAND
from croupier.games.baccarat.edition import EDITIONS
from croupier.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell, wins
from croupier.games.baccarat.state import BaccaratRound
from croupier.history.baccarat import points_lying
from croupier.table.offers import Offer
from croupier.table.settings import Settings

WINS = {
    "player": "the Player Hand is nearer to 9; a Tie gives the bet back",
    "banker": "the Banker Hand is nearer to 9; a Tie gives the bet back",
    "tie": "both Hands have the same points",
    "player-pair": "the Player Hand’s first two cards are of one rank",
    "banker-pair": "the Banker Hand’s first two cards are of one rank",
}


def bets(settings: Settings) -> tuple[Described, ...]:
    pays = EDITIONS.of(settings).pays
    return tuple(Described(bet, str(pays[bet]), when) for bet, when in WINS.items())


def choices(round: BaccaratRound, offers: Sequence[Offer]) -> list[Choice]:
    return [
        _insurance(round, offer, offer.command)
        for offer in offers
        if isinstance(offer.command, Insure)
    ]


def _insurance(round: BaccaratRound, offer: Offer, command: Insure) -> Choice:
    cell = _cell(round, command.side)
    odds = EDITIONS.of(round.settings).insurance[cell]
    side, other = (command.side, "banker" if command.side == "player" else "player")
    tie = " or it is a Tie" if wins(cell, "tie") else ""
    return Choice(
        "i",
        ("insure", "insures", "insurance", f"insure {command.side}"),
        f"{side.title()} Insurance pays {odds} if the {other.title()} Hand wins{tie}; "
        f"you may stake {amounts(offer)}",
        offer,
        f"You stake {{amount}} on {side.title()} Insurance at {odds}.",
    )


def _cell(round: BaccaratRound, side: str) -> Cell:
    """The situation of the pay table that is on offer."""
    stage = THIRD_CARD if len(round.at(PLAYER_HAND)) > 2 else FOUR_CARDS
    on_player, on_banker = points_lying(round)
    return Cell(stage, side, on_player or 0, on_banker or 0)


GUIDE = TableGuide(
    main=("banker", "player"),
    alone="{more} alone goes on Banker, or on Player once you have bet there",
    another="tie",
    example="{more} player · {least} tie · {least} banker pair",
    bets=bets,
    notes=(
        "Insurance is offered while a card is still to come and your side is ahead; it pays "
        "1.5 to 8 to 1 if the other side wins. The odds are shown with the offer.",
    ),
    choices=choices,
)
