"""Si Ki Pi for the person who sits down."""

from collections.abc import Sequence

from croupier.cli.terminal.table import Choice, Described, TableGuide, span, whatever
from croupier.engine.games.si_ki_pi.arrangement import Division, divided
from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.layout import BONUS_PAYS, INITIAL_PAYS
from croupier.engine.games.si_ki_pi.ranking import strength, worth
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.history.typed_words import words_of
from croupier.engine.sentences import Listed, Message, said, sentence
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.words import odds_said
from croupier.floor.narration.names import card_name

LETTERS = "abc"  # the three ways, the best Low Hand first


def bets(settings: Settings) -> tuple[Described, ...]:
    bonus = span(tuple(BONUS_PAYS.values()))
    return (
        Described(
            "initial",
            odds_said(INITIAL_PAYS),
            said("guide-si-ki-pi-initial"),
        ),
        Described("bonus", bonus, said("guide-si-ki-pi-bonus")),
        Described("dealer-bonus", bonus, said("guide-si-ki-pi-dealer-bonus")),
    )


def choices(round: SiKiPiRound, offers: Sequence[Offer]) -> list[Choice]:
    ways = _different(offers)
    found = [_arranged(letter, *pair) for letter, pair in zip(LETTERS, ways, strict=False)]
    return found + [
        Choice(
            "h",
            words_of("house-way"),
            _as_the_house_would(ways),
            offer,
            whatever(said("guide-si-ki-pi-house-way-taken")),
        )
        for offer in offers
        if isinstance(offer.command, HouseWay)
    ]


def _different(offers: Sequence[Offer]) -> list[tuple[Division, Offer]]:
    """The ways that are worth something different, the best Low Hand first."""
    found: dict[object, tuple[Division, Offer]] = {}
    for offer in offers:
        way = divided(offer.command.halves) if isinstance(offer.command, Arrange) else None
        if way is not None:
            found.setdefault(_worth(way), (way, offer))
    return sorted(found.values(), key=lambda pair: strength(pair[0].low), reverse=True)


def _worth(way: Division) -> object:
    return strength(way.low), strength(way.high)


def _arranged(letter: str, way: Division, offer: Offer) -> Choice:
    halves = said(
        "guide-si-ki-pi-way",
        low=worth(way.low),
        low_cards=Listed(tuple(map(card_name, way.low)), "row"),
        high=worth(way.high),
        high_cards=Listed(tuple(map(card_name, way.high)), "row"),
    )
    done = whatever(said("guide-si-ki-pi-set", way=halves))
    words = (*(f"{word} {letter}" for word in words_of("arranges")), sentence(halves))
    return Choice(letter, words, halves, offer, done)


def _as_the_house_would(ways: list[tuple[Division, Offer]]) -> Message:
    if not ways:
        return said("guide-si-ki-pi-house-way")
    set_so = house_way(tuple(ways[0][0].cards))
    letters = [
        letter
        for letter, (way, _) in zip(LETTERS, ways, strict=False)
        if _worth(way) == _worth(set_so)
    ]
    if not letters:
        return said("guide-si-ki-pi-house-way")
    return said("guide-si-ki-pi-house-way-is", letter=letters[0])


GUIDE = TableGuide(
    main=("initial",),
    alone=lambda more: said("guide-si-ki-pi-alone", more=more),
    another="bonus",
    bets=bets,
    notes=(said("guide-si-ki-pi-note"),),
    choices=choices,
)
