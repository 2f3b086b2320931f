"""Evenings full of trouble as complete logs.

`python -m tests.golden.recording` adds one for each game and kind of table that has none. A log
that is there is never written again: every later version has to read it.
"""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

import croupier
from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table, run
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.log.log import Entry
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.commands import Command, DecideUnresolved, Effect
from croupier.engine.table.vocabulary.people import (
    DEALER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    player,
)
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    ChangeSettings,
    LeaveSeat,
    MarkCutCard,
    OpenRound,
    OpenTable,
    SettleClaim,
    TakeSeat,
    VoidEarlierRounds,
    WaiveClaim,
)
from tests.properties.driving import MISTAKES_END, bets, next_command

LOGS = Path(__file__).parent
ROUNDS = 8
TROUBLE = 0.2
PURSES = {"ann": 300_000, "bob": 200_000, "cat": 100_000}
FURTHER = (  # seeds whose evenings have what the first ones lack
    ("baccarat", TableKind.ELECTRONIC, 2, 128),
    ("baccarat", TableKind.ELECTRONIC, 3, 100),
    ("blackjack", TableKind.ELECTRONIC, 2, 125),
    ("blackjack", TableKind.RECORDED, 2, 203),
    ("blackjack", TableKind.RECORDED, 3, 68),
    ("blackjack", TableKind.RECORDED, 4, 119),
    ("roulette", TableKind.RECORDED, 2, 124),
)
SAID: dict[str, tuple[dict[str, Any], str]] = {  # and what hardly ever comes by chance
    "baccarat-said-1": (
        {"seats": {1: "ann", 2: "bob"}, "limits": {"minimum": 25}, "squeezing": True},
        """
        ann bets 10 banker box 1
        bob bets 150 player box 2
        dealer rejects banker box 1
        ann bets 50 tie
        ann withdraws 20 tie
        ann bets 30 banker box 1
        bob asks-squeeze player
        supervisor grants-squeeze
        dealer closes
        deal ?? to player
        deal 2c to banker
        deal ?? to player
        deal 3c to banker
        supervisor replaces-cards "a bent card"
        turn player 9h Kh
        """,
    ),
    "blackjack-said-1": (
        {"seats": {1: "ann", 2: "bob"}},
        """
        ann bets 10 initial box 1
        bob bets 10 initial box 2
        cat bets 10 initial box 2
        dealer closes
        deal Ah
        deal 8d
        deal As
        deal Kh
        deal 8c
        ann even-money box 1
        bob declines
        cat declines
        bob splits box 2
        cat follows 10
        deal 5c
        """,
    ),
    "andar-bahar-said-1": (
        {"seats": {1: "ann"}},
        """
        ann bets 10 joker K
        dealer closes
        ann asks-on
        deal 9h
        deal 4c
        deal 2d
        clock runs-out
        """,
    ),
    "andar-bahar-said-2": (
        {"seats": {1: "ann"}},
        """
        ann bets 100 andar box 1
        dealer closes
        deal 8h 7c 2h 8c
        dealer reports together 1
        dealer reports misplaced 3 to andar
        supervisor rules order 7c 8h
        supervisor rules reconstruct
        """,
    ),
    "baccarat-said-2": (
        {"seats": {1: "ann"}},
        """
        ann bets 100 banker box 1
        dealer closes
        deal 2h
        deal 3c
        deal Ks
        deal 4d
        dealer reports insurance-not-offered ann banker
        manager rules confirm "the display was dark"
        ann insures banker 5
        deal 6h
        """,
    ),
    "blackjack-said-2": (
        {"seats": {1: "ann", 2: "bob"}},
        """
        ann bets 10 initial box 1
        bob bets 10 initial box 2
        dealer closes
        deal Kh
        deal 9d
        deal 6c
        deal 6h
        deal 5c
        ann hits box 1
        deal Ts
        dealer collects box 1
        bob hits box 2
        deal 2c
        dealer reports misplaced 7 to dealer
        supervisor rules cannot
        clock runs-out
        """,
    ),
    "si-ki-pi-said-1": (
        {"seats": {1: "ann"}},
        """
        ann bets 10 initial box 1
        dealer closes
        deal Kh
        deal 9d
        deal 6c
        deal 6h
        deal 5c
        deal Ts
        deal 2c
        deal 3d
        clock runs-out
        """,
    ),
    "baccarat-said-3": (
        {"seats": {1: "ann"}},
        """
        ann bets 100 player box 1
        dealer closes
        deal 2h 3c 2d Ks
        deal 9h+8c
        supervisor rules order 8c 9h
        ann takes-back
        """,
    ),
    "blackjack-said-3": (
        {"seats": {1: "ann"}},
        """
        ann bets 100 initial box 1
        dealer closes
        deal Th 9d Td
        dealer reports misplaced 3 to box 5
        supervisor rules reconstruct
        ann continues
        ann stands box 1
        deal Kc
        """,
    ),
    "si-ki-pi-said-2": (
        {"seats": {1: "ann", 2: "bob"}},
        """
        ann bets 10 initial box 1
        bob bets 10 initial box 2
        dealer closes
        deal Kh 9d 6c 6h
        deal 5c to dealer
        ann looks box 1
        supervisor rules confirm
        """,
    ),
    "roulette-said-1": (
        {},
        """
        ann bets 10 straight 17
        bob bets 20 straight 17
        dealer closes
        spin 17
        """,
    ),
}
OWED: tuple[Command, ...] = (  # after the round at Roulette: what was paid is gone when it is void
    CashOut(player("ann"), "ann"),
    CashOut(player("bob"), "bob"),
    DecideUnresolved(SHIFT_MANAGER, Effect.VOID, "the ball was not the House's"),
    SettleClaim(player("ann"), "ann"),
    WaiveClaim(SHIFT_MANAGER, "bob", "the House's own mistake"),
)


