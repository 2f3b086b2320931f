"""What a Player does with their cards: look, arrange, or ask for House Way (Si Ki Pi 3.5, 3.11,
3.12.2, 3.17, 3.18, 3.19, 3.20, 5.13)."""

from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.games.si_ki_pi.arrangement import divided, ways
from croupier.engine.games.si_ki_pi.commands import Arrange, ForBox, HouseWay, Look
from croupier.engine.games.si_ki_pi.events import HandArranged, HandLookedAt, HouseWayAsked
from croupier.engine.games.si_ki_pi.kinds import Asks
from croupier.engine.games.si_ki_pi.layout import BOOK
from croupier.engine.games.si_ki_pi.play import (
    ARRANGE,
    CARDS_IN_A_HAND,
    additional,
    all_dealt,
    arranging_over,
    decides,
    division_of,
    hand_of,
    highest_bettor,
    in_play,
    initial_bets,
    known,
    set_already,
)
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.games.si_ki_pi.trouble.facts import SecondHandExamined
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.commands import Command, Given
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person, Rank, player
from croupier.engine.table.vocabulary.questions import Question
from croupier.engine.table.vocabulary.refusals import (
    Reason,
    Refused,
    first_refusal,
    no_such_command,
)
from croupier.engine.table.vocabulary.words import cards_said

ONE_HAND_ONLY = cite("Si Ki Pi 3.11")
SEATED_PLAYER_DECIDES = cite("Si Ki Pi 3.12.2")
NOT_FOR_ANOTHER = cite("Si Ki Pi 3.5")
VIEWED_WHEN_DIRECTED = cite("Si Ki Pi 3.17")
NOT_HANDLED_AGAIN = cite("Si Ki Pi 3.18")
ARRANGING = (*ARRANGE, cite("Si Ki Pi 1.8"))  # of the question: also which half is the High Hand
HOUSE_WAY = cite("Si Ki Pi 3.19")
UNATTENDED = cite("Si Ki Pi 3.20")
THEN_THE_DEALER = cite("Si Ki Pi 3.21")
WALKED_AWAY = cite("Si Ki Pi 5.3")

Decided = tuple[Event, ...] | Refused


def decide(round: SiKiPiRound, command: Command) -> tuple[Event, ...] | Refused | Fact:
    if not isinstance(command, ForBox):
        return no_such_command(BOOK, command)
    if command.box not in in_play(round):
        return Refused(
            Reason.UNKNOWN,
            said("si-ki-pi-no-hand-in-play", box=command.box),
            (SEATED_PLAYER_DECIDES,),
        )
    match command:
        case Look():
            return look(round, command)
        case Arrange():
            return arrange(round, command)
        case _:
            assert isinstance(command, HouseWay)
            return leave_to_house_way(round, command)


def look(round: SiKiPiRound, command: Look) -> tuple[Event, ...] | Refused | Fact:
    """A recorded table also takes note of who looks too early, while a fact is being ruled on, and
    at one hand too many."""
    player, box = command.by.name, command.box
    directed = all_dealt(round) and not round.halts
    if not round.at(hand_of(box)) or (round.settings.electronic and not directed):
        return Refused(
            Reason.NOT_NOW,
            said("si-ki-pi-look-when-directed"),
            (VIEWED_WHEN_DIRECTED,),
        )
    if not round.settings.electronic and examines_another(round, command.by, box):
        return SecondHandExamined(player, box)
    refused = first_refusal(over_refused(round, box), not_theirs(round, command))
    if refused is None and round.play.looked.get(player) == box:
        refused = Refused(
            Reason.NOT_NOW,
            said("si-ki-pi-looked-already", player=player, box=box),
            (VIEWED_WHEN_DIRECTED,),
        )
    return (HandLookedAt(player, box),) if refused is None else refused


def examines_another(round: SiKiPiRound, by: Person, box: int) -> bool:
    """They have looked at a hand before, and this is another one they have bet on."""
    first = round.play.looked.get(by.name)
    bet_on = by.name in initial_bets(round, box)
    return by.rank is Rank.PLAYER and bet_on and first not in (None, box)


def over_refused(round: SiKiPiRound, box: int) -> Refused | None:
    """Cards that have been set are not handled again."""
    if not set_already(round, box):
        return None
    if arranging_over(round):
        message = said("si-ki-pi-arranging-over", box=box)
        return Refused(Reason.NOT_NOW, message, (NOT_HANDLED_AGAIN, THEN_THE_DEALER))
    if box in round.play.house_way:
        message = said("si-ki-pi-left-to-house-way-already", box=box)
        return Refused(Reason.NOT_NOW, message, (HOUSE_WAY,))
    message = said("si-ki-pi-arranged-already", box=box)
    return Refused(Reason.NOT_NOW, message, (NOT_HANDLED_AGAIN,))


def not_theirs(round: SiKiPiRound, command: ForBox) -> Refused | None:
    player, box = command.by.name, command.box
    who = decides(round, box)
    if player in round.walked_away:
        message = (
            said("si-ki-pi-walked-away-set-by-another", player=player, box=box, other=who)
            if who
            else said("si-ki-pi-walked-away-set-by-house-way", player=player, box=box)
        )
        return Refused(Reason.NOT_YOURS, message, (WALKED_AWAY,))
    if who == player and command.by.rank is Rank.PLAYER:
        return None
    if who is not None:
        return Refused(
            Reason.NOT_YOURS,
            said("si-ki-pi-another-decides", other=who, box=box, player=player),
            (NOT_FOR_ANOTHER, SEATED_PLAYER_DECIDES),
        )
    return set_by_house_way(round, player, box)


