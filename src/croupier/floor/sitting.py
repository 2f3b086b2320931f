"""An evening at one table: you, those who play along, and a Dealer who does what is due."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from croupier import open_table
from croupier.desk.desk import Desk
from croupier.floor.announcing import PLACE_YOUR_BETS, Announcement, Announcer, Kind, together
from croupier.floor.chance import Chance
from croupier.floor.choices import choices
from croupier.floor.crew import Crew
from croupier.floor.deciding import decision_said
from croupier.floor.names import without_faces
from croupier.games.si_ki_pi.commands import Look
from croupier.sentences import said
from croupier.table.betting import dealt_without_bets
from croupier.table.commands import (
    ChooseOption,
    CloseBetting,
    Command,
    PlaceBet,
    RejectBets,
    ReportFact,
    TimeRanOut,
    WithdrawBet,
)
from croupier.table.due import Ask, AwaitRuling
from croupier.table.events import CardDealt, Event, LimitBreached, RulingMade
from croupier.table.evolving import evolve
from croupier.table.facts import WalkedAway
from croupier.table.numbering import as_people_say
from croupier.table.offers import Offer
from croupier.table.people import DEALER, Rank, player
from croupier.table.places import Cards, Face
from croupier.table.refusals import Refused
from croupier.table.round import Round, Status
from croupier.table.table_commands import MarkCutCard
from croupier.table.wagers import Spot

Told = tuple[Announcement, ...]


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
        head: Mapping[str, Any] | None = None,  # further keys of a history file's head
    ) -> None:
        kind = "recorded" if trouble_in_a_million else "electronic"
        self.you = player(you)
        others = tuple(player(name) for name in purses if name != you)
        self._crew = Crew(chance, others, trouble_in_a_million=trouble_in_a_million)
        boxes = open_table(game, **(head or {})).round.settings.boxes
        self._seats = dict(zip(boxes, (you, *(o.name for o in others)), strict=False))
        self.desk: Desk = open_table(
            game, table=kind, purses=purses, seats=self._seats, **(head or {})
        )
        self._announcer = Announcer(self.desk.game, you)
        self._left = False
        self._looked = False
        self._answered: set[object] = set()  # offers of this round that you have been asked about

    @property
    def round(self) -> Round[Any]:
        return self.desk.round

    @property
    def your_box(self) -> int | None:
        return next((box for box, name in self._seats.items() if name == self.you.name), None)

    @property
    def purse_cents(self) -> int:
        return (self.round.purses or {}).get(self.you.name, 0)

    def sees(self, box: int | None) -> bool:
        """Where all hands lie face down until settlement, you see your own once you looked."""
        return not self.conceals or (self._looked and box == self.your_box)

    @property
    def conceals(self) -> bool:
        """All hands lie face down until settlement."""
        if self.round.status is not Status.PLAY or not self.round.settings.decks:
            return False
        faces = [self.desk.game.face(self.round, p) for p in self.desk.game.places(self.round)]
        return all(face is Face.EITHER for face in faces)

    def open_round(self) -> Told:
        """ "Place your Bets, please", and the others bet."""
        if self.round.status is not Status.BETTING:
            opened = self.desk.open_round(self._seats)
            assert not isinstance(opened, Refused), opened
        game = self.desk.game
        self._answered, self._looked = set(), False
        told: list[Announcement] = []
        if self._crew.prepare(self.round):
            told.append(Announcement(Kind.CALL, said("told-shuffled")))
        told.append(Announcement(Kind.CALL, PLACE_YOUR_BETS, (game.PARAGRAPHS.place_your_bets,)))
        without = dealt_without_bets(game, self.round)
        if without is not None:
            told.append(Announcement(Kind.CALL, without.message, without.cites))
        for other in self._crew.others:
            for bet in self._crew.bets(game, self.round, other, self._seats):
                placed = self.give(bet)
                told += () if isinstance(placed, Refused) else placed  # the purse is short
        return tuple(told)

    def bet(self, spot: Spot, cents: int) -> Told | Refused:
        return self.give(PlaceBet(self.you, self.you.name, spot, cents))

    def withdraw(self, spot: Spot, cents: int) -> Told | Refused:
        return self.give(WithdrawBet(self.you, self.you.name, spot, cents))

    def give(self, command: Command) -> Told | Refused:
        before, asked = self.round, self._asked_about() if command.by == self.you else set()
        done = self.desk.do(command)
        if isinstance(done, Refused):
            return done
        self._answered |= asked
        self._looked |= isinstance(command, Look) and command.by == self.you
        told = self._announcements(before, done)
        if self._decides(command):
            as_said = as_people_say(self.desk.game, before, command)
            decided = Announcement(Kind.SAID, decision_said(self.desk.game, as_said))
            told = (decided, *told)
        return told + self._beyond_limits(done)

    def _decides(self, command: Command) -> bool:
        """Somebody else says something about their own hand; options announce themselves."""
        if command.by.rank is not Rank.PLAYER or isinstance(command, Look):
            return False
        return type(command) in self.desk.game.COMMANDS and command.by != self.you

    def _beyond_limits(self, events: tuple[Event, ...]) -> Told:
        """The Dealer of a physical table notices what does not fit the limits and says so."""
        told: Told = ()
        for event in events:
            if isinstance(event, LimitBreached):
                spot = event.spot
                done = self.give(RejectBets(DEALER, spot.bet, spot.box, spot.on))
                told += () if isinstance(done, Refused) else done
        return told

    def close_betting(self) -> Told:
        return self._done(CloseBetting(DEALER))

    def pass_on(self) -> None:
        """You let what you are offered go by."""
        self._answered |= self._asked_about()

    def your_offers(self) -> tuple[Offer, ...]:
        """What you may say now, once the bets are closed."""
        if self.round.status is not Status.PLAY:
            return ()
        offers = choices(self.desk.game, self.round, self.you)
        return tuple(offer for offer in offers if not isinstance(offer.command, Look))

    def you_must_speak(self) -> bool:
        """Nothing goes on without your word."""
        due = self.desk.due()
        if isinstance(due, Ask):
            return due.player == self.you.name
        return isinstance(due, AwaitRuling) and bool(self.your_offers())

    def deal_on(self) -> Told:
        """The Dealer does what is due, until you have a choice or the round is over."""
        told: Told = ()
        while self.round.status is Status.PLAY:
            if self.you_must_speak() and not self._left:
                return told + self._look()
            if self._asked_about() - self._answered and not self._left:
                return told
            told += self._others_turn()
        if self._crew.shuffler.cut_card_is_out and self.round.settings.decks > 1:
            self.desk.do(MarkCutCard(DEALER))
            told += (Announcement(Kind.CALL, said("told-cut-card")),)
        return told

    def leave(self) -> Told:
        """You get up: open bets are withdrawn or, once closed, played out by the book."""
        self._left = True
        told: Told = ()
        open_bets = self.round.open_wagers(self.you.name)
        if self.round.status is Status.BETTING:
            for spot in dict.fromkeys(wager.spot for wager in open_bets):
                cents = sum(wager.stake_cents for wager in open_bets if wager.spot == spot)
                told += self._done(WithdrawBet(self.you, self.you.name, spot, cents))
            return told
        if self.round.status is Status.PLAY and open_bets:
            told += self._stay()
            told += self._done(ReportFact(DEALER, WalkedAway(self.you.name)))
        while self.round.status is Status.PLAY:
            told += self._stay() + self.deal_on()
        return told

    def _stay(self) -> Told:
        """Whoever says nothing stays in."""
        told: Told = ()
        while self.round.halts and (offers := self.your_offers()):
            staying = [o for o in offers if isinstance(o.command, ChooseOption) and o.command.stays]
            told += self._done((staying or offers)[0].command)
        return told

    def _look(self) -> Told:
        """You look at your cards when the Dealer directs you to (Si Ki Pi 3.17)."""
        for offer in choices(self.desk.game, self.round, self.you):
            if isinstance(offer.command, Look) and offer.command.box == self.your_box:
                return self._done(offer.command)
        return ()

    def _others_turn(self) -> Told:
        command = self._crew.word(self.desk.game, self.round)
        if command is not None:
            return self._done(command)
        command = self._crew.dealers_act(self.desk.game, self.round)
        done = self.give(command)
        if not isinstance(done, Refused):
            return done
        # Somebody may still answer and says nothing: the clock runs out, then the card is dealt.
        return self._done(TimeRanOut(DEALER)) + self._done(command)

    def _asked_about(self) -> set[object]:
        """Your offers now; what is waited for is a new question after every card."""
        drawn = len(self.round.cards)
        return {(o.command, drawn if o.waited_for else 0) for o in self.your_offers()}

    def _as_seen(self, round: Round[Any]) -> Round[Any]:
        if not self.conceals:
            return round
        seen = (d if self.sees(d.place.box) else replace(d, card=None) for d in round.cards)
        return replace(round, cards=Cards(seen))

    def _as_heard(self, event: Event) -> Event:
        """Nobody calls a face that lies down."""
        if isinstance(event, CardDealt) and not self.sees(event.place.box):
            return replace(event, card=None)
        if isinstance(event, RulingMade) and self.conceals:
            return replace(event, effect=without_faces(event.effect))
        return event

    def _done(self, command: Command) -> Told:
        done = self.give(command)
        assert not isinstance(done, Refused), f"{command}: {done}"
        return done

    def _announcements(self, round: Round[Any], events: tuple[Event, ...]) -> Told:
        steps = []
        for event in events:
            before, round = round, evolve(self.desk.game, round, event)
            steps.append((before, event, round))
        told = []
        for _, group in groupby(steps, key=lambda step: together(step[0], step[1])):
            (before, event, after), *more = group
            after = self._as_seen(more[-1][2] if more else after)
            alike = (other for _, other, _ in more)
            spoken = self._announcer.announced(before, after, self._as_heard(event), *alike)
            if spoken is not None:
                told.append(spoken)
        return tuple(told)
