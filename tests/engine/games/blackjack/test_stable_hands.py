"""A hand of a Split stays that hand, whatever is Split before it; people count them as they lie."""

from random import Random

import pytest

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import blackjack as game
from croupier.engine.games.blackjack.events import HandSplit
from croupier.engine.games.blackjack.question import question
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.history.accounts.account import account
from croupier.engine.history.played_rounds import Played
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.events import (
    CardMoved,
    CardsReconstructed,
    Event,
    ReportUnfounded,
)
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.engine.games.blackjack.scripting import ELECTRONIC, RECORDED, Table
from tests.engine.games.blackjack.test_any_round import betting, blunder, offers, resolve, step
from tests.engine.games.spoken import at, recorded, said

SEATS = {1: "ann", 2: "bob"}
SPLIT_TWICE = """
    ann bets 100 initial box 1
    dealer closes
    deal 8h 7d 8c
    ann splits box 1
    deal 8d
    ann splits box 1
    """
LAID_ANEW = (CardsReconstructed, ReportUnfounded)


@pytest.mark.rule("Blackjack 3.22", "Blackjack 3.22.2")
def test_a_later_split_moves_one_card_and_nothing_of_the_other_hands() -> None:
    desk = recorded("blackjack", SPLIT_TWICE, SEATS)
    assert [hand.id for hand in desk.round.play.hands] == [1, 3, 2]
    assert [(w.spot.bet, w.hand) for w in desk.round.wagers] == [
        ("initial", None),
        ("split", 2),
        ("split", 3),
    ]
    assert [at(desk, f"box 1{hand}") for hand in ("", " hand 2", " hand 3")] == ["8h", "8d", "8c"]
    said(desk, "deal Kh\nann stands box 1\ndeal Kc\nann stands box 1 hand 2\ndeal 2c\n")
    said(desk, "ann doubles 40 box 1 hand 3\ndeal 9c\ndeal Kd")
    told = account(Played("", 0, desk.game, desk.opening, desk.commands, desk.round))
    assert told["cards"]["box 1 hand 3"] == ["8c", "2c", "9c"]
    by_hand = [(w["bet"], w["hand"], w["payout_cents"]) for w in told["wagers"]]
    assert by_hand == [
        ("initial", 1, 20_000),
        ("split", 3, 20_000),
        ("split", 2, 20_000),
        ("double", 3, 8_000),
    ]


def about_a_hand(script: str) -> tuple[str, int | None, str]:
    """The name of the one question about a hand, its number, and its place in a line."""
    desk = recorded("blackjack", script, SEATS)
    (asked,) = [asked for asked in desk.awaited() if asked.kind is Kind.PLAY]
    now = question(desk.round)
    assert now is not None
    return asked.question, asked.hand, str(now.place)


# a card that came too early stays on the second hand, so that its player can be asked about the
# same cards whether the first hand is Split again or not
EARLY_CARD = """
    ann bets 100 initial box 1
    dealer closes
    deal 8h 7d 8c
    ann splits box 1
    deal 5c to box 1 hand 2
    supervisor rules cannot
    ann continues
    deal 8d
    """


@pytest.mark.rule("Blackjack 3.8", "Blackjack 3.22.2")
def test_a_question_keeps_its_name_when_a_hand_before_it_is_split() -> None:
    stood = about_a_hand(EARLY_CARD + "ann stands box 1")
    split = about_a_hand(
        EARLY_CARD
        + """
        ann splits box 1
        deal Kh
        ann stands box 1
        deal Kc
        ann stands box 1 hand 2
        """
    )
    assert stood[:2] == split[:2]
    assert (stood[2], split[2]) == ("box 1 hand 2", "box 1 hand 3")


def test_an_answer_names_the_hand_that_was_asked_wherever_it_lies_now() -> None:
    name, hand, _ = about_a_hand(EARLY_CARD + "ann stands box 1")
    assert hand is not None
    desk = recorded("blackjack", EARLY_CARD + "ann splits box 1\ndeal Kh\nann stands box 1", SEATS)
    stands = game.Stand(player("ann"), 1, hand)
    assert isinstance(desk.do(stands, answering=name), Refused)
    said(desk, "deal Kc\nann stands box 1 hand 2")
    assert not isinstance(desk.do(stands, answering=name), Refused)
    assert [hand.id for hand in desk.round.play.hands if hand.stood] == [1, 3, 2]


