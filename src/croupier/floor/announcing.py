"""What is said aloud at a table: events in words, each with the paragraph behind it."""

import re
from enum import Enum, auto
from typing import Any

import msgspec

from croupier.equipment.cards import Card
from croupier.floor.names import card_name, listed, spot_name, with_signs
from croupier.floor.stops import what_happened
from croupier.games.roulette.events import BallRested
from croupier.history.dialect import dialect_of
from croupier.history.writing import line_of
from croupier.money import dollars
from croupier.rulebook import Citation
from croupier.sentences import sentence
from croupier.table import events as e
from croupier.table.commands import Command
from croupier.table.game import Game
from croupier.table.numbering import as_people_say
from croupier.table.people import Person, Rank
from croupier.table.places import DISCARDED, HELD_OVER, WAITING, Place
from croupier.table.round import Round
from croupier.table.wagers import Result, Wager

PLACE_YOUR_BETS = "Place your Bets, please."
NO_MORE_BETS = "No more Bets."
FACE_DOWN = "??"
OUT_OF_PLAY = {  # before its cards, and behind one of them
    WAITING.area: ("Drawn:", "still to be laid"),
    DISCARDED.area: ("Discarded:", "discarded"),
    HELD_OVER.area: ("Kept for the next round:", "kept for the next round"),
}
IN_FULL = {  # verbs of the history file that are not a sentence by themselves
    "house-way": "leaves the cards to House Way",
    "even-money": "takes Even Money",
}


class Kind(Enum):
    """What an announcement is about, so that a listener can gather what belongs together."""

    CALL = auto()  # the Dealer's calls
    BET = auto()
    CARD = auto()
    BALL = auto()
    SAID = auto()  # what a player decides
    STOP = auto()  # something is wrong; the ruling on it
    PAID = auto()
    RESULT = auto()


class Announcement(msgspec.Struct, frozen=True):
    """A sentence; or what follows a `lead` such as `bea bets`, so that several can share it."""

    kind: Kind
    text: str
    cites: tuple[Citation, ...] = ()
    lead: str = ""

    def __str__(self) -> str:
        return f"{self.lead} {self.text}." if self.lead else self.text


