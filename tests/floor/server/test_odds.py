"""Over HTTP the odds are worked out beside the server, and kept for the next one."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from croupier.floor.server.pages.odds_cache import told_once
from croupier.mathematics.exact import sheet
from croupier.mathematics.reports.findings.sheet_findings import told
from croupier.mathematics.reports.odds import OddsTold
from croupier.mathematics.reports.paper.document import fragment
from tests.floor.server.house import opened


def worked_out(game: str) -> OddsTold:
    return told(sheet(game), f"croupier edge {game} --report {game}.html")


@pytest.mark.slow
def test_what_was_worked_out_is_kept_for_the_next_server(tmp_path: Path) -> None:
    found = told_once("roulette", tmp_path)
    assert found == msgspec.json.encode(worked_out("roulette")) == told_once("roulette", None)
    (kept,) = tmp_path.iterdir()
    assert kept.read_bytes() == found
    kept.write_bytes(b"kept")
    assert told_once("roulette", tmp_path) == b"kept"
    gone = told_once("andar-bahar", tmp_path / "gone")
    assert gone == msgspec.json.encode(worked_out("andar-bahar"))


def test_the_odds_are_asked_for_over_http(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        client = house.client()
        client.timeout = 120  # somebody's first; it may have to be compiled
        answer = client.get("/api/odds/roulette")
        again = client.get("/api/odds/roulette", headers={"if-none-match": answer.headers["etag"]})
        unknown = client.get("/api/odds/poker")
        paper = client.get("/api/odds/roulette/paper/zh")
        spoken = client.get("/api/odds/roulette/paper/xx")
        described = client.get("/api/openapi.json").json()["paths"]["/api/odds/{game}"]
    assert msgspec.json.decode(answer.content, type=OddsTold) == worked_out("roulette")
    assert paper.headers["content-type"].startswith("text/html")
    assert paper.content == fragment(worked_out("roulette"), "zh")
    assert spoken.status_code == 404
    assert (again.status_code, again.content) == (304, b"")
    assert (unknown.status_code, unknown.json()["reason"]) == (404, "no-such-page")
    assert described["get"]["parameters"][0]["name"] == "game"


def test_the_server_itself_reads_no_mathematics() -> None:
    """Its tables would stand still while they are read and compiled."""
    code = """
import sys
import croupier.floor.server.lifecycle, croupier.floor.server.http.app
slow = {"numpy", "numba"}
sys.exit(" ".join(sorted(slow & set(sys.modules))) or 0)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