class End(msgspec.Struct, frozen=True):
    """What every version has to arrive at."""

    rounds: int
    outcome: str
    purses: dict[str, int]
    claims: dict[str, int]


def end(game: Game, table: AnyTable) -> End:
    purses, claims = dict(table.round.purses or {}), dict(table.claims)
    return End(table.number, game.outcome(table.round), purses, claims)


class Evening:
    trouble = TROUBLE

    def __init__(self, game: Game, kind: TableKind, seed: int) -> None:
        self.game, self.rng, self.record = game, Random(seed), KeptRounds()
        settings = game.settings(kind=kind, limits=Limits(minimum_cents=500))
        command = OpenTable(PIT_SUPERVISOR, settings, PURSES)
        self.table, events = open_table(game, command)
        self.entries = [Entry("1", 0, command, events)]

    def did(self, command: Command) -> bool:
        ran = run(self.game, self.table, command, self.record)
        if isinstance(ran, Refused):
            return False
        entry = Entry(str(len(self.entries) + 1), self.table.version, command, ran[1])
        if isinstance(command, OpenRound) and self.table.number:
            self.record.keep(self.table.number, self.table.round)
        self.entries.append(entry)
        self.table = ran[0]
        self.record.note(self.game, ran[1])
        return True

    def play(self, rounds: int = ROUNDS) -> None:
        for number in range(rounds):
            self._between(number)
            assert self.did(OpenRound(DEALER))
            for bet in bets(self.rng, self.game, self.table.round):
                self.did(bet)
            self._round()

    def _round(self) -> None:
        for step in range(300):
            trouble = self.trouble if step < MISTAKES_END else 0.0
            command = next_command(self.rng, self.game, self.table.round, trouble)
            if command is None:
                return
            self.did(command)
        raise AssertionError("the round does not end")

    def _between(self, number: int) -> None:
        """People come and go, limits change, the cut card comes out."""
        rng, boxes = self.rng, self.table.settings.boxes
        if boxes:
            name, box = rng.choice(tuple(PURSES)), rng.choice(boxes[:3])
            self.did(TakeSeat(player(name), name, box))
            sitting = self.table.seats.get(box)
            if sitting and rng.random() < 0.3:
                self.did(LeaveSeat(Person(sitting), sitting, box))
        if number == 3:
            self.did(CashOut(player("bob"), "bob"))
            self.did(BuyChips(player("bob"), "bob", 150_000))
        if number == 4:
            tight = replace(self.table.settings, limits=Limits(1000, 50_000))
            self.did(ChangeSettings(PIT_SUPERVISOR, tight))
        if number == 5 and self.table.settings.decks:
            self.did(MarkCutCard(DEALER))
        if number == 6 and self.table.round.status is not Status.VOID:
            self.did(VoidEarlierRounds(SHIFT_MANAGER, (1,), "seen on the recording"))


def recorded(name: str, kind: TableKind, seed: int) -> bytes:
    game = game_named(name)
    evening = Evening(game, kind, seed)
    evening.play()
    codec = Codec(game)
    lines = [codec.written(entry) for entry in evening.entries]
    return b"\n".join([*lines, msgspec.json.encode(end(game, evening.table)), b""])


def said(name: str) -> bytes:
    """A round in words, as far as they go."""
    options, lines = SAID[name]
    purses = {player: cents // 100 for player, cents in PURSES.items()}
    game = name.rsplit("-", 2)[0]
    table = croupier.open_table(game, table="recorded", purses=purses, **options)
    for line in lines.strip().splitlines():
        croupier.accepted(table.say(line))
    for command in OWED if game == "roulette" else ():
        croupier.accepted(table.do(command))
    ended = msgspec.json.encode(end(table.game, table.table))
    return b"\n".join([table.written().rstrip("\n").encode(), ended, b""])


def main() -> None:
    for name, kind, number, seed in FURTHER:
        path = LOGS / f"{name}-{kind}-{number}.jsonl"
        if not path.exists():
            path.write_bytes(recorded(name, kind, seed))
    for name in SAID:
        path = LOGS / f"{name}.jsonl"
        if not path.exists():
            path.write_bytes(said(name))
    for seed, name in enumerate(PLAYED):
        for kind in TableKind:
            path = LOGS / f"{name}-{kind}-1.jsonl"
            if not path.exists():
                path.write_bytes(recorded(name, kind, seed))


if __name__ == "__main__":
    main()
