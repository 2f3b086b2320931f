"""Short words for whole rounds of Baccarat: amounts in dollars, a refused command is an error."""

from collections.abc import Iterable, Mapping
from typing import Any

from croupier.engine.equipment.cards import Card, cards
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Insure
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.table.course.frame import act
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound, Round
from croupier.engine.table.trouble.halts import reported
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    player,
)
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from tests.engine.table.evenings import Evening, act_tonight, open_evening, open_round

Script = c.Command | Iterable["Script"]
ELECTRONIC, RECORDED = TableKind.ELECTRONIC, TableKind.RECORDED
CLOSE = c.CloseBetting(DEALER)
CLOCK = c.TimeRanOut(DEALER)


class Unwelcome(AssertionError):
    """A command of a scenario was refused."""


def limits(minimum: int = 1, maximum: int | None = None, differential: int | None = None) -> Limits:
    return Limits(
        minimum * 100,
        None if maximum is None else maximum * 100,
        None if differential is None else differential * 100,
    )


def table(
    kind: TableKind = ELECTRONIC,
    seats: Mapping[int, str] | None = None,
    purses: Mapping[str, int] | None = None,
    shoe: Shoe | None = None,
    **settings: Any,
) -> AnyRound:
    """A round just opened; purses in dollars."""
    cents = None if purses is None else {name: held * 100 for name, held in purses.items()}
    opened = open_round(
        baccarat, open_evening(baccarat.settings(kind=kind, **settings), cents), seats
    )
    assert isinstance(opened, Evening)
    round = opened.rounds[-1]
    if shoe is None:
        return round
    return Round(round.settings, round.seats, round.purses, shoe, round.play)


def flat(script: Iterable[Script]) -> Iterable[c.Command]:
    for entry in script:
        if isinstance(entry, c.Command):
            yield entry
        else:
            yield from flat(entry)


def play(round: AnyRound, *script: Script) -> AnyRound:
    for command in flat(script):
        acted = act(baccarat, round, command)
        if isinstance(acted, Refused):
            raise Unwelcome(f"{command}: {acted}")
        round = acted[0]
    return round


def events(round: AnyRound, command: c.Command) -> tuple[Event, ...]:
    acted = act(baccarat, round, command)
    assert not isinstance(acted, Refused), str(acted)
    return acted[1]


def detected(round: AnyRound, fact: Fact) -> AnyRound:
    """The table itself notices the fact."""
    found = reported(baccarat, round, None, fact)
    assert not isinstance(found, Refused), str(found)
    return evolve_all(baccarat, round, found)


def refused(round: AnyRound, command: c.Command) -> Refused:
    acted = act(baccarat, round, command)
    assert isinstance(acted, Refused), f"{command} was accepted"
    return acted


def tonight(evening: Evening, *script: Script) -> Evening:
    for command in flat(script):
        acted = act_tonight(baccarat, evening, command)
        if isinstance(acted, Refused):
            raise Unwelcome(f"{command}: {acted}")
        evening = acted[0]
    return evening


def next_round(evening: Evening, seats: Mapping[int, str] | None = None) -> Evening:
    opened = open_round(baccarat, evening, seats)
    assert isinstance(opened, Evening), str(opened)
    return opened


def bet(name: str, amount: int, kind: str, box: int = 1, by: Person | None = None) -> c.PlaceBet:
    return c.PlaceBet(by or player(name), name, Spot(kind, box), amount * 100)


def withdraw(name: str, amount: int, kind: str, box: int = 1) -> c.WithdrawBet:
    return c.WithdrawBet(player(name), name, Spot(kind, box), amount * 100)


def reject(kind: str, box: int | None = None) -> c.RejectBets:
    return c.RejectBets(DEALER, kind, box)


def deal(text: str, to: Place | None = None) -> tuple[c.DealCard, ...]:
    """Each card where it is due, or laid at `to`; `??` is dealt face down."""
    return tuple(
        c.DealCard(DEALER, None if word == "??" else cards(word)[0], to) for word in text.split()
    )


def together(text: str) -> c.DealTogether:
    return c.DealTogether(DEALER, cards(text))


def turn(place: Place, text: str) -> c.TurnCards:
    return c.TurnCards(DEALER, place, cards(text))


def insure(name: str, side: str, amount: int, by: Person | None = None) -> Insure:
    return Insure(by or player(name), name, side, amount * 100)


def report(fact: Fact, by: Person = DEALER) -> c.ReportFact:
    return c.ReportFact(by, fact)


def rules(
    word: str,
    by: Person = PIT_SUPERVISOR,
    reason: str = "as seen",
    about: str | None = None,
) -> c.Rule:
    return c.Rule(by, c.RulingWord(word), reason, about)


def order(text: str, by: Person = PIT_SUPERVISOR) -> c.FixOrder:
    return c.FixOrder(by, cards(text))


def stays(name: str) -> c.ChooseOption:
    return c.ChooseOption(player(name), True)


def takes_back(name: str) -> c.ChooseOption:
    return c.ChooseOption(player(name), False)


def squeeze(name: str, place: Place, first: bool = False) -> tuple[c.Command, ...]:
    return c.AskSqueeze(player(name), place, first), c.GrantSqueeze(PIT_SUPERVISOR)


def decides(effect: str, reason: str = "fair to all", **named: Any) -> c.DecideUnresolved:
    """`void`, `stand`, or `return` and `settle` of a named bet."""
    if effect not in ("return", "settle"):
        return c.DecideUnresolved(SHIFT_MANAGER, c.Effect(effect), reason)
    return c.DecideUnresolved(SHIFT_MANAGER, c.Effect.BETS, reason, (c.DecidedBet(**named),))


def wager(round: AnyRound, name: str, kind: str) -> Wager:
    """The one wager of that player and kind."""
    (found,) = [w for w in round.wagers if w.player == name and w.spot.bet == kind]
    return found


def result(round: AnyRound, name: str, kind: str) -> tuple[str, int]:
    """How a wager ended, and what it won or lost in cents."""
    found = wager(round, name, kind)
    assert found.settlement is not None, f"{name}'s {kind} is still open"
    return found.settlement.result.value, found.received_cents - found.stake_cents


def cites(round: AnyRound, name: str, kind: str) -> tuple[str, ...]:
    settlement = wager(round, name, kind).settlement
    return settlement.cites if settlement else ()


def in_action(round: AnyRound) -> list[int]:
    """What counts of every wager, in dollars and in the order of placing."""
    return [w.action_cents // 100 for w in sorted(round.wagers, key=lambda w: w.id)]


def hands(round: AnyRound) -> tuple[str, str]:
    """Player Hand and Banker Hand as they lie; `??` is a face nobody has seen."""
    player_hand, banker_hand = (
        " ".join(card or "??" for card in round.at(place)) for place in (PLAYER_HAND, BANKER_HAND)
    )
    return player_hand, banker_hand


def held(evening: Evening) -> tuple[Card | None, ...]:
    return evening.shoe.held_over


def asked(round: AnyRound) -> tuple[str, ...]:
    """Whose choice the top halt waits for."""
    if not round.halts:
        return ()
    return tuple(a.player for a in getattr(round.halts[-1].awaiting, "asked", ()))


def ruled(round: AnyRound) -> tuple[str, ...]:
    """Every paragraph cited by a ruling of this round."""
    return tuple(cited for ruling in round.rulings for cited in ruling.cites)
