"""Section 5 of the book, line by line (Baccarat 5)."""

from typing import Any

from croupier.games.baccarat import play
from croupier.games.baccarat.drawing import BANKER_HAND, PLAYER_HAND
from croupier.games.baccarat.play import BaccaratRound, InsuranceNeglected
from croupier.table import betting, limits
from croupier.table.commands import RulingWord
from croupier.table.dealing import squeezed
from croupier.table.events import CardDealt, Event, RoundVoided
from croupier.table.evolving import evolve
from croupier.table.facts import (
    CardsMissing,
    DisplayWrong,
    DrawnTogether,
    Excess,
    ExposedByDealer,
    FaceUpInShoe,
    Fact,
    ForeignCard,
    InsuranceNotOffered,
    Interruption,
    Misplaced,
    NoticedLate,
    NotShuffled,
    Other,
    ShoeEmpty,
    WalkedAway,
    WrongNumber,
)
from croupier.table.game import Game
from croupier.table.irregularity import Irregularities, Ruling, line, principle
from croupier.table.people import Rank
from croupier.table.places import WAITING
from croupier.table.round import Halt, Round, Stage
from croupier.table.rulings import (
    everybody,
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
    recorded,
    shift_manager,
    void,
)
from croupier.table.rulings.options import (
    options_unless_established,
    options_unless_established_and_reconstructed,
)
from croupier.table.settling import correct_settlement
from croupier.table.wagers import Result, Wager


def in_play(round: BaccaratRound, fact: Fact) -> bool:
    return round.stage is Stage.PLAY


def next_in_shoe(round: BaccaratRound, fact: FaceUpInShoe) -> bool:
    return round.stage is Stage.PLAY and round.shoe.next_may_be(fact.card)


def cards_lie(round: BaccaratRound, fact: Any) -> bool:
    """The cards spoken of were drawn in this round."""
    return round.stage is not Stage.BETTING and 1 <= fact.since <= len(round.cards)


def hand_dealt(round: BaccaratRound, fact: WrongNumber) -> bool:
    return cards_lie(round, fact) and fact.place in (PLAYER_HAND, BANKER_HAND)


def outcome_established(round: BaccaratRound, fact: Fact) -> bool:
    return round.stage is Stage.CONCLUDED or play.established(round)


def no_outcome_established(round: BaccaratRound, fact: Fact) -> bool:
    return not outcome_established(round, fact)


def dealt_face_down(round: BaccaratRound, fact: ExposedByDealer) -> bool:
    return round.stage is Stage.PLAY and squeezed(round, fact.place)


def has_bets(round: BaccaratRound, fact: WalkedAway) -> bool:
    return any(wager.player == fact.player for wager in round.open_wagers())


def insurable_wagers(round: BaccaratRound, fact: InsuranceNotOffered) -> tuple[Wager, ...]:
    """His bets on that side, but for those that went back to him already."""
    return tuple(
        wager
        for wager in round.wagers
        if wager.player == fact.player
        and wager.spot.bet == fact.side
        and (wager.settlement is None or wager.settlement.result is not Result.RETURNED)
    )


def insurable_and_not_insured(round: BaccaratRound, fact: InsuranceNotOffered) -> bool:
    """A listed cell came up for a side he bet on, no waiver explains the silence."""
    came_up = (*round.play.offered, *play.current_offers(round))
    return (
        any(offer.cell.side == fact.side for offer in came_up)
        and bool(insurable_wagers(round, fact))
        and not play.insurance_bought(round, fact.player, fact.side)
        and (fact.player, fact.side) not in round.play.neglected
    )


