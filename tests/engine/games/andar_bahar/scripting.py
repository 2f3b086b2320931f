"""Rounds of Andar Bahar told in spoken lines; every line is checked for money and for replay."""

from collections.abc import Mapping
from typing import Any, Self

from croupier import open_table
from croupier.engine.games import andar_bahar
from croupier.engine.games.andar_bahar.match import OPENING
from croupier.engine.table.dealing.settlement import verdicts
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.trouble.halts import reported
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary.due import Deal, Turn
from croupier.engine.table.vocabulary.events import AwaitingChoices, AwaitingRuling, Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.places import DISCARDED
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Open, Wager

PURSE = 100_000  # dollars
NAMES = ("ann", "bob", "cat", "dan")


class Table:
    """One round; a refused line is an error unless `refused` asks for it."""

    def __init__(self, kind: str, seats: Mapping[int, str] | None, **head: Any) -> None:
        purses = dict.fromkeys(NAMES, PURSE) | dict(head.pop("purses", {}))
        self.desk = open_table("andar-bahar", table=kind, seats=seats or {}, purses=purses, **head)
        self.held = dict(self.round.purses or {})

    @property
    def round(self) -> AnyRound:
        return self.desk.round

    def tell(self, script: str) -> Self:
        for line in filter(str.strip, script.splitlines()):
            self.say(line)
        return self

    def say(self, line: str) -> tuple[Event, ...]:
        before = self.round
        events = self.desk.say(line)
        assert not isinstance(events, Refused), f"{line}: {events}"
        assert evolve_all(andar_bahar, before, events) == self.round, "events tell the change"
        self.conserved()
        return events

    def conserved(self) -> None:
        assert self.round.purses is not None
        for name, held in self.round.purses.items():
            own = [wager for wager in self.round.wagers if wager.player == name]
            assert held == self.held[name] + sum(w.received_cents - w.stake_cents for w in own)

    def refused(self, line: str) -> Refused:
        before = self.round
        answer = self.desk.say(line)
        assert isinstance(answer, Refused), f"{line}: not refused"
        assert self.round == before
        return answer

    def detects(self, fact: Fact) -> AnyRound:
        """The round after the table itself noticed the fact; the table here stays as it was."""
        found = reported(andar_bahar, self.round, None, fact)
        assert not isinstance(found, Refused), str(found)
        return evolve_all(andar_bahar, self.round, found)

    @property
    def cards(self) -> str:
        """Joker, Andar Hand and Bahar Hand as they lie: `7h | 8c 4s | 9d 7d`."""
        lying = (" ".join(card or "??" for card in self.round.at(place)) for place in OPENING)
        return " | ".join(lying)

    @property
    def discarded(self) -> str:
        return " ".join(card or "??" for card in self.round.at(DISCARDED))

    @property
    def due(self) -> str:
        wanted = self.desk.due()
        match wanted:
            case Deal(place):
                return f"deal {place}"
            case Turn(place):
                return f"turn {place}"
            case _:
                return type(wanted).__name__

    @property
    def outcome(self) -> str:
        return andar_bahar.outcome(self.round)

    @property
    def over(self) -> bool:
        return self.round.status is Status.CONCLUDED and not self.round.halts

    def wager(self, name: str, bet: str) -> Wager:
        (found,) = [w for w in self.round.wagers if w.player == name and w.spot.bet == bet]
        return found

    def result(self, name: str, bet: str) -> tuple[str, int]:
        """How a wager ended, and what it won or lost in dollars."""
        wager = self.wager(name, bet)
        assert wager.settlement is not None, f"{name}'s {bet} is open"
        return str(wager.settlement.result), (wager.received_cents - wager.stake_cents) // 100

    def cites(self, name: str, bet: str) -> tuple[str, ...]:
        settlement = self.wager(name, bet).settlement
        return settlement.cites if settlement else ()

    @property
    def undecided(self) -> int:
        """How many bets the cards have not decided yet."""
        return sum(isinstance(v, Open) for _, v in verdicts(andar_bahar, self.round))

    @property
    def in_action(self) -> list[int]:
        return [w.action_cents // 100 for w in sorted(self.round.wagers, key=lambda w: w.id)]

    @property
    def governed_by(self) -> str:
        return self.round.halts[-1].paragraph

    @property
    def words(self) -> tuple[str, ...]:
        awaiting = self.round.halts[-1].awaiting
        return awaiting.words if isinstance(awaiting, AwaitingRuling) else ()

    @property
    def asked(self) -> list[str]:
        """Whose choice to stay in is awaited."""
        awaiting = self.round.halts[-1].awaiting if self.round.halts else None
        return [a.player for a in awaiting.asked] if isinstance(awaiting, AwaitingChoices) else []

    @property
    def ruled(self) -> list[tuple[str, ...]]:
        return [ruling.cites for ruling in self.round.rulings]

    def may_ask_on(self, name: str) -> bool:
        offers = legal(andar_bahar, self.round, player(name))
        return any(offer.admits(andar_bahar.AskOn(player(name))) for offer in offers)


def electronic(script: str = "", seats: Mapping[int, str] | None = None, **head: Any) -> Table:
    return Table("electronic", seats, **head).tell(script)


def recorded(script: str = "", seats: Mapping[int, str] | None = None, **head: Any) -> Table:
    return Table("recorded", seats, **head).tell(script)
