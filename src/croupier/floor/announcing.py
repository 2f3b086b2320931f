"""What the Dealer says aloud: events in words, each with the paragraph behind it."""

from typing import Any

import msgspec

from croupier.history.dialect import dialect_of
from croupier.money import dollars
from croupier.rulebook import Citation
from croupier.table import events as e
from croupier.table.facts import Fact
from croupier.table.game import Game
from croupier.table.people import Rank
from croupier.table.places import OUT_OF_PLAY, WAITING
from croupier.table.round import Round
from croupier.table.settings import Settings
from croupier.table.wagers import Result, Wager

PLACE_YOUR_BETS = "Place your Bets, please."
NO_MORE_BETS = "No more Bets."
YOU = "you"
UNSPOKEN = ("since", "cards", "count", "seen_by")


class Announcement(msgspec.Struct, frozen=True):
    text: str
    cites: tuple[Citation, ...] = ()
    loud: bool = False  # a ruling or a result, not the ordinary course


def sign(game: Game, settings: Settings) -> Announcement:
    """The limits as the table displays them."""
    limits = settings.limits
    words = [f"minimum {dollars(limits.minimum_cents)}"]
    if limits.maximum_cents is not None:
        words.append(f"maximum {dollars(limits.maximum_cents)}")
    if limits.differential_cents is not None:
        words.append(f"Differential {dollars(limits.differential_cents)}")
    return Announcement(f"The sign says: {', '.join(words)}.", (game.PARAGRAPHS.limits_displayed,))


def announced(game: Game, after: Round[Any], event: e.Event) -> Announcement | None:
    """What is said about an event, if anything; `after` is the round once it happened."""
    match event:
        case e.BetPlaced(wager, turned_away):
            return _bet(game, wager, turned_away)
        case e.BettingClosed(_, cites):
            return Announcement(NO_MORE_BETS, (game.PARAGRAPHS.no_more_bets, *cites))
        case e.CardDealt(_, card, place):
            where = "drawn" if place == WAITING else f"to {place}"
            return Announcement(f"{card or 'a card, face down,'} {where}")
        case e.CardMoved(number, place) if place.area not in OUT_OF_PLAY:
            return Announcement(f"{after.cards[number - 1].card} to {place}")
        case e.CardTurned(_, card):
            return Announcement(f"turned: {card}")
        case e.FactReported(_, _, fact, paragraph):
            return Announcement(f"Stop: {what_happened(fact)}.", (paragraph,), loud=True)
        case e.HaltMoved(_, e.AwaitingRuling(rank, words), None):
            return Announcement(f"A {Rank(rank)} is called: {' or '.join(words)}?", loud=True)
        case e.RulingMade(by, cites, effect):
            who = by.name if by else "by the book"
            return Announcement(f"Ruling ({who}): {effect}.", cites, loud=True)
        case e.OptionChosen(_, player, _, _, stays, cites):
            s = "" if player == YOU else "s"
            chosen = f"stay{s} in" if stays else f"take{s} the bet back"
            return Announcement(f"{player} {chosen}.", cites)
        case e.WagerSettled(wager_id, _):
            return _settled(after.wager(wager_id))
        case e.RoundVoided(cites):
            return Announcement("The round is void; all bets are returned.", cites, loud=True)
        case e.RoundConcluded():
            return Announcement(dialect_of(game).told(after), loud=True)
        case _:
            return None


def what_happened(fact: Fact) -> str:
    """The fact in words, without the numbers of cards nobody counts aloud."""
    said = msgspec.structs.asdict(fact)
    details = [str(value) for field, value in said.items() if field not in UNSPOKEN and value]
    return " ".join([fact.name.replace("-", " "), *details])


def _bet(game: Game, wager: Wager, turned_away_cents: int) -> Announcement:
    text = f"{wager.player}: {dollars(wager.stake_cents)} on {wager.spot}"
    if not turned_away_cents:
        return Announcement(text)
    text += f"; {dollars(turned_away_cents)} is turned away"
    return Announcement(text, (game.PARAGRAPHS.over_maximum,), loud=True)


def _settled(wager: Wager) -> Announcement:
    settlement = wager.settlement
    assert settlement is not None
    words = {
        Result.WIN: f"wins and gets {dollars(settlement.payout_cents)}",
        Result.LOSE: "loses"
        if not settlement.payout_cents
        else f"loses and gets {dollars(settlement.payout_cents)} back",
        Result.PUSH: "stands off",
        Result.RETURNED: "is returned",
    }
    whose = "your" if wager.player == YOU else f"{wager.player}'s"
    text = f"{whose} {dollars(wager.stake_cents)} on {wager.spot} "
    return Announcement(text + words[settlement.result], settlement.cites)
