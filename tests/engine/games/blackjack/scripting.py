"""Rounds of Blackjack told line by line; every step is checked for money and for replay."""

from collections.abc import Callable, Mapping
from typing import Any, Self

from croupier.engine.equipment.cards import Card, card, cards
from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.dealing.numbering import as_people_mean, as_people_say
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Ask, AskFirst, Deal, Turn
from croupier.engine.table.vocabulary.events import AwaitingChoices, AwaitingRuling, Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_MANAGER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    player,
)
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import NO_LIMITS, Limits, TableKind
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from tests.engine.table.evenings import open_evening, open_round

RECORDED, ELECTRONIC = TableKind.RECORDED, TableKind.ELECTRONIC
STAFF = {
    "dealer": DEALER,
    "supervisor": PIT_SUPERVISOR,
    "manager": PIT_MANAGER,
    "shift-manager": SHIFT_MANAGER,
}
PURSE = 1_000_000
OpenTable = Callable[[str], "Table"]


def person(name: str) -> Person:
    return STAFF.get(name, player(name))


def place(words: list[str]) -> Place:
    """`dealer`, `box 2`, `box 2 hand 1`."""
    if words == ["dealer"]:
        return DEALER_HAND
    return box_hand(int(words[1]), int(words[3]) if len(words) > 2 else 1)


def after(words: list[str], word: str, otherwise: int) -> int:
    return int(words[words.index(word) + 1]) if word in words else otherwise


def bet(name: str, words: list[str]) -> c.Command:
    """`ann bets 100 box 1`, `ann bets 5 rws-pairs box 1`, `dealer bets 5 box 1 for ann`."""
    kind = words[1] if len(words) > 1 and words[1] not in ("box", "for") else "initial"
    box = after(words, "box", 0) or None
    whose = words[words.index("for") + 1] if "for" in words else name
    return c.PlaceBet(person(name), whose, Spot(kind, box), int(words[0]) * 100)


def option(name: str, words: list[str], stays: bool) -> c.Command:
    """`ann stays`, `ann stays box 2`, `ann stays hand 2`: of box 1, unless another is named."""
    hand = after(words, "hand", 0) or None
    box = after(words, "box", 1 if hand else 0) or None
    return c.ChooseOption(player(name), stays, box, hand)


def choice(kind: Callable[..., c.Command]) -> Callable[[str, list[str]], c.Command]:
    """`ann hits`, `ann hits box 2 hand 3`."""
    return lambda name, words: kind(person(name), after(words, "box", 1), after(words, "hand", 1))


def double(name: str, words: list[str]) -> c.Command:
    box, hand = after(words, "box", 1), after(words, "hand", 1)
    return blackjack.Double(person(name), box, hand, amount_cents=int(words[0]) * 100)


def insure(name: str, words: list[str]) -> c.Command:
    return blackjack.Insure(person(name), name, after(words, "box", 1), int(words[0]) * 100)


def rule(name: str, words: list[str]) -> c.Command:
    if words[0] == "order":
        return c.FixOrder(person(name), cards(" ".join(words[1:])))
    return c.Rule(person(name), c.RulingWord(words[0]), "as seen")


VERBS: dict[str, Callable[[str, list[str]], c.Command]] = {
    "bets": bet,
    "closes": lambda name, words: c.CloseBetting(person(name)),
    "rejects": lambda name, words: c.RejectBets(person(name), "initial", int(words[1])),
    "hits": choice(blackjack.Hit),
    "stands": choice(blackjack.Stand),
    "splits": choice(blackjack.Split),
    "doubles": double,
    "insures": insure,
    "even-money": lambda name, words: blackjack.EvenMoney(person(name), after(words, "box", 1)),
    "surrenders": lambda name, words: blackjack.Surrender(person(name), after(words, "box", 1)),
    "follows": lambda name, words: blackjack.Follow(person(name), int(words[0]) * 100),
    "declines": lambda name, words: blackjack.Decline(person(name)),
    "settles-interim": lambda name, words: blackjack.SettleInterim(person(name)),
    "collects": choice(blackjack.CollectBust),
    "turns": lambda name, words: c.TurnCards(DEALER, place(words[:-1]), (card(words[-1]),)),
    "asks-squeeze": lambda name, words: c.AskSqueeze(person(name), place(words)),
    "grants-squeeze": lambda name, words: c.GrantSqueeze(person(name)),
    "rules": rule,
    "stays": lambda name, words: option(name, words, True),
    "takes-back": lambda name, words: option(name, words, False),
    "runs-out": lambda name, words: c.TimeRanOut(DEALER),
}


