"""What a ruling's outcome depends on: the next card, rank by rank, one card deep."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, RANKS, Card, rank, suit
from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import DealCard
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Result, Spot

MOST_CARDS = 12  # looked for until something is decided


class Fate(msgspec.Struct, frozen=True):
    """What becomes of one bet; `result` None: it stays in play."""

    wager_id: int
    player: str
    spot: Spot
    result: Result | None
    payout_cents: int | None


class ByRank(msgspec.Struct, frozen=True):
    """Ranks of the next card that lead to the same; `outcome` None: cards are still to come;
    `suits`: those it goes for, where the suit decides too (First 3 Cards, RWS Pairs)."""

    ranks: tuple[str, ...]
    outcome: str | None
    cites: tuple[Citation, ...]  # of what is ruled because of it
    fates: tuple[Fate, ...]
    suits: tuple[str, ...] = ()


class Depends(msgspec.Struct, frozen=True):
    """`cards_to_come`: at least, before anything is decided; then `by_rank` is empty."""

    place: Place  # where the next card is due
    by_rank: tuple[ByRank, ...]
    cards_to_come: int = 1


def fates(round: AnyRound) -> tuple[Fate, ...]:
    return tuple(
        Fate(
            wager.id,
            wager.player,
            wager.spot,
            wager.settlement.result if wager.settlement else None,
            wager.settlement.payout_cents if wager.settlement else None,
        )
        for wager in round.wagers
    )


def depends(game: Game, round: AnyRound) -> Depends | None:
    """None: no card is due, or somebody has to choose before. Which card it really is plays no
    part, also where the table knows."""
    place = _due(game, round)
    if place is None or round.waiting:
        return None
    now = fates(round)
    after = dict(_laid(game, _unknown(round), place))
    grouped: dict[tuple[Any, ...], list[Card]] = {}
    for card, laid in after.items():
        over = laid.status in (Status.CONCLUDED, Status.VOID)
        cites = tuple(cite for ruled in laid.rulings[len(round.rulings) :] for cite in ruled.cites)
        key = game.outcome(laid) if over else None, cites, fates(laid)
        grouped.setdefault(key, []).append(card)
    if not grouped:
        return None
    if all(found == now and outcome is None for outcome, _, found in grouped):
        return Depends(place, (), _cards_to_come(game, after))
    tried = _suits_by_rank(after)
    return Depends(
        place,
        tuple(
            ByRank(ranks, outcome, cites, found, suits)
            for (outcome, cites, found), cards in grouped.items()
            for suits, ranks in _named(cards, tried)
        ),
    )


def _suits_by_rank(cards: Iterable[Card]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for card in cards:
        found[rank(card)] = (*found.get(rank(card), ()), suit(card))
    return found


def _named(
    cards: Iterable[Card], tried: Mapping[str, tuple[str, ...]]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Suits with their ranks; no suits where every one of a rank leads to the same."""
    ranks: dict[tuple[str, ...], list[str]] = {}
    for name, suits in _suits_by_rank(cards).items():
        ranks.setdefault(() if suits == tried[name] else suits, []).append(name)
    yield from ((suits, tuple(names)) for suits, names in ranks.items())


def _due(game: Game, round: AnyRound) -> Place | None:
    if round.status is not Status.PLAY or round.halts or not round.open_wagers():
        return None
    due = game.due(round)
    return due.place if isinstance(due, Deal) else None


def _unknown(round: AnyRound) -> AnyRound:
    """A card held over that nobody has seen may be any card."""
    shoe = round.shoe
    if not shoe.held_over or (shoe.held_over_seen and shoe.held_over[0] is not None):
        return round
    return replace(round, shoe=replace(shoe, held_over=()))


def _laid(game: Game, round: AnyRound, place: Place) -> Iterator[tuple[Card, AnyRound]]:
    """The round after each card that may come, rank by rank."""
    for card in sorted(DECK, key=lambda card: RANKS.index(rank(card))):
        if not round.shoe.next_may_be(card):
            continue
        acted = act(game, round, DealCard(DEALER, card, place))
        if isinstance(acted, tuple):
            yield card, acted[0]


def _card(round: AnyRound, name: str) -> Card | None:
    return next((c for c in DECK if rank(c) == name and round.shoe.next_may_be(c)), None)


def _cards_to_come(game: Game, after: dict[Card, AnyRound]) -> int:
    """The fewest with which something is decided, if all were of one rank."""
    one_of_each = {rank(card): laid for card, laid in reversed(after.items())}
    return min(_until_decided(game, name, laid) for name, laid in one_of_each.items())


def _until_decided(game: Game, name: str, round: AnyRound) -> int:
    before = fates(round)
    for cards in range(2, MOST_CARDS):
        place, card = _due(game, round), _card(round, name)
        if place is None or card is None:
            return cards - 1
        acted = act(game, round, DealCard(DEALER, card, place))
        if isinstance(acted, Refused):
            return cards
        round = acted[0]
        if round.status is not Status.PLAY or fates(round) != before:
            return cards
    return MOST_CARDS
