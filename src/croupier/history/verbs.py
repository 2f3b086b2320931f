"""What each verb of a line asks the table to do; verbs of one game alone are in its dialect."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import msgspec

from croupier.games import kebab
from croupier.history.dialect import dialect_of
from croupier.history.errors import Unreadable, unknown
from croupier.history.facts import belonging_to, read_fact
from croupier.history.lines import Spoken, Words, mistyped_beginning
from croupier.table import commands as c
from croupier.table.game import Game
from croupier.table.people import Person, Rank
from croupier.table.places import Place
from croupier.table.refusals import Refused
from croupier.table.round import Round
from croupier.table.wagers import Spot

NO_REASON = "no reason recorded"


class FromTheShoe(msgspec.Struct, frozen=True):
    """`deal` alone: the listed cards, until somebody may choose or the round is over."""

    by: Person


class Context(msgspec.Struct, frozen=True):
    """The table a line is spoken at."""

    game: Game
    round: Round[Any]
    by: Person


Commands = tuple[c.Command, ...] | FromTheShoe
Verb = Callable[[Context, Words], Commands]


def commands_of(game: Game, round: Round[Any], line: Spoken) -> Commands:
    words = Words(line.rest)
    own = dialect_of(game).verbs
    if line.verb in own:
        asked: Commands = (own[line.verb](line.by, words),)
    elif line.verb in VERBS:
        asked = VERBS[line.verb](Context(game, round, line.by), words)
    else:
        elsewhere = belonging_to(line.verb, lambda other: dialect_of(other).verbs)
        if elsewhere:
            raise Unreadable(f"“{line.verb}” is a verb of {elsewhere}, not of {game.BOOK}.")
        raise Unreadable(_no_such_verb(round, line, (*VERBS, *own)))
    words.nothing_more()
    return asked


def _no_such_verb(round: Round[Any], line: Spoken, known: tuple[str, ...]) -> str:
    """Of two words that may be mistyped the one is named that would have been something."""
    first, at_the_table = line.by.name, {*round.players(), *round.seats.values()}
    if line.by.rank is not Rank.PLAYER or first in at_the_table | (round.purses or {}).keys():
        return unknown("verb", line.verb, known)
    if kebab(first) in known:
        return f"{first!r} is a verb; a line begins with who does it, like “ann {first} …”."
    mistyped = None if get_close_matches(line.verb, known) else mistyped_beginning(first)
    return mistyped or unknown("verb", line.verb, known)


def _spot(context: Context, words: Words) -> Spot:
    """`banker box 3`, `joker K`, `split 0-00`: whether it exists is for the game to say."""
    bet = words.word("a bet")
    on = words.take("where") if words and kebab(words.peek()) not in ("box", "for") else None
    return _as_the_game_names_it(context, Spot(bet, words.box(), on))


def _as_the_game_names_it(context: Context, said: Spot) -> Spot:
    """`split H-0` is the split 0-H; what the game does not know stays as it was said."""
    known = context.game.spot(context.round.settings, said.bet, said.box, said.on)
    return said if isinstance(known, Refused) else known


def _whose(context: Context, words: Words) -> str:
    if words.took("for"):
        return words.name("a player")
    if context.by.rank is not Rank.PLAYER:
        raise Unreadable("Staff bet for a player only; end the line with “for” and the name.")
    return context.by.name


def _bets(context: Context, words: Words) -> Commands:
    stake, spot = words.cents("the stake"), _spot(context, words)
    return (c.PlaceBet(context.by, _whose(context, words), spot, stake),)


def _withdraws(context: Context, words: Words) -> Commands:
    amount, spot = words.cents("the amount"), _spot(context, words)
    return (c.WithdrawBet(context.by, _whose(context, words), spot, amount),)


def _rejects(context: Context, words: Words) -> Commands:
    bet = words.word("a bet")
    if bet not in context.game.BETS:
        raise Unreadable(unknown("bet", bet, context.game.BETS))
    on = words.take("where") if words and kebab(words.peek()) != "box" else None
    spot = _as_the_game_names_it(context, Spot(bet, words.box(), on))
    return (c.RejectBets(context.by, spot.bet, spot.box, spot.on),)


def _closes(context: Context, words: Words) -> Commands:
    return (c.CloseBetting(context.by),)


def _deal(context: Context, words: Words) -> Commands:
    if not words:
        return FromTheShoe(context.by)
    drawn: list[tuple[str, ...]] = []
    while words and kebab(words.peek()) != "to":
        drawn.append(tuple(words.take("a card").split("+")))
    place = words.place("a place on the table") if words.took("to") else None
    return tuple(_drawn(context, cards, place) for cards in drawn)


def _drawn(context: Context, cards: tuple[str, ...], place: Place | None) -> c.Command:
    if len(cards) == 1:
        return c.DealCard(context.by, Words(cards).face(), place)
    if "" in cards:
        raise Unreadable("Cards drawn together are written without a blank, like 9h+3c.")
    if place is not None:
        raise Unreadable("Cards drawn together have no place before their order is fixed.")
    return c.DealTogether(context.by, Words(cards).cards())


def _turn(context: Context, words: Words) -> Commands:
    """Without faces, those that the shoe's list gives the cards lying there."""
    place = words.place("a place on the table")
    return (c.TurnCards(context.by, place, words.cards() if words else ()),)


