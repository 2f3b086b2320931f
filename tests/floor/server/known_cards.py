"""Who may know which card of a live table at which moment, worked out from its record alone.

Nothing here asks `view`, nor the rules. Which cards lie where comes from the events, the faces of
those nobody has turned from the sealed order of the shoe, and who has been shown a card is decided
here once more: a card that was dealt face up or turned is everybody's; a squeezed one also that
player's (Baccarat 3.9); a hand of Si Ki Pi is its player's once they look, and everybody's when the
hands are compared (Si Ki Pi 3.17).
"""

from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.games.roulette.events import BallRested
from croupier.engine.games.si_ki_pi import events as si_ki_pi
from croupier.engine.table.state.table_events import CardsHeldOver, RoundOpened
from croupier.engine.table.vocabulary import events as e
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.places import Place
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables import events as floor
from croupier.floor.tables.actor.shoe_keeper import Seal, sealed_name
from croupier.floor.tables.codec import live_codec

# games whose cards lie face down although the table knows them
FACE_DOWN_WITH_FACES = ("si-ki-pi",)

Asked = tuple[Place, str, bool, bool]  # to squeeze there, by whom, its card first; granted


class Lying(msgspec.Struct, frozen=True):
    """A card on the table: what it is, and who has been shown it."""

    face: str
    place: Place
    public: bool
    unseen: bool  # dealt without a face, and not turned
    shown_to: frozenset[str] = frozenset()

    def known_to(self, viewer: str | None) -> bool:
        return self.public or viewer in self.shown_to


class Moment(msgspec.Struct, frozen=True):
    """What is known at one version of a table."""

    round: int = 0
    shoe: int = 0
    drawn: int = 0
    cards: Mapping[int, Lying] = {}  # by number
    before: frozenset[str] = frozenset()  # faces of the round before this one
    squeezes: tuple[Asked, ...] = ()
    looked: tuple[tuple[str, int], ...] = ()
    reports: Mapping[int, Mapping[int, Lying]] = {}  # the cards as they lay before each
    held_over: int = 0  # how many of them come before the shoe
    pocket: str | None = None  # where the ball will rest; None: it has, or there is none

    def known(self, viewer: str | None) -> frozenset[str]:
        return frozenset(card.face for card in self.cards.values() if card.known_to(viewer))


