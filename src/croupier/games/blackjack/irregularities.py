"""Section 5 of the book, line by line (Blackjack 5.1 to 5.19 in order, with 3.12 and 3.17)."""

from typing import Any

from msgspec.structs import replace

from croupier.games.blackjack import play, side_bets
from croupier.games.blackjack.course import beforehand
from croupier.games.blackjack.hands import DEALER_HAND
from croupier.games.blackjack.play import BlackjackRound, decider, initial_deal_complete
from croupier.games.blackjack.settlement import decided_now
from croupier.table import betting, evening, limits
from croupier.table.commands import DealCard, RulingWord
from croupier.table.dealing import squeezed
from croupier.table.due import Ask, Deal, Due, Settle
from croupier.table.events import CardDealt, CardMoved, Event
from croupier.table.facts import (
    CardsMissing,
    DealerOverdrew,
    DealingError,
    DealtToEmptyBox,
    DrawnTogether,
    ExposedByDealer,
    FaceUpInShoe,
    Fact,
    ForeignCard,
    Interruption,
    Misplaced,
    NoticedLate,
    NotShuffled,
    Other,
    ShoeEmpty,
    SideBetAlone,
    SideBetUnsettled,
    SurrenderedTooLate,
    WalkedAway,
    WrongNumber,
)
from croupier.table.game import Game
from croupier.table.irregularity import Irregularities, Ruling, line, principle
from croupier.table.people import DEALER
from croupier.table.places import DISCARDED, WAITING, Place
from croupier.table.round import Halt, Round, Stage
from croupier.table.rulings import (
    discard,
    everybody,
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
    recorded,
    shift_manager,
    void,
)
from croupier.table.wagers import Result


def in_play(round: BlackjackRound, fact: Fact) -> bool:
    return round.stage is Stage.PLAY


def outcome_established(round: BlackjackRound, fact: Fact) -> bool:
    return round.stage is Stage.CONCLUDED or established(round)


def no_outcome_established(round: BlackjackRound, fact: Fact) -> bool:
    return not outcome_established(round, fact)


def established(round: BlackjackRound) -> bool:
    """RWS Pairs is decided once a box has two cards."""
    return any(len(play.faces(round, hand.place)) >= 2 or hand.split for hand in round.play.hands)


def has_bets(round: BlackjackRound, fact: WalkedAway) -> bool:
    return any(wager.player == fact.player for wager in round.open_wagers())


def cards_lie(round: BlackjackRound, fact: Any) -> bool:
    return round.stage is not Stage.BETTING and 1 <= fact.since <= len(round.cards)


def settled_before_noticed(round: BlackjackRound, fact: Any) -> bool:
    """Blackjack 5.10.1: an Interim Settlement freezes the Initial Deal, a Final one its hand."""
    if not cards_lie(round, fact):
        return False
    if round.stage is Stage.CONCLUDED:
        return True
    before = round.just_before(fact.since)
    if not initial_deal_complete(before) and round.play.interim_settled:
        return True
    wanted = play.due(before)
    touched = {drawn.place for drawn in round.cards if drawn.number >= fact.since}
    if isinstance(wanted, Deal):
        touched.add(wanted.place)
    return any(finally_settled(round, place) for place in touched)


def finally_settled(round: BlackjackRound, place: Place) -> bool:
    """A bet on the hand was paid or collected; one taken back settles nothing."""
    return any(
        w.settlement is not None and w.settlement.result is not Result.RETURNED
        for w in round.wagers
        if place.box is not None
        and w.spot.box == place.box
        and w.spot.bet in play.ON_A_HAND
        and (w.hand or 1) == place.hand
    )


def not_settled_before_noticed(round: BlackjackRound, fact: Any) -> bool:
    return cards_lie(round, fact) and not settled_before_noticed(round, fact)


