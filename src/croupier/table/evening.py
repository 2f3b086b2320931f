"""The evening of a table: its shoe, purses, claims and rounds (Baccarat 5.5, 5.7, 5.10.2, 5.11;
Roulette 5.6)."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.equipment.shoe import Shoe
from croupier.money import dollars
from croupier.rulebook import Citation
from croupier.table.answers import ruled_about
from croupier.table.commands import Command, Rule, RulingWord
from croupier.table.events import Event, RoundVoided, RulingMade, SettlementReversed
from croupier.table.evolving import evolve_all
from croupier.table.facts import CardsInExcess, CardsMissing, ForeignCard, NotShuffled, ShoeEmpty
from croupier.table.frame import Acted, act
from croupier.table.game import Game
from croupier.table.halts import line_of
from croupier.table.irregularity import Line
from croupier.table.people import Person, Rank
from croupier.table.places import HELD_OVER
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Round, Stage
from croupier.table.settings import Settings

UNFINISHED = (Stage.BETTING, Stage.PLAY)


UNFIT_CARDS = (CardsInExcess, CardsMissing, ForeignCard, NotShuffled, ShoeEmpty)


class Evening(msgspec.Struct, frozen=True):
    settings: Settings
    shoe: Shoe
    purses: Mapping[str, int] | None = None  # None: the table does not count purses
    claims: Mapping[str, int] = {}  # what the House could not take back; a Shift Manager's business
    rounds: tuple[Round[Any], ...] = ()  # the last one may still be open
    reached_back: frozenset[int] = frozenset()  # rounds whose report made earlier ones void


def open_evening(settings: Settings, purses: Mapping[str, int] | None = None) -> Evening:
    return Evening(settings, Shoe.fresh(settings.decks), purses)


def open_round(
    game: Game, evening: Evening, seats: Mapping[int, str] | None = None
) -> Evening | Refused:
    """ "Place your Bets, please": the last round can no longer be touched."""
    if evening.rounds and (evening.rounds[-1].stage in UNFINISHED or evening.rounds[-1].halts):
        return Refused(
            Reason.NOT_NOW,
            "The round before is not finished.",
            (game.PARAGRAPHS.place_your_bets,),
        )
    for box, name in (seats or {}).items():
        if box not in evening.settings.boxes:
            boxes = ", ".join(map(str, evening.settings.boxes)) or "none at this table"
            return Refused(
                Reason.UNKNOWN,
                f"{name} cannot sit at box {box}; the boxes are {boxes}.",
                (game.PARAGRAPHS.boxes or game.PARAGRAPHS.layout,),
            )
    round: Round[Any] = Round(evening.settings, seats or {}, evening.purses, evening.shoe, None)
    round = replace(round, play=game.opening(round))
    return replace(evening, rounds=(*evening.rounds, round))


def act_tonight(game: Game, evening: Evening, command: Command) -> tuple[Evening, Acted] | Refused:
    """A command to the current round; shoe and purses follow when it is over."""
    if not evening.rounds:
        return Refused(Reason.NOT_NOW, "No round is open.", (game.PARAGRAPHS.place_your_bets,))
    too_late = _unfounded_too_late(game, evening, command)
    acted = act(game, evening.rounds[-1], command) if too_late is None else too_late
    if isinstance(acted, Refused):
        return acted
    after = replace(evening, rounds=(*evening.rounds[:-1], acted[0]))
    return taken_back(game, after), acted


def _unfounded_too_late(game: Game, evening: Evening, command: Command) -> Refused | None:
    """A report under which earlier rounds are void already did not come to nothing."""
    if not isinstance(command, Rule) or command.ruling is not RulingWord.UNFOUNDED:
        return None
    halt = ruled_about(game, evening.rounds[-1], command)
    if halt is None or len(evening.rounds) not in evening.reached_back:
        return None
    if not line_of(game, halt).ruling.reaches_earlier_rounds:
        return None
    sentence = "Earlier rounds are void under this report; it cannot be undone."
    return Refused(Reason.NOT_NOW, sentence, (halt.paragraph,))


def taken_back(game: Game, evening: Evening) -> Evening:
    """A finished round gives back shoe and purses; what a purse lacks becomes a claim."""
    round = evening.rounds[-1]
    if round.stage not in (Stage.CONCLUDED, Stage.VOID):
        return evening
    over = game.FRESH_CARDS_EACH_ROUND or ends_the_shoe(round)
    shoe = Shoe.fresh(evening.settings.decks) if over else held_for_next(round)
    purses, claims = round.purses, dict(evening.claims)
    if purses is not None:
        for name, cents in purses.items():
            if cents < 0:
                claims[name] = claims.get(name, 0) - cents
        purses = {name: max(cents, 0) for name, cents in purses.items()}
    rounds = (*evening.rounds[:-1], replace(round, purses=purses))  # what is claimed is gone
    return replace(evening, shoe=shoe, purses=purses, claims=claims, rounds=rounds)


def ends_the_shoe(round: Round[Any]) -> bool:
    """The cut card came out, new cards were ordered, or these are unfit: this was its last."""
    unfit = round.stage is Stage.VOID and any(isinstance(f, UNFIT_CARDS) for f in round.facts)
    return round.shoe.cut_card_out or round.new_cards_wanted or unfit


def held_for_next(round: Round[Any]) -> Shoe:
    held = tuple(drawn.card for drawn in round.cards if drawn.place == HELD_OVER)
    left = round.shoe.held_over
    seen = any(held) or (bool(left) and round.shoe.held_over_seen)
    return replace(round.shoe, held_over=(*held, *left), held_over_seen=seen)


def cut_card_came_out(game: Game, evening: Evening) -> Evening:
    """The House's mark in the shoe: the round in which it comes out is finished first."""
    round = evening.rounds[-1]
    marked = replace(round, shoe=replace(round.shoe, cut_card_out=True))
    return taken_back(game, replace(evening, rounds=(*evening.rounds[:-1], marked)))


