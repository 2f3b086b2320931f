"""Boxes played at the engine's table by the words of a chart, charts at random, and what a round
has brought and met (Blackjack 3.15.1, 3.15.2, 3.17, 3.20, 3.22, 3.23)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from random import Random

from croupier.engine.equipment.cards import Card
from croupier.engine.games import blackjack as game
from croupier.engine.games.blackjack.cards.hands import (
    DEALER_HAND,
    VALUES,
    ace,
    blackjack,
    bust,
    identical_value,
    soft,
    total,
)
from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.engine.games.blackjack.play import ON_A_HAND
from croupier.engine.games.blackjack.state import BlackjackRound, Hand, box_hand
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Ask
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.games.blackjack import BlackjackPlan

Chart = dict[str, dict[str, list[str]]]
Nets = dict[tuple[str, str | None], Fraction]

UP = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
HIT_AT_LAST = ("hit", "double else hit", "surrender else hit")
STAND_AT_LAST = ("stand", "double else stand", "surrender else stand")
LONG = 8  # cards
BESIDE = ("insurance", "rws-pairs", "boom-busted")
WHOLE_ROUND_SQUARED = ("whole round, squared", None)


def random_chart(rng: Random) -> Chart:
    """Any word the book allows in each cell; every chart has its own liking for each of them."""
    liking = {word: rng.random() ** 2 for word in (*HIT_AT_LAST, *STAND_AT_LAST, "split")}

    def chosen(words: list[str]) -> str:
        return rng.choices(words, [liking[word] for word in words])[0]

    def row(points: int) -> list[str]:
        words = [*HIT_AT_LAST, *(STAND_AT_LAST if points >= 12 else ())]
        return [chosen(_allowed(words, up)) for up in UP]

    hard = {str(points): row(points) for points in range(4, 22)}
    soft = {str(points): row(points) for points in range(12, 21)} | {"21": ["stand"] * len(UP)}
    pairs = {}
    for pair in UP:
        played_on = soft["12"] if pair == "A" else hard[str(2 * int(pair))]
        pairs[pair] = [
            chosen(_allowed([*_ending_alike(word), "split"], up))
            for word, up in zip(played_on, UP, strict=True)
        ]
    return {"hard": hard, "soft": soft, "pairs": pairs}


def _allowed(words: list[str], up: str) -> list[str]:
    return [word for word in words if up != "A" or not word.startswith("surrender")]


def _ending_alike(word: str) -> tuple[str, ...]:
    """A pair that is not Split hits or stands as its total does."""
    return HIT_AT_LAST if word in HIT_AT_LAST else STAND_AT_LAST


def word_of(chart: Chart, cards: tuple[Card, ...], up: Card, hands: int) -> str:
    """What the chart says to a hand of a box that has so many hands."""
    column = UP.index(_name(up))
    if len(cards) == 2 and identical_value(cards):
        word = chart["pairs"][_name(cards[0])][column]
        if hands == 1 or (word == "split" and hands < MOST_HANDS):
            return word
    return chart["soft" if soft(cards) else "hard"][str(total(cards))][column]


def _name(card: Card) -> str:
    return "A" if ace(card) else str(VALUES[card[0]])


def in_the_window(
    round: BlackjackRound, chart: Chart, who: Person, stake: int, *, even_money: bool
) -> Iterator[Command]:
    """After the Initial Deal: Even Money, else Insurance, as much as there may be, or Surrender."""
    (up,) = round.cards.faces_at(DEALER_HAND)
    for box in (hand.box for hand in round.play.hands):
        cards = round.cards.faces_at(box_hand(box))
        if ace(up):
            paid = even_money and blackjack(cards)
            yield game.EvenMoney(who, box) if paid else game.Insure(who, who.name, box, stake // 2)
        elif word_of(chart, cards, up, 1).startswith("surrender") and not blackjack(cards):
            yield game.Surrender(who, box)


def answer(round: BlackjackRound, asked: Ask, chart: Chart, who: Person, stake: int) -> Command:
    hands = sum(hand.box == asked.box for hand in round.play.hands)
    cards = round.cards.faces_at(box_hand(asked.box, asked.hand))
    word = word_of(chart, cards, round.cards.faces_at(DEALER_HAND)[0], hands)
    if word == "split":
        return game.Split(who, asked.box, asked.hand)
    if word.startswith("double") and len(cards) == 2:
        return game.Double(who, asked.box, asked.hand, amount_cents=stake)
    said = game.Hit if word.endswith("hit") else game.Stand
    return said(who, asked.box, asked.hand)


def nets_of_boxes(round: BlackjackRound, stake: int) -> Nets:
    """Of the main game per Initial Bet; Insurance once, since all boxes win or lose it alike."""
    on_hands = [wager for wager in round.wagers if wager.spot.bet in ON_A_HAND]
    initial = [
        sum((_net(w, stake) for w in on_hands if w.spot.box == box), Fraction(0))
        for box in round.settings.boxes
    ]
    beside = {
        bet: [_net(w, w.stake_cents) for w in round.wagers if w.spot.bet == bet] for bet in BESIDE
    }
    up, *_ = dealer = round.cards.faces_at(DEALER_HAND)
    if ace(up) and not beside["insurance"]:  # every box has taken Even Money
        beside["insurance"] = [Fraction(2 if blackjack(dealer) else -1)]
    beside["insurance"] = [*{*beside["insurance"]}]
    nets = _numbered("initial", initial) | {WHOLE_ROUND_SQUARED: sum(initial, Fraction(0)) ** 2}
    for bet, own in beside.items():
        nets |= _numbered(bet, own)
    return nets


def _net(wager: Wager, unit: int) -> Fraction:
    assert wager.settlement is not None, f"{wager} is open"
    return Fraction(wager.received_cents - wager.stake_cents, unit)


def _numbered(bet: str, nets: Iterable[Fraction]) -> Nets:
    """In rising order: a kernel does not say which box it was."""
    return {(bet, str(number)): net for number, net in enumerate(sorted(nets), 1)}


def by_the_blackjack_kernel(plan: BlackjackPlan, counts: Counts) -> Nets:
    """The counts are those of a single round."""
    (whole,) = plan.of_rounds(counts) or {Fraction(0): 1}
    nets: Nets = {WHOLE_ROUND_SQUARED: whole**2}
    for tally in plan.tallies(counts):
        nets |= _numbered(tally.bet, (net for net, n in tally.results.items() for _ in range(n)))
    return nets


def situations(round: BlackjackRound) -> Iterator[str]:
    """What this round has shown of the rules, in a few words each."""
    dealer = round.cards.faces_at(DEALER_HAND)
    has_blackjack = blackjack(dealer)
    against = "Blackjack" if has_blackjack else "Bust" if bust(dealer) else "a total"
    if bust(dealer):
        yield f"Bust with {len(dealer)} cards"
    if round.play.even_money:
        yield f"Even Money against {against}"
    if round.play.surrendered:
        yield f"Surrender against {against}"
    for box in {hand.box for hand in round.play.hands}:
        yield from _of_a_box([h for h in round.play.hands if h.box == box], round, against)


def _of_a_box(hands: list[Hand], round: BlackjackRound, against: str) -> Iterator[str]:
    held = {hand: round.cards.faces_at(hand.place) for hand in hands}
    yield f"{len(hands)} hands against {against}"
    for hand, cards in held.items():
        kind = "split Aces" if hand.aces else "split hand" if hand.split else "hand"
        doubled = "doubled " if hand.doubled else ""
        yield f"{doubled}{kind}{', Bust,' * bust(cards)} against {against}"
        if len(cards) >= LONG:
            yield "long hand"
        if blackjack(cards, split=hand.split):
            yield f"Player's Blackjack against {against}"
            paid = any(box == hand.box for _, box in round.play.even_money)
            if ace(round.cards.faces_at(DEALER_HAND)[0]) and not paid:
                yield f"Even Money refused against {against}"
        if hand.split and soft(cards) and total(cards) == 21:
            yield f"soft 21 of a {kind} against {against}"
    busts = sum(bust(cards) for cards in held.values())
    if len(hands) > 1 and busts:
        yield f"{'all' if busts == len(hands) else 'some'} split hands Bust against {against}"