def _asks_squeeze(context: Context, words: Words) -> Commands:
    place = words.place("whose cards")
    return (c.AskSqueeze(context.by, place, words.took("first")),)


def _grants_squeeze(context: Context, words: Words) -> Commands:
    return (c.GrantSqueeze(context.by),)


def _reports(context: Context, words: Words) -> Commands:
    return (c.ReportFact(context.by, read_fact(context.game, context.round, words)),)


def _rules(context: Context, words: Words) -> Commands:
    word = words.word("a ruling")
    if word == "order":
        fixed = c.FixOrder(context.by, words.faces())
        words.quoted()  # a reason may stand there; the order itself is what is kept
        return (fixed,)
    if word not in tuple(c.RulingWord):
        raise Unreadable(unknown("ruling", word, (*c.RulingWord, "order")))
    return (c.Rule(context.by, c.RulingWord(word), words.quoted() or ""),)


def _continues(context: Context, words: Words) -> Commands:
    return (c.ChooseOption(context.by, True, words.box(), words.hand()),)


def _takes_back(context: Context, words: Words) -> Commands:
    return (c.ChooseOption(context.by, False, words.box(), words.hand()),)


def _clock(context: Context, words: Words) -> Commands:
    if not words.took("runs-out"):
        raise Unreadable("The clock can only run out: “clock runs-out”.")
    return (c.TimeRanOut(context.by),)


def _decides(context: Context, words: Words) -> Commands:
    word = words.word("a decision")
    if word not in tuple(c.Effect):
        raise Unreadable(unknown("decision", word, tuple(c.Effect)))
    effect = c.Effect(word)
    if effect in (c.Effect.VOID, c.Effect.STAND):
        return (c.DecideUnresolved(context.by, effect, _decision_reason(context, words)),)
    player = words.name("a player")
    bet = words.word("a bet")
    settles = effect is c.Effect.SETTLE  # then the last word is what is handed back
    names_where = words.unquoted() > settles and kebab(words.peek()) != "box"
    on = words.take("where") if names_where else None
    spot = _as_the_game_names_it(context, Spot(bet, words.box(), on))
    payout = words.cents("what is handed back") if settles else None
    reason = _decision_reason(context, words)
    return (c.DecideUnresolved(context.by, effect, reason, player, spot, payout),)


def _decision_reason(context: Context, words: Words) -> str:
    """Left out where a fact was reported; where none was, only the reason says what happened."""
    return words.quoted() or (NO_REASON if context.round.halts else "")


def _replaces_cards(context: Context, words: Words) -> Commands:
    return (c.ReplaceCards(context.by, words.quoted()),)


VERBS: dict[str, Verb] = {
    "bets": _bets,
    "withdraws": _withdraws,
    "rejects": _rejects,
    "closes": _closes,
    "deal": _deal,
    "deals": _deal,
    "turn": _turn,
    "turns": _turn,
    "asks-squeeze": _asks_squeeze,
    "grants-squeeze": _grants_squeeze,
    "reports": _reports,
    "rules": _rules,
    "continues": _continues,
    "takes-back": _takes_back,
    "clock": _clock,
    "decides": _decides,
    "replaces-cards": _replaces_cards,
}