def void_earlier_rounds(
    game: Game, evening: Evening, by: Person, numbers: tuple[int, ...], reason: str
) -> tuple[Evening, dict[int, tuple[Event, ...]]] | Refused:
    """Rounds of tonight, counted from 1, whose settlement is reversed entry by entry; the round
    in which the fact was reported is ruled on at the table. With it the events of each round."""
    found = _reaching_back(game, evening)
    refused = _cannot_be_voided(game, evening, by, numbers, found)
    if refused is not None:
        return refused
    assert found is not None
    if not reason:
        return Refused(Reason.REASON_MISSING, "Voiding earlier rounds needs a reason.", (found[1],))
    cites = (found[1], game.PARAGRAPHS.void_returns)
    rounds, log, owed = list(evening.rounds), {}, dict[str, int]()
    for number in dict.fromkeys(numbers):
        round = rounds[number - 1]
        effect = "the round is void and all bets are returned"
        events = (
            RulingMade(by, cites[:1], effect, reason),
            *(SettlementReversed(wager.id, cites) for wager in round.wagers),
            RoundVoided(cites),
        )
        moving = dict.fromkeys(round.purses or {}, 0)  # its purses: what moves
        void = evolve_all(game, replace(round, purses=moving), events)
        owed = _moved(owed, void.purses or {})
        rounds[number - 1], log[number] = replace(void, purses=round.purses), events
    reached_back = evening.reached_back | {found[0]}
    after = replace(evening, rounds=tuple(rounds), reached_back=reached_back)
    return _moved_now(after, owed), log


def _reaching_back(game: Game, evening: Evening) -> tuple[int, Citation] | None:
    """The last round with a fact that may void earlier ones, and the fact's paragraph."""
    lines = {
        entry.fact: entry.paragraph
        for entry in game.IRREGULARITIES
        if isinstance(entry, Line) and entry.ruling.reaches_earlier_rounds
    }
    for number in range(len(evening.rounds), 0, -1):
        for fact in evening.rounds[number - 1].facts:
            if type(fact) in lines:
                return number, lines[type(fact)]
    return None


