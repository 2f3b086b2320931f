"""After an error: what it is worth to stay in, against the sheets of each game and the law that a
figure is the mean of the figures after each card that may come next."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest

from croupier import Desk, Refused
from croupier.engine.equipment.cards import DECK, RANKS, Card
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import ChooseOption
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.practice.request import TableAsked
from croupier.floor.practice.table import PracticeTable
from croupier.mathematics.advice import advised, cost_of
from croupier.mathematics.advice.blackjack import bets_of_a_fresh_shoe
from croupier.mathematics.advice.stay_or_leave import andar_bahar, baccarat, blackjack
from croupier.mathematics.exact import sheet
from croupier.mathematics.exact.baccarat import five_bets
from croupier.mathematics.exact.blackjack import actions
from croupier.mathematics.exact.blackjack.cards.values import by_value, place_of
from croupier.mathematics.exact.blackjack.dealer.dealer_from import dealer_from
from croupier.mathematics.exact.blackjack.side_bets import pair_kinds, pairs_with
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.si_ki_pi import SiKiPiSheet
from croupier.mathematics.exact.si_ki_pi.from_here import bonus_ev, initial_ev
from tests.floor.practice.test_table import answer, bet, go_on
from tests.mathematics.advice.seeing import after, seen_by

RECONSTRUCTED = "supervisor rules reconstruct"
EIGHT_DECKS = Composition.of_decks(8)


def without(left: Composition, *ranks: str) -> Composition:
    counts = list(left.counts)
    for rank in ranks:
        counts[RANKS.index(rank)] -= 1
    return Composition(left.decks, tuple(counts))


def choices(desk: Desk) -> dict[bool, float]:
    """What staying is worth, and taking back."""
    advice = advised(seen_by(desk))
    assert advice.question is not None
    found = [move for move in advice.moves if isinstance(move.command, ChooseOption)]
    return {move.command.stays: move.worth_cents for move in found}  # type: ignore[union-attr]


def misplaced(game: str, bets: tuple[str, ...], *cards: str) -> Desk:
    """Cards keyed one by one, some to wrong places; then they are Reconstructed."""
    lines = (*bets, "dealer closes", *cards, RECONSTRUCTED)
    return after(game, *lines, table="recorded")


# Baccarat


@pytest.mark.rule("Baccarat 5.12")
def test_staying_at_baccarat_is_worth_the_mean_over_the_next_card() -> None:
    """Exactly, for all five bets: over the first card it is the bet as a fresh shoe has it."""
    left, first, second = without(EIGHT_DECKS, "4", "9"), Card("4s"), Card("9d")
    now = baccarat.worth_from(left, (first,), (second,))
    mean = dict.fromkeys(now, Fraction(0))
    for rank, count in zip(RANKS, left.counts, strict=True):
        then = baccarat.worth_from(without(left, rank), (first, Card(f"{rank}s")), (second,))
        for name, worth in then.items():
            mean[name] += Fraction(count, len(left)) * worth
    assert mean == now


@pytest.mark.slow
def test_over_all_first_cards_staying_at_baccarat_is_the_bet_itself() -> None:
    expected = {each.bet: each.ev for each in five_bets(EIGHT_DECKS)}
    mean = dict.fromkeys(expected, Fraction(0))
    for rank in RANKS:
        worth = baccarat.worth_from(without(EIGHT_DECKS, rank), (Card(f"{rank}s"),), ())
        for name in mean:
            mean[name] += Fraction(1, len(RANKS)) * worth[name]
    assert mean == expected
    assert baccarat.worth_from(EIGHT_DECKS, (), ()) == expected


def test_cards_that_come_next_are_laid_where_they_are_due() -> None:
    left = without(EIGHT_DECKS, "2", "3", "9", "K")
    four = [Card(text) for text in ("2c", "3c", "9h", "Kd")]
    lying = baccarat.worth_from(left, (four[0], four[2]), (four[1], four[3]))
    assert baccarat.worth_from(left, (four[0],), (four[1],), (four[2], four[3])) == lying


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
def test_the_choice_after_a_misplaced_card_is_told_and_its_cost() -> None:
    """2c is the Player's, 3c the Banker's as it should be."""
    bets = ("ann bets 100 player box 1", "ann bets 10 tie box 1")
    desk = misplaced("baccarat", bets, "deal 2c", "deal 3c to player")
    worth = baccarat.worth_from(without(EIGHT_DECKS, "2", "3"), (Card("2c"),), (Card("3c"),))
    stays = float(10_000 * worth["player"] + 1_000 * worth["tie"])
    assert choices(desk) == {True: pytest.approx(stays), False: 0}
    seen = seen_by(desk)
    (leave,) = (m.command for m in advised(seen).moves if not m.worth_cents)
    cost = cost_of(seen, leave)
    assert cost is not None
    assert cost.cost_cents == pytest.approx(max(stays, 0))


def test_a_pair_that_lay_before_the_error_is_not_in_question() -> None:
    bets = ("ann bets 100 player-pair box 1", "ann bets 100 banker box 1")
    lines = (*bets, "dealer closes", "deal 2c", "deal 3c", "deal 2h", "deal 9h+4d")
    left, two = without(EIGHT_DECKS, "2", "2", "3", "9", "4"), (Card("9h"), Card("4d"))
    hands = (Card("2c"), Card("2h")), (Card("3c"),)
    worth = sum(baccarat.worth_from(left, *hands, each)["banker"] for each in (two, two[::-1]))
    desk = after("baccarat", *lines, table="recorded")
    assert choices(desk)[True] == pytest.approx(float(5_000 * worth))


def test_either_order_of_cards_drawn_together_counts_the_same() -> None:
    lines = ("ann bets 100 player box 1", "dealer closes", "deal 2c", "deal 9h+3c")
    desk = after("baccarat", *lines, table="recorded")
    left, two = without(EIGHT_DECKS, "2", "9", "3"), (Card("9h"), Card("3c"))
    orders = (two, two[::-1])
    worth = [baccarat.worth_from(left, (Card("2c"),), (), each)["player"] for each in orders]
    assert choices(desk)[True] == pytest.approx(float(5_000 * sum(worth)))
    note = advised(seen_by(desk)).note
    assert note is not None
    assert note.key == "advice-either-order"


# Andar Bahar


@pytest.mark.rule("Andar Bahar 5.14")
def test_staying_at_andar_bahar_before_any_card_is_the_bet_itself() -> None:
    lying = andar_bahar.Lying((), DECK)
    for each in sheet("andar-bahar").bets:
        assert andar_bahar.worth_from(lying, each.bet, each.on) == each.ev, each.bet


@pytest.mark.parametrize("opening", ["8s", "8s Kd", "8s Kd 2c", "8s Kd 2c 3c", "8s Kd 2c 3c 4c"])
def test_staying_at_andar_bahar_is_worth_the_mean_over_the_next_card(opening: str) -> None:
    lying = andar_bahar.Lying((), DECK)
    for text in opening.split():
        lying = lying.with_next(Card(text))
    for each in ("andar", "bahar", "super-andar", "super-bahar", "first-3-cards"):
        then = [andar_bahar.worth_from(lying.with_next(card), each, None) for card in lying.unseen]
        assert andar_bahar.worth_from(lying, each, None) == sum(then, Fraction(0)) / len(then)


# Si Ki Pi


@pytest.mark.slow
@pytest.mark.rule("Si Ki Pi 5.6")
def test_staying_at_si_ki_pi_with_nothing_seen_is_the_bet_itself() -> None:
    whole, nothing = np.full(len(RANKS), 4), np.zeros(len(RANKS), dtype=np.int64)
    found = sheet("si-ki-pi")
    assert isinstance(found, SiKiPiSheet)
    assert initial_ev(whole, nothing, nothing) == found.optimal.ev
    assert bonus_ev(whole, nothing) == next(b.ev for b in found.bets if b.bet == "bonus")


@pytest.mark.parametrize("whose", [0, 1])
def test_staying_at_si_ki_pi_is_worth_the_mean_over_the_next_card_shown(whose: int) -> None:
    """Two cards of one's own are known, then a third, or one of the Dealer's."""
    left, hands = np.full(len(RANKS), 4), np.zeros((2, len(RANKS)), dtype=np.int64)
    for known in map(RANKS.index, ("K", "9")):
        hands[0, known] += 1
        left[known] -= 1
    mean = Fraction(0)
    for rank in range(len(RANKS)):
        more, fewer = hands.copy(), left.copy()
        more[whose, rank] += 1
        fewer[rank] -= 1
        mean += Fraction(int(left[rank]), int(left.sum())) * initial_ev(fewer, *more)
    now = initial_ev(left, *hands)
    if whose == 0:
        assert mean == now
    else:  # whoever sees a card of the Dealer's arranges theirs the better for it
        assert now < mean < now + Fraction(1, 20)


# Blackjack


@pytest.mark.rule("Blackjack 5.7")
def test_staying_at_blackjack_before_any_card_is_the_bet_itself() -> None:
    worth = blackjack.before_play(by_value(EIGHT_DECKS), (), ())
    assert worth == pytest.approx(-bets_of_a_fresh_shoe(8)[0].edge, abs=1e-12)


@pytest.mark.slow
def test_staying_at_blackjack_is_worth_the_mean_over_the_first_cards() -> None:
    """With a 9 and a Dealer's 6; and with a 9 before the Dealer has a card."""
    left, nine, six = by_value(without(EIGHT_DECKS, "9", "6")), (Card("9s"),), (Card("6d"),)
    for dealers, counts in ((six, left), ((), by_value(without(EIGHT_DECKS, "9")))):
        mean = 0.0
        for rank in "A23456789T":
            fewer = counts.copy()
            fewer[place_of(rank)] -= 1
            second = Card(f"{rank}c")
            then = blackjack.before_play(fewer, dealers, (*nine, second))
            mean += float(counts[place_of(rank)] / counts.sum()) * then
        assert blackjack.before_play(counts, dealers, nine) == pytest.approx(mean, abs=1e-9)


