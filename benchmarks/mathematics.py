"""How long the exact mathematics takes on one core once it is compiled, and the memory it needs.

Run it with `.venv/bin/python benchmarks/mathematics.py`; figures are CPU time, best of five, each
line in a process of its own.
"""

import platform
import resource
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

REPEATS = 5
KIB_PER_MIB = 1024

WANTED = {  # milliseconds of CPU time, where a bound is set
    "baccarat, five bets of a composition": 0.25,
    "baccarat, full sheet": 300,
    "si-ki-pi, full sheet": 2_000,
    "blackjack, full sheet, eight decks": 300,
    "blackjack, full sheet, four decks": None,
    "andar-bahar, full sheet": None,
    "roulette, full sheet": None,
    "report, baccarat": 3_000,
    "report, blackjack": 3_000,
    "report, roulette": 3_000,
    "report, andar-bahar": 3_000,
    "report, si-ki-pi": 3_000,
    "session of 1,000 rounds, baccarat banker": 2_000,
    "session of 1,000 rounds, blackjack initial": 2_000,
    "session of 1,000 rounds, baccarat player by martingale": 2_000,
    "double or ruin, baccarat banker": None,
}


class Measured(NamedTuple):
    milliseconds: float
    peak_mib: float


def five_bets() -> Callable[[], object]:
    from croupier.engine.equipment.cards import RANKS
    from croupier.mathematics.exact.baccarat import five_bets
    from croupier.mathematics.exact.composition import Composition

    shoe = Composition(8, tuple(20 + number % 7 for number in range(len(RANKS))))
    return lambda: five_bets(shoe)


def full_sheet(game: str, decks: str) -> Callable[[], object]:
    from croupier.mathematics.exact import mathematics_of

    compute: Callable[..., object] = mathematics_of(game).sheet
    return partial(compute, decks=4) if decks == "four decks" else compute


def report(game: str) -> Callable[[], object]:
    """What `edge GAME --report` writes, with the sheet it is made of."""
    from croupier.mathematics.exact import mathematics_of
    from croupier.mathematics.reports.findings.sheet_findings import told
    from croupier.mathematics.reports.paper.document import page

    return lambda: page(told(mathematics_of(game).sheet(), f"croupier edge {game}"), "en")


def session(name: str) -> Callable[[], object]:
    from croupier.mathematics.bankroll.ladders import FLAT, LADDERS
    from croupier.mathematics.bankroll.session import SessionPlan
    from croupier.mathematics.bankroll.session import session as worked_out
    from croupier.mathematics.bankroll.stakes import Staked
    from croupier.mathematics.bankroll.target import reaching
    from croupier.mathematics.exact import edge

    _, _, words = name.partition(", ")
    game, bet, *_ = words.split()
    staked = Staked.on(edge(game, bet), 10_000)
    if name.startswith("double"):
        return lambda: reaching(staked, 1_000_000, 2_000_000)
    ladder = LADDERS["martingale"] if "martingale" in words else FLAT
    plan = SessionPlan(purse_cents=1_000_000, bet=staked, rounds=1_000, ladder=ladder)
    return lambda: worked_out(plan)


def _compute(name: str) -> Callable[[], object]:
    if "five bets" in name:
        return five_bets()
    if name.startswith(("session", "double")):
        return session(name)
    first, *more = name.split(", ")
    return report(more[0]) if first == "report" else full_sheet(first, more[-1])


def measured(name: str) -> Measured | None:
    """None where the game has no mathematics yet."""
    try:
        compute = _compute(name)
    except (ImportError, AttributeError):
        return None
    compute()  # compiled now, or loaded
    best = min(_seconds(compute) for _ in range(REPEATS))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Measured(1_000 * best, peak / KIB_PER_MIB)


def _seconds(compute: Callable[[], object]) -> float:
    """Repeated until it has taken a twentieth of a second, so that the clock is fine enough."""
    times, began = 0, time.process_time()
    while (taken := time.process_time() - began) < 0.05 or not times:
        compute()
        times += 1
    return taken / times


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, best of {REPEATS}")
    print(f"{'':38}{'CPU ms':>10}{'wanted':>10}{'peak MiB':>10}")
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        for name, wanted in WANTED.items():
            found = processes.submit(measured, name).result()
            if found is None:
                print(f"{name:38}{'not there yet':>30}")
                continue
            limit = "" if wanted is None else f"{wanted:,}"
            print(f"{name:38}{found.milliseconds:10,.2f}{limit:>10}{found.peak_mib:10,.0f}")