def _cannot_be_voided(
    game: Game,
    evening: Evening,
    by: Person,
    numbers: tuple[int, ...],
    found: tuple[int, Citation] | None,
) -> Refused | None:
    known = range(1, len(evening.rounds) + 1)
    if not numbers or any(number not in known for number in numbers):
        return Refused(Reason.UNKNOWN, f"Name rounds of this table, from 1 to {len(known)}.")
    paragraph = found[1] if found else game.PARAGRAPHS.error_noticed_late
    if by.rank < Rank.SHIFT_MANAGER:
        return Refused(
            Reason.RANK_TOO_LOW,
            f"{by.name} is a {by.rank}; this is for a {Rank.SHIFT_MANAGER} or above.",
            (paragraph,),
        )
    for number in numbers:
        if evening.rounds[number - 1].settings.game != evening.settings.game:
            return Refused(Reason.UNKNOWN, f"Round {number} was one of another game.")
        if evening.rounds[number - 1].stage is Stage.VOID:
            return Refused(Reason.ROUND_OVER, f"Round {number} is void already.", (paragraph,))
        if found is None or number >= found[0]:
            return Refused(
                Reason.NOT_NOW,
                f"Nothing reported since round {number} reaches back to it.",
                (paragraph,),
            )
    return None


def _moved_now(evening: Evening, cents: Mapping[str, int]) -> Evening:
    """Purses as they are now follow; what one does not hold becomes a claim, no debt."""
    last = evening.rounds[-1]
    if evening.purses is None or last.purses is None:
        return evening
    purses = _moved(last.purses, cents)
    short = {name: -left for name, left in purses.items() if left < 0}
    held = {name: max(left, 0) for name, left in purses.items()}
    before = {name: max(left, 0) for name, left in _moved(evening.purses, cents).items()}
    rounds = (*evening.rounds[:-1], replace(last, purses=held))
    claims = _moved(evening.claims, short)
    return replace(evening, purses=before, claims=claims, rounds=rounds)


def buy_in(evening: Evening, player: str, cents: int) -> Evening | Refused:
    """A player brings chips to the table between two rounds."""
    if evening.purses is None:
        return Refused(Reason.UNKNOWN, "This table counts no purses.")
    if cents <= 0 or cents % evening.settings.unit_cents:
        return Refused(Reason.AMOUNT, f"{dollars(cents)} is not a number of chips.")
    if evening.rounds and evening.rounds[-1].stage in UNFINISHED:
        return Refused(Reason.NOT_NOW, "Chips are bought between rounds.")
    rounds = evening.rounds
    if rounds:  # which may yet be voided, and then gives its purses back again
        last = replace(rounds[-1], purses=_moved(rounds[-1].purses or {}, {player: cents}))
        rounds = (*rounds[:-1], last)
    return replace(evening, purses=_moved(evening.purses, {player: cents}), rounds=rounds)


def _moved(purses: Mapping[str, int], cents: Mapping[str, int]) -> dict[str, int]:
    return {**purses, **{name: purses.get(name, 0) + moved for name, moved in cents.items()}}


def cash_out(evening: Evening, player: str) -> tuple[Evening, int] | Refused:
    """A player leaves with the chips between two rounds."""
    if evening.purses is None or player not in evening.purses:
        return Refused(Reason.UNKNOWN, f"This table counts no purse of {player}.")
    if evening.rounds and evening.rounds[-1].stage in UNFINISHED:
        return Refused(Reason.NOT_NOW, "Chips are taken away between rounds.")
    cents = evening.purses[player]
    purses = {**evening.purses, player: 0}
    rounds = evening.rounds
    if rounds:
        last = replace(rounds[-1], purses={**(rounds[-1].purses or {}), player: 0})
        rounds = (*rounds[:-1], last)
    return replace(evening, purses=purses, rounds=rounds), cents
