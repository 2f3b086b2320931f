"""What is carried out under section 5 at a Baccarat table (Baccarat 5.3, 5.5.3, 5.7, 5.8, 5.10,
5.12, 5.13)."""

from msgspec.structs import replace

from croupier.engine.games.baccarat import play
from croupier.engine.games.baccarat.deciding import side_wagers
from croupier.engine.games.baccarat.events import InsuranceOfferedLate
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.games.baccarat.trouble.neglected_insurance import (
    neglected_offer,
    was_neglected,
)
from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Ruling
from croupier.engine.table.dealing.settlement import correct_settlement
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.rulings import (
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
    use_as_next_card,
)
from croupier.engine.table.trouble.rulings.options import (
    complete_before,
    options_unless_established,
    options_unless_established_and_reconstructed,
)
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import Event, RoundVoided
from croupier.engine.table.vocabulary.facts import Excess, Misplaced, WrongNumber
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.places import Cards


def void_for_wrong_number(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """Baccarat 5.5.3: an incorrect number of cards that cannot be put right."""
    return (RoundVoided(play.WRONG_NUMBER),)


def never_right(round: AnyRound, halt: Halt) -> bool:
    """As the cards lie, but for those of other errors that nobody has ruled on yet; after payment
    no card comes that would make a Hand complete."""
    disputed = round.disputed(halt.number)
    if halt.detected and play.holds_wrong_number(round, disputed):
        return True
    if not complete_before(round, halt, play.due) or _somewhere_unknown(round, halt):
        return play.holds_wrong_number(round, disputed)
    return not play.numbers_right(as_reported(round))


def _somewhere_unknown(round: AnyRound, halt: Halt) -> bool:
    """Of another error that waits it is not said where its card lay."""
    others = (fact for number, fact in round.unruled if number != halt.number)
    return any(not isinstance(fact, Misplaced) or fact.place is None for fact in others)


def as_reported(round: AnyRound) -> AnyRound:
    """Each card where it is said to have lain, also where the payment on it stands."""
    lay = {
        fact.since: fact.lay_at(round.cards[fact.since - 1].place)
        for fact in round.facts
        if isinstance(fact, Misplaced) and fact.since in round.staying
    }
    cards = (replace(drawn, place=lay.get(drawn.number) or drawn.place) for drawn in round.cards)
    return replace(round, cards=Cards.of(cards))


def as_dealt_or_void(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """Cards that cannot be Reconstructed stay, unless a Hand then never has the right number."""
    return void_for_wrong_number(game, round, halt) if never_right(round, halt) else ()


def cited_as_dealt_or_void(round: AnyRound, halt: Halt) -> tuple[Citation, ...]:
    return (cite("Baccarat 5.5.3" if never_right(round, halt) else "Baccarat 5.12"),)


def plays_on(round: AnyRound, halt: Halt) -> bool:
    """A round about to be void under Baccarat 5.5.3 leaves nobody a choice."""
    return bool(halt.reconstruct) or not never_right(round, halt)


def excess_options(game: Game, round: AnyRound, halt: Halt) -> bool:
    return plays_on(round, halt) and options_unless_established(game, round, halt)


def misplaced_options(game: Game, round: AnyRound, halt: Halt) -> bool:
    return plays_on(round, halt) and options_unless_established_and_reconstructed(game, round, halt)


def wrong_number_options(game: Game, round: AnyRound, halt: Halt) -> bool:
    """A card that was reported as misplaced or in excess is an error under Baccarat 5.7 or 5.8,
    which give no options once an outcome is established; another name for it opens none."""
    assert isinstance(halt.fact, WrongNumber)
    named_before = any(
        isinstance(fact, Misplaced | Excess) and fact.since == halt.fact.since
        for fact in round.facts
    )
    options_when = options_unless_established if named_before else options_unless_settled
    return bool(halt.reconstruct) and options_when(game, round, halt)


def offer_it_or_return_the_bet(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """The Insurance is offered now; once its stage has closed, the bet goes back if it would have
    won."""
    assert isinstance(halt.fact, InsuranceNotOffered)
    offer = neglected_offer(round, halt.fact)
    if offer is None:  # meanwhile taken back under another error
        return ()
    named = halt.fact.player, offer.cell.side, offer.cell.stage
    if offer not in round.play.offered:
        return (InsuranceOfferedLate(*named),)
    neglected = was_neglected(*named)
    if round.status is not Status.CONCLUDED:
        return (neglected,)
    after = foreseen(game, round, (neglected,))
    corrected = tuple(
        event
        for wager in side_wagers(after, halt.fact.player, offer.cell.side)
        for event in correct_settlement(game, after, wager)
    )
    return (neglected, *corrected)


def pit_supervisor_fixes_it(game: Game, round: AnyRound, halt: Halt) -> str | None:
    return None


FORGO_INSURANCE = play_on(said("baccarat-ruling-forgo-insurance"))
USE_AS_NEXT_CARD = use_as_next_card(options_when=options_unless_established)
RECONSTRUCT_OR_HOLD_OVER = replace(
    reconstruct(options_when=excess_options, if_cannot=as_dealt_or_void),
    cannot_cites=cited_as_dealt_or_void,
)
RECONSTRUCT_THE_HANDS = replace(
    reconstruct(options_when=misplaced_options, if_cannot=as_dealt_or_void),
    cannot_cites=cited_as_dealt_or_void,
)
CONTINUE_FACE_UP = play_on(options_when=options_unless_established)
PIT_SUPERVISOR_FIXES_THE_ORDER = fix_the_order(
    pit_supervisor_fixes_it, options_when=options_unless_settled
)
RECONSTRUCT_THE_NUMBER = reconstruct(
    options_when=wrong_number_options,
    if_cannot=void_for_wrong_number,
    cannot_cites=("Baccarat 5.5.3",),
)
PIT_MANAGER_NAMES_THE_PLAYER = Ruling(
    effect=said("baccarat-ruling-insurance-not-offered"),
    carry_out=offer_it_or_return_the_bet,
    words=(RulingWord.CONFIRM,),
    rank=Rank.PIT_MANAGER,
)
