"""Section 5 of the book, line by line (Andar Bahar 5.1 to 5.19 in order)."""

from croupier.engine.games.andar_bahar import play
from croupier.engine.games.andar_bahar.trouble.conditions import (
    no_place_for_them,
    otherwise_misplaced,
    to_the_other_side,
)
from croupier.engine.games.andar_bahar.trouble.remedies import (
    PIT_SUPERVISOR_FIXES_THE_ORDER,
    RECONSTRUCT_THE_CARDS,
    RECONSTRUCT_THE_HANDS,
    REMOVE_FROM_PLAY,
    SETTLED_IN_THEIR_ABSENCE,
    affected,
    unless_established_and_reconstructed,
)
from croupier.engine.sentences import said
from croupier.engine.table.betting import betting, limits
from croupier.engine.table.contract.irregularity import Irregularities, line, principle
from croupier.engine.table.course import between_rounds
from croupier.engine.table.trouble import answers
from croupier.engine.table.trouble.conditions import (
    cards_lie,
    dealt_face_down,
    has_bets,
    in_play,
    next_in_the_shoe,
    no_outcome_established,
    outcome_established,
)
from croupier.engine.table.trouble.grounds import has_a_place
from croupier.engine.table.trouble.rulings import (
    play_on,
    recorded,
    shift_manager,
    use_as_next_card,
    void,
)
from croupier.engine.table.vocabulary.facts import (
    CardsInExcess,
    CardsMissing,
    DisplayWrong,
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

IRREGULARITIES = Irregularities(
    principle("Andar Bahar 5.1", betting.reject_bets),
    principle("Andar Bahar 5.1.1", limits.pro_rata),
    principle("Andar Bahar 5.1.2", limits.pro_rata),
    principle("Andar Bahar 5.2", betting.reject_bets),
    principle("Andar Bahar 5.2.1", limits.at_close),
    line("Andar Bahar 5.3", WalkedAway, SETTLED_IN_THEIR_ABSENCE, when=has_bets),
    principle("Andar Bahar 5.4", play.established),
    line("Andar Bahar 5.4.1", Interruption, play_on(), when=outcome_established(play.established)),
    line(
        "Andar Bahar 5.4.2",
        Interruption,
        void(confirmed_unless_detected=True),
        when=no_outcome_established(play.established),
    ),
    principle("Andar Bahar 5.5", void),
    line("Andar Bahar 5.5.1", ForeignCard, void()),
    line("Andar Bahar 5.5.2", CardsMissing, void()),
    line("Andar Bahar 5.5.2", CardsInExcess, void()),
    line("Andar Bahar 5.5.3", NotShuffled, void()),
    principle("Andar Bahar 5.6", betting.betting_closed),
    line(
        "Andar Bahar 5.7",
        Misplaced,
        RECONSTRUCT_THE_CARDS,
        when=otherwise_misplaced,
        also=("Andar Bahar 5.14", "Andar Bahar 5.14.2"),
    ),
    line(
        "Andar Bahar 5.7",
        WrongNumber,
        RECONSTRUCT_THE_CARDS,
        when=otherwise_misplaced,
        also=("Andar Bahar 5.14", "Andar Bahar 5.14.2"),
    ),
    line("Andar Bahar 5.8", FaceUpInShoe, use_as_next_card(), when=next_in_the_shoe),
    line(
        "Andar Bahar 5.9",
        Misplaced,
        RECONSTRUCT_THE_HANDS,
        when=to_the_other_side,
        also=("Andar Bahar 5.9.1",),
    ),
    line(
        "Andar Bahar 5.9",
        WrongNumber,
        RECONSTRUCT_THE_HANDS,
        when=to_the_other_side,
        also=("Andar Bahar 5.9.1",),
    ),
    principle("Andar Bahar 5.9.2", unless_established_and_reconstructed),
    line(
        "Andar Bahar 5.10",
        ExposedByDealer,
        play_on(),
        when=dealt_face_down,
        also=("Andar Bahar 3.13",),
    ),
    line(
        "Andar Bahar 5.11",
        DrawnTogether,
        PIT_SUPERVISOR_FIXES_THE_ORDER,
        when=cards_lie,
        also=("Andar Bahar 5.11.1", "Andar Bahar 5.14"),
    ),
    principle("Andar Bahar 5.11.2", between_rounds.ends_the_shoe),
    line("Andar Bahar 5.12", NoticedLate, recorded(said("ruling-noticed-late"))),
    line("Andar Bahar 5.13", Excess, REMOVE_FROM_PLAY, when=no_place_for_them),
    line("Andar Bahar 5.13", WrongNumber, REMOVE_FROM_PLAY, when=no_place_for_them),
    line("Andar Bahar 5.13", Misplaced, REMOVE_FROM_PLAY, when=no_place_for_them),
    principle("Andar Bahar 5.14", affected),
    principle("Andar Bahar 5.14.1", answers.choose_option),
    principle("Andar Bahar 5.14.2", answers.choose_option),
    principle("Andar Bahar 5.14.3", answers.choose_option),
    principle("Andar Bahar 5.15", limits.at_close),
    line("Andar Bahar 5.16", DisplayWrong, recorded(said("ruling-cards-decide"))),
    principle("Andar Bahar 5.17", void),
    principle("Andar Bahar 5.18", betting.on_whose_behalf),
    line("Andar Bahar 5.19", ShoeEmpty, shift_manager(), when=in_play),
    line("Andar Bahar 5.19", Other, shift_manager()),
    grounds={Excess: has_a_place},
)
