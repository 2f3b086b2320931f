"""Why a report cannot be true at a Blackjack table (Blackjack 3.17, 5.10.2, 5.10.3, 5.15, 5.16)."""

from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.games.blackjack.trouble.facts import (
    DealerOverdrew,
    DealtToEmptyBox,
    SideBetAlone,
    SideBetUnsettled,
    SurrenderedTooLate,
)
from croupier.engine.games.blackjack.window import against_an_ace, initial_wagers
from croupier.engine.sentences import Message, said
from croupier.engine.table.trouble.grounds import no_bet_at


def not_overdrawn(round: BlackjackRound, fact: DealerOverdrew) -> Message:
    if round.cards[fact.since - 1].place != DEALER_HAND:
        return said("blackjack-ground-not-the-dealers", number=fact.since)
    return said("blackjack-ground-not-complete", number=fact.since)


def not_dealt_there(round: BlackjackRound, fact: DealtToEmptyBox) -> Message:
    if round.cards[fact.since - 1].place.box != fact.box:
        return said("blackjack-ground-lies-elsewhere", number=fact.since, box=fact.box)
    return said("blackjack-ground-box-has-a-bet", box=fact.box)


def not_alone(round: BlackjackRound, fact: SideBetAlone) -> Message:
    return said("blackjack-ground-none-alone", box=fact.box)


def nothing_unsettled(round: BlackjackRound, fact: SideBetUnsettled) -> Message:
    return said("blackjack-ground-nothing-unsettled")


def not_too_late(round: BlackjackRound, fact: SurrenderedTooLate) -> Message:
    if not initial_wagers(round, fact.player, fact.box):
        return no_bet_at(fact.player, fact.box)
    if against_an_ace(round):
        return said("blackjack-ground-ace")
    return said("blackjack-ground-still-open", player=fact.player)
