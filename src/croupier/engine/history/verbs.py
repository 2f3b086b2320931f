"""What each verb of a line asks the table to do; verbs of one game alone are in its dialect."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial

import msgspec

from croupier.engine.games import kebab
from croupier.engine.games.names import game_said
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.errors import Unreadable, typed, unknown
from croupier.engine.history.facts import facts_of, games_with, read_fact
from croupier.engine.history.lines import LineReader, Spoken, mistyped_beginning
from croupier.engine.history.typed_words import shown, verbs_of_players
from croupier.engine.sentences import Listed, Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_mean, as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.events import AwaitingChoices
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import VoidEarlierRounds
from croupier.engine.table.vocabulary.wagers import Spot

NO_REASON = "no reason recorded"


class FromTheShoe(msgspec.Struct, frozen=True):
    """`deal` alone: the listed cards, until somebody may choose or the round is over."""

    by: Person


class Context(msgspec.Struct, frozen=True):
    """The table a line is spoken at."""

    game: Game
    round: AnyRound
    by: Person


Commands = tuple[c.Command, ...] | FromTheShoe
Verb = Callable[[Context, LineReader], Commands]


def commands_of(game: Game, round: AnyRound, line: Spoken) -> Commands:
    words = LineReader(line.rest, partial(_only_box, game, round, line.by))
    own = dialect_of(game).verbs
    if line.verb in own:
        asked: Commands = (own[line.verb](line.by, words),)
    elif line.verb in VERBS:
        asked = VERBS[line.verb](Context(game, round, line.by), words)
    else:
        others = games_with(line.verb, lambda other: dialect_of(other).verbs)
        if others:
            here = game_said(game)
            raise Unreadable(
                said("verb-of-other-games", verb=line.verb, games=Listed(others), game=here)
            )
        raise Unreadable(_no_such_verb(game, round, line))
    words.nothing_more()
    if isinstance(asked, FromTheShoe):
        return asked
    return tuple(as_people_mean(game, round, command) for command in asked)


def _only_box(game: Game, round: AnyRound, by: Person) -> int | None:
    """Where a player has their bets, or sits, if that is one box with one hand at most."""
    if by.rank is not Rank.PLAYER:
        return None
    bets = {wager.spot.box for wager in round.open_wagers(by.name)} - {None}
    boxes = bets or {box for box, name in round.seats.items() if name == by.name}
    if len(boxes) != 1:
        return None
    (box,) = boxes
    assert box is not None
    return box if len(tuple(game.hands_of(round, box))) <= 1 else None


def _no_such_verb(game: Game, round: AnyRound, line: Spoken) -> Message:
    """Of two words that may be mistyped, names the one that would have meant something; to a player
    the verbs of players."""
    known = (*VERBS, *dialect_of(game).verbs)
    first, at_the_table = line.by.name, {*round.players(), *round.seats.values()}
    if line.by.rank is not Rank.PLAYER:
        return unknown(said("kind-verb"), line.verb, known)
    if first in at_the_table | (round.purses or {}).keys():
        return unknown(said("kind-verb"), line.verb, verbs_of_players(game), shown)
    if kebab(first) in known:
        return said("line-begins-with-verb", verb=typed(first))
    mistyped = None if get_close_matches(line.verb, known) else mistyped_beginning(first)
    return mistyped or unknown(said("kind-verb"), line.verb, known)


def _spot_and_player(context: Context, words: LineReader) -> tuple[Spot, str]:
    """`banker box 3`, `joker K`, `split 0-00`: the game says whether it exists."""
    bet = words.word(said("what-bet"))
    on = (
        words.take(said("what-where"))
        if words and kebab(words.peek()) not in ("box", "for")
        else None
    )
    spot, player = Spot(bet, words.box(), on), words.whose(context.by)
    return _as_the_game_names_it(context, _on_the_players_box(context, spot, player)), player


def _on_the_players_box(context: Context, spot: Spot, player: str) -> Spot:
    """A bet that needs a box and names none lies where its player sits, if that is one box."""
    own = [box for box, name in context.round.seats.items() if name == player]
    without = context.game.spot(context.round.settings, spot.bet, spot.box, spot.on)
    if spot.box is None and len(own) == 1 and isinstance(without, Refused):
        return Spot(spot.bet, own[0], spot.on)
    return spot


def _as_the_game_names_it(context: Context, spot: Spot) -> Spot:
    """`split H-0` is the split 0-H; what the game does not know stays as it was said."""
    known = context.game.spot(context.round.settings, spot.bet, spot.box, spot.on)
    return spot if isinstance(known, Refused) else known


def _bets(context: Context, words: LineReader) -> Commands:
    stake, (spot, player) = words.cents(said("what-stake")), _spot_and_player(context, words)
    return (c.PlaceBet(context.by, player, spot, stake),)


def _withdraws(context: Context, words: LineReader) -> Commands:
    amount, (spot, player) = words.cents(said("what-amount")), _spot_and_player(context, words)
    return (c.WithdrawBet(context.by, player, spot, amount),)


def _rejects(context: Context, words: LineReader) -> Commands:
    bet = words.word(said("what-bet"))
    if bet not in context.game.BETS:
        raise Unreadable(unknown(said("kind-bet"), bet, context.game.BETS))
    on = words.take(said("what-where")) if words and kebab(words.peek()) != "box" else None
    spot = _as_the_game_names_it(context, Spot(bet, words.box(), on))
    return (c.RejectBets(context.by, spot.bet, spot.box, spot.on),)


def _closes(context: Context, words: LineReader) -> Commands:
    return (c.CloseBetting(context.by),)


def _deal(context: Context, words: LineReader) -> Commands:
    if not words:
        return FromTheShoe(context.by)
    drawn: list[tuple[str, ...]] = []
    while words and kebab(words.peek()) != "to":
        drawn.append(tuple(words.take(said("what-card")).split("+")))
    place = words.place(said("what-place")) if words.took("to") else None
    return tuple(_drawn(context, cards, place) for cards in drawn)


def _drawn(context: Context, cards: tuple[str, ...], place: Place | None) -> c.Command:
    if len(cards) == 1:
        return c.DealCard(context.by, LineReader(cards).face(), place)
    if "" in cards:
        raise Unreadable(said("together-without-a-blank"))
    if place is not None:
        raise Unreadable(said("together-without-a-place"))
    return c.DealTogether(context.by, LineReader(cards).faces())


def _turn(context: Context, words: LineReader) -> Commands:
    """Without faces, those that the shoe's list gives the cards lying there."""
    place = words.place(said("what-place"))
    return (c.TurnCards(context.by, place, words.cards() if words else ()),)