def dealt(words: list[str]) -> list[c.Command]:
    """`deal 9h 4c`, `deal ??`, `deal 9h to box 2`, `deal 9h+4c`."""
    to = place(words[words.index("to") + 1 :]) if "to" in words else None
    named = words[: words.index("to")] if "to" in words else words
    return [
        c.DealTogether(DEALER, cards(word.replace("+", " ")))
        if "+" in word
        else c.DealCard(DEALER, None if word == "??" else card(word), to)
        for word in named
    ]


def commands(line: str) -> list[c.Command]:
    words = line.split()
    if words[0] == "deal":
        return dealt(words[1:])
    return [VERBS[words[1]](words[0], words[2:])]


class Table:
    """One round at one table; a refused line is an error unless `refused` asks for it. Hands are
    numbered as people count those of a box, in what is said and in what is read."""

    def __init__(
        self,
        kind: TableKind = RECORDED,
        *,
        seats: Mapping[int, str] | None = None,
        limits: Limits = NO_LIMITS,
        purses: Mapping[str, int] | None = None,
        **given: Any,
    ) -> None:
        settings = blackjack.settings(kind=kind, limits=limits, **given)
        names = ("ann", "bob", "carl", "dora")
        self.started = dict.fromkeys(names, PURSE) | dict(purses or {})
        opened = open_round(
            blackjack,
            open_evening(settings, self.started),
            {1: "ann", 2: "bob"} if seats is None else seats,
        )
        assert not isinstance(opened, Refused)
        self.round: AnyRound = opened.rounds[-1]
        self.events: list[Event] = []

    def play(self, script: str) -> Self:
        for line in filter(None, (line.strip() for line in script.splitlines())):
            for command in commands(line):
                while isinstance(command, c.DealCard) and self.due.startswith("window"):
                    assert self.act(c.TimeRanOut(DEALER)) is None  # silence declines
                refused = self.said(command)
                assert refused is None, f"{line}: {refused}"
        return self

    def said(self, command: c.Command) -> Refused | None:
        return self.act(as_people_mean(blackjack, self.round, command))

    def act(self, command: c.Command) -> Refused | None:
        acted = act(blackjack, self.round, command)
        if isinstance(acted, Refused):
            return acted
        evolved = evolve_all(blackjack, self.round, acted[1])
        assert evolved == acted[0], "the events do not tell the whole change"
        self.round = acted[0]
        self.events += acted[1]
        self.conserved()
        return None

    def conserved(self) -> None:
        """Every purse is what it was, less the stakes, plus what was handed back."""
        assert self.round.purses is not None
        for name, held in self.round.purses.items():
            own = [wager for wager in self.round.wagers if wager.player == name]
            moved = sum(wager.received_cents - wager.stake_cents for wager in own)
            assert held == self.started.get(name, 0) + moved, f"{name}'s purse does not add up"

    def refused(self, line: str) -> Refused:
        """The refusal of the line's last command."""
        *first, last = commands(line)
        for command in first:
            assert self.said(command) is None
        refused = self.said(last)
        assert refused is not None, f"{line}: not refused"
        return refused

    def report(self, fact: Fact, by: Person = DEALER) -> Self:
        refused = self.act(c.ReportFact(by, fact))
        assert refused is None, str(refused)
        return self

    def impossible(self, fact: Fact) -> Refused:
        refused = self.act(c.ReportFact(DEALER, fact))
        assert refused is not None, f"{fact}: not refused"
        return refused

    @property
    def due(self) -> str:
        """`deal box 1 hand 2`, `ask ann box 1 hand 1`, `Settle`, …"""
        wanted = as_people_say(blackjack, self.round, due(blackjack, self.round))
        match wanted:
            case Deal(where):
                return f"deal {where}"
            case Turn(where):
                return f"turn {where}"
            case Ask(name, box, hand):
                return f"ask {name} box {box} hand {hand}"
            case AskFirst(name, box):
                return f"window {name} box {box}"
            case _:
                return type(wanted).__name__

    def at(self, where: str) -> str:
        meant = as_people_mean(blackjack, self.round, place(where.split()))
        return " ".join(str(lying) for lying in self.round.at(meant))

    def cards_in(self, area: str) -> tuple[Card | None, ...]:
        return tuple(drawn.card for drawn in self.round.cards if drawn.place.area == area)

    def wager(self, name: str, bet: str = "initial", box: int | None = None) -> Wager:
        found = [
            w
            for w in self.round.wagers
            if w.player == name and w.spot.bet == bet and box in (None, w.spot.box)
        ]
        assert len(found) == 1, f"{name} has {len(found)} wagers {bet}"
        return found[0]

    def result(self, name: str, bet: str = "initial", box: int | None = None) -> tuple[str, int]:
        """Result and net in dollars."""
        wager = self.wager(name, bet, box)
        assert wager.settlement is not None, f"{name}'s {bet} is open"
        net, cents = divmod(wager.received_cents - wager.stake_cents, 100)
        assert cents == 0
        return str(wager.settlement.result), net

    def cites(self, name: str, bet: str = "initial") -> tuple[str, ...]:
        wager = self.wager(name, bet)
        assert wager.settlement is not None
        return wager.settlement.cites

    def by_hand(self, name: str, box: int = 1) -> list[tuple[str, int, str, int]]:
        """Bet, hand, result and net in dollars of all that player's bets on a box."""
        return [
            (w.spot.bet, w.hand or 1, str(w.settlement.result), w.received_cents // 100 - stake)
            for w in (as_people_say(blackjack, self.round, wager) for wager in self.round.wagers)
            if w.player == name and w.spot.box == box and w.settlement is not None
            for stake in (w.stake_cents // 100,)
        ]

    def net(self, name: str) -> int:
        """What the round was worth to a player, in dollars."""
        own = [wager for wager in self.round.wagers if wager.player == name]
        cents = sum(wager.received_cents - wager.stake_cents for wager in own)
        assert cents % 100 == 0
        return cents // 100

    @property
    def governed_by(self) -> str:
        """The paragraph of the fact being ruled on."""
        return self.round.halts[-1].paragraph

    @property
    def words(self) -> tuple[str, ...]:
        """What the House may rule now."""
        awaiting = self.round.halts[-1].awaiting
        return awaiting.words if isinstance(awaiting, AwaitingRuling) else ()

    @property
    def asked(self) -> list[tuple[str, int | None, int | None]]:
        """Whose choice to stay is awaited: player, box, hand."""
        awaiting = self.round.halts[-1].awaiting if self.round.halts else None
        if not isinstance(awaiting, AwaitingChoices):
            return []
        said = (as_people_say(blackjack, self.round, asked) for asked in awaiting.asked)
        return [(asked.player, asked.box, asked.hand) for asked in said]

    @property
    def ruled(self) -> list[tuple[str, ...]]:
        return [ruling.cites for ruling in self.round.rulings]


def recorded(script: str = "", **given: Any) -> Table:
    return Table(RECORDED, **given).play(script)


def electronic(script: str = "", **given: Any) -> Table:
    return Table(ELECTRONIC, **given).play(script)


def dealt_to(first: str, second: str, up: str, further: str = "") -> str:
    """One box, ann's, with 100 on it: its two cards, the Dealer's first, then more lines."""
    return f"ann bets 100 box 1\ndealer closes\ndeal {first} {up} {second}\n{further}"


def same_table(one: Table, other: Table) -> bool:
    """The same cards in the same places, the same bets settled the same way."""
    return (
        [(d.card, d.place) for d in one.round.cards]
        == [(d.card, d.place) for d in other.round.cards]
        and one.round.wagers == other.round.wagers
        and one.round.play == other.round.play
        and one.round.status is other.round.status
        and one.due == other.due
    )