@pytest.mark.parametrize("up", range(10))
def test_the_dealers_hand_goes_on_from_any_two_cards_as_from_the_first(up: int) -> None:
    left = by_value(without(EIGHT_DECKS, "A23456789T"[up]))
    mean: dict[tuple[str, int], float] = {}
    for second, count in enumerate(left.tolist()):
        fewer = left.copy()
        fewer[second] -= 1
        for end, chance in dealer_from((up, second), fewer).items():
            mean[end] = mean.get(end, 0.0) + chance * count / float(left.sum())
    assert mean == pytest.approx(dict(dealer_from((up,), left)), abs=1e-12)


def test_pairs_with_a_first_card_come_to_all_pairs() -> None:
    mean: dict[str, Fraction] = {}
    for card in DECK:
        for kind, chance in pairs_with(card, without(EIGHT_DECKS, card[0])).items():
            mean[kind] = mean.get(kind, Fraction(0)) + chance / len(DECK)
    assert mean == pair_kinds(EIGHT_DECKS)


@pytest.mark.rule("Blackjack 5.7.2", "Blackjack 5.9")
@pytest.mark.parametrize(
    ("cards", "ranks", "up"),
    [
        (("deal 7s", "deal 2d", "deal 5c to dealer"), "7 5", "2"),
        (("deal Ks", "deal 6d", "deal 6c to dealer"), "K 6", "6"),
        (("deal 8s", "deal Td", "deal 8c to dealer"), "8 8", "10"),
    ],
)
def test_staying_at_blackjack_is_worth_the_best_of_the_hand(
    cards: tuple[str, ...], ranks: str, up: str
) -> None:
    desk = misplaced("blackjack", ("ann bets 100 initial box 1",), *cards)
    best = max(actions(ranks.split(), up).values())
    assert choices(desk) == {True: pytest.approx(10_000 * best, abs=1e-6), False: 0}


