"""Si Ki Pi for the person who sits down."""

from collections.abc import Sequence

from croupier.cli.terminal.table import Choice, Described, TableGuide, span
from croupier.floor.names import card_name
from croupier.games.si_ki_pi.arranging import Division, divided
from croupier.games.si_ki_pi.commands import Arrange, HouseWay
from croupier.games.si_ki_pi.house_way import house_way
from croupier.games.si_ki_pi.layout import BONUS_PAYS, INITIAL_PAYS
from croupier.games.si_ki_pi.ranking import strength, worth
from croupier.games.si_ki_pi.state import SiKiPiRound
from croupier.sentences import sentence
from croupier.table.offers import Offer
from croupier.table.settings import Settings

LETTERS = "abc"  # the three ways, the best Low Hand first


def bets(settings: Settings) -> tuple[Described, ...]:
    bonus = span(tuple(BONUS_PAYS.values()))
    return (
        Described(
            "initial",
            str(INITIAL_PAYS),
            "your Low and your High Hand both beat the Dealer’s; one of two is a stand-off",
        ),
        Described("bonus", bonus, "your four cards hold a pair or better"),
        Described("dealer-bonus", bonus, "the Dealer’s four cards hold a pair or better"),
    )


def choices(round: SiKiPiRound, offers: Sequence[Offer]) -> list[Choice]:
    ways = _different(offers)
    found = [_arranged(letter, *pair) for letter, pair in zip(LETTERS, ways, strict=False)]
    return found + [
        Choice(
            "h",
            ("house way", "house-way"),
            "leave it to the Dealer" + _as_the_house_would(ways),
            offer,
            "The Dealer sets your cards by House Way.",
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
    halves = in_words(way)
    return Choice(letter, (f"set {letter}", halves), halves, offer, f"You set {halves}.")


def in_words(way: Division) -> str:
    halves = (("low", way.low), ("high", way.high))
    return ", ".join(
        f"{name} {sentence(worth(two))} ({' '.join(map(card_name, two))})" for name, two in halves
    )


def _as_the_house_would(ways: list[tuple[Division, Offer]]) -> str:
    if not ways:
        return ""
    set_so = house_way(tuple(ways[0][0].cards))
    letters = [
        letter
        for letter, (way, _) in zip(LETTERS, ways, strict=False)
        if _worth(way) == _worth(set_so)
    ]
    return f", who would choose {letters[0]}" if letters else ""


GUIDE = TableGuide(
    main=("initial",),
    alone="{more} alone is your Initial Bet",
    example="{more} · {least} bonus · {least} dealer bonus",
    another="bonus",
    bets=bets,
    notes=(
        "You divide four cards into a Low and a High Hand, two cards each, in one of three ways: "
        "a, b or c. A pair beats a Gong (2 and 8), a Gong beats points, 9 is the best; "
        "of equal points the higher card wins, of equal cards and of two zeros the Dealer. "
        "h leaves it to House Way.",
    ),
    choices=choices,
)