class History:
    """One table, version by version."""

    def __init__(self, name: str, game: str) -> None:
        self.name, self.game = name, game_named(game)
        self.moments = [Moment()]
        self._until = 0  # entries of the record
        self.orders: dict[int, tuple[str, ...]] = {}
        self.commitments: set[str] = set()
        self.revealed: dict[int, floor.ShoeRevealed] = {}

    def go_on(self, store: SqliteReading, seal: Seal) -> None:
        """Reads what was written since."""
        codec, lines = live_codec(self.game), list(store.lines(self._until, self.name))
        self._until = lines[-1].position if lines else self._until
        events = [codec.event(bytes(raw)) for line in lines for raw in line.written.events]
        self._note_told(events)
        for event in events:
            if isinstance(event, floor.ShoeCommitted):
                self.commitments.add(event.commitment)
                self._know_order(store, seal, event.number)
            self.moments.append(self._after(self.moments[-1], event))

    def _note_told(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, floor.ShoeRevealed):
                self.orders[event.number] = event.order
                self.revealed[event.number] = event

    def _know_order(self, store: SqliteReading, seal: Seal, number: int) -> None:
        """As it was told; as it is sealed; or as it has been told since we began to read."""
        name = sealed_name(self.name, number)
        sealed = None if number in self.orders else store.sealed(name)
        if sealed is not None:
            self.orders[number] = seal.opened(name, sealed).order
        elif number not in self.orders:
            codec = live_codec(self.game)
            since = [line.written.events for line in store.lines(self._until, self.name)]
            self._note_told(codec.event(bytes(raw)) for events in since for raw in events)

    def _after(self, now: Moment, event: Event) -> Moment:
        match event:
            case floor.ShoeCommitted(number=number):
                spin = self.orders[number][0] if not self.game.settings().decks else None
                return replace(now, shoe=number, drawn=0, pocket=spin)
            case RoundOpened():
                return self._opened(now)
            case e.CardDealt(number, face, place):
                return self._dealt(now, number, face, place)
            case e.CardTurned(number, face):
                card = replace(now.cards[number], face=face, public=True, unseen=False)
                return replace(now, cards={**now.cards, number: card})
            case e.CardMoved(number, place) | e.CardFoundElsewhere(number, place):
                card = replace(now.cards[number], place=place)
                return replace(now, cards={**now.cards, number: card})
            case e.SqueezeAsked(by=by, place=place, first=first):
                return replace(now, squeezes=(*now.squeezes, (place, by.name, first, False)))
            case e.SqueezeGranted():
                return _shown(replace(now, squeezes=_one_more_granted(now.squeezes)))
            case si_ki_pi.HandLookedAt(player=player, box=box):
                return _shown(replace(now, looked=(*now.looked, (player, box))))
            case si_ki_pi.DealerRevealed():
                return _opened(now, lambda card: card.place.box is None)
            case e.RoundConcluded() | e.RoundVoided():
                return _opened(now, lambda card: not card.unseen)
            case BallRested():
                return replace(now, pocket=None)
            case e.CardsReconstructed(events=events):
                for inside in events:
                    now = self._after(now, inside)
                return now
            case e.FactReported(number=number):
                return replace(now, reports={**now.reports, number: now.cards})
            case e.ReportUnfounded(number, True):
                return replace(now, cards=now.reports[number])
            case e.PaymentStands(number, cards):
                stood = now.reports[number].items()
                lay_again = {number: card for number, card in stood if number <= cards}
                return replace(now, cards={**now.cards, **lay_again})
            case CardsHeldOver(cards):
                return replace(now, held_over=len(cards))
            case _:
                return now

    def _opened(self, now: Moment) -> Moment:
        opened = Moment(now.round + 1, now.shoe, now.drawn, held_over=now.held_over)
        return replace(opened, before=now.known(None), pocket=now.pocket)

    def _dealt(self, now: Moment, number: int, face: str | None, place: Place) -> Moment:
        """A card that is laid again, by a Reconstruction, has left the shoe before; so has one that
        was held over."""
        new = number not in now.cards and not now.held_over
        hidden = face is None or self.game.NAME in FACE_DOWN_WITH_FACES
        truth = face or (self.orders[now.shoe][now.drawn] if new else now.cards[number].face)
        held = max(0, now.held_over - (number not in now.cards))
        card = Lying(truth, place, public=not hidden, unseen=face is None)
        cards = {**now.cards, number: card}
        return _shown(replace(now, drawn=now.drawn + new, held_over=held, cards=cards))


def _one_more_granted(squeezes: tuple[Asked, ...]) -> tuple[Asked, ...]:
    """Whoever asked last, then those before them; nobody twice for the same."""
    done = {asked[:3] for asked in squeezes if asked[3]}
    last = len(squeezes) - 1
    waiting = [n for n, each in enumerate(squeezes) if not each[3]]
    number = max(n for n in waiting if n == last or squeezes[n][:3] not in done)
    return (*squeezes[:number], (*squeezes[number][:3], True), *squeezes[number + 1 :])


def _shown(now: Moment) -> Moment:
    """Who squeezes and who has looked knows what lies there."""
    cards = dict(now.cards)
    for number, card in now.cards.items():
        squeezing = {
            who for place, who, _, granted in now.squeezes if granted and place == card.place
        }
        looking = {
            who for who, box in now.looked if (card.place.area, card.place.box) == ("box", box)
        }
        cards[number] = replace(card, shown_to=card.shown_to | squeezing | looking)
    return replace(now, cards=cards)


def _opened(now: Moment, which: Callable[[Lying], bool]) -> Moment:
    cards = {n: replace(c, public=c.public or which(c)) for n, c in now.cards.items()}
    return replace(now, cards=cards)