def _asks_squeeze(context: Context, words: LineReader) -> Commands:
    place = words.place(said("what-whose-cards"))
    return (c.AskSqueeze(context.by, place, words.took("first")),)


def _grants_squeeze(context: Context, words: LineReader) -> Commands:
    return (c.GrantSqueeze(context.by),)


def _reports(context: Context, words: LineReader) -> Commands:
    return (c.ReportFact(context.by, read_fact(context.game, context.round, words)),)


def _rules(context: Context, words: LineReader) -> Commands:
    word = words.word(said("what-ruling"))
    if word == "order":
        fixed = c.FixOrder(context.by, words.faces())
        words.quoted()  # a reason may stand there; the order itself is what is kept
        return (fixed,)
    if word not in tuple(c.RulingWord):
        raise Unreadable(unknown(said("kind-ruling"), word, (*c.RulingWord, "order")))
    about = _fact_named(context, words)
    reason = words.quoted() or (NO_REASON if word == c.RulingWord.UNFOUNDED else "")
    return (c.Rule(context.by, c.RulingWord(word), reason, about),)


def _fact_named(context: Context, words: LineReader) -> str | None:
    """Where several facts wait for a ruling, the one that is meant."""
    if not words.unquoted():
        return None
    name, known = words.word(said("what-fact")), facts_of(context.game)
    if name not in known:
        raise Unreadable(unknown(said("kind-fact"), name, known))
    if issubclass(known[name], DealingError) and words.has_number():  # of its first card
        return f"{name} {words.number(said('what-fact'))}"
    return name


