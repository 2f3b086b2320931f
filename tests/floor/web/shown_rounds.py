"""The rounds that are shown in the pictures, one for each game, and how each then goes wrong."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

from croupier.engine.table.vocabulary.settings import Limits

BOXES = {"Bob": 2, "Mei": 6, "Liu": 1, "Tan": 7}
FIVE, HUNDRED, THOUSAND = 500, 10_000, 100_000  # dollars, in cents


class Shown(NamedTuple):
    box: int  # Ann's
    others: dict[str, str]
    own: tuple[str, ...]
    steps: tuple[str, ...]  # to the picture of a round in play
    then: tuple[str, ...]
    wrong: tuple[str, ...]  # in the next round, before it is halted
    misplaced: tuple[str, dict[str, Any]] | None = None
    limits: Limits = Limits(FIVE)
    layout: str | None = None  # the usual one
    before: tuple[tuple[str, ...], ...] = ()  # earlier rounds, which Bob plays

    @property
    def small(self) -> str:
        """Bob's bet in a round that is only played to be over."""
        return self.others["Bob"].replace("1000", "25")


BANKER, PLAYER, TIE = "0940", "0785", "9900"  # ranks; 0 is a ten or a court
BANKER_PAIR, PLAYER_PAIR = "0434", "4047"
SHOE = (
    *(PLAYER, BANKER, BANKER, TIE, PLAYER, PLAYER_PAIR, BANKER, BANKER, BANKER, TIE, BANKER_PAIR),
    *(BANKER, PLAYER, BANKER, PLAYER, PLAYER, PLAYER, PLAYER, TIE, BANKER, BANKER, PLAYER),
    *(BANKER, BANKER_PAIR, BANKER, PLAYER, PLAYER, BANKER, PLAYER, TIE, BANKER, BANKER),
)
POCKETS = ["14", "2", "27", "11", "0", "33", "5", "36", "19", "31", "00", "8", "H", "14", "23"]


def dealt(rounds: tuple[str, ...]) -> Iterator[str]:
    """Suit after suit, so that no card comes more often than the shoe has it."""
    courts = cycle("KQJT")
    suits = {rank: cycle("shdc") for rank in "23456789KQJT"}
    for round in rounds:
        ranks = (next(courts) if rank == "0" else rank for rank in round)
        yield " ".join(rank + next(suits[rank]) for rank in ranks)


PLAYED_AS = {
    "baccarat": Shown(
        box=4,
        others={
            "Bob": "bets 1000 player box 2",
            "Mei": "bets 500 banker box 6",
            "Liu": "bets 250 player box 1",
            "Tan": "bets 50 tie box 7",
        },
        own=("banker|4|", "banker|4|", "tie|4|"),
        limits=Limits(
            2_500,
            differential_cents=20 * THOUSAND,
            maximum_by_bet={
                "tie": THOUSAND,
                "player-pair": THOUSAND // 2,
                "banker-pair": THOUSAND // 2,
            },
        ),
        before=tuple((f"deals {cards}",) for cards in dealt(SHOE)),
        steps=("deals Ks 9h 4d 7c", "takes play"),
        then=("presses Enter", "deals 5s"),
        wrong=("deals 4h Ks",),
        misplaced=("9c", {"area": "banker"}),
    ),
    "blackjack": Shown(
        box=4,
        others={"Bob": "bets 25 initial box 2", "Mei": "bets 100 initial box 6"},
        own=("initial|4|", "initial|4|", "rws-pairs|4|"),
        limits=Limits(FIVE, 2 * THOUSAND),
        before=tuple(
            ("deals Ts 6c 9s", "Bob stands box 2", f"deals {cards}")
            for cards in ("Th 4d", "Th Jc", "5d 7s", "Ac", "Td 3h")
        ),
        steps=(
            *("deals 9h 8h As 6c 9c 8d Ks", "Bob stands box 2"),
            *(
                "presses p",
                "deals 3c",
                "presses h",
                "deals Kh",
                "presses s",
                "deals 2s",
                "takes play",
            ),
        ),
        then=("presses h", "deals 9d", "presses s", "deals Ts 9s"),
        wrong=("deals 9h 8h As 6c",),
    ),
    "roulette": Shown(
        box=0,
        others={
            "Bob": "bets 25 red",
            "Mei": "bets 10 straight 17",
            "Liu": "bets 100 column 1",
            "Tan": "bets 25 straight 8",
        },
        own=("straight||17", "split||17-20", "corner||25-26-28-29", "dozen||2", "black||"),
        steps=("takes play", "spins 17 5"),  # on a phone the list of bets is shown
        then=(),
        wrong=("spins 17 3",),
        layout="E",
        limits=Limits(
            FIVE, 5 * THOUSAND, maximum_by_bet={"straight": HUNDRED, "split": 2 * HUNDRED}
        ),
        before=tuple((f"spins {pocket} 5",) for pocket in POCKETS),
    ),
    "andar-bahar": Shown(
        box=5,
        others={
            "Bob": "bets 100 andar box 2",
            "Mei": "bets 25 bahar box 6",
            "Liu": "bets 150 bahar box 1",
            "Tan": "bets 50 andar box 7",
        },
        own=("bahar|5|", "under-8||", "joker||7"),
        steps=("deals 7s Kd 4h 2c Jh 9s As Th 5c", "takes play"),
        then=("deals 7d",),
        wrong=("deals 7s Kd",),
        limits=Limits(FIVE, 2 * THOUSAND, differential_cents=5 * THOUSAND),
        before=(("deals 7s Kd 7h",), ("deals Qs Kd 4h 2c 9d Qh",), ("deals 5s Kd 2h 5d",)),
    ),
    "si-ki-pi": Shown(
        box=4,
        others={"Bob": "bets 25 initial box 2", "Mei": "bets 100 initial box 6"},
        own=("initial|4|", "bonus|4|"),
        steps=(
            "deals 9h Ac Ks 6c 9c 3d Kd Ts 2h Qs 7d 4c 5h 6h 8c Jd",
            *("Bob house-way box 2", "Mei house-way box 6"),
            *("presses Enter", "takes play"),
        ),
        then=("presses Enter",),
        wrong=("deals 9h Ac Ks",),
        limits=Limits(FIVE, 2 * THOUSAND),
        before=tuple(
            (f"deals {cards}", "Bob house-way box 2")
            for cards in (
                "9h Ac Ks 6c 9c 3d Kd Ts",
                "2h Qs 7d 4c 5h 6h 8c Jd",
                "As 8d Kh 9c 3s Qd 2c 4h",
            )
        ),
    ),
}
