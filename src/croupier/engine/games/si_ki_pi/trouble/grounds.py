"""Why a report about somebody's hand cannot be true at a Si Ki Pi table (Si Ki Pi 5.9, 5.13)."""

from croupier.engine.games.si_ki_pi.play import initial_bets
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.games.si_ki_pi.trouble.conditions import before_payment
from croupier.engine.games.si_ki_pi.trouble.facts import ExposedByPlayer, SecondHandExamined
from croupier.engine.sentences import Message, said
from croupier.engine.table.trouble.grounds import no_bet_at


def not_exposed_by_player(round: SiKiPiRound, fact: ExposedByPlayer) -> Message | None:
    box = fact.place.box
    if box is None or fact.shown_by is None:
        return None
    return None if fact.shown_by in initial_bets(round, box) else no_bet_at(fact.shown_by, box)


def no_second_hand(round: SiKiPiRound, fact: SecondHandExamined) -> Message:
    if fact.player not in initial_bets(before_payment(round), fact.box):
        return no_bet_at(fact.player, fact.box)
    return said("si-ki-pi-ground-no-other-hand", player=fact.player)
