"""Mutation test of `games/` and `table/`: does a test notice when the rules are changed?

mutmut changes one thing at a time (12,000 changes) and runs the tests that reach it. Running all of
them for every change would take a day, so it is done in two passes:

1. each change against a few dozen of the tests that reach it, those that reach least else first;
2. each change that survived against all tests that reach it, in an interpreter of its own: only so
   is a change seen in what is computed once, when a module is imported (pay tables, section 5).

Run it with `benchmarks/mutation`, which installs what it needs; a run that was stopped goes on
where it was. The survivors stand in `mutants/survivors.txt`; `mutmut show NAME` shows one.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

MUTANTS = Path("mutants")
STATS = MUTANTS / "mutmut-stats.json"
EVERY_TEST = MUTANTS / "every-test.json"
SECOND_PASS = MUTANTS / "second-pass.json"
SURVIVORS = MUTANTS / "survivors.txt"
GAMES = ("andar_bahar", "baccarat", "blackjack", "roulette", "si_ki_pi")
ROOMS = (*(f"games/{game}" for game in GAMES), "table")

MOST_SPECIFIC, SPREAD = 30, 30
SLOW_SECONDS = 1.0
SECOND_PASS_TESTS = 400
TIMEOUT_SECONDS = 300
SURVIVED, NO_TESTS = 0, 33  # exit statuses mutmut keeps

NOTICE_IMPORTS = """
import json, pkgutil, importlib, croupier
from mutmut.state import state
for module in pkgutil.walk_packages(croupier.__path__, "croupier."):
    if module.name.startswith(("croupier.games", "croupier.table")):
        importlib.import_module(module.name)
print(json.dumps(sorted(state()._stats)))
"""


def mutmut(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "mutmut", *words], check=False)


def thin_out() -> None:
    """Leave for each function the tests that reach least else, and some spread over the others."""
    known: dict[str, Any] = json.loads(STATS.read_text())
    EVERY_TEST.write_text(json.dumps(known))
    reached_by, seconds = known["tests_by_mangled_function_name"], known["duration_by_test"]
    breadth = Counter(test for tests in reached_by.values() for test in tests)
    for function, tests in reached_by.items():
        quick = [test for test in tests if seconds.get(test, 0) < SLOW_SECONDS] or list(tests)
        quick.sort(key=lambda test: (breadth[test], test))
        rest = quick[MOST_SPECIFIC:]
        step = max(1, len(rest) // SPREAD)
        reached_by[function] = quick[:MOST_SPECIFIC] + rest[::step][:SPREAD]
    STATS.write_text(json.dumps(known))


def verdicts() -> dict[str, int | None]:
    """Exit status of the tests for every change; 0 means that nobody noticed."""
    found: dict[str, int | None] = {}
    for package in ("games", "table"):
        for meta in sorted((MUTANTS / "src/croupier" / package).rglob("*.meta")):
            found |= json.loads(meta.read_text())["exit_code_by_key"]
    return found


def called_on_import() -> set[str]:
    told = _in_mutants(["-c", NOTICE_IMPORTS], "stats")
    return set(json.loads(told.stdout))


def second_pass(survivors: list[str]) -> dict[str, int]:
    done: dict[str, int] = json.loads(SECOND_PASS.read_text()) if SECOND_PASS.exists() else {}
    every = json.loads(EVERY_TEST.read_text())["tests_by_mangled_function_name"]
    breadth = Counter(test for tests in every.values() for test in tests)
    on_import = called_on_import()

    def retried(name: str) -> tuple[str, int]:
        function = name.partition("__mutmut_")[0]
        reaching = sorted(every.get(function, ()), key=lambda test: (breadth[test], test))
        tests = reaching[:SECOND_PASS_TESTS]
        if function in on_import or not tests:
            tests = _tests_of_the_room(function)
        command = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", *tests]
        return name, _in_mutants(command, name).returncode

    left = [name for name in survivors if name not in done]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for number, (name, status) in enumerate(workers.map(retried, left), 1):
            done[name] = status
            if number % 20 == 0 or number == len(left):
                SECOND_PASS.write_text(json.dumps(done))
                killed = sum(status != SURVIVED for status in done.values())
                print(f"second pass: {number} of {len(left)}, {killed} noticed", flush=True)
    return done


def _tests_of_the_room(function: str) -> list[str]:
    parts = function.split(".")
    if parts[1] == "table" or len(parts) < 4:
        return ["tests/table", "tests/games"]
    return [f"tests/games/{parts[2]}", f"tests/history/test_{parts[2]}_lines.py", "tests/table"]


def _in_mutants(words: list[str], under_test: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"MUTANT_UNDER_TEST": under_test, "PYTHONPATH": "src"}
    try:
        return subprocess.run(
            [sys.executable, *words],
            cwd=MUTANTS,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(words, 1, "", "")


def report(first: dict[str, int | None], second: dict[str, int]) -> None:
    rows: dict[str, Counter[bool]] = {room: Counter() for room in ROOMS}
    survivors = []
    for name, status in first.items():
        noticed = second.get(name, status) not in (SURVIVED, NO_TESTS, None)
        path = name.removeprefix("croupier.").replace(".", "/")
        rows[next(room for room in ROOMS if path.startswith(room) or room == "table")][noticed] += 1
        if not noticed:
            survivors.append(name)
    SURVIVORS.write_text("\n".join(survivors) + "\n")
    print("| room | changes | noticed | survived | |\n|---|---|---|---|---|")
    for room, counts in {**rows, "all": sum(rows.values(), Counter())}.items():
        total = max(counts.total(), 1)
        share = f"{100 * counts[True] / total:.1f} %"
        print(f"| {room} | {total:,} | {counts[True]:,} | {counts[False]:,} | {share} |")


def main() -> None:
    if not EVERY_TEST.exists():
        mutmut("run", "croupier.table.people.*")  # finds out which tests reach what
        thin_out()
    mutmut("run")
    first = verdicts()
    second = second_pass([name for name, status in first.items() if status in (0, NO_TESTS)])
    report(first, second)


if __name__ == "__main__":
    main()