def lies_without_a_bet(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    if not cards_lie(round, fact):
        return False
    before, place = round.just_before(fact.since), round.cards[fact.since - 1].place
    bet_on = any(h.place == place and play.wagers_on(before, h) for h in before.play.hands)
    return place.box == fact.box and not bet_on


def to_an_empty_box_after_interim(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    over = round.stage is Stage.CONCLUDED or round.play.interim_settled
    return over and lies_without_a_bet(round, fact)


def to_an_empty_box_before_interim(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    over = round.stage is Stage.CONCLUDED or round.play.interim_settled
    return not over and lies_without_a_bet(round, fact)


def next_was(round: BlackjackRound, fact: DrawnTogether) -> Due | None:
    """What was due when the cards came out together; None: the round was over."""
    before = round.just_before(fact.since)
    return play.due(before) if before.stage is Stage.PLAY else None


def settled_before_ordered(round: BlackjackRound, fact: DrawnTogether) -> bool:
    """Cards drawn while the round was in play, on which bets have been settled since."""
    return settled_before_noticed(round, fact) and (
        round.just_before(fact.since).stage is Stage.PLAY
    )


def dealer_was_next(round: BlackjackRound, fact: DrawnTogether) -> bool:
    if not cards_lie(round, fact) or settled_before_ordered(round, fact):
        return False
    wanted = next_was(round, fact)
    return not isinstance(wanted, Ask) and not (
        isinstance(wanted, Deal) and wanted.place != DEALER_HAND
    )


def a_box_was_next(round: BlackjackRound, fact: DrawnTogether) -> bool:
    return (
        cards_lie(round, fact)
        and not settled_before_ordered(round, fact)
        and not dealer_was_next(round, fact)
    )


def player_of_the_box_next_due(game: Game, round: Round[Any], fact: Fact) -> str | None:
    """Among those still in once the options are closed; None: the Pit Supervisor."""
    assert isinstance(fact, DrawnTogether)
    wanted = play.due(replace(round, cards=round.cards[: fact.since - 1]))
    if isinstance(wanted, Ask):
        return wanted.player
    hands = [h for h in round.play.hands if isinstance(wanted, Deal) and h.place == wanted.place]
    return decider(round, hands[0]) if hands else None


def dealt_face_down(round: BlackjackRound, fact: ExposedByDealer) -> bool:
    return round.stage is Stage.PLAY and squeezed(round, fact.place)


def dealer_complete(round: BlackjackRound, fact: DealerOverdrew) -> bool:
    """Nothing was due any more, and nobody but the Dealer has received a card since."""
    if not cards_lie(round, fact):
        return False
    before = round.just_before(fact.since)
    over = before.stage is Stage.CONCLUDED or isinstance(play.due(before), Settle)
    return over and all(
        drawn.place == DEALER_HAND for drawn in round.cards if drawn.number >= fact.since
    )


def returned_at_the_close(round: BlackjackRound, fact: SideBetAlone) -> bool:
    return any(
        w.spot.bet == "rws-pairs" and w.spot.box == fact.box and not w.action_cents
        for w in round.wagers
    )


def pairs_left_unsettled(round: BlackjackRound, fact: SideBetUnsettled) -> bool:
    return round.stage is Stage.PLAY and bool(open_pairs(round)) and initial_deal_complete(round)


def open_pairs(round: BlackjackRound) -> tuple[Any, ...]:
    return tuple(w for w in round.open_wagers() if w.spot.bet == "rws-pairs")


def said_after_the_window(round: BlackjackRound, fact: SurrenderedTooLate) -> bool:
    return round.stage is Stage.PLAY and round.play.window_closed


def settle_pairs(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    return decided_now(round, open_pairs(round))


def stay_as_dealt(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Cards drawn after everything was settled belong to no hand."""
    if round.stage is not Stage.CONCLUDED:
        return ()
    assert isinstance(halt.fact, DealingError)
    since = halt.fact.since
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= since and round.just_before(drawn.number).stage is Stage.CONCLUDED
    )


def out_of_the_box(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    fact = halt.fact
    assert isinstance(fact, DealtToEmptyBox)
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= fact.since and drawn.place.box == fact.box
    )


def next_in_the_shoe(round: BlackjackRound, fact: FaceUpInShoe) -> bool:
    return round.stage is Stage.PLAY and round.shoe.next_may_be(fact.card)


def next_card(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, FaceUpInShoe)
    drawn = CardDealt(len(round.cards) + 1, halt.fact.card, WAITING)
    return (*beforehand(round, DealCard(DEALER, halt.fact.card)), drawn)


AS_NEXT_CARD = Ruling(effect="the card is used as the next card", carry_out=next_card)
AS_SOON_AS_POSSIBLE = Ruling(effect="RWS Pairs are settled now", carry_out=settle_pairs)
NOT_RECONSTRUCTED = Ruling(
    effect="a settlement has taken place: the cards are not Reconstructed",
    carry_out=stay_as_dealt,
    options_when=options_unless_settled,
    asks=everybody,
)
RECONSTRUCTED = reconstruct(
    options_when=options_unless_settled, cannot_cites=("Blackjack 5.7", "Blackjack 5.7.1")
)
DISCARDED_FROM_THE_BOX = Ruling(
    effect="cards dealt to a box without a bet are discarded",
    carry_out=out_of_the_box,
    options_when=options_unless_settled,
    asks=everybody,
)
DISCARD_BOTH = Ruling(
    effect="the cards drawn together are discarded and the Dealer draws another",
    carry_out=discard("").carry_out,
    words=(RulingWord.CONFIRM,),
    options_when=options_unless_settled,
    asks=everybody,
)

IRREGULARITIES: Irregularities = (
    line("Blackjack 3.12", ExposedByDealer, play_on(), when=dealt_face_down),
    line(
        "Blackjack 3.17",
        SurrenderedTooLate,
        play_on("the Surrender came too late: the hand is played", confirmed=True),
        when=said_after_the_window,
    ),
    principle("Blackjack 5.1", betting.reject_bets),
    principle("Blackjack 5.1.1", limits.pro_rata),
    principle("Blackjack 5.1.2", limits.pro_rata),
    principle("Blackjack 5.2", betting.reject_bets),
    principle("Blackjack 5.2.1", limits.at_close),
    line(
        "Blackjack 5.3",
        WalkedAway,
        play_on("alone on a box, the House draws to 12 or more for him; his bets are settled"),
        when=has_bets,
    ),
    principle("Blackjack 5.4", established),
    line("Blackjack 5.4.1", Interruption, play_on(), when=outcome_established),
    line(
        "Blackjack 5.4.2",
        Interruption,
        void(confirmed_unless_detected=True),
        when=no_outcome_established,
    ),
    principle("Blackjack 5.5", void),
    line("Blackjack 5.5.1", ForeignCard, void()),
    line("Blackjack 5.5.2", CardsMissing, void()),
    line("Blackjack 5.5.3", ShoeEmpty, void(), when=in_play),
    line("Blackjack 5.5.4", NotShuffled, void()),
    principle("Blackjack 5.6", evening.open_round),
    principle("Blackjack 5.7", everybody),
    principle("Blackjack 5.8", betting.betting_closed),
    line(
        "Blackjack 5.9",
        Misplaced,
        RECONSTRUCTED,
        when=not_settled_before_noticed,
        also=("Blackjack 5.7.2",),
    ),
    line(
        "Blackjack 5.9",
        WrongNumber,
        RECONSTRUCTED,
        when=not_settled_before_noticed,
        also=("Blackjack 5.7.2",),
    ),
    line(
        "Blackjack 5.9",
        DealtToEmptyBox,
        RECONSTRUCTED,
        when=to_an_empty_box_before_interim,
        also=("Blackjack 5.7.2",),
    ),
    principle("Blackjack 5.10", settled_before_noticed),
    line(
        "Blackjack 5.10.1",
        Misplaced,
        NOT_RECONSTRUCTED,
        when=settled_before_noticed,
        also=("Blackjack 5.7.1",),
    ),
    line(
        "Blackjack 5.10.1",
        WrongNumber,
        NOT_RECONSTRUCTED,
        when=settled_before_noticed,
        also=("Blackjack 5.7.1",),
    ),
    line("Blackjack 5.10.1", DrawnTogether, NOT_RECONSTRUCTED, when=settled_before_ordered),
    line(
        "Blackjack 5.10.2",
        DealerOverdrew,
        discard("the card beyond the Dealer's completed hand is discarded"),
        when=dealer_complete,
    ),
    line(
        "Blackjack 5.10.3",
        DealtToEmptyBox,
        DISCARDED_FROM_THE_BOX,
        when=to_an_empty_box_after_interim,
        also=("Blackjack 5.7.1",),
    ),
    line("Blackjack 5.11", FaceUpInShoe, AS_NEXT_CARD, when=next_in_the_shoe),
    line(
        "Blackjack 5.12",
        DrawnTogether,
        fix_the_order(player_of_the_box_next_due, options_when=options_unless_settled),
        when=a_box_was_next,
        also=("Blackjack 5.12.2", "Blackjack 5.7"),
    ),
    line(
        "Blackjack 5.12.1",
        DrawnTogether,
        DISCARD_BOTH,
        when=dealer_was_next,
        also=("Blackjack 5.12.2", "Blackjack 5.7"),
    ),
    line(
        "Blackjack 5.13",
        NoticedLate,
        recorded("noticed after the next round began: no effect on this round"),
        also=("Blackjack 5.6",),
    ),
    principle("Blackjack 5.14", limits.at_close),
    line(
        "Blackjack 5.15",
        SideBetAlone,
        recorded("the RWS Pairs bet was taken out and returned at the close"),
        when=returned_at_the_close,
    ),
    principle("Blackjack 5.15", side_bets.without_support),
    line("Blackjack 5.16", SideBetUnsettled, AS_SOON_AS_POSSIBLE, when=pairs_left_unsettled),
    principle("Blackjack 5.17", void),
    principle("Blackjack 5.18", betting.on_whose_behalf),
    line("Blackjack 5.19", Other, shift_manager()),
)
