"""Mutation test of `engine/games/` and `engine/table/`: does a test notice when rules are changed?

mutmut changes one thing at a time (18,000 changes). Types come first, as in `./check`; what
they let pass is tried against the tests that reach it. Running all of those for every change would
take a day, so it is done in passes:

1. each change against a few dozen tests, those that reach least else first;
2. each change that survived against several hundred;
3. those that break a sentence against the test of the catalogues, which reads sources;
4. in an interpreter of its own, each surviving change to what is computed once: when a module is
   imported (pay tables, section 5) or when it is first asked for (Roulette's placements).

Run it with `benchmarks/mutation`, which installs what it needs; a run that was stopped goes on
where it was. With `--one-in 4` it tries one of four changes that types let pass, chosen by name,
and says how sure the figure is. The survivors stand in `mutants/survivors.txt`; `mutmut show
NAME` shows one.
"""

import argparse
import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any
from zlib import crc32

from croupier.engine.sentences import DEFAULT_LANGUAGE
from tests.engine.sentences.test_catalogues import catalogue

MUTANTS = Path("mutants")
STATS = MUTANTS / "mutmut-stats.json"
EVERY_TEST = MUTANTS / "every-test.json"
THIRD_PASS = MUTANTS / "third-pass.json"
SECOND_PASS_BEGAN = MUTANTS / "second-pass-began"
SURVIVORS = MUTANTS / "survivors.txt"
GAMES = ("andar_bahar", "baccarat", "blackjack", "roulette", "si_ki_pi")
CHANGED = ("engine/games", "engine/table")  # of src/croupier; `only_mutate` in pyproject.toml
ROOMS = (*(f"engine/games/{game}" for game in GAMES), "engine/table")

FIRST_PASS, SECOND_PASS = 60, 400  # tests for one change
SLOW_SECONDS = 1.0
TIMEOUT_SECONDS = 900
UNNOTICED = (0, 33, None)  # exit statuses mutmut keeps: all tests passed, none reached it
CAUGHT_BY_CATALOGUES, CAUGHT_BY_TYPES, LEFT_OUT = 1, 37, 34
# Faults of the code around a change, which mutmut writes, and not of the change.
GENERATED = ("unused-ignore", "ignore-without-code", "has-type", "var-annotated")
COMPUTED_ON_DEMAND = "croupier.engine.games.roulette.placements."

NOTICE_IMPORTS = """
import json, pkgutil, importlib, croupier
from mutmut.state import state
for module in pkgutil.walk_packages(croupier.__path__, "croupier."):
    if module.name.startswith(("croupier.engine.games", "croupier.engine.table")):
        importlib.import_module(module.name)
print(json.dumps(sorted(state()._stats)))
"""


def mutmut(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "mutmut", *words], check=False)


def check_types() -> None:
    """Marks every change in which mypy finds fault."""
    mypy = ["-m", "mypy", "--strict", "--output", "json"]
    told = _in_mutants([*mypy, *(f"src/croupier/{room}" for room in CHANGED)], "")
    lines: dict[str, set[int]] = {}
    for fault in map(json.loads, told.stdout.splitlines()):
        if fault["code"] not in GENERATED:
            lines.setdefault(fault["file"], set()).add(fault["line"])
    for file, faulty in lines.items():
        source = MUTANTS / file
        module = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
        caught = {
            f"{module.replace('/', '.')}.{node.name}"
            for node in ast.walk(ast.parse(source.read_text()))
            if isinstance(node, ast.FunctionDef) and re.search(r"__mutmut_\d+$", node.name)
            if faulty & set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        }
        _mark(source.with_name(source.name + ".meta"), caught, CAUGHT_BY_TYPES)


def leave_out(one_in: int) -> None:
    """All but one in so many of the changes that types let pass."""
    for meta in _metas():
        names = json.loads(meta.read_text())["exit_code_by_key"]
        _mark(meta, {name for name in names if crc32(name.encode()) % one_in}, LEFT_OUT)


def _mark(meta: Path, names: set[str], status: int | None) -> None:
    known = json.loads(meta.read_text())
    for name, before in known["exit_code_by_key"].items():
        if name in names and before in UNNOTICED:
            known["exit_code_by_key"][name] = status
    meta.write_text(json.dumps(known))