def set_by_house_way(round: SiKiPiRound, player: str, box: int) -> Refused:
    if highest_bettor(round, box)[0] != player:
        message = said("si-ki-pi-set-by-house-way", box=box)
        return Refused(Reason.NOT_YOURS, message, (NOT_FOR_ANOTHER,))
    if additional(round, player, box):
        message = said("si-ki-pi-looks-at-one-hand", box=box, player=player)
        return Refused(Reason.NOT_YOURS, message, (ONE_HAND_ONLY,))
    message = said("si-ki-pi-seated-elsewhere", box=box, player=player)
    return Refused(Reason.NOT_YOURS, message, (UNATTENDED,))


def setting_refused(round: SiKiPiRound, command: ForBox) -> Refused | None:
    if not all_dealt(round):
        return Refused(
            Reason.NOT_NOW, said("si-ki-pi-arranged-after-last-card"), (VIEWED_WHEN_DIRECTED,)
        )
    return first_refusal(over_refused(round, command.box), not_theirs(round, command))


def arrange(round: SiKiPiRound, command: Arrange) -> Decided:
    """Cards still face down may be named; they must be such as can lie there."""
    way = divided(command.halves)
    if way is None:
        return Refused(
            Reason.UNKNOWN,
            said("si-ki-pi-two-and-two"),
            (NOT_HANDLED_AGAIN,),
        )
    refused = setting_refused(round, command)
    if refused is not None:
        return refused
    seen = round.cards.faces_at(hand_of(command.box))
    if not way.cards.issuperset(seen):
        return Refused(Reason.NOT_OFFERED, _not_these(round, command, seen), (NOT_HANDLED_AGAIN,))
    elsewhere = sorted(way.cards.difference(seen) - may_lie_face_down(round, command.box))
    if elsewhere:
        return Refused(
            Reason.NOT_IN_SHOE,
            said("si-ki-pi-card-elsewhere", card=elsewhere[0]),
            (cite("Si Ki Pi 2.2.1"),),
        )
    return (HandArranged(command.by.name, command.box, way),)


def _not_these(round: SiKiPiRound, command: Arrange, seen: tuple[Card, ...]) -> Message:
    """Nobody learns from a refusal what they have not looked at."""
    if round.play.looked.get(command.by.name) == command.box:
        return said("si-ki-pi-other-cards", box=command.box, cards=cards_said(seen))
    return said("si-ki-pi-not-these-cards", box=command.box)


def may_lie_face_down(round: SiKiPiRound, box: int) -> frozenset[Card]:
    """Cards whose face nobody has seen or named in arranging another hand."""
    unseen = frozenset(card for card in DECK if round.shoe.composition.count(card))
    others = (known(round, hand_of(other)) for other in in_play(round) if other != box)
    return unseen.difference(*others)


def leave_to_house_way(round: SiKiPiRound, command: HouseWay) -> Decided:
    refused = setting_refused(round, command)
    return (HouseWayAsked(command.by.name, command.box),) if refused is None else refused


class FaceDownOffer(Offer, frozen=True, kw_only=True):
    """Any four cards that can lie there, divided in any way."""

    known: frozenset[Card]
    unseen: frozenset[Card]

    @property
    def shown(self) -> Given:
        """Which cards are not in play elsewhere is nobody's to know."""
        return replace(self.command, halves=())

    def admits(self, command: Command) -> bool:
        if not isinstance(command, Arrange) or not isinstance(self.command, Arrange):
            return False
        if (command.by, command.box) != (self.command.by, self.command.box):
            return False
        way = divided(command.halves)
        return way is not None and self.known <= way.cards <= self.known | self.unseen


def could_say(round: SiKiPiRound, who: Person) -> tuple[Offer, ...]:
    if who.rank is not Rank.PLAYER:
        return ()
    found: list[Offer] = []
    for box in in_play(round):
        if who.name in initial_bets(round, box):
            found.append(Offer(Look(who, box)))
            found += [*_arrangements(round, who, box), _by_house_way(round, who, box)]
    return tuple(found)


def _arrangements(round: SiKiPiRound, who: Person, box: int) -> list[Offer]:
    seen = round.cards.faces_at(hand_of(box))
    if len(seen) == CARDS_IN_A_HAND:
        place = hand_of(box)
        return [
            Offer(Arrange(who, box, way.halves), names=place, makes=way.parts) for way in ways(seen)
        ]
    unseen = may_lie_face_down(round, box)
    cards = (*seen, *sorted(unseen))[:CARDS_IN_A_HAND]
    sample = Arrange(who, box, ways(cards)[0].halves)
    return [FaceDownOffer(sample, known=frozenset(seen), unseen=unseen, names=hand_of(box))]


def _by_house_way(round: SiKiPiRound, who: Person, box: int) -> Offer:
    """Whoever has looked may know what it would come to."""
    looked = round.play.looked.get(who.name) == box
    way = division_of(round, hand_of(box)) if looked else None
    return Offer(HouseWay(who, box), makes=way.parts if way else ())


def asks(round: SiKiPiRound) -> tuple[Question, ...]:
    """Everybody arranges at the same time; whoever says nothing leaves it to House Way."""
    if not all_dealt(round):
        return ()
    found = []
    for box in in_play(round):
        name = None if set_already(round, box) else decides(round, box)
        if name is not None:
            leaves_it = HouseWay(player(name), box)
            about = tuple(d.number for d in round.cards if d.place == hand_of(box))  # no faces
            found.append(Question(Asks.ARRANGE, name, about, leaves_it, ARRANGING, box, 1))
    return tuple(found)


def made_on(round: SiKiPiRound, command: Command) -> object:
    """The cards of the box; House Way is asked for whatever they are."""
    return round.at(hand_of(command.box)) if isinstance(command, Look | Arrange) else None