def _continues(context: Context, words: LineReader) -> Commands:
    return _option(context, words, stays=True)


def _takes_back(context: Context, words: LineReader) -> Commands:
    return _option(context, words, stays=False)


def _option(context: Context, words: LineReader, *, stays: bool) -> Commands:
    """All that is open, what lies on one box or hand, or a bet that lies on no box."""
    if words and kebab(words.peek()) in context.game.BETS:
        return (c.ChooseOption(context.by, stays, bet=words.word(said("what-bet"))),)
    box, hand = words.box(), words.hand()
    boxes = (box,) if hand is None or box is not None else _boxes_with(context, hand)
    return tuple(c.ChooseOption(context.by, stays, box, hand) for box in boxes)


def _boxes_with(context: Context, hand: int) -> tuple[int | None, ...]:
    """The boxes of which this player is asked about such a hand; none: the table says so."""
    for halt in reversed(context.round.halts):
        if isinstance(halt.awaiting, AwaitingChoices):
            asked = (as_people_say(context.game, context.round, a) for a in halt.awaiting.asked)
            boxes = [a.box for a in asked if (a.player, a.hand) == (context.by.name, hand)]
            if boxes:
                return tuple(boxes)
    return (None,)


def _clock(context: Context, words: LineReader) -> Commands:
    if not words.took("runs-out"):
        raise Unreadable(said("clock-only-runs-out"))
    return (c.TimeRanOut(context.by),)


def _decides(context: Context, words: LineReader) -> Commands:
    word = words.word(said("what-decision"))
    if word in (c.Effect.VOID, c.Effect.STAND):
        reason = _decision_reason(context, words)
        return (c.DecideUnresolved(context.by, c.Effect(word), reason),)
    bets = [_decided_bet(context, words, word)]
    while words.took("and"):
        bets.append(_decided_bet(context, words, words.word(said("what-decision"))))
    reason = _decision_reason(context, words)
    return (c.DecideUnresolved(context.by, c.Effect.BETS, reason, tuple(bets)),)


def _decided_bet(context: Context, words: LineReader, effect: str) -> c.DecidedBet:
    """`return ann banker box 3`, or `settle ann banker box 3 120`."""
    if effect not in ("return", "settle"):
        known = (c.Effect.VOID, c.Effect.STAND, "return", "settle")
        raise Unreadable(unknown(said("kind-decision"), effect, known))
    player, bet = words.name(said("what-player")), words.word(said("what-bet"))
    settles = effect == "settle"  # then the last word is what is handed back
    left = words.words_before("and")
    names_where = left > settles and kebab(words.peek()) not in ("box", "hand")
    on = words.take(said("what-where")) if names_where else None
    spot = _as_the_game_names_it(context, Spot(bet, words.box(), on))
    hand = words.hand()
    payout = words.cents(said("what-handed-back")) if settles else None
    return c.DecidedBet(player, spot, hand, payout)


def _decision_reason(context: Context, words: LineReader) -> str:
    """Left out where a fact was reported; where none was, only the reason says what happened."""
    return words.quoted() or (NO_REASON if context.round.halts else "")


def _voids(context: Context, words: LineReader) -> Commands:
    if not words.took("rounds"):
        words.expect("round")
    numbers = [words.number(said("what-round"))]
    while words.unquoted():
        numbers.append(words.number(said("what-round")))
    return (VoidEarlierRounds(context.by, tuple(numbers), words.quoted()),)


def _replaces_cards(context: Context, words: LineReader) -> Commands:
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
    "voids": _voids,
    "replaces-cards": _replaces_cards,
}
