"""Baccarat for the person who sits down."""

from collections.abc import Sequence

from croupier.cli.terminal.table import Choice, Described, TableGuide, amounts
from croupier.engine.games.baccarat import Insure
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell, wins
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND
from croupier.engine.history.dialects.baccarat import points_lying
from croupier.engine.history.typed_words import words_of
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.words import odds_said

WINS = {
    "player": said("guide-baccarat-player"),
    "banker": said("guide-baccarat-banker"),
    "tie": said("guide-baccarat-tie"),
    "player-pair": said("guide-baccarat-player-pair"),
    "banker-pair": said("guide-baccarat-banker-pair"),
}


def bets(settings: Settings) -> tuple[Described, ...]:
    pays = EDITIONS.of(settings).pays
    return tuple(Described(bet, odds_said(pays[bet]), when) for bet, when in WINS.items())


def choices(round: BaccaratRound, offers: Sequence[Offer]) -> list[Choice]:
    return [
        _insurance(round, offer, offer.command)
        for offer in offers
        if isinstance(offer.command, Insure)
    ]


def _insurance(round: BaccaratRound, offer: Offer, command: Insure) -> Choice:
    cell = _cell(round, command.side)
    odds = odds_said(EDITIONS.of(round.settings).insurance[cell])
    side, room = command.side, amounts(offer)
    text = said("guide-baccarat-insure", side=side, odds=odds, amounts=room)
    if wins(cell, "tie"):
        text = said("guide-baccarat-insure-or-tie", side=side, odds=odds, amounts=room)
    return Choice(
        "i",
        (*words_of("insures"), *words_of(f"insures-{side}"), f"insures {side}"),
        text,
        offer,
        lambda amount: said("guide-baccarat-insured", amount=amount, side=side, odds=odds),
    )


def _cell(round: BaccaratRound, side: str) -> Cell:
    """The situation of the pay table that is on offer."""
    stage = THIRD_CARD if len(round.at(PLAYER_HAND)) > 2 else FOUR_CARDS
    on_player, on_banker = points_lying(round)
    return Cell(stage, side, on_player or 0, on_banker or 0)


GUIDE = TableGuide(
    main=("banker", "player"),
    alone=lambda more: said("guide-baccarat-alone", more=more),
    another="tie",
    bets=bets,
    notes=(said("guide-baccarat-note"),),
    choices=choices,
)
