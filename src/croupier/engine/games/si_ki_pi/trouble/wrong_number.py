"""Nobody plays with a wrong number of cards: hands that go out (Si Ki Pi 5.5.3, 5.6.3, 5.12)."""

from typing import Literal

from msgspec.structs import replace

from croupier.engine.games.si_ki_pi.consequences import cleared, given_up
from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND, DEALER_HAND, dealt_to, hand_of
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.vocabulary.events import (
    Event,
    RoundVoided,
    RulingMade,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.places import Cards, Place
from croupier.engine.table.vocabulary.wagers import Result, TakenOut, Wager, settled

VOID_AS_DEALT = (cite("Si Ki Pi 5.5.3"), cite("Si Ki Pi 5.16"))
HAND_REMOVED = cite("Si Ki Pi 5.12")

TooFewOrMany = Literal["few", "many"]

DEALERS_HAND: dict[TooFewOrMany, Message] = {
    "few": said("si-ki-pi-ruling-dealer-too-few"),
    "many": said("si-ki-pi-ruling-dealer-too-many"),
}


def automatic(round: SiKiPiRound) -> tuple[Event, ...]:
    """The cards of a hand from which every bet was returned leave the round (Si Ki Pi 5.6.3). Once
    the last error is ruled on, hands are counted, whatever was ruled first."""
    if round.open_wagers():
        return hands_out(round, max(_stay_since(round), default=None))
    gone = [box for box in round.settings.boxes if _nobodys(round, box)]
    return tuple(move for box in gone for move in cleared(round, box))


def _stay_since(round: SiKiPiRound) -> tuple[int, ...]:
    """The first card of each error that could not be Reconstructed."""
    errors = (fact.since for fact in round.facts if isinstance(fact, DealingError))
    return tuple(since for since in errors if since in round.staying)


def ruled_to_stay(round: AnyRound, halt: Halt, named: Place | None = None) -> tuple[Event, ...]:
    """Cards that cannot be Reconstructed stay as they lie; those of other errors that still wait
    for a ruling are not counted."""
    assert isinstance(halt.fact, DealingError)
    disputed = round.disputed(halt.number)
    goes = named is not None and _named_goes_out(round, halt, named, disputed)
    since = max(_stay_since(round), default=halt.fact.since)
    return hands_out(round, since, disputed, named.box if named and goes else None)


def _named_goes_out(round: AnyRound, halt: Halt, place: Place, disputed: frozenset[int]) -> bool:
    """A hand whose number was reported wrong: as the cards lie or, where they never showed it, as
    it was said. Another ruling may have put it right."""
    assert isinstance(halt.fact, DealingError)
    since, stood = halt.fact.since, round.report(halt.number).stood
    shown = number_wrong(round, since, place) or number_wrong(_found(round, halt), since, place)
    if shown or number_wrong(stood, since, place) == "few":
        return number_wrong(round, since, place, disputed) is not None
    others = sum(d.place == place and d.number != since for d in stood.cards)
    return others + (round.cards[since - 1].place == place) <= CARDS_IN_A_HAND


def _found(round: AnyRound, halt: Halt) -> AnyRound:
    """The table as it stood at the report, with cards that were found elsewhere since."""
    table = round.report(halt.number).stood
    for report in round.open_beside(halt.number):
        fact = report.fact
        if report.number > halt.number and isinstance(fact, DealingError):
            lay = (
                replace(d, place=fact.lay_at(d.place) or d.place) if d.number == fact.since else d
                for d in table.cards
            )
            table = replace(table, cards=Cards.of(lay))
    return table


def hands_out(
    round: AnyRound,
    since: int | None,
    disputed: frozenset[int] = frozenset(),
    named: int | None = None,
) -> tuple[Event, ...]:
    """Nobody plays with a wrong number of cards: such a hand goes out, the one `named` in any case;
    the Dealer's ends the round while anybody plays against it."""
    played = not all(map(_returned, round.wagers))
    if played and (wrong := number_wrong(round, since, DEALER_HAND, disputed)):
        return RulingMade(None, VOID_AS_DEALT, DEALERS_HAND[wrong]), RoundVoided(VOID_AS_DEALT)
    events: list[Event] = []
    for box in round.settings.boxes:
        if box == named:
            events += hand_goes_out(round, box, HAND_REMOVED)
        elif _nobodys(round, box):
            events += cleared(round, box, disputed)
        elif wrong := number_wrong(round, since, hand_of(box), disputed):
            events.append(RulingMade(None, (HAND_REMOVED,), _removed(box, wrong)))
            events += hand_goes_out(round, box, HAND_REMOVED)
    return tuple(events)


def _nobodys(round: SiKiPiRound, box: int) -> bool:
    """Nobody bet there, or every bet was returned."""
    return box not in round.play.boxes or given_up(round, box)


def _removed(box: int, wrong: TooFewOrMany) -> Message:
    if wrong == "few":
        return said("si-ki-pi-ruling-box-too-few", box=box)
    return said("si-ki-pi-ruling-box-too-many", box=box)


def number_wrong(
    round: SiKiPiRound, since: int | None, place: Place, disputed: frozenset[int] = frozenset()
) -> TooFewOrMany | None:
    """Whether a hand has too many or too few cards as they lie: too few once the deal was
    taken to its end behind the wrong card; until then it catches up."""
    lying = len(round.at(place))
    if disputed:
        lying = sum(d.place == place and d.number not in disputed for d in round.cards)
    if lying > CARDS_IN_A_HAND:
        return "many"
    ended = since is not None and not disputed and dealt_to_the_end(round, since)
    return "few" if ended and 0 < lying < CARDS_IN_A_HAND else None


def dealt_to_the_end(round: SiKiPiRound, since: int) -> bool:
    """The last card is the Dealer's own: their fourth, or the last that all hands need."""
    last, lying = round.cards[-1], [len(round.at(place)) for place in dealt_to(round)]
    all_out = sum(lying) >= CARDS_IN_A_HAND * len(lying) or lying[-1] == CARDS_IN_A_HAND
    return last.place == DEALER_HAND and last.number > since and all_out


def hand_goes_out(round: AnyRound, box: int, paragraph: Citation) -> tuple[Event, ...]:
    """Every bet on it is returned, also what was paid already; its cards leave the round."""
    events: list[Event] = []
    for wager in round.wagers:
        if wager.spot.box != box or _returned(wager):
            continue
        if wager.settlement is not None:
            events.append(SettlementReversed(wager.id, (paragraph,)))
        events.append(WagerSettled(wager.id, settled(wager, TakenOut((paragraph,)))))
    return (*events, *cleared(round, box))


def _returned(wager: Wager) -> bool:
    return wager.settlement is not None and wager.settlement.result is Result.RETURNED