def choose_tests(most: int) -> None:
    """For each function half are the tests that reach least else, half are spread over the rest."""
    known: dict[str, Any] = json.loads(EVERY_TEST.read_text())
    reached_by, seconds = known["tests_by_mangled_function_name"], known["duration_by_test"]
    breadth = Counter(test for tests in reached_by.values() for test in tests)
    for function, tests in reached_by.items():
        quick = [test for test in tests if seconds.get(test, 0) < SLOW_SECONDS] or list(tests)
        quick.sort(key=lambda test: (breadth[test], test))
        rest = quick[most // 2 :]
        step = max(1, len(rest) // (most // 2))
        reached_by[function] = quick[: most // 2] + rest[::step][: most // 2]
    STATS.write_text(json.dumps(known))


def verdicts() -> dict[str, int | None]:
    """The exit status of the tests for every change."""
    found: dict[str, int | None] = {}
    for meta in _metas():
        found |= json.loads(meta.read_text())["exit_code_by_key"]
    return found


def forget_survivors() -> None:
    """So that mutmut tries them again."""
    for meta in _metas():
        _mark(meta, set(json.loads(meta.read_text())["exit_code_by_key"]), None)


def _metas() -> list[Path]:
    rooms = (MUTANTS / "src/croupier" / room for room in CHANGED)
    return sorted(meta for room in rooms for meta in room.rglob("*.meta"))


def third_pass(survivors: list[str]) -> dict[str, int | None]:
    done: dict[str, int | None] = json.loads(THIRD_PASS.read_text()) if THIRD_PASS.exists() else {}
    told = _in_mutants(["-c", NOTICE_IMPORTS], "stats")
    on_import = set(json.loads(told.stdout))

    def once(name: str) -> bool:
        return name.startswith(COMPUTED_ON_DEMAND) or _function(name) in on_import

    def retried(name: str) -> tuple[str, int]:
        tests = tests_of_the_room(_function(name))
        command = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", *tests]
        return name, _in_mutants(command, name).returncode

    left = [name for name in survivors if once(name) and name not in done]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for number, (name, status) in enumerate(workers.map(retried, left), 1):
            done[name] = status
            THIRD_PASS.write_text(json.dumps(done))
            print(f"third pass: {number} of {len(left)}", end="\r", flush=True)
    return done


def broken_sentences(survivors: list[str]) -> dict[str, int]:
    """Changes that say a key the catalogues do not have, or not with its values: the test of the
    catalogues reads all sources for that and reaches no function, so mutmut does not ask it."""
    known = catalogue(DEFAULT_LANGUAGE)
    broken: set[str] = set()
    for source in (meta.with_suffix("") for meta in _metas()):
        module = ".".join(source.relative_to(MUTANTS / "src").with_suffix("").parts)
        walked = ast.walk(ast.parse(source.read_text()))
        for node in (each for each in walked if isinstance(each, ast.FunctionDef)):
            if not all(_can_be_said(call, known) for call in _said(node)):
                broken.add(f"{module.removesuffix('.__init__')}.{node.name}")
    return {name: CAUGHT_BY_CATALOGUES for name in survivors if name in broken}


def _said(function: ast.FunctionDef) -> list[ast.Call]:
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "said"]


def _can_be_said(call: ast.Call, known: dict[str, set[str]]) -> bool:
    key = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    values = {each.arg for each in call.keywords if each.arg}
    return isinstance(key, str) and known.get(key) == values


def _function(name: str) -> str:
    return name.partition("__mutmut_")[0]


def tests_of_the_room(function: str) -> list[str]:
    _, _, _, name, *_ = function.split(".")
    if name not in GAMES:
        return ["tests/engine/table", "tests/engine/games"]
    return [
        f"tests/engine/games/{name}",
        f"tests/engine/history/test_{name}_lines.py",
        "tests/engine/table",
    ]


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


def report(statuses: dict[str, int | None]) -> None:
    rows: dict[str, Counter[str]] = {room: Counter() for room in ROOMS}
    survivors = []
    for name, status in statuses.items():
        path = name.removeprefix("croupier.").replace(".", "/")
        room = next(room for room in ROOMS if path.startswith(room) or room == ROOMS[-1])
        if status in UNNOTICED:
            survivors.append(name)
        rows[room][_noticed_by(status)] += 1
    SURVIVORS.write_text("\n".join(survivors) + "\n")
    print("| room | changes | caught by types | by tests | survived | left out | noticed |")
    print("|---|---|---|---|---|---|---|")
    for room, counts in {**rows, "all": sum(rows.values(), Counter[str]())}.items():
        figures = [counts.total(), *(counts[by] for by in ("types", "tests", "nobody", "left out"))]
        print(f"| {room} | {' | '.join(f'{n:,}' for n in figures)} | {_noticed(counts)} |")


def _noticed(counts: Counter[str]) -> str:
    """In percent; with its standard error where not all changes were tried."""
    tried = counts["tests"] + counts["nobody"]
    surviving = counts["nobody"] / max(tried, 1)
    let_pass = (tried + counts["left out"]) / max(counts.total(), 1)
    share = f"{100 * (1 - surviving * let_pass):.1f} %"
    if not counts["left out"]:
        return share
    error = let_pass * sqrt(surviving * (1 - surviving) / max(tried, 1))
    return f"{share} ± {100 * error:.1f}"


def _noticed_by(status: int | None) -> str:
    if status in UNNOTICED:
        return "nobody"
    return {CAUGHT_BY_TYPES: "types", LEFT_OUT: "left out"}.get(status or 0, "tests")


def main() -> None:
    parser = argparse.ArgumentParser(description="Does a test notice when the rules are changed?")
    parser.add_argument("--one-in", type=int, default=1, help="of the changes that types let pass")
    one_in = parser.parse_args().one_in
    if not EVERY_TEST.exists():
        # Any small module: the run records which tests reach what.
        mutmut("run", "croupier.engine.table.vocabulary.people.*")
        EVERY_TEST.write_text(STATS.read_text())
        check_types()
        leave_out(one_in)
        choose_tests(FIRST_PASS)
    if not SECOND_PASS_BEGAN.exists():
        mutmut("run")
        forget_survivors()
        choose_tests(SECOND_PASS)
        SECOND_PASS_BEGAN.touch()
    mutmut("run")
    statuses = verdicts()
    statuses |= broken_sentences(_unnoticed(statuses))
    report(statuses | third_pass(_unnoticed(statuses)))


def _unnoticed(statuses: dict[str, int | None]) -> list[str]:
    return [name for name, found in statuses.items() if found in UNNOTICED]


if __name__ == "__main__":
    main()
