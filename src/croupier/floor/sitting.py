"""An evening at one table: you, those who play along, and a Dealer who does what is due."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from croupier import open_table
from croupier.equipment.cards import Card
from croupier.floor import companions, wheel
from croupier.floor.announcing import PLACE_YOUR_BETS, Announcement, announced, sign
from croupier.floor.chance import Chance, happens
from croupier.floor.choices import choices
from croupier.floor.mistakes import mistake
from croupier.floor.shuffler import Shuffler
from croupier.floor.staff import ruling
from croupier.history.desk import Desk
from croupier.table.betting import dealt_without_bets
from croupier.table.commands import (
    CloseBetting,
    Command,
    DealCard,
    ReportFact,
    TurnCards,
    WithdrawBet,
)
from croupier.table.due import Ask, AskToFollow, AwaitRuling, Deal, Nothing, Spin, TakeBets, Turn
from croupier.table.events import CardDealt
from croupier.table.evolving import evolve
from croupier.table.facts import WalkedAway
from croupier.table.offers import Offer
from croupier.table.people import DEALER, player
from croupier.table.places import Face, Place
from croupier.table.refusals import Refused
from croupier.table.round import Round, Stage

SOMETIMES = 300_000  # in a million: how often a companion takes up an offer he need not answer


class Sitting:
    """Runs the table up to the points where you have something to say."""

    def __init__(
        self,
        game: str,
        *,
        you: str,
        chance: Chance,
        purses: Mapping[str, int],  # dollars
        trouble_in_a_million: int = 0,
        **head: Any,
    ) -> None:
        kind = "recorded" if trouble_in_a_million else "electronic"
        self.you = player(you)
        self._chance = chance
        self._trouble = trouble_in_a_million
        self._shuffler = Shuffler(chance)
        self.others = tuple(player(name) for name in purses if name != you)
        boxes = open_table(game, **head).round.settings.boxes
        self._seats = dict(zip(boxes, (you, *(o.name for o in self.others)), strict=False))
        self.desk: Desk = open_table(game, table=kind, purses=purses, seats=self._seats, **head)
        self._hidden: dict[int, Card] = {}
        self._passed: object = None

    @property
    def round(self) -> Round[Any]:
        return self.desk.round

    @property
    def your_box(self) -> int | None:
        return next((box for box, name in self._seats.items() if name == self.you.name), None)

    @property
    def conceals(self) -> bool:
        """Every hand lies face down until settlement; a player sees his own."""
        if self.round.stage is not Stage.PLAY or not self.round.settings.decks:
            return False
        faces = [self.desk.game.face(self.round, p) for p in self.desk.game.places(self.round)]
        return all(face is Face.EITHER for face in faces)

    @property
    def purse_cents(self) -> int:
        return (self.round.purses or {}).get(self.you.name, 0)

    def open_round(self) -> Iterator[Announcement]:
        """ "Place your Bets, please", and the others bet."""
        if self.round.stage is not Stage.BETTING:
            refused = self.desk.open_round(self._seats)
            assert refused is None, refused
        self._hidden, self._passed = {}, None
        if self.round.settings.decks and self._shuffler.prepare(self.round):
            yield Announcement("The cards are shuffled.")
        yield sign(self.desk.game, self.round.settings)
        yield Announcement(PLACE_YOUR_BETS, (self.desk.game.PARAGRAPHS.place_your_bets,), True)
        without = dealt_without_bets(self.desk.game, self.round)
        if without is not None:
            yield Announcement(without.sentence, without.cites, loud=True)
        boxes = {name: box for box, name in self._seats.items()}
        for other in self.others:
            box = boxes.get(other.name)
            for bet in companions.bets(self._chance, self.desk.game, self.round, other, box):
                yield from self._do(bet)

    def say(self, line: str) -> tuple[Announcement, ...] | Refused:
        """A line of yours, without your name: `bets 25 banker box 1`, `hits box 1`."""
        before = self.round
        said = self.desk.say(f"{self.you.name} {line}")
        if isinstance(said, Refused):
            return said
        return tuple(self._announcements(before, said))

    def give(self, command: Command) -> tuple[Announcement, ...] | Refused:
        before = self.round
        done = self.desk.do(command)
        if isinstance(done, Refused):
            return done
        return tuple(self._announcements(before, done))

    def close_betting(self) -> Iterator[Announcement]:
        yield from self._do(CloseBetting(DEALER))

    def pass_on(self) -> None:
        """You let an offer go by."""
        self._passed = self._moment()

    def your_offers(self) -> tuple[Offer, ...]:
        """What you may say now, once the bets are closed."""
        if self.round.stage is not Stage.PLAY:
            return ()
        return choices(self.desk.game, self.round, self.you)

    def you_must_speak(self) -> bool:
        """Nothing goes on without your word."""
        due = self.desk.due()
        if isinstance(due, Ask | AskToFollow):
            return due.player == self.you.name
        return isinstance(due, AwaitRuling) and bool(self.your_offers())

    def deal_on(self) -> Iterator[Announcement]:
        """The Dealer does what is due, until you have a choice or the round is over."""
        while self.round.stage is Stage.PLAY:
            if self.you_must_speak():
                return
            command = self._others_word()
            if command is None:
                if self.your_offers() and self._passed != self._moment():
                    return
                command = self._dealers_act()
            yield from self._do(command)
        if self._shuffler.cut_card_is_out and self.round.settings.decks > 1:
            self.desk.cut_card_came_out()
            yield Announcement("The cut card is out: the next round starts a new shoe.")

    def leave(self) -> Iterator[Announcement]:
        """You get up: open bets are withdrawn or, once closed, played out by the book."""
        if self.round.stage is Stage.BETTING:
            for wager in self.round.open_wagers(self.you.name):
                yield from self._do(
                    WithdrawBet(self.you, self.you.name, wager.spot, wager.stake_cents)
                )
            return
        if self.round.stage is Stage.PLAY and self.round.open_wagers(self.you.name):
            while self.round.halts and self.your_offers():
                yield from self._do(self.your_offers()[0].command)
            left = self.give(ReportFact(DEALER, WalkedAway(self.you.name)))
            assert not isinstance(left, Refused), left
            yield from left
        while self.round.stage is Stage.PLAY:
            self.pass_on()
            yield from self.deal_on()

    def _do(self, command: Command) -> Iterator[Announcement]:
        done = self.give(command)
        assert not isinstance(done, Refused), f"{command}: {done}"
        yield from done

    def _announcements(self, round: Round[Any], events: tuple[Any, ...]) -> Iterator[Announcement]:
        for event in events:
            round = evolve(self.desk.game, round, event)
            if isinstance(event, CardDealt) and self.conceals and event.place.box != self.your_box:
                event = replace(event, card=None)  # nobody calls a face that lies down
            spoken = announced(self.desk.game, round, event)
            if spoken is not None:
                yield spoken

    def _moment(self) -> object:
        return len(self.round.cards), len(self.round.halts), self.desk.due()

    def _others_word(self) -> Command | None:
        """What the House or a companion has to say before the Dealer goes on."""
        game, round, due = self.desk.game, self.round, self.desk.due()
        if round.halts:
            word = ruling(self._chance, game, round)
            if word is not None:
                return word
        asked = due.player if isinstance(due, Ask | AskToFollow) else None
        for other in self.others:
            must = other.name == asked or bool(round.halts)
            if must or (not asked and happens(self._chance, SOMETIMES)):
                word = companions.decision(self._chance, game, round, other)
                if word is not None:
                    return word
        return None

    def _dealers_act(self) -> Command:
        round, due = self.round, self.desk.due()
        match due:
            case Deal(place):
                if happens(self._chance, self._trouble):
                    return mistake(self._chance, self.desk.game, round, due, self._shuffler)
                return self._card_to(place)
            case Turn(place):
                lying = (d for d in round.cards if d.place == place and d.card is None)
                return TurnCards(DEALER, place, tuple(self._hidden[d.number] for d in lying))
            case Spin():
                return wheel.spun(self._chance, wrongly=happens(self._chance, self._trouble))
            case TakeBets() | Nothing() | _:
                raise AssertionError(f"the Dealer cannot go on: {due}")

    def _card_to(self, place: Place) -> DealCard:
        card = self._shuffler.draw(self.round)
        if self.desk.game.face(self.round, place) is not Face.DOWN:
            return DealCard(DEALER, card)
        self._hidden[len(self.round.cards) + 1] = card
        return DealCard(DEALER, None)
