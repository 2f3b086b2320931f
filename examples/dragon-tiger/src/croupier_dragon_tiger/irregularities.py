"""Section 5 of the book, line by line (Dragon Tiger 5.1 to 5.13 in order)."""

from typing import Any

from croupier.game import (
    CardsInExcess,
    CardsMissing,
    Excess,
    ForeignCard,
    Interruption,
    Irregularities,
    Misplaced,
    NoticedLate,
    NotShuffled,
    Other,
    ShoeEmpty,
    WalkedAway,
    betting,
    cards_lie,
    discard,
    has_bets,
    limits,
    line,
    no_outcome_established,
    not_yet_settled,
    outcome_established,
    play_on,
    principle,
    reconstruct,
    recorded,
    said,
    shift_manager,
    void,
    voided,
)
from croupier_dragon_tiger import play
from croupier_dragon_tiger.state import DragonTigerRound


def one_of_the_two(round: DragonTigerRound, fact: Any) -> bool:
    """Dragon or Tiger was due the first of these cards."""
    return cards_lie(round, fact) and not play.over(round.just_before(fact.since))


def beyond_the_two(round: DragonTigerRound, fact: Any) -> bool:
    return cards_lie(round, fact) and play.over(round.just_before(fact.since))


RECONSTRUCT_OR_VOID = reconstruct(if_cannot=voided, cannot_cites=("Dragon Tiger 5.4.1",))
DISCARD = discard(said("dragon-tiger-ruling-discard"))

IRREGULARITIES = Irregularities(
    principle("Dragon Tiger 5.1", betting.reject_bets),
    principle("Dragon Tiger 5.1.1", limits.pro_rata),
    principle("Dragon Tiger 5.1.2", limits.pro_rata),
    principle("Dragon Tiger 5.2", betting.reject_bets),
    principle("Dragon Tiger 5.2.1", limits.at_close),
    principle("Dragon Tiger 5.3", betting.betting_closed),
    line("Dragon Tiger 5.4", Misplaced, RECONSTRUCT_OR_VOID, when=one_of_the_two),
    line("Dragon Tiger 5.5", Excess, DISCARD, when=beyond_the_two),
    line("Dragon Tiger 5.5", Misplaced, DISCARD, when=beyond_the_two),
    principle("Dragon Tiger 5.6", void),
    line("Dragon Tiger 5.6.1", ForeignCard, void()),
    line("Dragon Tiger 5.6.2", CardsMissing, void()),
    line("Dragon Tiger 5.6.2", CardsInExcess, void()),
    line("Dragon Tiger 5.6.3", NotShuffled, void()),
    line("Dragon Tiger 5.6.4", ShoeEmpty, void(), when=not_yet_settled),
    principle("Dragon Tiger 5.7", play.established),
    line("Dragon Tiger 5.7.1", Interruption, play_on(), when=outcome_established(play.established)),
    line(
        "Dragon Tiger 5.7.2",
        Interruption,
        void(confirmed_unless_detected=True),
        when=no_outcome_established(play.established),
    ),
    line(
        "Dragon Tiger 5.8",
        WalkedAway,
        play_on(said("dragon-tiger-ruling-walked-away")),
        when=has_bets,
    ),
    line("Dragon Tiger 5.9", NoticedLate, recorded(said("ruling-noticed-late"))),
    principle("Dragon Tiger 5.10", limits.at_close),
    principle("Dragon Tiger 5.11", void),
    principle("Dragon Tiger 5.12", betting.on_whose_behalf),
    line("Dragon Tiger 5.13", Other, shift_manager()),
)
