"""What is said aloud at a table: events in words, each with the paragraph behind it."""

from enum import Enum, auto

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.history.dialect import dialect_of
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Amount, Listed, Message, Value, in_words, said
from croupier.engine.table.betting.betting import dealt_without_bets
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary import events as e
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.places import DISCARDED, HELD_OVER, WAITING, Drawn, Place
from croupier.engine.table.vocabulary.wagers import Result, Wager
from croupier.engine.table.vocabulary.words import place_said, rank_said
from croupier.floor.narration.chronicle import halted, hands_lying, ruled_aloud, set_going
from croupier.floor.narration.names import card_name, spot_named, with_signs
from croupier.floor.narration.second_person import YOU
from croupier.floor.narration.stoppages import what_happened
from croupier.floor.protocol.rows import Row

PLACE_YOUR_BETS = said("told-place-your-bets")
NO_MORE_BETS = said("told-no-more-bets")
TURNED_OVER = said("told-turned")
FACE_DOWN = said("told-face-down")
OUT_OF_PLAY = {  # before its cards
    WAITING.area: said("told-drawn"),
    DISCARDED.area: said("told-discarded"),
    HELD_OVER.area: said("told-held-over"),
}
IN_TURN = (*OUT_OF_PLAY.values(), TURNED_OVER)  # before cards in the order in which they came


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
    text: Value
    cites: tuple[Citation, ...] = ()
    lead: Value | None = None
    about: str | None = None  # the player whose bet it is about
    rows: tuple[Row, ...] | None = None  # beside the table; None: the sentence as it is

    @property
    def message(self) -> Message | str:
        if self.lead is not None:
            return said("told-together", lead=self.lead, what=self.text)
        assert isinstance(self.text, Message | str), "a sentence stands alone"
        return self.text

    def __str__(self) -> str:
        return in_words(self.message)


