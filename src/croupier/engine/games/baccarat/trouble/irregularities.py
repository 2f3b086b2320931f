"""Section 5 of the book, line by line (Baccarat 5.1 to 5.18 in order)."""

from croupier.engine.games.baccarat import play
from croupier.engine.games.baccarat.trouble.conditions import hand_dealt, insurance_neglected
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.games.baccarat.trouble.neglected_insurance import not_neglected
from croupier.engine.games.baccarat.trouble.remedies import (
    CONTINUE_FACE_UP,
    FORGO_INSURANCE,
    PIT_MANAGER_NAMES_THE_PLAYER,
    PIT_SUPERVISOR_FIXES_THE_ORDER,
    RECONSTRUCT_OR_HOLD_OVER,
    RECONSTRUCT_THE_HANDS,
    RECONSTRUCT_THE_NUMBER,
    USE_AS_NEXT_CARD,
    void_for_wrong_number,
)
from croupier.engine.sentences import said
from croupier.engine.table.betting import betting, limits
from croupier.engine.table.contract.irregularity import Irregularities, line, principle
from croupier.engine.table.trouble.conditions import (
    cards_lie,
    dealt_face_down,
    has_bets,
    next_in_the_shoe,
    no_outcome_established,
    not_yet_settled,
    outcome_established,
)
from croupier.engine.table.trouble.rulings import play_on, recorded, shift_manager, void
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
    principle("Baccarat 5.1", betting.reject_bets),
    principle("Baccarat 5.1.1", limits.pro_rata),
    principle("Baccarat 5.1.2", limits.pro_rata),
    principle("Baccarat 5.2", betting.reject_bets),
    principle("Baccarat 5.2.1", limits.at_close),
    line("Baccarat 5.3", WalkedAway, FORGO_INSURANCE, when=has_bets, also=("Baccarat 5.3.1",)),
    # Baccarat 5.4: what an interruption does depends on whether an outcome is established
    line("Baccarat 5.4.1", Interruption, play_on(), when=outcome_established(play.established)),
    line(
        "Baccarat 5.4.2",
        Interruption,
        void(confirmed_unless_detected=True),
        when=no_outcome_established(play.established),
    ),
    line("Baccarat 5.5.1", ForeignCard, void()),
    line("Baccarat 5.5.2", CardsMissing, void()),
    line("Baccarat 5.5.2", CardsInExcess, void()),
    principle("Baccarat 5.5.3", void_for_wrong_number),
    line("Baccarat 5.5.4", ShoeEmpty, void(), when=not_yet_settled),
    line("Baccarat 5.5.5", NotShuffled, void()),
    principle("Baccarat 5.6", betting.betting_closed),
    line(
        "Baccarat 5.7",
        Excess,
        RECONSTRUCT_OR_HOLD_OVER,
        when=cards_lie,
        also=("Baccarat 5.7.1",),
    ),
    line(
        "Baccarat 5.7",
        FaceUpInShoe,
        USE_AS_NEXT_CARD,
        when=next_in_the_shoe,
        also=("Baccarat 5.7.1",),
    ),
    # Baccarat 5.8.1 and 5.8.2: in the wrong area or the wrong hands, it is the same fact
    line(
        "Baccarat 5.8",
        Misplaced,
        RECONSTRUCT_THE_HANDS,
        when=cards_lie,
        also=("Baccarat 5.8.1",),
    ),
    line(
        "Baccarat 5.9",
        ExposedByDealer,
        CONTINUE_FACE_UP,
        when=dealt_face_down,
    ),
    line(
        "Baccarat 5.10",
        DrawnTogether,
        PIT_SUPERVISOR_FIXES_THE_ORDER,
        when=cards_lie,
        also=("Baccarat 5.10.1", "Baccarat 5.12"),
    ),
    line(
        "Baccarat 5.11",
        NoticedLate,
        recorded(said("ruling-noticed-late")),
    ),
    line(
        "Baccarat 5.12",
        WrongNumber,
        RECONSTRUCT_THE_NUMBER,
        when=hand_dealt,
    ),
    line(
        "Baccarat 5.13",
        InsuranceNotOffered,
        PIT_MANAGER_NAMES_THE_PLAYER,
        when=insurance_neglected,
    ),
    principle("Baccarat 5.14", limits.at_close),
    line("Baccarat 5.15", DisplayWrong, recorded(said("ruling-cards-decide"))),
    principle("Baccarat 5.16", void),
    principle("Baccarat 5.17", betting.on_whose_behalf),
    line("Baccarat 5.18", Other, shift_manager()),
    grounds={InsuranceNotOffered: not_neglected},
)
