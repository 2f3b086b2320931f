"""The eight layouts, the four pay tables and every placement (Roulette 2.1.1, 3.3, 4.1.1, 4.1.2,
4.1.3, 4.1.4; Roulette A, B, D, E, G, H, J and K)."""

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.wheel import UnknownPocket, joined, pockets
from croupier.engine.games.roulette import placements as p
from croupier.engine.games.roulette.paragraphs import PARAGRAPHS
from croupier.engine.money import CENTS_PER_DOLLAR, Odds
from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.editions import known_edition
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import (
    NO_LIMITS,
    ImpossibleSetting,
    Limits,
    OwnTerms,
    Settings,
    TableKind,
    check_limits,
    check_unit,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import any_of, bet_typed, bets_typed

NAME = "roulette"
BOOK = "Roulette"
SHARES_PRO_RATA = False  # Roulette 5.1.1: later in time is returned
FRESH_CARDS_EACH_ROUND = False
DIFFERENTIAL = None
USUAL_LAYOUT = "A"

PAYS = {  # on every layout
    "straight": Odds.to(35),
    "split": Odds.to(17),
    "street": Odds.to(11),
    "corner": Odds.to(8),
    "top-line": Odds.to(5),
    "line": Odds.to(5),
    "column": Odds.to(2),
    "dozen": Odds.to(2),
    "low": Odds.to(1),
    "high": Odds.to(1),
    "red": Odds.to(1),
    "black": Odds.to(1),
    "odd": Odds.to(1),
    "even": Odds.to(1),
}
ZEROS_PAY = {"zeros": Odds.to(11)}
SERIES_PAY = {"series-3": Odds.to(11), "series-6": Odds.to(5)}
BETS = (*PAYS, *ZEROS_PAY, *SERIES_PAY)
WITHOUT_A_SPOT = ("top-line", "zeros", "low", "high", "red", "black", "odd", "even")
NUMBERED = ("column", "dozen")
EXAMPLES = {"straight": "17", "split": "0-00", "street": "1-2-3", "column": "1", "dozen": "1"}
SERIES_SIZES = {"three": 3, "six": 6}


class PayTable(msgspec.Struct, frozen=True):
    paragraph: Citation
    placement: Citation  # the appendix that describes its placements
    pays: Mapping[str, Odds]


TABLE_1 = PayTable(cite("Roulette 4.1.1"), cite("Roulette C"), PAYS)
TABLE_2 = PayTable(cite("Roulette 4.1.2"), cite("Roulette F"), PAYS | ZEROS_PAY)
TABLE_3 = PayTable(cite("Roulette 4.1.3"), cite("Roulette I"), PAYS | SERIES_PAY)
TABLE_4 = PayTable(cite("Roulette 4.1.4"), cite("Roulette L"), PAYS | ZEROS_PAY | SERIES_PAY)

# Roulette A, B, D, E, G, H, J and K; the other appendices only describe placements
LAYOUTS = {
    "A": TABLE_1,
    "B": TABLE_1,
    "D": TABLE_2,
    "E": TABLE_2,
    "G": TABLE_3,
    "H": TABLE_3,
    "J": TABLE_4,
    "K": TABLE_4,
}


class Terms(OwnTerms, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Series sets of a table, each as pockets joined by `-`."""

    three: tuple[str, ...] = ()
    six: tuple[str, ...] = ()


NO_SERIES = Terms()


def settings(
    *,
    kind: TableKind = TableKind.ELECTRONIC,
    layout: str = USUAL_LAYOUT,
    unit_cents: int = CENTS_PER_DOLLAR,
    limits: Limits = NO_LIMITS,
    edition: str | None = None,
    terms: Terms = NO_SERIES,
) -> Settings:
    edition = known_edition(BOOK, edition)
    if layout not in LAYOUTS:
        raise ImpossibleSetting(
            "layout",
            said("roulette-no-such-layout", layout=layout, layouts=any_of(LAYOUTS)),
            (PARAGRAPHS.layout,),
        )
    table = LAYOUTS[layout]
    named = Terms(_sets("three", terms.three), _sets("six", terms.six))
    if named != NO_SERIES and "series-3" not in table.pays:
        raise ImpossibleSetting(
            "series", said("roulette-no-series-here", layout=layout), (table.paragraph,)
        )
    check_unit(unit_cents, table.pays)
    bets = tuple(bet for bet in BETS if bet in table.pays)
    check_limits(limits, unit_cents, bets, has_differential=False)
    return Settings(NAME, edition, kind, layout, 0, (), unit_cents, limits, named)


def _sets(key: str, given: tuple[str, ...]) -> tuple[str, ...]:
    """Each set with its pockets in order; of the right size, none twice."""
    setting, size = f"series.{key}", SERIES_SIZES[key]
    sets: list[str] = []
    for text in given:
        try:
            named = pockets(text)
        except UnknownPocket as problem:
            raise ImpossibleSetting(
                setting,
                said("roulette-series-no-such-pocket", setting=setting, pocket=problem.text),
            ) from None
        if len(named) != size or len(set(named)) != size:
            raise ImpossibleSetting(
                setting,
                said("roulette-series-of-another-size", setting=setting, series=text, size=size),
            )
        if joined(named) in sets:
            raise ImpossibleSetting(
                setting,
                said("roulette-series-stands-twice", setting=setting, series=joined(named)),
            )
        sets.append(joined(named))
    return tuple(sets)


TERMS = Terms


def terms_of(settings: Settings) -> Terms:
    assert isinstance(settings.terms, Terms), "a table of this game"
    return settings.terms


@cache
def _placements(layout: str, terms: Terms) -> dict[Spot, p.Covered]:
    pays = LAYOUTS[layout].pays
    found = p.on_every_layout()
    if "zeros" in pays:
        found |= p.zeros_box()
    return found | p.series(terms.three, terms.six)


def pay_table(settings: Settings) -> PayTable:
    return LAYOUTS[settings.layout]


def covered(settings: Settings, spot: Spot) -> p.Covered:
    return _placements(settings.layout, terms_of(settings))[spot]


@once
def spots(settings: Settings) -> tuple[Spot, ...]:
    return tuple(_placements(settings.layout, terms_of(settings)))


def spot(settings: Settings, bet: str, box: int | None, on: str | None) -> Spot | Refused:
    table = pay_table(settings)
    if bet not in table.pays:
        return _unknown(_not_offered(settings, bet), table.paragraph)
    if box is not None:
        return _unknown(said("roulette-without-boxes"), table.placement)
    if on is None and bet not in WITHOUT_A_SPOT:
        return _unknown(_names_its_place(bet), table.placement)
    if on is not None and bet in WITHOUT_A_SPOT:
        return _unknown(said("roulette-bet-names-no-place", bet=bet_typed(bet)), table.placement)
    found = Spot(bet, on=on)
    if on is not None and bet not in NUMBERED:
        try:
            found = replace(found, on=joined(pockets(on)))
        except UnknownPocket as problem:
            message = said("roulette-no-such-pocket", pocket=problem.text)
            return _unknown(message, table.placement)
    if found not in _placements(settings.layout, terms_of(settings)):
        return _unknown(
            said("roulette-no-such-place", bet=bet_typed(bet), on=str(on)), table.placement
        )
    return found


def _not_offered(settings: Settings, bet: str) -> Message:
    offered = bets_typed(name for name in BETS if name in pay_table(settings).pays)
    if bet not in BETS:
        return said("roulette-no-such-bet", bet=bet, bets=offered)
    return said("roulette-bet-not-here", bet=bet_typed(bet), layout=settings.layout, bets=offered)


def _names_its_place(bet: str) -> Message:
    if bet not in EXAMPLES:
        return said("roulette-bet-names-its-place", bet=bet_typed(bet))
    return said("roulette-bet-names-its-place-as-in", bet=bet_typed(bet), example=EXAMPLES[bet])


def _unknown(message: Message, paragraph: Citation) -> Refused:
    return Refused(Reason.UNKNOWN, message, (PARAGRAPHS.layout, paragraph))
