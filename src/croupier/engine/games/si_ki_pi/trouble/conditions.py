"""When a line of section 5 applies at a Si Ki Pi table: what was seen, and where the cards lie
(Si Ki Pi 3.17, 5.5.2, 5.5.3, 5.7, 5.8, 5.9, 5.12, 5.13)."""

from croupier.engine.games.si_ki_pi.play import (
    DEALER_HAND,
    dealt_to,
    hand_of,
    in_play,
    initial_bets,
    next_place,
    still_due,
)
from croupier.engine.games.si_ki_pi.showing import face_down
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.games.si_ki_pi.trouble.facts import ExposedByPlayer, SecondHandExamined
from croupier.engine.table.state.round import Status
from croupier.engine.table.trouble.conditions import cards_lie, next_in_the_shoe
from croupier.engine.table.vocabulary.facts import (
    DealingError,
    DrawnTogether,
    Excess,
    ExposedByDealer,
    FaceUpInShoe,
    Fact,
    Misplaced,
    WrongNumber,
)
from croupier.engine.table.vocabulary.places import Place

TWO_OR_MORE = 2


def next_for_all_one_sees(round: SiKiPiRound, fact: FaceUpInShoe) -> bool:
    """Also a card that lies face down: an answer that told it from the others would name it (Si Ki
    Pi 3.17). The Shift Manager decides in either case."""
    down = face_down(round)
    lies = any(drawn.card == fact.card for drawn in round.cards if drawn.place in down)
    return next_in_the_shoe(round, fact) or lies


def seen(round: SiKiPiRound) -> bool:
    """Some Player has looked at cards dealt to them, or all hands were opened and paid."""
    return (
        round.status is Status.CONCLUDED
        or bool(round.play.looked)
        or any(_tells_of_seen_cards(fact) for fact in round.facts)
    )


def _tells_of_seen_cards(fact: Fact) -> bool:
    if isinstance(fact, ExposedByDealer):
        return fact.seen_by is not None
    return isinstance(fact, ExposedByPlayer | SecondHandExamined)


# cards shown


def lie_there(round: SiKiPiRound, fact: ExposedByDealer | ExposedByPlayer) -> bool:
    lying = len(round.at(fact.place))
    return (
        round.status is Status.PLAY and fact.place in dealt_to(round) and 1 <= fact.count <= lying
    )


def exposed(round: SiKiPiRound, fact: ExposedByDealer) -> bool:
    named = fact.seen_by is None or fact.seen_by in round.players()
    return named and lie_there(round, fact)


def shown_in_all(round: SiKiPiRound, fact: ExposedByDealer) -> int:
    """Counted per hand, those the Dealer showed before included."""
    earlier = (f for f in round.facts if isinstance(f, ExposedByDealer) and f.place == fact.place)
    return fact.count + sum(f.count for f in earlier)


def single_card_exposed(round: SiKiPiRound, fact: ExposedByDealer) -> bool:
    return exposed(round, fact) and shown_in_all(round, fact) < TWO_OR_MORE


def two_or_more_exposed(round: SiKiPiRound, fact: ExposedByDealer) -> bool:
    return exposed(round, fact) and shown_in_all(round, fact) >= TWO_OR_MORE


def exposed_when_seen(round: SiKiPiRound, fact: ExposedByDealer) -> bool:
    return two_or_more_exposed(round, fact) and (seen(round) or fact.seen_by is not None)


def dealers_hand_exposed_unseen(round: SiKiPiRound, fact: ExposedByDealer) -> bool:
    unseen = two_or_more_exposed(round, fact) and not exposed_when_seen(round, fact)
    return unseen and fact.place == DEALER_HAND


def players_hand_exposed_unseen(round: SiKiPiRound, fact: ExposedByDealer) -> bool:
    unseen = two_or_more_exposed(round, fact) and not exposed_when_seen(round, fact)
    return unseen and fact.place != DEALER_HAND


def exposed_by_player(round: SiKiPiRound, fact: ExposedByPlayer) -> bool:
    box = fact.place.box
    if box is None or not lie_there(round, fact):
        return False
    return fact.shown_by is None or fact.shown_by in initial_bets(round, box)


# cards dealt wrongly


def dealt_in_play(round: SiKiPiRound, fact: DealingError) -> bool:
    """The first wrong card came out before the round was settled."""
    return cards_lie(round, fact) and round.just_before(fact.since).status is Status.PLAY


def drawn_after_the_end(round: SiKiPiRound, fact: Excess) -> bool:
    return cards_lie(round, fact) and round.just_before(fact.since).status is Status.CONCLUDED


def lay_at(round: SiKiPiRound, fact: Misplaced | WrongNumber) -> Place:
    """The hand in question: where the card lay, said or keyed."""
    return fact.place or round.cards[fact.since - 1].place


def on_a_full_hand(round: SiKiPiRound, fact: Misplaced) -> bool:
    """A fifth card: the same error as a Player's hand of the wrong number."""
    before, place = round.just_before(fact.since), lay_at(round, fact)
    players = place != DEALER_HAND and place in dealt_to(before)
    return players and place not in still_due(before)


def misplaced_on_a_full_hand(round: SiKiPiRound, fact: Misplaced) -> bool:
    return dealt_in_play(round, fact) and on_a_full_hand(round, fact)


def misplaced_and_seen(round: SiKiPiRound, fact: Misplaced) -> bool:
    return seen(round) and dealt_in_play(round, fact) and not on_a_full_hand(round, fact)


def misplaced_unseen(round: SiKiPiRound, fact: Misplaced) -> bool:
    return not seen(round) and dealt_in_play(round, fact) and not on_a_full_hand(round, fact)


def wrong_number_in_a_players_hand(round: SiKiPiRound, fact: WrongNumber) -> bool:
    there = bool(round.at(fact.place)) and fact.place.box in round.play.boxes
    return dealt_in_play(round, fact) and there


def wrong_number_at_the_dealer_seen(round: SiKiPiRound, fact: WrongNumber) -> bool:
    return dealt_in_play(round, fact) and fact.place == DEALER_HAND and seen(round)


def wrong_number_at_the_dealer_unseen(round: SiKiPiRound, fact: WrongNumber) -> bool:
    return dealt_in_play(round, fact) and fact.place == DEALER_HAND and not seen(round)


def together_and_seen(round: SiKiPiRound, fact: DrawnTogether) -> bool:
    """Some hand was still due a card when they came out."""
    if not cards_lie(round, fact):
        return False
    before = round.just_before(fact.since)
    still_dealing = before.status is Status.PLAY and next_place(before) is not None
    return still_dealing and seen(round)


def together_unseen(round: SiKiPiRound, fact: DrawnTogether) -> bool:
    return cards_lie(round, fact) and not together_and_seen(round, fact)


# hands looked at


def before_payment(round: SiKiPiRound) -> SiKiPiRound:
    """The table when bets were last open; cards may have been drawn since all was paid."""
    then = round
    while then.status is Status.CONCLUDED and then.cards:
        then = round.just_before(len(then.cards))
    return then


def second_hand_examined(round: SiKiPiRound, fact: SecondHandExamined) -> bool:
    """They bet on that hand and have looked, or could have looked, at another. It may come to
    light after payment."""
    then = before_payment(round)
    own = [box for box in in_play(then) if fact.player in initial_bets(then, box)]
    others = {*own, round.play.looked.get(fact.player, fact.box)} - {fact.box}
    return (
        round.status in (Status.PLAY, Status.CONCLUDED)
        and fact.box in own
        and bool(others)
        and bool(round.at(hand_of(fact.box)))
    )
