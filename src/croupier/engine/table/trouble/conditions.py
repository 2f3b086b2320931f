"""Conditions on a round that lines of every book use; what must hold for a fact to be possible."""

from collections.abc import Callable

from croupier.engine.table.contract.irregularity import Condition
from croupier.engine.table.dealing.dealing import squeezed
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.facts import (
    DealingError,
    ExposedByDealer,
    FaceUpInShoe,
    Fact,
    WalkedAway,
    WrongNumber,
)

Established = Callable[[AnyRound], bool]  # by the cards: is any bet won or lost?


def in_play(round: AnyRound, fact: Fact) -> bool:
    return round.status is Status.PLAY


def has_bets(round: AnyRound, fact: WalkedAway) -> bool:
    return any(wager.player == fact.player for wager in round.wagers)


def cards_lie(round: AnyRound, fact: DealingError) -> bool:
    """The cards spoken of were drawn in this round."""
    if isinstance(fact, WrongNumber) and not round.at(fact.place):
        return False
    return round.status is not Status.BETTING and 1 <= fact.since <= fact.last(len(round.cards))


def next_in_the_shoe(round: AnyRound, fact: FaceUpInShoe) -> bool:
    """While bets are open too: then the betting ends at once and chips as they lie stand."""
    return round.status in (Status.BETTING, Status.PLAY) and round.shoe.next_may_be(fact.card)


def not_yet_settled(round: AnyRound, fact: Fact) -> bool:
    return round.status in (Status.BETTING, Status.PLAY)


def dealt_face_down(round: AnyRound, fact: ExposedByDealer) -> bool:
    """The cards there were to be squeezed."""
    return round.status is Status.PLAY and squeezed(round, fact.place)


def outcome_established(established: Established) -> Condition:
    """What is paid is established, or what cards decide that are not being ruled on."""

    def holds(round: AnyRound, fact: Fact) -> bool:
        return round.status is Status.CONCLUDED or established(undisputed(round))

    return holds


def no_outcome_established(established: Established) -> Condition:
    holds = outcome_established(established)
    return lambda round, fact: not holds(round, fact)


def undisputed(round: AnyRound) -> AnyRound:
    """The table without the cards that are still being ruled on."""
    wrong = open_errors(round)
    return round.just_before(min(wrong)) if wrong else round


def open_errors(round: AnyRound) -> tuple[int, ...]:
    """The first card of each dealing error that is still being ruled on."""
    return tuple(halt.fact.since for halt in round.halts if isinstance(halt.fact, DealingError))