class Announcer(msgspec.Struct, frozen=True):
    """Speaks to one person of the table, who is called `you`."""

    game: Game
    you: str

    def announced(
        self, before: Round[Any], after: Round[Any], event: e.Event, *alike: e.Event
    ) -> Announcement | None:
        """What is said about an event, if anything; once for those that are `alike`."""
        match event:
            case e.BetPlaced(wager, turned_away) if wager.spot.bet in self.game.BETS:
                return self._bet(after, wager, turned_away)
            case e.BetReduced(wager_id, amount, cites):
                amount += sum(more.amount_cents for more in alike if isinstance(more, e.BetReduced))
                return self._reduced(before, after, before.wager(wager_id), amount, cites)
            case e.MinimumAdvised(spot, missing, cites):
                text = f"{spot_name(spot)} is {dollars(missing)} short of the minimum: "
                return Announcement(Kind.BET, f"{text}add to it or take it back.", cites)
            case e.BettingClosed(_, cites):
                cites = (self.game.PARAGRAPHS.no_more_bets, *cites)
                return Announcement(Kind.CALL, NO_MORE_BETS, cites)
            case e.CardDealt(_, card, place):
                return self._card(after, card, place)
            case e.CardMoved(number, place):
                return self._card(after, after.cards[number - 1].card, place)
            case e.CardsReconstructed(since):
                laid = [
                    f"{_face(drawn.card)} {self._laid_at(after, drawn.place)}"
                    for drawn in after.cards
                    if drawn.number >= since
                ]
                return Announcement(Kind.STOP, f"The cards are laid again: {listed(laid)}.")
            case e.CardTurned(_, card):
                return Announcement(Kind.CARD, card_name(card), lead="Turned over:")
            case BallRested():
                (ball,) = dialect_of(self.game).hands(after)
                return Announcement(
                    Kind.BALL,
                    f"The ball rests in {' '.join(ball.cards)}: {ball.worth.replace('-', '–')}.",
                )
            case e.WagerSettled():
                settled = [one for one in (event, *alike) if isinstance(one, e.WagerSettled)]
                return self._settled(after, [after.wager(one.wager_id) for one in settled])
            case e.RoundConcluded():
                return Announcement(Kind.RESULT, dialect_of(self.game).told(after))
            case _:
                return self._in_trouble(after, event)

    def _in_trouble(self, round: Round[Any], event: e.Event) -> Announcement | None:
        match event:
            case e.FactReported(fact=fact, paragraph=paragraph):
                fact = as_people_say(self.game, round, fact)
                text = f"Stop. {self._sentence(what_happened(fact))}"
                return Announcement(Kind.STOP, text, (paragraph,))
            case e.HaltMoved(awaiting=e.AwaitingRuling(rank)):
                return Announcement(Kind.STOP, f"A {Rank(rank)} is called to the table.")
            case e.HaltMoved(awaiting=e.AwaitingDecision()):
                return Announcement(Kind.STOP, f"The {Rank.SHIFT_MANAGER} is called to the table.")
            case e.RulingMade(by=by, cites=cites, effect=effect):
                who = "By the book" if by is None else _speaker(by, self._subject(by.name))
                return Announcement(Kind.STOP, f"{who}: {with_signs(sentence(effect))}.", cites)
            case e.OptionChosen(player=player, stays=stays, cites=cites):
                s = "" if player == self.you else "s"
                chosen = f"stay{s} in" if stays else f"take{s} the bets back"
                return Announcement(Kind.SAID, f"{self._subject(player)} {chosen}.", cites)
            case e.RoundVoided(cites):
                return Announcement(Kind.RESULT, "The round is void; all bets are returned.", cites)
            case _:
                return None

    def said(self, command: Command) -> Announcement:
        """What another player has just decided; everyone speaks for their own box."""
        name, verb, *rest = re.sub(r" box \d+| hand 1$", "", line_of(self.game, command)).split()
        words = " ".join([IN_FULL.get(verb, verb), *rest])
        return Announcement(Kind.SAID, f"{name} {with_signs(words)}.")

    def _subject(self, player: str) -> str:
        return "You" if player == self.you else player

    def _whose(self, player: str) -> str:
        return "Your" if player == self.you else f"{player}’s"

    def _sentence(self, text: str) -> str:
        """A sentence of the table about you, put to you."""
        return addressed(text, self.you)

    def _spot(self, round: Round[Any], wager: Wager) -> str:
        own = round.seats.get(wager.spot.box or 0) == wager.player
        return spot_name(wager.spot, wager.spot.box if own else None)

    def _bet(self, round: Round[Any], wager: Wager, turned_away_cents: int) -> Announcement:
        s = "" if wager.player == self.you else "s"
        who, amount = self._subject(wager.player), dollars(wager.stake_cents)
        where = self._spot(round, wager)
        lying = sum(w.stake_cents for w in round.on(wager.spot) if w.player == wager.player)
        lead, text = f"{who} bet{s}", f"{amount} on {where}"
        if lying > wager.stake_cents:
            text = f"{amount} more on {where} (now {dollars(lying)})"
        if not turned_away_cents:
            return Announcement(Kind.BET, text, lead=lead)
        text += f"; {dollars(turned_away_cents)} more did not fit under the limits."
        return Announcement(Kind.BET, f"{lead} {text}", (self.game.PARAGRAPHS.over_maximum,))

    def _reduced(
        self,
        before: Round[Any],
        after: Round[Any],
        wager: Wager,
        amount: int,
        cites: tuple[Citation, ...],
    ) -> Announcement:
        where = self._spot(before, wager)
        left = sum(w.stake_cents for w in after.on(wager.spot) if w.player == wager.player)
        stays = f"{dollars(left)} stays there" if left else "nothing is left there"
        takes = f"{self._subject(wager.player)} take{'' if wager.player == self.you else 's'}"
        if cites:
            text = f"{dollars(amount)} of {self._whose(wager.player).lower()} bet on {where} "
            text += f"is turned away: it does not fit under the limits; {stays}."
        elif left:
            text = f"{takes} {dollars(amount)} back from {where}; {stays}."
        else:
            return Announcement(Kind.BET, f"{dollars(amount)} from {where}", lead=f"{takes} back")
        return Announcement(Kind.BET, text, cites)

    def _card(self, round: Round[Any], card: Card | None, place: Place) -> Announcement:
        return Announcement(Kind.CARD, _face(card), lead=self._place(round, place))

    def _laid_at(self, round: Round[Any], place: Place) -> str:
        """`to Banker`, `to you`; what lies nowhere in play is said to be so."""
        if place.area in OUT_OF_PLAY:
            return OUT_OF_PLAY[place.area][1]
        return re.sub("^to You", "to you", f"to {self._place(round, place)}")

    def _place(self, round: Round[Any], place: Place) -> str:
        if place.area in OUT_OF_PLAY:
            return OUT_OF_PLAY[place.area][0]
        if place.box is None:
            return place.area.title()
        seated, number = round.seats.get(place.box), as_people_say(self.game, round, place).hand
        where = f"box {place.box}" if seated is None else self._subject(seated)
        return where + (f", hand {number}" if (number or 1) > 1 else "")

    def _settled(self, round: Round[Any], wagers: list[Wager]) -> Announcement:
        wager, settlement = wagers[0], wagers[0].settlement
        assert settlement is not None
        stake = sum(one.stake_cents for one in wagers)
        back = sum(one.settlement.payout_cents for one in wagers if one.settlement)
        words = {
            Result.WIN: f"wins {dollars(back - stake)}",
            Result.LOSE: f"loses {dollars(stake - back)}" if back else "loses",
            Result.PUSH: "stands off",
            Result.RETURNED: "is returned",
        }
        text = f"{self._whose(wager.player)} {dollars(stake)} on "
        text += f"{self._spot(round, wager)} {words[settlement.result]}."
        return Announcement(Kind.PAID, text, settlement.cites)


