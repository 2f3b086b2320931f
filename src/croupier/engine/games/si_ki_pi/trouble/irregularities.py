"""Section 5 of the book, line by line (Si Ki Pi 5.1 to 5.18 in order, with 3.15)."""

from croupier.engine.games.si_ki_pi.consequences import established
from croupier.engine.games.si_ki_pi.trouble.affected_players import affected
from croupier.engine.games.si_ki_pi.trouble.conditions import (
    dealers_hand_exposed_unseen,
    drawn_after_the_end,
    exposed_by_player,
    exposed_when_seen,
    misplaced_and_seen,
    misplaced_on_a_full_hand,
    misplaced_unseen,
    next_for_all_one_sees,
    players_hand_exposed_unseen,
    second_hand_examined,
    single_card_exposed,
    together_and_seen,
    together_unseen,
    wrong_number_at_the_dealer_seen,
    wrong_number_at_the_dealer_unseen,
    wrong_number_in_a_players_hand,
)
from croupier.engine.games.si_ki_pi.trouble.facts import ExposedByPlayer, SecondHandExamined
from croupier.engine.games.si_ki_pi.trouble.remedies import (
    INTENTIONAL_OR_NOT,
    NO_HAND_IS_DUE_IT,
    OPTIONS_FOR_THE_AFFECTED,
    PIT_SUPERVISOR_FIXES_THE_ORDER,
    RECONSTRUCT_OR_REMOVE_THE_HAND,
    RECONSTRUCT_THE_CARDS,
    RECONSTRUCT_THE_DEALERS_HAND,
    SET_BY_HOUSE_WAY,
    SINGLE_CARD,
    VOID_IF_SEEN,
)
from croupier.engine.games.si_ki_pi.trouble.wrong_number import automatic
from croupier.engine.sentences import said
from croupier.engine.table.betting import betting, limits
from croupier.engine.table.contract.irregularity import Irregularities, line, principle
from croupier.engine.table.trouble import answers
from croupier.engine.table.trouble.conditions import (
    has_bets,
    no_outcome_established,
    not_yet_settled,
    outcome_established,
)
from croupier.engine.table.trouble.rulings import play_on, recorded, shift_manager, void
from croupier.engine.table.vocabulary.facts import (
    CardsInExcess,
    CardsMissing,
    DrawnTogether,
    Excess,
    ExposedByDealer,
    FaceUpInShoe,
    ForeignCard,
    Interruption,
    Misplaced,
    NoticedLate,
    NotShuffled,
    Other,
    ShoeEmpty,
    WalkedAway,
    WrongNumber,
)

OPTIONS = ("Si Ki Pi 5.6", "Si Ki Pi 5.6.2")

IRREGULARITIES = Irregularities(
    line(
        "Si Ki Pi 3.15",
        ExposedByDealer,
        SINGLE_CARD,
        when=single_card_exposed,
        also=("Si Ki Pi 5.7",),
    ),
    principle("Si Ki Pi 5.1", betting.reject_bets),
    principle("Si Ki Pi 5.1.1", limits.pro_rata),
    principle("Si Ki Pi 5.1.2", limits.pro_rata),
    principle("Si Ki Pi 5.2", betting.reject_bets),
    principle("Si Ki Pi 5.2.1", limits.at_close),
    line("Si Ki Pi 5.3", WalkedAway, SET_BY_HOUSE_WAY, when=has_bets),
    principle("Si Ki Pi 5.4", established),
    line(
        "Si Ki Pi 5.4.1",
        Interruption,
        play_on(),
        when=outcome_established(established),
    ),
    line(
        "Si Ki Pi 5.4.2",
        Interruption,
        void(confirmed_unless_detected=True),
        when=no_outcome_established(established),
    ),
    principle("Si Ki Pi 5.5", void),
    line("Si Ki Pi 5.5.1", ForeignCard, void()),
    line("Si Ki Pi 5.5.2", ExposedByDealer, void(), when=dealers_hand_exposed_unseen),
    line("Si Ki Pi 5.5.3", Misplaced, VOID_IF_SEEN, when=misplaced_and_seen),
    line("Si Ki Pi 5.5.3", WrongNumber, VOID_IF_SEEN, when=wrong_number_at_the_dealer_seen),
    line("Si Ki Pi 5.5.3", DrawnTogether, VOID_IF_SEEN, when=together_and_seen),
    line("Si Ki Pi 5.5.4", NotShuffled, void()),
    line("Si Ki Pi 5.5.5", CardsMissing, void()),
    line("Si Ki Pi 5.5.5", CardsInExcess, void()),
    line("Si Ki Pi 5.5.6", ShoeEmpty, void(), when=not_yet_settled),
    principle("Si Ki Pi 5.6", affected),
    principle("Si Ki Pi 5.6.1", answers.choose_option),
    principle("Si Ki Pi 5.6.2", answers.choose_option),
    principle("Si Ki Pi 5.6.3", automatic),
    line(
        "Si Ki Pi 5.7",
        ExposedByDealer,
        OPTIONS_FOR_THE_AFFECTED,
        when=players_hand_exposed_unseen,
        also=("Si Ki Pi 5.6",),
    ),
    line("Si Ki Pi 5.8", ExposedByDealer, play_on(), when=exposed_when_seen),
    line("Si Ki Pi 5.9", ExposedByPlayer, play_on(), when=exposed_by_player),
    principle("Si Ki Pi 5.10", betting.betting_closed),
    line("Si Ki Pi 5.11", Misplaced, RECONSTRUCT_THE_CARDS, when=misplaced_unseen, also=OPTIONS),
    line(
        "Si Ki Pi 5.11",
        WrongNumber,
        RECONSTRUCT_THE_DEALERS_HAND,
        when=wrong_number_at_the_dealer_unseen,
        also=OPTIONS,
    ),
    line(
        "Si Ki Pi 5.11",
        DrawnTogether,
        PIT_SUPERVISOR_FIXES_THE_ORDER,
        when=together_unseen,
        also=("Si Ki Pi 5.6",),
    ),
    line("Si Ki Pi 5.11", Excess, NO_HAND_IS_DUE_IT, when=drawn_after_the_end),
    line(
        "Si Ki Pi 5.12",
        Misplaced,
        RECONSTRUCT_OR_REMOVE_THE_HAND,
        when=misplaced_on_a_full_hand,
        also=("Si Ki Pi 5.11",),
    ),
    line(
        "Si Ki Pi 5.12",
        WrongNumber,
        RECONSTRUCT_OR_REMOVE_THE_HAND,
        when=wrong_number_in_a_players_hand,
        also=("Si Ki Pi 5.11",),
    ),
    line(
        "Si Ki Pi 5.13",
        SecondHandExamined,
        INTENTIONAL_OR_NOT,
        when=second_hand_examined,
        also=("Si Ki Pi 3.11",),
    ),
    line("Si Ki Pi 5.14", NoticedLate, recorded(said("ruling-noticed-late"))),
    principle("Si Ki Pi 5.15", limits.at_close),
    principle("Si Ki Pi 5.16", void),
    principle("Si Ki Pi 5.17", betting.on_whose_behalf),
    line("Si Ki Pi 5.18", FaceUpInShoe, shift_manager(), when=next_for_all_one_sees),
    line("Si Ki Pi 5.18", Other, shift_manager()),
)
