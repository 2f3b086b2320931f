"""The rounds that are shown in the pictures, one for each game, and how each then goes wrong."""

from typing import Any, NamedTuple

BOXES = {"Bob": 2, "Mei": 6}


class Shown(NamedTuple):
    box: int  # Ann's
    others: dict[str, str]
    own: tuple[str, ...]
    steps: tuple[str, ...]  # to the picture of a round in play
    then: tuple[str, ...]
    wrong: tuple[str, ...]  # in the next round, before it is halted
    misplaced: tuple[str, dict[str, Any]] | None = None


PLAYED_AS = {
    "baccarat": Shown(
        box=4,
        others={"Bob": "bets 100 banker box 2", "Mei": "bets 25 tie box 6"},
        own=("banker|4|", "banker|4|", "tie|4|"),
        steps=("deals Ks 9h 4d 7c", "takes play"),
        then=("presses Enter", "deals 5s"),
        wrong=("deals 4h Ks",),
        misplaced=("9c", {"area": "banker"}),
    ),
    "blackjack": Shown(
        box=4,
        others={"Bob": "bets 25 initial box 2", "Mei": "bets 100 initial box 6"},
        own=("initial|4|", "initial|4|", "rws-pairs|4|"),
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
        others={"Bob": "bets 25 red", "Mei": "bets 10 straight 17"},
        own=("straight||17", "split||17-20", "corner||25-26-28-29", "dozen||2", "black||"),
        steps=("takes play",),
        then=("spins 17 5",),
        wrong=("spins 17 3",),
    ),
    "andar-bahar": Shown(
        box=5,
        others={"Bob": "bets 100 andar box 2", "Mei": "bets 25 bahar box 6"},
        own=("bahar|5|", "under-8||", "joker||7"),
        steps=("deals 7s Kd 4h 2c Jh 9s As Th 5c", "takes play"),
        then=("deals 7d",),
        wrong=("deals 7s Kd",),
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
    ),
}
