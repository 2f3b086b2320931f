"""Rounds at a recorded table with several errors reported before anybody has ruled on one, and
every order in which they can be ruled on and answered.

What no order decides: the cards, every bet with what was handed back for it, the purses and, where
nobody has left, the decisions kept and what is due next. (Whoever leaves between two rulings is not
there when the cards are laid again: a decision that waits for their hand need not wait any more,
and where the round ends without them its further cards decide nothing.)

Left out are reports that contradict each other, because no ruling on one leaves the other as it is:
two about the same card, and an error among cards drawn together."""

from itertools import permutations
from random import Random
from typing import Any

import msgspec

from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.halts import drawn_together
from croupier.engine.table.viewing.possible_facts import reportable
from croupier.engine.table.vocabulary.commands import (
    ChooseOption,
    Command,
    FixOrder,
    ReportFact,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.events import AwaitingChoices, AwaitingOrder, AwaitingRuling
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, Fact, Misplaced
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import Result
from tests.properties.driving import MOST_STEPS, PLAYERS, bets, next_command, opened

MOST_REPORTS = 20


class Trouble(msgspec.Struct, frozen=True):
    """A round with its errors reported, what is ruled on each, and who takes back when asked."""

    round: AnyRound
    rulings: tuple[Rule, ...]
    leaving: frozenset[str]


def trouble(rng: Random, game: Game, errors: int) -> Trouble | None:
    """None: this round gave no occasion for so many."""
    round = _some_round(rng, game)
    for _ in range(MOST_REPORTS if round else 0):
        assert round is not None
        fact = _some_error(rng, game, round)
        acted = act(game, round, ReportFact(DEALER, fact)) if fact else None
        if acted is None or isinstance(acted, Refused):
            continue
        after = acted[0]
        found = after.halts[len(round.halts) :]
        if not found or any(contradict(halt.fact, found[0].fact) for halt in round.halts):
            continue
        round = after
        if len(round.halts) == errors:
            return Trouble(round, _rulings(rng, round), _leaving(rng))
    return None


def _some_round(rng: Random, game: Game) -> AnyRound | None:
    round = opened(game, TableKind.RECORDED)
    opening = list(bets(rng, game, round))
    for _ in range(MOST_STEPS):
        if len(round.cards) >= 2 and round.status is Status.PLAY and rng.random() < 0.12:
            return round
        command = opening.pop(0) if opening else next_command(rng, game, round, trouble=0.0)
        if command is None:
            return None
        acted = act(game, round, command)
        round = round if isinstance(acted, Refused) else acted[0]
    return None


def _some_error(rng: Random, game: Game, round: AnyRound) -> Fact | None:
    """A card that lay elsewhere, or something else that was dealt wrongly."""
    if rng.random() < 0.5:
        return Misplaced(rng.randint(1, len(round.cards)), rng.choice(game.places(round)))
    facts = [fact for fact, _ in reportable(game, round) if isinstance(fact, DealingError)]
    kinds = sorted({type(fact).__name__ for fact in facts})
    if not kinds:
        return None
    kind = rng.choice(kinds)
    return rng.choice([fact for fact in facts if type(fact).__name__ == kind])


def contradict(one: Fact, other: Fact) -> bool:
    if not isinstance(one, DealingError) or not isinstance(other, DealingError):
        return False
    return one.since == other.since or _among(one, other) or _among(other, one)


def _among(pair: DealingError, other: DealingError) -> bool:
    return isinstance(pair, DrawnTogether) and 0 < other.since - pair.since < pair.cards


def _rulings(rng: Random, round: AnyRound) -> tuple[Rule, ...]:
    return tuple(
        Rule(
            SHIFT_MANAGER,
            RulingWord(rng.choice(halt.awaiting.words)),
            "reason",
            f"{halt.fact.name} {halt.fact.since}",
        )
        for halt in round.halts
        if isinstance(halt.awaiting, AwaitingRuling) and isinstance(halt.fact, DealingError)
    )


def _leaving(rng: Random) -> frozenset[str]:
    if rng.random() < 0.5:
        return frozenset()
    return frozenset(person.name for person in PLAYERS if rng.random() < 0.3)


# every order


def ends(game: Game, found: Trouble) -> list[tuple[Any, ...]]:
    """What each order of the rulings comes to; the questions answered between them or at the end,
    by one player before the other or the other way round."""
    return [
        told(game, _ended(game, found, order, between, turned), bool(found.leaving))
        for order in permutations(found.rulings)
        for between, turned in ((False, False), (False, True), (True, False))
    ]


def _ended(
    game: Game, found: Trouble, order: tuple[Rule, ...], between: bool, turned: bool
) -> AnyRound:
    round = found.round
    for ruling in order:
        if round.status is Status.VOID:
            return round
        round = _said(game, round, ruling)
        if between:
            round = _answered(game, round, found.leaving, turned)
    return _answered(game, round, found.leaving, turned)


def _answered(game: Game, round: AnyRound, leaving: frozenset[str], turned: bool) -> AnyRound:
    """Whoever leaves says so, the others are silent; then cards drawn together get their order."""
    while True:
        asked = [
            choice.player
            for halt in round.halts
            if isinstance(halt.awaiting, AwaitingChoices)
            for choice in halt.awaiting.asked
        ]
        left = sorted({*asked} & leaving, reverse=turned)
        ordering = [h for h in round.halts if isinstance(h.awaiting, AwaitingOrder)]
        if left:
            round = _said(game, round, ChooseOption(player(left[0]), stays=False))
        elif asked:
            round = _said(game, round, TimeRanOut(DEALER))
        elif ordering:
            round = _said(game, round, FixOrder(SHIFT_MANAGER, _by_rank(round, ordering[-1])))
        else:
            return round


def _by_rank(round: AnyRound, halt: Halt) -> tuple[Any, ...]:
    return tuple(sorted((drawn.card for drawn in drawn_together(round, halt)), key=str))


def _said(game: Game, round: AnyRound, command: Command) -> AnyRound:
    acted = act(game, round, command)
    assert not isinstance(acted, Refused), (command, acted)
    return acted[0]


def told(game: Game, round: AnyRound, somebody_leaves: bool) -> tuple[Any, ...]:
    """Where every bet has gone back nobody plays, by a Void or because all have left: the cards
    that then lie on the table are nobody's."""
    assert round.purses is not None
    returned = [w.settlement and w.settlement.result is Result.RETURNED for w in round.wagers]
    if all(returned):
        return (dict(round.purses),)
    goes_on = (sorted(str(d.command) for d in round.decisions), due(game, round))
    return (
        dict(round.purses),
        round.status,
        () if somebody_leaves and round.status is Status.CONCLUDED else tuple(round.cards),
        [(w.id, w.settlement and (w.settlement.result, w.received_cents)) for w in round.wagers],
        [halt.fact for halt in round.halts],
        () if somebody_leaves else goes_on,
    )


def order_decides_nothing(game: Game, seed: int) -> bool:
    """With two or three errors; whether this seed gave any."""
    rng = Random(seed)
    found = trouble(rng, game, rng.choice((2, 3)))
    if found is None:
        return False
    first, *others = ends(game, found)
    assert all(other == first for other in others), f"{found.rulings}, {found.leaving} leave"
    return len(others) > 2
