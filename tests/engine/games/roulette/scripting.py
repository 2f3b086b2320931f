"""Short words for whole rounds of Roulette: amounts in dollars, a refused command is an error."""

from collections.abc import Iterable, Mapping
from typing import Any

from croupier.engine.games import roulette
from croupier.engine.games.roulette import Spin, Terms
from croupier.engine.table.course.frame import act
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.trouble.halts import reported
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    player,
)
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from tests.engine.table.evenings import Evening, act_tonight, open_evening, open_round

Script = c.Command | Iterable["Script"]
ELECTRONIC, RECORDED = TableKind.ELECTRONIC, TableKind.RECORDED
CLOSE = c.CloseBetting(DEALER)

# Sets of an imagined table; the book's own are pictures.
EXAMPLE_SERIES = Terms(three=("1-2-3", "7-17-27"), six=("0-00-H-7-17-27",))


def limits(minimum: int = 1, maximum: int | None = None, **by_bet: int) -> Limits:
    named = {bet.replace("_", "-"): most * 100 for bet, most in by_bet.items()}
    return Limits(minimum * 100, maximum and maximum * 100, maximum_by_bet=named)


def evening(
    kind: TableKind = ELECTRONIC, purses: Mapping[str, int] | None = None, **settings: Any
) -> Evening:
    """A table whose first round is open; purses in dollars."""
    cents = None if purses is None else {name: held * 100 for name, held in purses.items()}
    return next_round(open_evening(roulette.settings(kind=kind, **settings), cents))


def table(
    kind: TableKind = ELECTRONIC, purses: Mapping[str, int] | None = None, **settings: Any
) -> AnyRound:
    return evening(kind, purses, **settings).rounds[-1]


def next_round(before: Evening) -> Evening:
    opened = open_round(roulette, before)
    assert isinstance(opened, Evening), str(opened)
    return opened


def flat(script: Iterable[Script]) -> Iterable[c.Command]:
    for entry in script:
        if isinstance(entry, c.Command):
            yield entry
        else:
            yield from flat(entry)


def play(round: AnyRound, *script: Script) -> AnyRound:
    for command in flat(script):
        acted = act(roulette, round, command)
        assert not isinstance(acted, Refused), f"{command}: {acted}"
        round = acted[0]
    return round


def tonight(before: Evening, *script: Script) -> Evening:
    for command in flat(script):
        acted = act_tonight(roulette, before, command)
        assert not isinstance(acted, Refused), f"{command}: {acted}"
        before = acted[0]
    return before


def refused(round: AnyRound, command: c.Command) -> Refused:
    acted = act(roulette, round, command)
    assert isinstance(acted, Refused), f"{command} was accepted"
    return acted


def detected(round: AnyRound, fact: Fact) -> AnyRound:
    """The table itself notices the fact."""
    found = reported(roulette, round, None, fact)
    assert not isinstance(found, Refused), str(found)
    return evolve_all(roulette, round, found)


def spot(text: str) -> Spot:
    """`split 0-00`, `red`."""
    bet, _, on = text.partition(" ")
    return Spot(bet, on=on or None)


def bet(name: str, amount: int, on: str, by: Person | None = None) -> c.PlaceBet:
    return c.PlaceBet(by or player(name), name, spot(on), amount * 100)


def withdraw(name: str, amount: int, on: str) -> c.WithdrawBet:
    return c.WithdrawBet(player(name), name, spot(on), amount * 100)


def reject(on: str) -> c.RejectBets:
    named = spot(on)
    return c.RejectBets(DEALER, named.bet, None, named.on)


def spin(pocket: str | int, revolutions: int = 4, with_wheel: bool = False) -> Spin:
    return Spin(DEALER, str(pocket), revolutions, with_wheel)


def report(fact: Fact, by: Person = DEALER) -> c.ReportFact:
    return c.ReportFact(by, fact)


def rules(
    word: str = "confirm",
    by: Person = PIT_SUPERVISOR,
    reason: str = "as seen",
    about: str | None = None,
) -> c.Rule:
    return c.Rule(by, c.RulingWord(word), reason, about)


def decides(effect: str, reason: str = "fair to all", **named: Any) -> c.DecideUnresolved:
    """`void`, `stand`, or `return` and `settle` of a named bet."""
    if effect not in ("return", "settle"):
        return c.DecideUnresolved(SHIFT_MANAGER, c.Effect(effect), reason)
    return c.DecideUnresolved(SHIFT_MANAGER, c.Effect.BETS, reason, (c.DecidedBet(**named),))


def wager(round: AnyRound, name: str, on: str) -> Wager:
    """The one wager of that player there."""
    (found,) = [w for w in round.wagers if w.player == name and w.spot == spot(on)]
    return found


def result(round: AnyRound, name: str, on: str) -> tuple[str, int]:
    """How a wager ended, and what it won or lost in dollars."""
    found = wager(round, name, on)
    assert found.settlement is not None, f"{name}'s {on} is still open"
    net = found.settlement.payout_cents - found.stake_cents
    assert net % 100 == 0
    return found.settlement.result.value, net // 100


def cites(round: AnyRound, name: str, on: str) -> tuple[str, ...]:
    settlement = wager(round, name, on).settlement
    return settlement.cites if settlement else ()


def in_action(round: AnyRound) -> list[int]:
    """What counts of every wager, in dollars and in the order of placing."""
    return [w.action_cents // 100 for w in sorted(round.wagers, key=lambda w: w.id)]


def ruled(round: AnyRound) -> tuple[str, ...]:
    """Every paragraph cited by a ruling of this round."""
    return tuple(cited for ruling in round.rulings for cited in ruling.cites)
