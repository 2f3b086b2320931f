"""Andar Bahar for the person who sits down."""

from collections.abc import Sequence

from croupier.cli.terminal.table import Choice, Described, TableGuide, span, whatever
from croupier.engine.games.andar_bahar import AskOn
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.engine.history.typed_words import words_of
from croupier.engine.sentences import said
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.words import odds_said

WINS = {
    "andar": said("guide-andar-bahar-andar"),
    "bahar": said("guide-andar-bahar-bahar"),
    "super-andar": said("guide-andar-bahar-super-andar"),
    "super-bahar": said("guide-andar-bahar-super-bahar"),
    "under-8": said("guide-andar-bahar-under-8"),
    "over-8": said("guide-andar-bahar-over-8"),
    "first-3-cards": said("guide-andar-bahar-first-3-cards"),
    "joker": said("guide-andar-bahar-joker"),
}


def bets(settings: Settings) -> tuple[Described, ...]:
    pays = {bet: odds_said(odds) for bet, odds in PAYS.items()}
    pays["first-3-cards"] = span(tuple(FIRST_3_CARDS_PAY.values()))
    typed = {"joker": "{least} joker K"}
    return tuple(Described(bet, pays[bet], wins, typed.get(bet, "")) for bet, wins in WINS.items())


def choices(round: AnyRound, offers: Sequence[Offer]) -> list[Choice]:
    return [
        Choice(
            "o",
            words_of("asks-on"),
            said("guide-andar-bahar-ask-on"),
            offer,
            whatever(said("guide-andar-bahar-asked-on")),
        )
        for offer in offers
        if isinstance(offer.command, AskOn)
    ]


GUIDE = TableGuide(
    main=("andar", "bahar"),
    alone=lambda more: said("guide-andar-bahar-alone", more=more),
    another="joker K",
    bets=bets,
    choices=choices,
)
