"""What is carried out under section 5 at a Si Ki Pi table (Si Ki Pi 5.3, 5.5.3, 5.6, 5.6.1, 5.6.2,
5.6.3, 5.7, 5.8, 5.9, 5.11, 5.12, 5.13)."""

from msgspec.structs import replace

from croupier.engine.games.si_ki_pi.commands import Look
from croupier.engine.games.si_ki_pi.trouble import conditions
from croupier.engine.games.si_ki_pi.trouble.affected_players import affected
from croupier.engine.games.si_ki_pi.trouble.facts import SecondHandExamined
from croupier.engine.games.si_ki_pi.trouble.wrong_number import (
    VOID_AS_DEALT,
    hand_goes_out,
    ruled_to_stay,
)
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Ruling
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.trouble.rulings import (
    discard,
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
    void,
)
from croupier.engine.table.trouble.rulings.play_on import unchanged
from croupier.engine.table.trouble.rulings.reconstruct import as_paid, in_order_drawn
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import Event, RoundVoided, RulingMade
from croupier.engine.table.vocabulary.facts import Misplaced, WrongNumber

HAND_INVALIDATED = cite("Si Ki Pi 5.13")


def pit_supervisor_fixes_it(game: Game, round: AnyRound, halt: Halt) -> str | None:
    return None


# what is carried out


def void_because_seen(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    effect = said("si-ki-pi-ruling-cards-seen")
    return RulingMade(None, VOID_AS_DEALT, effect), RoundVoided(VOID_AS_DEALT)


def void_for_wrong_number(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    return (RoundVoided(VOID_AS_DEALT),)


def as_they_lie(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    return ruled_to_stay(round, halt)


def reconstruct_or_remove(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    if halt.reconstruct:
        unseen = not conditions.seen(round)
        return (in_order_drawn if unseen else void_because_seen)(game, round, halt)
    assert isinstance(halt.fact, WrongNumber | Misplaced)
    stays = ruled_to_stay(round, halt, conditions.lay_at(round, halt.fact))
    return stays or as_paid(game, round, halt)


def unless_seen(ruling: Ruling) -> Ruling:
    """Si Ki Pi 5.5.3: it is a Void to be confirmed if cards are seen before the House has ruled,
    and nothing is Reconstructed first."""
    return replace(ruling, asks=affected, meanwhile=(Look,), judged_until_ruled=True)


def invalidate(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, SecondHandExamined)
    return hand_goes_out(round, halt.fact.box, HAND_INVALIDATED)


def options_unless_seen(game: Game, round: AnyRound, halt: Halt) -> bool:
    """Once cards were seen it is Void, or one hand goes out and the others play on."""
    return not conditions.seen(round) and options_unless_settled(game, round, halt)


VOID_IF_SEEN = replace(void(), meanwhile=(Look,), judged_until_ruled=True)
SET_BY_HOUSE_WAY = play_on(said("si-ki-pi-ruling-walked-away"))
SINGLE_CARD = play_on(said("si-ki-pi-ruling-single-card"))
OPTIONS_FOR_THE_AFFECTED = Ruling(
    effect=said("si-ki-pi-ruling-cards-shown"),
    carry_out=unchanged,
    options_when=options_unless_settled,
    asks=affected,
)
RECONSTRUCT_THE_CARDS = unless_seen(
    reconstruct(
        options_when=options_unless_settled,
        if_cannot=as_they_lie,
        cannot_cites=("Si Ki Pi 5.6", "Si Ki Pi 5.6.1"),
    )
)
RECONSTRUCT_THE_DEALERS_HAND = unless_seen(
    reconstruct(
        options_when=options_unless_settled,
        if_cannot=void_for_wrong_number,
        cannot_cites=("Si Ki Pi 5.5.3",),
    )
)
PIT_SUPERVISOR_FIXES_THE_ORDER = unless_seen(
    fix_the_order(pit_supervisor_fixes_it, options_when=options_unless_settled)
)
NO_HAND_IS_DUE_IT = discard(said("si-ki-pi-ruling-drawn-after-the-end"))
RECONSTRUCT_OR_REMOVE_THE_HAND = Ruling(
    effect=said("si-ki-pi-ruling-can-be-reconstructed"),
    effect_if_cannot=said("si-ki-pi-ruling-hand-removed"),
    carry_out=reconstruct_or_remove,
    words=(RulingWord.RECONSTRUCT, RulingWord.CANNOT),
    options_when=options_unless_seen,
    asks=affected,
    meanwhile=(Look,),
)
INTENTIONAL_OR_NOT = Ruling(
    effect=said("si-ki-pi-ruling-hand-invalid"),
    carry_out=invalidate,
    words=(RulingWord.INTENTIONAL, RulingWord.CONFIRM),
    lets_stand={RulingWord.CONFIRM: said("si-ki-pi-ruling-not-on-purpose")},
)
