"""How the time of settling a file grows with its bets and its lines, on one core.

Run it with `.venv/bin/python benchmarks/settling.py`; figures are CPU time, best of three, of
reading and playing the file and writing its page for people. Twice the size should take about
twice the time: 12,000 bets at most 4.8 times as long as 3,000, in one run.
"""

import io
import platform
import time
from collections.abc import Callable

from rich.console import Console

from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.page import page

REPEATS = 3
BETS = (3_000, 12_000, 50_000)
LINES = (30_000, 100_000, 300_000)
PLAYERS = 20


def file_of(game: str, lines: list[str], head: str = "", tables: str = "") -> str:
    actions = "\n".join(lines)
    return f"""format = "croupier-round/1"
game = "{game}"
{head}
actions = '''
{actions}
'''
{tables}
"""


def bets(number: int) -> list[str]:
    """On all Player, Banker and Tie boxes in turn."""
    sides = ("player", "banker", "tie")
    return [f"p{n % PLAYERS} bets 1 {sides[n % 3]} box {1 + n % 7}" for n in range(number)]


def electronic(number: int) -> str:
    return file_of("baccarat", [*bets(number), "dealer closes", "deal 2h 9c Ks Td"])


def recorded_with_limits(number: int) -> str:
    """Every bet is looked at under a maximum and a Differential, which it does not exceed."""
    limits = f"[limits]\nmaximum = {number}\ndifferential = {number}"
    lines = [*bets(number), "dealer closes", "deal 2h 9c Ks Td"]
    return file_of("baccarat", lines, 'table = "recorded"', limits)


def on_one_spot(number: int) -> str:
    return file_of("roulette", [*["ann bets 1 red"] * number, "dealer closes", "spin 17"])


def by_as_many_players(number: int) -> str:
    lines = [f"p{n} bets 1 red" for n in range(number)]
    return file_of("roulette", [*lines, "dealer closes", "spin 17"])


def bets_taken_back(number: int) -> str:
    """One line in two takes back what the other bet."""
    lines = ["ann bets 1 red", "ann withdraws 1 red"] * (number // 2)
    return file_of("roulette", [*lines, "dealer closes", "spin 17"])


def many_rounds(number: int) -> str:
    """Six lines a round."""
    one = "[[round]]\nactions = '''\nann bets 1 red\ndealer closes\nspin 17\n'''\n"
    return 'format = "croupier-round/1"\ngame = "roulette"\n' + one * (number // 6)


def comments(number: int) -> str:
    lines = ["ann bets 1 red", *["# a word"] * number, "dealer closes", "spin 17"]
    return file_of("roulette", lines)


def seconds(text: str) -> float:
    best, data = float("inf"), text.encode()
    for _ in range(REPEATS):
        began = time.process_time()
        result = play_file(data, "measured")
        console = Console(file=io.StringIO(), width=100)
        for played in result.rounds:
            console.print(page(played))
        best = min(best, time.process_time() - began)
        assert result.error is None, str(result.error)
    return best


def measured(make: Callable[[int], str], sizes: tuple[int, ...]) -> None:
    took = [seconds(make(size)) for size in sizes]
    figures = "  ".join(f"{each:8.2f}" for each in took)
    print(f"{make.__name__:22}{figures}  × {took[1] / took[0]:.1f}", flush=True)


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, best of {REPEATS}")
    of_bets = (electronic, recorded_with_limits, on_one_spot, by_as_many_players)
    for what, sizes, makers in (
        ("bets", BETS, of_bets),
        ("lines", LINES, (bets_taken_back, many_rounds, comments)),
    ):
        print(f"{what:22}" + "  ".join(f"{size:8,}" for size in sizes))
        for make in makers:
            measured(make, sizes)
