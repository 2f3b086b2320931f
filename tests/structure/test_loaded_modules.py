"""What an import loads, and where SQLite is named: a room knows only what it needs."""

import re
import subprocess
import sys
from pathlib import Path

from croupier.engine.games import PLAYED
from tests.structure.tree import project_files, read

MOST_OF_THE_CLIENT = 130
STORE = "src/croupier/floor/record/store/"
GAMES = "croupier.engine.games."
# Of the House the client has what goes over the wire: roles and clocks are values.
OF_THE_HOUSE = {
    "croupier.floor.house",
    "croupier.floor.house.clocks",
    "croupier.floor.house.roles",
}
NOT_FOR_CLIENTS = (
    *("tables", "record", "recall", "pit", "narration", "practice", "verification"),
    *("server", "advice"),
)
LOADED = """
import sys
print(*sorted(name for name in sys.modules if name.partition(".")[0] == "croupier"))
"""
CLIENT = "import croupier.floor.client"
MEETS_BACCARAT = """
from croupier.engine.games import game_named
game_named("baccarat")
"""
EDGE = """
import sys
from croupier.__main__ import main
sys.argv = ["croupier", "edge", "roulette", "--report", sys.argv[1]]
try:
    main()
except SystemExit as ended:
    assert not ended.code, ended.code
"""


def loaded(script: str, *arguments: str) -> set[str]:
    """Our modules, in a process of its own that has run this."""
    done = subprocess.run(
        [sys.executable, "-c", f"{script}\n{LOADED}", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def within(modules: set[str], *packages: str) -> set[str]:
    return {name for name in modules if any(f"{name}.".startswith(f"{p}.") for p in packages)}


def test_the_client_loads_the_wire_and_no_more() -> None:
    modules = loaded(CLIENT)
    assert "croupier.floor.protocol.frames" in modules
    assert within(modules, *(f"croupier.floor.{room}" for room in NOT_FOR_CLIENTS)) == set()
    assert within(modules, "croupier.floor.house") <= OF_THE_HOUSE
    assert len(modules) <= MOST_OF_THE_CLIENT


def test_the_client_loads_a_game_with_its_table() -> None:
    games = {GAMES + name.replace("-", "_") for name in PLAYED}
    assert within(loaded(CLIENT), *games) == set()
    assert within(loaded(CLIENT + MEETS_BACCARAT), *games) == within(
        loaded(MEETS_BACCARAT), GAMES + "baccarat"
    )


def test_a_report_loads_nothing_of_the_floor(tmp_path: Path) -> None:
    modules = loaded(EDGE, str(tmp_path / "report.html"))
    assert "croupier.mathematics.reports" in modules
    assert within(modules, "croupier.floor") == set()


def test_one_room_names_sqlite() -> None:
    """All others open a record by `open_record` or `open_store`."""
    sources = [name for name in project_files() if re.fullmatch(r"src/.*\.py", name)]
    naming = [name for name in sources if "sqlite" in read(name).lower()]
    assert [name for name in naming if not name.startswith(STORE)] == []
    assert naming