@pytest.mark.rule("Blackjack 5.7", "Blackjack 3.24")
def test_a_hand_that_is_played_is_compared_with_what_the_dealer_draws() -> None:
    """20 against a Dealer's 10 and 6, who got the 6 late: it lay on the box."""
    lines = ("deal Ts", "deal Td", "deal Jc", "ann stands box 1", "deal 6c to box 1")
    desk = misplaced("blackjack", ("ann bets 100 initial box 1",), *lines)
    left = by_value(without(EIGHT_DECKS, "T", "T", "J", "6"))
    ends = dealer_from((place_of("T"), place_of("6")), left)
    won = sum(
        chance * ((theirs := 0 if end == "bust" else int(end)) < 20) - chance * (theirs > 20)
        for (end, _), chance in ends.items()
    )
    assert choices(desk)[True] == pytest.approx(10_000 * won)


# every game, as it is played


@pytest.mark.slow
@pytest.mark.parametrize("game", ["andar-bahar", "baccarat", "blackjack", "si-ki-pi"])
def test_no_choice_is_left_without_a_figure_or_a_reason(game: str) -> None:
    """Practice tables where much goes wrong, with bets at random."""
    chance, told = Random(5), 0
    for seed in range(6):
        table = PracticeTable("ann", TableAsked(game, trouble=0.2, purse=10_000), seed)
        for _ in range(6):
            for _ in range(3):
                bet(table, chance)
            go_on(table, f"{table.view().number}.close")
            while table.round.status is Status.PLAY:
                asked = {each.kind for each in table.view().awaited if each.player == "ann"}
                advice = advised(table.seen())
                if Kind.OPTION in asked:
                    assert len(advice.moves) == 2 or advice.note is not None
                    told += bool(advice.moves)
                answer(table, chance)
            go_on(table, f"{table.view().number}.next")
    assert told > 10


def test_nobody_is_asked_and_nothing_is_told_while_the_house_rules() -> None:
    lines = ("ann bets 10 tie box 1", "dealer closes", "deal 2c", "deal 3c to player")
    desk = after("baccarat", *lines, table="recorded")
    assert advised(seen_by(desk)).moves == ()
    assert not isinstance(desk.say(RECONSTRUCTED), Refused)
    assert len(advised(seen_by(desk)).moves) == 2
