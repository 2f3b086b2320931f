"""How a Si Ki Pi table is shown: hands that lie face down until they are compared (Si Ki Pi 3.17,
3.21, 3.22)."""

from collections.abc import Mapping
from itertools import groupby

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.si_ki_pi.arrangement import Division
from croupier.engine.games.si_ki_pi.layout import BONUS_HANDS, BONUS_PAYS, COMMISSION, INITIAL_PAYS
from croupier.engine.games.si_ki_pi.play import (
    CARDS_IN_A_HAND,
    DEALER_HAND,
    all_dealt,
    arranged,
    decides,
    division_of,
    hand_of,
    set_already,
)
from croupier.engine.games.si_ki_pi.ranking import (
    ORDER,
    POINTS,
    ZERO,
    Two,
    gong,
    height,
    pair,
    points,
    strength,
)
from croupier.engine.games.si_ki_pi.ranking import worth as worth_of_two
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.layout_drawing import (
    InBox,
    Laid,
    PayLine,
    Ranked,
    Shared,
    Side,
    Where,
)
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.engine.table.vocabulary.words import cards_said

MAIN_BET = (cite("Si Ki Pi 4.1"),)
BONUS = (cite("Si Ki Pi 4.2"),)
LOOKING, SET, HOUSE_WAY = "looking", "set", "house-way"  # how far a hand is


def where(settings: Settings, spot: Spot) -> Where:
    if spot.box is None:
        return Shared(1, 1)
    side = Side.CENTRE if spot.bet == "initial" else Side.RIGHT
    return InBox(1, settings.boxes.index(spot.box) + 1, side)


def pays(settings: Settings) -> tuple[PayLine, ...]:
    bonus = (
        PayLine(bet, odds, BONUS, BONUS_HANDS[made])
        for bet in ("bonus", "dealer-bonus")
        for made, odds in BONUS_PAYS.items()
    )
    return (PayLine("initial", INITIAL_PAYS, MAIN_BET, commission=COMMISSION), *bonus)


def ranking_card() -> tuple[Ranked, ...]:
    """The card of Si Ki Pi G."""
    order = ORDER[::-1]
    twos = [(Card(f"{upper}s"), Card(f"{lower}h")) for upper in order for lower in order]
    twos = sorted((two for two in twos if _higher_first(two)), key=strength, reverse=True)
    return tuple(_ranked(tuple(line)) for _, line in groupby(twos, key=_kind))


def _higher_first(two: Two) -> bool:
    return height(two[0]) >= height(two[1])


def _kind(two: Two) -> tuple[int, int]:
    """Pairs, the Gong, and hands of the same points each have a line."""
    kind, total, *_ = strength(two)
    return kind, total if kind == POINTS else 0


def _ranked(line: tuple[Two, ...]) -> Ranked:
    first, hands = line[0], tuple((rank(one), rank(other)) for one, other in line)
    named = said("si-ki-pi-pairs") if pair(first) else worth_of_two(first)
    return Ranked(named, hands, equal=strength(first) == ZERO)


def face_down(round: SiKiPiRound) -> Mapping[Place, frozenset[str]]:
    """Every hand until they are compared, also where the round is void before that; whoever was
    directed to look knows their own."""
    if not _still_down(round):
        return {}
    seen: dict[Place, frozenset[str]] = {drawn.place: frozenset() for drawn in round.cards}
    for player, box in round.play.looked.items():
        if hand_of(box) in seen:
            seen[hand_of(box)] |= {player}
    if round.play.revealed:
        seen.pop(DEALER_HAND, None)
    return seen


def _still_down(round: SiKiPiRound) -> bool:
    """Hands that were once opened and paid stay open, whatever is ruled later. Cards of a void
    round are collected as they lie: it may turn out to have been no reason."""
    if any(report.stood.status is Status.CONCLUDED for report in round.reported):
        return False
    report = round.last_report
    if round.status is Status.VOID and report is not None:
        return report.stood.status is Status.PLAY
    return round.status is Status.PLAY


def worth(round: SiKiPiRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
    """As it was laid; the Dealer's, and one left to House Way, once it is compared."""
    if len(cards) != CARDS_IN_A_HAND or place not in (DEALER_HAND, hand_of(place.box or 0)):
        return None
    laid = None if place.box is None else arranged(round, place.box)
    if laid is None and _still_down(round):
        return None
    way = division_of(round, place)
    return None if way is None else _worth(way)


def laid(round: SiKiPiRound, place: Place) -> Laid | None:
    """Whether its player still looks at a hand, has set it, or leaves it to House Way (Si Ki Pi
    3.18, 3.19, 3.20)."""
    state = _state(round, place)
    if state is None:
        return None
    way = None if state != SET and round.status is Status.PLAY else division_of(round, place)
    return Laid(state, way.parts if way else ())


def _state(round: SiKiPiRound, place: Place) -> str | None:
    if round.status is Status.VOID or (round.status is Status.PLAY and not all_dealt(round)):
        return None
    if place == DEALER_HAND:
        return HOUSE_WAY
    if place.box is None or place != hand_of(place.box):
        return None
    if arranged(round, place.box) is not None:
        return SET
    looks = round.status is Status.PLAY and not set_already(round, place.box)
    return LOOKING if looks and decides(round, place.box) is not None else HOUSE_WAY


def _worth(way: Division) -> Message:
    return said("si-ki-pi-low-and-high", low=worth_of_two(way.low), high=worth_of_two(way.high))


def why(round: SiKiPiRound, wager: Wager) -> tuple[Message, ...]:
    if _still_down(round):
        return ()
    if wager.spot.bet != "initial" or wager.spot.box is None:
        box = wager.spot.box
        return (_why_bonus(round.cards.faces_at(DEALER_HAND if box is None else hand_of(box))),)
    own, dealer = division_of(round, hand_of(wager.spot.box)), division_of(round, DEALER_HAND)
    if own is None or dealer is None:
        return ()
    return (said("si-ki-pi-why", own=_worth(own), dealer=_worth(dealer)),)


def _why_bonus(cards: tuple[Card, ...]) -> Message:
    made = bonus_hand(cards)
    if made is None:
        return said("si-ki-pi-why-no-bonus", cards=cards_said(cards))
    return said("si-ki-pi-why-bonus", cards=cards_said(cards), made=BONUS_HANDS[made])


def marks(round: SiKiPiRound) -> tuple[str, ...]:
    """The Dealer's Low Hand and High Hand: `4`, `gong`, `pair-K`."""
    way = None if round.abandoned else division_of(round, DEALER_HAND)
    return () if way is None else (_mark(way.low), _mark(way.high))


def _mark(two: Two) -> str:
    if pair(two):
        return f"pair-{rank(two[0])}"
    return "gong" if gong(two) else str(points(two))
