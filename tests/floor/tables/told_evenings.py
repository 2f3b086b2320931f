"""Evenings at recorded tables told line by line: what does not happen in the golden ones."""

from collections.abc import Iterator

from croupier.engine.games import game_named
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    OpenRound,
    SettleClaim,
    TakeSeat,
    WaiveClaim,
)
from tests.floor.tables.premises import DORA, MAX
from tests.floor.tables.recorded_evenings import Script, scripted

ANN, BOB, CAT = (player(name) for name in ("ann", "bob", "cat"))
BROUGHT = 200_000
LEAST = Limits(2_500, None)

# Rounds are divided by empty lines; `ann leaves` with what she has won, and then owes it.
STAGED: dict[str, Command] = {
    "ann leaves": CashOut(ANN, "ann"),
    "ann pays": SettleClaim(ANN, "ann"),
    "ann comes back": BuyChips(ANN, "ann", BROUGHT),
    "ann is let off": WaiveClaim(MAX, "ann", "a card of another deck"),
}
TOLD = {
    "baccarat": """
        ann bets 100 banker box 1
        ann withdraws 40 banker box 1
        bob bets 10 tie box 1
        dealer rejects tie box 1
        bob bets 20 tie box 1
        dealer closes
        ann asks-squeeze banker
        supervisor grants-squeeze
        deal 2h
        deal ??
        deal 4d
        deal ??
        turn banker 9h Ks
        deal 5c to player
        supervisor rules reconstruct

        dealer closes
        deal 5c 8d 3h Tc

        ann bets 100 banker box 1
        dealer closes
        deal 2h 4c 2d 2c
        dealer reports insurance-not-offered ann banker four-cards
        shift-manager rules confirm
        ann insures banker 25
        deal 3s

        bob bets 100 banker box 2
        dealer closes
        deal 2h 4c 2d 2c
        deal 3s
        dealer reports insurance-not-offered bob banker
        shift-manager rules confirm

        ann bets 100 player box 1
        dealer closes
        deal 9h 4c Ks
        dealer reports misplaced 3 to banker
        supervisor rules reconstruct
        ann continues
        deal 2d
        supervisor replaces-cards "stained"

        ann bets 500 player box 1
        dealer closes
        deal 9h 4c Ks 2d
        ann leaves
        dealer reports foreign-card
        supervisor rules confirm
        ann pays

        ann comes back
        ann bets 500 player box 1
        dealer closes
        deal 9h 4c Ks 2d
        ann leaves
        dealer reports foreign-card
        supervisor rules confirm
        ann is let off
    """,
    "blackjack": """
        ann bets 100 initial box 1
        bob bets 100 initial box 2
        dealer closes
        deal Kh 9s Ad Ac 9d
        ann even-money box 1
        dealer settles-interim
        bob stands box 2
        deal 7d

        ann bets 100 initial box 1
        bob bets 50 initial box 1
        dealer closes
        deal 8h 6c 8d
        ann splits box 1
        bob follows 50
        deal 3c
        ann doubles 40 box 1 hand 1
        bob declines
        deal Kd
        deal Ts
        ann stands box 1 hand 2
        deal Td 4s

        ann bets 100 initial box 1
        dealer closes
        deal Th 9d Td
        dealer reports misplaced 3 to box 5
        supervisor rules reconstruct
        ann continues
        ann stands box 1
        deal Kc

        ann bets 50 initial box 1
        bob bets 50 initial box 2
        dealer closes
        deal Th 7c 9d 5d 6c
        ann hits box 1
        deal 2s
        dealer reports misplaced 6 to box 2
        supervisor rules reconstruct
        ann continues
        bob continues
        ann stands box 1
        bob stands box 2
        deal Ts
    """,
    "andar-bahar": """
        ann bets 25 over-8
        dealer closes
        deal 5h Tc 2d
        ann asks-on
        clock runs-out

        ann bets 100 andar
        dealer closes
        deal 8h 7c 2h 8c
        dealer reports together 1
        dealer reports misplaced 3 to andar
        supervisor rules order 7c 8h
        supervisor rules reconstruct
    """,
    "si-ki-pi": """
        ann bets 100 initial box 1
        bob bets 60 initial box 2
        dealer closes
        deal 9h 2h Qc Kd 6c Jd 3c Tc 7h 5s 9s 4s
        ann arranges box 1 Kd 9h / 5s 3c
        clock runs-out

        ann bets 100 initial box 1
        bob bets 60 initial box 2
        dealer closes
        deal 9h 2h Qc
        deal Kd to dealer
        ann looks box 1
        supervisor rules confirm
    """,
}


def told(game: str) -> Script:
    settings = game_named(game).settings(kind=TableKind.RECORDED, limits=LEAST)
    return scripted(settings, _evening(game, settings.boxes))


def _evening(game: str, boxes: tuple[int, ...]) -> Iterator[Command | str]:
    yield from (BuyChips(each, each.name, BROUGHT) for each in (ANN, BOB, CAT))
    yield from (
        TakeSeat(each, each.name, box) for each, box in zip((ANN, BOB), boxes, strict=False)
    )
    for round in TOLD[game].strip().split("\n\n"):
        yield OpenRound(DORA)
        for line in map(str.strip, round.splitlines()):
            yield STAGED.get(line, line)
