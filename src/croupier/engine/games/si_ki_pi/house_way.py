"""The House Way of setting four cards, step by step (Si Ki Pi 1.10; Si Ki Pi H)."""

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.si_ki_pi.arrangement import Division, ways
from croupier.engine.games.si_ki_pi.ranking import VALUES, Two, gong, height, pair, points, strength

GONG = "Gong"
Sum = int | str  # "Low Hand Sum" and "High Hand Sum": points, or a Gong

NINES_SPLIT_FOR = frozenset({(9, 9)})  # Si Ki Pi H.1(i)
OTHERS_SPLIT_FOR: frozenset[tuple[Sum, Sum]] = frozenset(  # Si Ki Pi H.1(ii)
    {
        (7, 9),  # Si Ki Pi H.1(ii)(a)
        (8, 8),  # Si Ki Pi H.1(ii)(b)
        (8, 9),  # Si Ki Pi H.1(ii)(c)
        (7, GONG),  # Si Ki Pi H.1(ii)(d)
        (8, GONG),  # Si Ki Pi H.1(ii)(e)
        (9, GONG),  # Si Ki Pi H.1(ii)(f)
    }
)
SPLIT_FOR: dict[str, frozenset[tuple[Sum, Sum]]] = {
    "9": frozenset(NINES_SPLIT_FOR),
    **dict.fromkeys("87632", OTHERS_SPLIT_FOR),
}
EXCEPTIONS: dict[frozenset[str], tuple[Sum, Sum]] = {
    frozenset("A234"): (4, 6),  # Si Ki Pi H.3(i)
    frozenset("A235"): (4, 7),  # Si Ki Pi H.3(ii)
}


def house_way(cards: tuple[Card, ...]) -> Division:
    three = ways(cards)
    ranks = frozenset(rank(card) for card in cards)
    if len(ranks) < len(cards):
        return _with_a_pair(three)
    if {"2", "8"} <= ranks:  # Si Ki Pi H.2: the Gong is the High Hand
        return next(way for way in three if gong(way.high))
    if ranks in EXCEPTIONS:  # Si Ki Pi H.3
        return next(way for way in three if sums(way) == EXCEPTIONS[ranks])
    return _without_pair_or_gong(cards, three)  # Si Ki Pi H.4


def sums(way: Division) -> tuple[Sum, Sum]:
    low, high = (GONG if gong(two) else points(two) for two in (way.low, way.high))
    return low, high


def _with_a_pair(three: tuple[Division, ...]) -> Division:
    """Si Ki Pi H.1: kept together, unless a listed split lifts the Low Hand."""
    kept = next(way for way in three if pair(way.high))
    apart = [way for way in three if not pair(way.high)]
    if apart and _released(kept, apart[0]):
        return apart[0]
    return kept


def _released(kept: Division, apart: Division) -> bool:
    listed = sums(apart) in SPLIT_FOR.get(rank(kept.high[0]), frozenset())
    return listed and strength(apart.low) > strength(kept.low)


def _without_pair_or_gong(cards: tuple[Card, ...], three: tuple[Division, ...]) -> Division:
    """Si Ki Pi H.4(i): the highest Low Hand; tens and Picture Cards leave more than one."""
    highest = max(points(way.low) for way in three)
    best = [way for way in three if points(way.low) == highest]
    tens = sorted((card for card in cards if VALUES[rank(card)] == 0), key=height, reverse=True)
    others = {rank(card) for card in cards} - {rank(card) for card in tens}
    match len(tens):
        case 2:  # Si Ki Pi H.4(ii)
            to_the_high_hand = bool(others & {"9", "A"})
            return _holding(best, (tens[0],), high=to_the_high_hand)
        case 3:  # Si Ki Pi H.4(iii)
            return _holding(best, (tens[0],), high=True)
        case 4:  # zero and zero however it is set: King and 10 high
            return _holding(best, (tens[0], tens[3]), high=True)
        case _:
            (only,) = best
            return only


def _holding(best: list[Division], cards: tuple[Card, ...], *, high: bool) -> Division:
    def half(way: Division) -> Two:
        return way.high if high else way.low

    return next(way for way in best if set(cards) <= set(half(way)))