@pytest.mark.rule("Blackjack 5.7", "Blackjack 5.9")
def test_a_hand_named_without_a_box_is_that_hand_of_every_box_asked_about() -> None:
    desk = recorded(
        "blackjack",
        """
        ann bets 100 initial box 1
        ann bets 50 initial box 2
        dealer closes
        deal 8h 9h 7d 8c 9c
        ann splits box 1
        deal 8d
        ann splits box 1
        deal Kh
        ann stands box 1
        deal Kc
        ann stands box 1 hand 2
        deal Ks
        ann stands box 1 hand 3
        ann splits box 2
        deal 5d to dealer
        supervisor rules cannot
        ann takes-back hand 2
        """,
        {1: "ann", 2: "ann"},
    )
    returned = [(w.spot.box, w.hand) for w in desk.round.wagers if w.settlement is not None]
    assert returned == [(1, 3), (2, 2)]
    assert [type(command) for command in desk.commands[-2:]] == [c.ChooseOption] * 2


@pytest.mark.rule("Blackjack 5.9")
def test_a_card_that_stays_is_split_again_with_its_hand() -> None:
    """The first two cards are laid again; the Dealer's and all that followed were ruled to stay."""
    desk = recorded(
        "blackjack",
        """
        ann bets 100 initial box 1
        dealer closes
        deal 8h 7d 8c
        ann splits box 1
        deal Td
        ann stands box 1
        dealer reports together 1
        dealer reports misplaced 2
        supervisor rules cannot misplaced
        ann continues
        ann continues
        supervisor rules order 7d 8h
        """,
        SEATS,
    )
    assert (at(desk, "box 1"), at(desk, "box 1 hand 2")) == ("8h Td", "8c")
    assert [hand.id for hand in desk.round.play.hands] == [1, 2]
    assert all(wager.open for wager in desk.round.wagers)


class Watched(Table):
    """Looks at every step whether each hand has kept its number, its cards and its chips."""

    counted_otherwise = 0

    def act(self, command: c.Command) -> Refused | None:
        before, known = self.round, len(self.events)
        refused = super().act(command)
        self.chips_stay(before)
        if not any(isinstance(event, LAID_ANEW) for event in self.events[known:]):
            self.hands_stay(before, self.events[known:])
        for box in {hand.box for hand in self.round.play.hands}:
            ids = list(game.hands_of(self.round, box))
            assert sorted(ids) == list(range(1, len(ids) + 1))
            self.counted_otherwise += ids != sorted(ids)
        return refused

    def chips_stay(self, before: BlackjackRound) -> None:
        for wager in before.wagers:
            assert self.round.wager(wager.id).hand == wager.hand

    def hands_stay(self, before: BlackjackRound, events: list[Event]) -> None:
        """A hand is known by its first card; a Split moves one card."""
        for hand in before.play.hands:
            first = next((d.number for d in before.cards if d.place == hand.place), None)
            if first is not None and before.status is self.round.status is Status.PLAY:
                place = self.round.cards[first - 1].place
                assert (place.box, place.hand) == (hand.box, hand.id)
        moved = {e.number for e in events if isinstance(e, CardMoved)}
        splits = sum(isinstance(event, HandSplit) for event in events)
        pairs = zip(before.cards, self.round.cards, strict=False)
        places = [(old.place, new.place) for old, new in pairs if old.number not in moved]
        changed = sum(old != new for old, new in places)
        assert splits - len(moved) <= changed <= splits  # a card laid just now may be the one split


def eights(chance: Random) -> list[str]:
    shoe = [card for card in DECK if card[0] == "8"] * 8 + [
        card for card in DECK if chance.random() < 0.7
    ]
    chance.shuffle(shoe)
    return [str(card) for card in shoe]


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 5.9")
@pytest.mark.parametrize("kind", [RECORDED, ELECTRONIC])
def test_hands_keep_number_cards_and_chips_through_every_split(kind: TableKind) -> None:
    otherwise = 0
    for seed in range(30):
        chance = Random(seed)
        table, shoe = Watched(kind, boxes=4), eights(chance)
        betting(table, chance)
        mistakes = 4 if kind is RECORDED else 0
        while table.round.status is Status.PLAY:
            splits = [o.command for o in offers(table) if isinstance(o.command, game.Split)]
            if table.round.halts:
                resolve(table, chance, leaving=0.1)
            elif splits and chance.random() < 0.9:
                assert table.act(splits[0]) is None
            elif mistakes and chance.random() < 0.1:
                mistakes -= 1
                blunder(table, chance, shoe)
            else:
                step(table, chance, shoe)
        otherwise += bool(table.counted_otherwise)
    assert otherwise > 5, "hands of a box were hardly ever Split again out of order"
