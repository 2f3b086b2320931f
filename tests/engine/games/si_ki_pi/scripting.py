"""Rounds of Si Ki Pi told line by line, as a history file tells them."""

from collections.abc import Mapping
from typing import Any

from croupier import open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.games import si_ki_pi
from croupier.engine.games.si_ki_pi.play import DEALER_HAND, division_of, hand_of
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.due import Ask, Deal, Turn
from croupier.engine.table.vocabulary.events import AwaitingChoices, Event
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Wager


class Unwelcome(AssertionError):
    """A line of a scenario was refused."""


def in_turn(*hands: str) -> str:
    """A line that deals these hands one card at a time, the Dealer's last."""
    rows = zip(*(hand.split() for hand in hands), strict=True)
    return "deal " + " ".join(card for row in rows for card in row)


class Table:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.events: tuple[Event, ...] = ()

    def play(self, lines: str) -> "Table":
        for line in lines.strip().splitlines():
            done = self.desk.say(line)
            if isinstance(done, Refused):
                raise Unwelcome(f"{line}: {done}")
            self.events += done
        return self

    def silence(self) -> "Table":
        """Nobody says anything more."""
        while events := self.desk.silence():
            self.events += events
        return self

    def refused(self, line: str) -> Refused:
        done = self.desk.say(line)
        assert isinstance(done, Refused), f"{line} was accepted"
        return done

    @property
    def round(self) -> AnyRound:
        return self.desk.round

    @property
    def replayed(self) -> bool:
        """Its events alone lead to the same round."""
        return evolve_all(si_ki_pi, self.desk.opening, self.events) == self.round

    @property
    def due(self) -> str:
        match self.desk.due():
            case Deal(place):
                return f"deal {place}"
            case Turn(place):
                return f"turn {place}"
            case Ask(player, box):
                return f"ask {player} box {box}"
            case other:
                return type(other).__name__

    @property
    def asked(self) -> list[tuple[str, int | None]]:
        awaiting = self.round.halts[-1].awaiting if self.round.halts else None
        if not isinstance(awaiting, AwaitingChoices):
            return []
        return [(asked.player, asked.box) for asked in awaiting.asked]

    @property
    def ruled(self) -> list[tuple[str, ...]]:
        """The paragraphs of each ruling."""
        return [tuple(c.removeprefix("Si Ki Pi ") for c in r.cites) for r in self.round.rulings]

    def wager(self, name: str, bet: str = "initial", box: int | None = None) -> Wager:
        (found,) = [
            w
            for w in self.round.wagers
            if (w.player, w.spot.bet) == (name, bet) and box in (None, w.spot.box)
        ]
        return found

    def result(self, name: str, bet: str = "initial", box: int | None = None) -> tuple[str, float]:
        """How a wager ended, and what it won or lost in dollars."""
        wager = self.wager(name, bet, box)
        assert wager.settlement is not None, f"{name}'s {bet} is still open"
        paid = wager.settlement.payout_cents - wager.stake_cents
        return wager.settlement.result.value, paid / 100

    def cites(self, name: str, bet: str = "initial", box: int | None = None) -> list[str]:
        settlement = self.wager(name, bet, box).settlement
        return [c.removeprefix("Si Ki Pi ") for c in settlement.cites] if settlement else []

    def lying(self, box: int | None) -> str:
        """The cards of a box, None for the Dealer's, as they lie."""
        place = DEALER_HAND if box is None else hand_of(box)
        return " ".join(card or "??" for card in self.round.at(place))

    def set_as(self, box: int | None) -> str:
        """Low Hand and High Hand of a box, None for the Dealer's."""
        way = division_of(self.round, DEALER_HAND if box is None else hand_of(box))
        assert way is not None, "not all of its cards are known"
        return f"{' '.join(way.low)} / {' '.join(way.high)}"


def electronic(lines: str = "", seats: Mapping[int, str] | None = None, **head: Any) -> Table:
    return Table(open_table("si-ki-pi", seats=seats or {}, **head)).play(lines)


def recorded(lines: str = "", seats: Mapping[int, str] | None = None, **head: Any) -> Table:
    return electronic(lines, seats, table="recorded", **head)
