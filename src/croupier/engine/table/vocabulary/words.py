"""Words that stand in sentences: spots, places, bets, ranks, facts and odds as messages.

Their keys are made of the names of the things. `tests/engine/sentences` checks that the catalogues
have a sentence for every thing of every game.
"""

from collections.abc import Iterable

from croupier.engine.equipment.cards import Card
from croupier.engine.money import Odds
from croupier.engine.rulebook import GAMES
from croupier.engine.sentences import Listed, Message, Value, said
from croupier.engine.table.vocabulary.facts import Fact, Other
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.wagers import Spot

FACE_DOWN = "??"
BY_NUMBER = ("dozen", "column")  # the first to the third of three


def any_of(values: Iterable[Value]) -> Listed:
    """`player, banker, tie`: what could have been written."""
    return Listed(tuple(values), "comma")


def book_said(book: str) -> Message:
    """A book is called by the name of its game."""
    return Message(f"game-name-{GAMES[book]}")


def bet_said(bet: str) -> Message:
    return Message(f"bet-{bet}")


def bet_typed(bet: str) -> Message:
    """As players type it: `player-pair` in English, its name in any other language."""
    return said("bet-typed", word=bet, bet=bet_said(bet))


def bets_typed(bets: Iterable[str]) -> Listed:
    return any_of(map(bet_typed, bets))


def quoted(words: Value) -> Message:
    return said("quoted", words=words)


def called(spot: Spot) -> str:
    """Its bet; a Split of Blackjack, in a box, has another name than that of Roulette."""
    return "split-hand" if spot.bet == "split" and spot.on is None else spot.bet


def spot_said(spot: Spot) -> Message:
    bet = bet_said(called(spot))
    if spot.on is None:
        return bet if spot.box is None else said("spot-in-box", bet=bet, box=spot.box)
    if spot.box is None:
        return placed_said(bet, spot)
    return said("spot-on-in-box", bet=bet, on=spot.on, box=spot.box)


def placed_said(bet: Message, spot: Spot) -> Message:
    """With the place it lies on: `Split 17-20`, `第二打注`."""
    if spot.on is None:
        return bet
    if spot.bet in BY_NUMBER:
        return said("spot-nth", bet=bet, number=int(spot.on))
    return said("spot-on", bet=bet, on=spot.on)


def hand_said(spot: Value, hand: int | None) -> Value:
    """A bet on one hand of its box, where that was said."""
    return spot if hand is None else said("spot-on-hand", spot=spot, hand=hand)


def place_said(place: Place) -> Message:
    if place.area != "box":
        return Message(f"place-{place.area}")
    assert place.box is not None, "a box has a number"
    if place.hand is None or place.hand == 1:
        return said("place-box", box=place.box)
    return said("place-hand", box=place.box, hand=place.hand)


def boxes_said(boxes: tuple[int, ...]) -> Value:
    if len(boxes) > 1 and boxes[-1] - boxes[0] == len(boxes) - 1:
        return said("from-to", first=boxes[0], last=boxes[-1])
    return any_of(boxes)


def no_such_box(bet: str, box: int | None, boxes: tuple[int, ...]) -> Message:
    if box is None:
        return said("no-box-named", bet=bet_typed(bet), boxes=boxes_said(boxes))
    return said("no-such-box", bet=bet_typed(bet), box=box, boxes=boxes_said(boxes))


def rank_said(rank: Rank) -> Message:
    return Message(f"rank-{rank.name.lower().replace('_', '-')}")


def or_above(rank: Rank) -> Message:
    return said("rank-or-above", rank=rank_said(rank))


def fact_said(fact: type[Fact] | Fact) -> Message:
    return Message(f"fact-{fact.name}")


def fact_in_full(fact: Fact) -> Message:
    """With what the reporter said of something that has no name; for those who may know it."""
    words = fact.text if isinstance(fact, Other) else ""
    if not words:
        return fact_said(fact)
    return said("fact-in-full", fact=fact_said(fact), words=words)


def ruling_said(word: str) -> Message:
    return Message(f"ruling-word-{word}")


def odds_said(odds: Odds) -> Message:
    paid, staked = str(odds).split(" to ")
    return said("odds", paid=paid, staked=staked)


def cards_said(cards: Iterable[Card | None]) -> Listed:
    return Listed(tuple(card or FACE_DOWN for card in cards), "row")