def void_for_wrong_number(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    return (RoundVoided(play.WRONG_NUMBER),)


def as_dealt_or_void(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Cards that cannot be Reconstructed stay, unless a Hand then has the wrong number."""
    wrong = play.holds_wrong_number(round)
    return void_for_wrong_number(game, round, halt) if wrong else ()


def excess_options(game: Game, round: Round[Any], halt: Halt) -> bool:
    """A round about to be void under Baccarat 5.5.3 leaves nobody a choice."""
    return bool(halt.reconstruct) and options_unless_established(game, round, halt)


def misplaced_options(game: Game, round: Round[Any], halt: Halt) -> bool:
    if not halt.reconstruct and play.holds_wrong_number(round):
        return False
    return options_unless_established_and_reconstructed(game, round, halt)


def wrong_number_options(game: Game, round: Round[Any], halt: Halt) -> bool:
    return bool(halt.reconstruct) and options_unless_settled(game, round, halt)


def next_card(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """The exposed card is the next one, wherever it will be due."""
    assert isinstance(halt.fact, FaceUpInShoe)
    return (CardDealt(len(round.cards) + 1, halt.fact.card, WAITING),)


def original_bet_goes_back(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, InsuranceNotOffered)
    neglected = InsuranceNeglected(halt.fact.player, halt.fact.side)
    if round.stage is not Stage.CONCLUDED:
        return (neglected,)
    after = evolve(game, round, neglected)
    corrected = tuple(
        event
        for wager in insurable_wagers(after, halt.fact)
        for event in correct_settlement(game, after, wager)
    )
    return (neglected, *corrected)


FORGO_INSURANCE = play_on("he forgoes Insurance for this round; his bets are settled as they lie")
USE_AS_NEXT_CARD = Ruling(
    effect="the exposed card is used as the next card",
    carry_out=next_card,
    options_when=options_unless_established,
    asks=everybody,
)
PIT_MANAGER_NAMES_THE_PLAYER = Ruling(
    effect="where the Insurance would have won, the Original Bet is returned",
    carry_out=original_bet_goes_back,
    words=(RulingWord.CONFIRM,),
    rank=Rank.PIT_MANAGER,
)


def pit_supervisor_fixes_it(game: Game, round: Round[Any], fact: Fact) -> str | None:
    return None


IRREGULARITIES: Irregularities = (
    principle("Baccarat 5.1", betting.reject_bets),
    principle("Baccarat 5.1.1", limits.pro_rata),
    principle("Baccarat 5.1.2", limits.pro_rata),
    principle("Baccarat 5.2", betting.reject_bets),
    principle("Baccarat 5.2.1", limits.at_close),
    line("Baccarat 5.3", WalkedAway, FORGO_INSURANCE, when=has_bets, also=("Baccarat 5.3.1",)),
    # Baccarat 5.4: what an interruption does depends on whether an outcome is established
    line("Baccarat 5.4.1", Interruption, play_on(), when=outcome_established),
    line(
        "Baccarat 5.4.2",
        Interruption,
        void(confirmed_unless_detected=True),
        when=no_outcome_established,
    ),
    line("Baccarat 5.5.1", ForeignCard, void()),
    line("Baccarat 5.5.2", CardsMissing, void()),
    principle("Baccarat 5.5.3", void_for_wrong_number),
    line("Baccarat 5.5.4", ShoeEmpty, void(), when=in_play),
    line("Baccarat 5.5.5", NotShuffled, void()),
    principle("Baccarat 5.6", betting.betting_closed),
    line(
        "Baccarat 5.7",
        Excess,
        reconstruct(
            options_when=excess_options,
            if_cannot=void_for_wrong_number,
            cannot_cites=("Baccarat 5.5.3",),
        ),
        when=cards_lie,
        also=("Baccarat 5.7.1",),
    ),
    line(
        "Baccarat 5.7",
        FaceUpInShoe,
        USE_AS_NEXT_CARD,
        when=next_in_shoe,
        also=("Baccarat 5.7.1",),
    ),
    # Baccarat 5.8.1 and 5.8.2: in the wrong area or the wrong hands, it is the same fact
    line(
        "Baccarat 5.8",
        Misplaced,
        reconstruct(
            options_when=misplaced_options,
            if_cannot=as_dealt_or_void,
            cannot_cites=("Baccarat 5.12",),
        ),
        when=cards_lie,
        also=("Baccarat 5.8.1",),
    ),
    line(
        "Baccarat 5.9",
        ExposedByDealer,
        play_on(options_when=options_unless_established),
        when=dealt_face_down,
    ),
    line(
        "Baccarat 5.10",
        DrawnTogether,
        fix_the_order(pit_supervisor_fixes_it, options_when=options_unless_settled),
        when=cards_lie,
        also=("Baccarat 5.10.1", "Baccarat 5.12"),
    ),
    line(
        "Baccarat 5.11",
        NoticedLate,
        recorded("noticed after the next round began: no effect on this round"),
    ),
    line(
        "Baccarat 5.12",
        WrongNumber,
        reconstruct(
            options_when=wrong_number_options,
            if_cannot=void_for_wrong_number,
            cannot_cites=("Baccarat 5.5.3",),
        ),
        when=hand_dealt,
    ),
    line(
        "Baccarat 5.13",
        InsuranceNotOffered,
        PIT_MANAGER_NAMES_THE_PLAYER,
        when=insurable_and_not_insured,
    ),
    principle("Baccarat 5.14", limits.at_close),
    line("Baccarat 5.15", DisplayWrong, recorded("the cards on the table decide, not the display")),
    principle("Baccarat 5.16", void),
    principle("Baccarat 5.17", betting.on_whose_behalf),
    line("Baccarat 5.18", Other, shift_manager()),
)
