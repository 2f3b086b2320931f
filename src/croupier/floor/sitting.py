"""An evening at one table: you, those who play along, and a Dealer who does what is due."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from croupier import open_table
from croupier.floor.announcing import PLACE_YOUR_BETS, Announcement, announced, sign
from croupier.floor.chance import Chance
from croupier.floor.choices import choices
from croupier.floor.crew import Crew
from croupier.history.desk import Desk
from croupier.history.options import TableOptions
from croupier.table.betting import dealt_without_bets
from croupier.table.commands import CloseBetting, Command, ReportFact, WithdrawBet
from croupier.table.due import Ask, AskToFollow, AwaitRuling
from croupier.table.events import CardDealt
from croupier.table.evolving import evolve
from croupier.table.facts import WalkedAway
from croupier.table.offers import Offer
from croupier.table.people import DEALER, player
from croupier.table.places import Face
from croupier.table.refusals import Refused, accepted
from croupier.table.round import Round, Stage


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
        head: TableOptions | None = None,
    ) -> None:
        kind = "recorded" if trouble_in_a_million else "electronic"
        self.you = player(you)
        others = tuple(player(name) for name in purses if name != you)
        self._crew = Crew(chance, others, trouble_in_a_million=trouble_in_a_million)
        options: TableOptions = {**(head or {}), "table": kind, "purses": purses}
        boxes = open_table(game, **options).round.settings.boxes
        self._seats = dict(zip(boxes, (you, *(o.name for o in others)), strict=False))
        options["seats"] = self._seats
        self.desk: Desk = open_table(game, **options)
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
            accepted(self.desk.open_round(self._seats))
        self._passed = None
        if self._crew.prepare(self.round):
            yield Announcement("The cards are shuffled.")
        yield sign(self.desk.game, self.round.settings)
        yield Announcement(PLACE_YOUR_BETS, (self.desk.game.PARAGRAPHS.place_your_bets,), True)
        without = dealt_without_bets(self.desk.game, self.round)
        if without is not None:
            yield Announcement(without.sentence, without.cites, loud=True)
        for other in self._crew.others:
            for bet in self._crew.bets(self.desk.game, self.round, other, self._seats):
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
            command = self._crew.word(self.desk.game, self.round)
            if command is None:
                if self.your_offers() and self._passed != self._moment():
                    return
                command = self._crew.dealers_act(self.desk.game, self.round)
            yield from self._do(command)
        if self._crew.shuffler.cut_card_is_out and self.round.settings.decks > 1:
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
            yield from self._do(ReportFact(DEALER, WalkedAway(self.you.name)))
        while self.round.stage is Stage.PLAY:
            self.pass_on()
            yield from self.deal_on()

    def _do(self, command: Command) -> Iterator[Announcement]:
        yield from accepted(self.give(command))

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
