"""An evening at one table: you, those who play along, and a Dealer who does what is asked for."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from croupier import open_table
from croupier.engine.crew.chance import Chance
from croupier.engine.crew.choices import choices
from croupier.engine.crew.crew import Crew, next_question, squeezed_at
from croupier.engine.front.open_table import Desk
from croupier.engine.sentences import said
from croupier.engine.table.dealing.awaited import Awaited, Until
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing import View, Viewer, view
from croupier.engine.table.vocabulary.commands import (
    ChooseOption,
    Command,
    GrantSqueeze,
    PlaceBet,
    RejectBets,
    ReportFact,
    WithdrawBet,
)
from croupier.engine.table.vocabulary.events import Event, LimitBreached
from croupier.engine.table.vocabulary.facts import WalkedAway
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, Rank, player
from croupier.engine.table.vocabulary.questions import Kind as Asks
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import MarkCutCard
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.narration.announcements import Announcement, Announcer, Kind, round_opened
from croupier.floor.narration.decisions import decision
from croupier.floor.narration.narrator import Told, announcements
from croupier.floor.practice.stopped_round import Stopped, stopped


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
        by_name: bool = False,  # what is said calls you by your name, not `you`
        you_rule: bool = False,  # before the House does, you say what you would rule
    ) -> None:
        kind = "recorded" if trouble_in_a_million else "electronic"
        self.you = player(you)
        others = tuple(player(name) for name in purses if name != you)
        self._crew = Crew(chance, others, trouble_in_a_million=trouble_in_a_million)
        boxes = open_table(game, **(head or {})).round.settings.boxes
        seats = dict(zip(boxes, (you, *(o.name for o in others)), strict=False))
        self.desk: Desk = open_table(game, table=kind, purses=purses, seats=seats, **(head or {}))
        self._announcer = Announcer(self.desk.game, "" if by_name else you)
        self._left, self._you_rule = False, you_rule
        self.stopped: Stopped | None = None  # until you have ruled
        self._answered: set[str] = set()  # questions of this round that you are done with

    @property
    def round(self) -> AnyRound:
        return self.desk.round

    @property
    def table(self) -> AnyTable:
        """As it lies now; a command that you rule on first is not carried out yet."""
        return self.desk.table if self.stopped is None else self.stopped.table

    @property
    def your_box(self) -> int | None:
        seats = self.desk.table.seats
        return next((box for box, name in seats.items() if name == self.you.name), None)

    @property
    def purse_cents(self) -> int:
        return (self.round.purses or {}).get(self.you.name, 0)

    def open_round(self) -> Told:
        """ "Place your Bets, please", and the others bet."""
        if any(asked.kind is Asks.NEXT_ROUND for asked in self.desk.awaited()):
            opened = self.desk.open_round()
            assert not isinstance(opened, Refused), opened
        game = self.desk.game
        self._answered = set()
        told: list[Announcement] = []
        if self._crew.prepare(self.round):
            told.append(Announcement(Kind.CALL, said("told-shuffled")))
        told.append(round_opened(game, self.round))
        for other in self._crew.others:
            for bet in self._crew.bets(game, self.round, other, self.desk.table.seats):
                placed = self.give(bet)
                told += () if isinstance(placed, Refused) else placed  # the purse is short
        return tuple(told)

    def bet(self, spot: Spot, cents: int) -> Told | Refused:
        return self.give(PlaceBet(self.you, self.you.name, spot, cents))

    def withdraw(self, spot: Spot, cents: int) -> Told | Refused:
        return self.give(WithdrawBet(self.you, self.you.name, spot, cents))

    def give(self, command: Command, answering: str | None = None) -> Told | Refused:
        """A command is carried out; as the answer to a question only while that is open."""
        before, asked = self.round, self.your_questions() if command.by == self.you else ()
        done = self.desk.do(command, answering=answering)
        if isinstance(done, Refused):
            return done
        self._answered |= {one.question for one in asked}
        told = self._announcements(before, done)
        if self._decides(command):
            told = (decision(self.desk.game, before, self.round, command), *told)
        return told + self._beyond_limits(done)

    def _decides(self, command: Command) -> bool:
        """Somebody else says something about their own hand; options announce themselves."""
        if command.by.rank is not Rank.PLAYER or command.aside:
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
        return self._others_turn()

    def your_questions(self) -> tuple[Awaited, ...]:
        """What you are asked now; a card that you squeeze is turned when you let go."""
        return tuple(
            asked
            for asked in self.desk.awaited()
            if asked.player == self.you.name or self._you_squeeze(asked)
        )

    def _you_squeeze(self, asked: Awaited) -> bool:
        return asked.kind is Asks.TURN and any(
            squeeze.player == self.you.name and squeezed_at(squeeze, asked.place)
            for squeeze in self.round.squeezes
        )

    def asked_next(self) -> Awaited:
        """What is dealt with next, whoever is asked."""
        return next_question(self.desk.game, self.desk.table)

    def pass_on(self) -> None:
        """You let what you are asked go by."""
        self._answered |= {asked.question for asked in self.your_questions()}

    def your_offers(self) -> tuple[Offer, ...]:
        """What you may say now, once the bets are closed."""
        return tuple(offer for offer in self._choices() if not offer.command.aside)

    def _choices(self) -> tuple[Offer, ...]:
        if self.round.status is not Status.PLAY:
            return ()
        return choices(self.desk.game, self.desk.table, self.you)

    def you_must_speak(self) -> bool:
        """Nothing goes on without your word."""
        return any(
            asked.until is Until.ANSWERED and asked.player is not None and not asked.kind.may_pass
            for asked in self.your_questions()
        )

    def deal_on(self) -> Told:
        """The Dealer does what is asked for, until you have a choice or the round is over."""
        told = tuple(one for step in self.steps() for one in step)
        if self.round.status is Status.PLAY and self.you_must_speak():
            told += self._look()
        return told

    def steps(self) -> Iterator[Told]:
        """The same one thing after the other; you look at your cards by yourself. What was reported
        is ruled on whenever that was."""
        while self.stopped is None and (self.round.status is Status.PLAY or self.round.halts):
            if any(asked.kind is Asks.SQUEEZE for asked in self.desk.awaited()):
                yield self._done(GrantSqueeze(PIT_SUPERVISOR))  # the House consents
                continue
            if not self._left and self._you_have_a_choice():
                return
            yield self._others_turn()
        at_rest = self.stopped is None and self.round.settings.decks > 1
        if at_rest and self._crew.shuffler.cut_card_is_out:
            self.desk.do(MarkCutCard(DEALER))
            yield (Announcement(Kind.CALL, said("told-cut-card")),)

    def _you_have_a_choice(self) -> bool:
        unanswered = {asked.question for asked in self.your_questions()} - self._answered
        return bool(unanswered) or self.you_must_speak()

    def view(self, viewer: Viewer | None = None) -> View:
        """The table as you see it, or somebody else would."""
        faces = self._crew.shuffler.secrets.faces
        return view(self.desk.game, self.table, viewer or Viewer.of(self.you), faces)

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
        while self.round.halts and (asked := self.your_questions()):
            offers = self.your_offers()
            staying = [o for o in offers if isinstance(o.command, ChooseOption) and o.command.stays]
            told += self._done((staying or offers)[0].command, asked[0].question)
        return told

    def _look(self) -> Told:
        """You look at your cards when the Dealer directs you to (Si Ki Pi 3.17)."""
        for asked in self.your_questions():
            for offer in self._choices():
                if offer.command.aside and getattr(offer.command, "box", None) == asked.box:
                    return self._done(offer.command, asked.question)
        return ()

    def _others_turn(self) -> Told:
        game, table, asked = self.desk.game, self.desk.table, self.asked_next()
        reply = self._crew.reply(game, table)
        if self._you_rule and not self._left:
            self.stopped = stopped(game, table, asked, reply, Viewer.of(self.you))
        if self.stopped is not None:
            return self._announcements(table.round, self.stopped.events)
        return self._done(reply.command, reply.question)

    def choose_ruling(self, chosen: int) -> None:
        assert self.stopped is not None
        self.stopped = replace(self.stopped, chosen=chosen)

    def carry_out_ruling(self) -> Told:
        """Yours where the book allows it."""
        case, self.stopped = self.stopped, None
        assert case is not None
        if not case.events:
            return self._done(case.carried_out.command, case.question)
        done = self.desk.do(case.reply.command, answering=case.reply.question)
        assert not isinstance(done, Refused), f"{case.reply.command}: {done}"
        return self._announcements(case.table.round, done[len(case.events) :])

    def _done(self, command: Command, answering: str | None = None) -> Told:
        done = self.give(command, answering)
        assert not isinstance(done, Refused), f"{command}: {done}"
        return done

    def _announcements(self, round: AnyRound, events: tuple[Event, ...]) -> Told:
        steps = []
        for event in events:
            before, round = round, evolve(self.desk.game, round, event)
            steps.append((before, event, round))
        in_play = self.round.status is Status.PLAY
        return announcements(self._announcer, steps, Viewer.of(self.you) if in_play else None)