class Announcer(msgspec.Struct, frozen=True):
    """Speaks to one person of the table, who is called `you`."""

    game: Game
    you: str

    def announced(
        self, before: AnyRound, after: AnyRound, event: e.Event, *alike: e.Event
    ) -> Announcement | None:
        """What is said about an event, if anything; once for those that are `alike`."""
        match event:
            case e.BetPlaced(wager, turned_away) if wager.spot.bet in self.game.BETS:
                return self._bet(after, wager, turned_away)
            case e.BetReduced(wager_id, amount, cites):
                amount += sum(more.amount_cents for more in alike if isinstance(more, e.BetReduced))
                return self._reduced(before, after, before.wager(wager_id), amount, cites)
            case e.MinimumAdvised(spot, missing, cites):
                text = said("told-under-minimum", spot=spot_named(spot), missing=Amount(missing))
                return Announcement(Kind.BET, text, cites)
            case e.BettingClosed(_, cites):
                cites = (self.game.PARAGRAPHS.no_more_bets, *cites)
                return Announcement(Kind.CALL, NO_MORE_BETS, cites)
            case e.CardDealt(_, card, place):
                return self._card(after, card, place)
            case e.CardMoved(number, place):
                return self._card(after, after.cards[number - 1].card, place)
            case e.CardsReconstructed(since):
                laid = [self._laid_at(after, d) for d in after.cards if d.number >= since]
                again = said("told-laid-again", cards=Listed((*laid,)))
                rows = (*hands_lying(self.game, after), Row(f"laid {since}", again))
                return Announcement(Kind.STOP, again, rows=rows)
            case e.CardTurned(_, card):
                return Announcement(Kind.CARD, _face(card), lead=TURNED_OVER)
            case e.WagerSettled():
                settled = [one for one in (event, *alike) if isinstance(one, e.WagerSettled)]
                return self._settled(after, [after.wager(one.wager_id) for one in settled])
            case e.RoundConcluded():
                return Announcement(Kind.RESULT, dialect_of(self.game).told(after))
            case _:
                return self._in_trouble(before, after, event)

    def _in_trouble(self, before: AnyRound, round: AnyRound, event: e.Event) -> Announcement | None:
        match event:
            case e.FactReported(number, fact=fact, paragraph=paragraph):
                text = self._stop(round, fact)
                rows = (Row(halted(number), text, None, (paragraph,)),)
                return Announcement(Kind.STOP, text, (paragraph,), rows=rows)
            case e.HaltMoved(halt, e.AwaitingRuling(rank)):
                return self._called(round, halt, said("told-called", rank=rank_said(Rank(rank))))
            case e.HaltMoved(halt, e.AwaitingDecision()):
                text = said("told-decider-called", rank=rank_said(Rank.SHIFT_MANAGER))
                return self._called(round, halt, text)
            case e.RulingMade(by=by, cites=cites, effect=effect):
                return Announcement(Kind.STOP, ruled_aloud(by, with_signs(effect), self.you), cites)
            case e.OptionChosen(player=player, stays=stays, cites=cites):
                who = self._named(player)
                text = said("told-stays", player=who) if stays else said("told-leaves", player=who)
                return Announcement(Kind.SAID, text, cites)
            case e.RoundVoided(cites):
                return Announcement(Kind.RESULT, said("told-void"), cites)
            case _:
                return self._of_its_own(before, event)

    def _stop(self, round: AnyRound, fact: Fact) -> Message:
        fact = as_people_say(self.game, round, fact)
        return said("told-stop", what=what_happened(fact, self.you))

    def _called(self, round: AnyRound, number: int, text: Message) -> Announcement:
        """Under what went wrong."""
        halt = next(each for each in round.halts if each.number == number)
        stop = Row(halted(number), self._stop(round, halt.fact), text, (halt.paragraph,))
        return Announcement(Kind.STOP, text, rows=(stop,))

    def _of_its_own(self, before: AnyRound, event: e.Event) -> Announcement | None:
        called = dialect_of(self.game).called(event)
        if called is None:
            return None
        kind = Kind.CALL if before.settings.decks else Kind.BALL
        return Announcement(kind, called, set_going(self.game, before))

    def _named(self, player: str) -> str:
        return YOU if player == self.you else player

    def _spot(self, round: AnyRound, wager: Wager) -> Message:
        own = round.seats.get(wager.spot.box or 0) == wager.player
        return spot_named(wager.spot, wager.spot.box if own else None)

    def _bet(self, round: AnyRound, wager: Wager, turned_away_cents: int) -> Announcement:
        who, amount = self._named(wager.player), Amount(wager.stake_cents)
        where = self._spot(round, wager)
        lying = sum(w.stake_cents for w in round.on(wager.spot) if w.player == wager.player)
        chips = said("told-chips-on", amount=amount, spot=where)
        if lying > wager.stake_cents:
            chips = said("told-chips-added", amount=amount, spot=where, lying=Amount(lying))
        if not turned_away_cents:
            return Announcement(Kind.BET, chips, lead=said("told-bets", player=who))
        over = Amount(turned_away_cents)
        text = said("told-partly-taken", player=who, chips=chips, over=over)
        return Announcement(Kind.BET, text, (self.game.PARAGRAPHS.over_maximum,))

    def _reduced(
        self,
        before: AnyRound,
        after: AnyRound,
        wager: Wager,
        cents: int,
        cites: tuple[Citation, ...],
    ) -> Announcement:
        who, amount, spot = self._named(wager.player), Amount(cents), self._spot(before, wager)
        stays = sum(w.stake_cents for w in after.on(wager.spot) if w.player == wager.player)
        left = Amount(stays)
        if cites and stays:
            text = said("told-turned-away", amount=amount, player=who, spot=spot, left=left)
        elif cites:
            text = said("told-all-turned-away", amount=amount, player=who, spot=spot)
        elif stays:
            text = said("told-takes-some-back", player=who, amount=amount, spot=spot, left=left)
        else:
            chips = said("told-chips-from", amount=amount, spot=spot)
            return Announcement(Kind.BET, chips, lead=said("told-takes-back", player=who))
        return Announcement(Kind.BET, text, cites)

    def _card(self, round: AnyRound, card: Card | None, place: Place) -> Announcement:
        lead = OUT_OF_PLAY.get(place.area) or self._place(round, place, said("told-you"))
        return Announcement(Kind.CARD, _face(card), lead=lead)

    def _laid_at(self, round: AnyRound, drawn: Drawn) -> Message:
        """`to Banker`, `to you`; what lies nowhere in play is said to be so."""
        card = _face(drawn.card)
        match drawn.place.area:
            case WAITING.area:
                return said("told-card-waiting", card=card)
            case DISCARDED.area:
                return said("told-card-discarded", card=card)
            case HELD_OVER.area:
                return said("told-card-held-over", card=card)
            case _:
                place = self._place(round, drawn.place, said("you-there"))
                return said("told-card-to", card=card, place=place)

    def _place(self, round: AnyRound, place: Place, you: Message) -> Value:
        if place.box is None:
            return Message(f"place-name-{place.area}")
        seated = round.seats.get(place.box)
        who: Value = place_said(Place("box", place.box)) if seated is None else seated
        if seated == self.you:
            who = you
        hand = as_people_say(self.game, round, place).hand or 1
        return who if hand == 1 else said("told-hand", who=who, hand=hand)

    def _settled(self, round: AnyRound, wagers: list[Wager]) -> Announcement:
        wager, settlement = wagers[0], wagers[0].settlement
        assert settlement is not None
        staked = sum(one.stake_cents for one in wagers)
        back = sum(one.settlement.payout_cents for one in wagers if one.settlement)
        who, stake, spot = self._named(wager.player), Amount(staked), self._spot(round, wager)
        match settlement.result:
            case Result.WIN:
                won = Amount(back - staked)
                text = said("told-wins", player=who, stake=stake, spot=spot, won=won)
            case Result.LOSE if back:
                lost = Amount(staked - back)
                text = said("told-loses-some", player=who, stake=stake, spot=spot, lost=lost)
            case Result.LOSE:
                text = said("told-loses", player=who, stake=stake, spot=spot)
            case Result.PUSH:
                text = said("told-stands-off", player=who, stake=stake, spot=spot)
            case _:
                text = said("told-returned", player=who, stake=stake, spot=spot)
        return Announcement(Kind.PAID, text, settlement.cites, about=wager.player)


def round_opened(game: Game, round: AnyRound) -> Announcement:
    """No row: as long as it holds, it is what the table is doing."""
    without = dealt_without_bets(game, round)
    if without is not None:
        return Announcement(Kind.CALL, without.message, without.cites, rows=())
    cites = (game.PARAGRAPHS.place_your_bets,)
    return Announcement(Kind.CALL, PLACE_YOUR_BETS, cites, rows=())


def together(round: AnyRound, event: e.Event) -> object:
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


def _face(card: Card | None) -> Message | str:
    return card_name(card) if card else FACE_DOWN