def together(round: Round[Any], event: e.Event) -> object:
    """The same for events in a row that are told as one: chips of one place with one result."""
    match event:
        case e.WagerSettled(wager_id, settlement):
            wager = round.wager(wager_id)
            fared = (settlement.result, settlement.cites)
            return wager.player, wager.spot, wager.hand, wager.odds, fared
        case e.BetReduced(wager_id, _, cites):
            wager = round.wager(wager_id)
            return wager.player, wager.spot, cites
        case _:
            return object()  # equal to nothing else


def _speaker(by: Person, name: str) -> str:
    """A Player only picks the order of cards drawn together (Blackjack 5.12)."""
    if by.rank is Rank.PLAYER:
        return f"{name} pick" if name == "You" else f"{name} picks"
    return f"The {by.rank} rules"


def _face(card: Card | None) -> str:
    return card_name(card) if card else FACE_DOWN


ADDRESSED = {
    "has": "have",
    "is": "are",
    "was": "were",
    "decides": "decide",
    "looks": "look",
}


def addressed(sentence: str, you: str) -> str:
    """A sentence about a player of this name, said to that player: `You have 1000, not 5000.`"""
    verbs = "|".join(ADDRESSED)
    said = re.sub(rf"\b{re.escape(you)}['’]s\b", "your", sentence)
    said = re.sub(
        rf"\b{re.escape(you)} ({verbs})\b", lambda found: f"you {ADDRESSED[found[1]]}", said
    )
    return said[:1].upper() + said[1:]
