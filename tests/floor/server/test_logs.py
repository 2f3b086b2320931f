"""The log of the server: one JSON object a line, whatever happens."""

import json
from pathlib import Path

import pytest

from croupier.floor.server.logs import LogFile


def test_a_fault_is_one_line_with_its_traceback_inside(tmp_path: Path) -> None:
    log_file = LogFile(tmp_path / "floor.log")
    try:
        raise ValueError("two\nlines")
    except ValueError as fault:
        kept = fault
        log_file.log.exception("failed", exc_info=fault, path="/api/me")
    log_file.log.exception("failed later", exc_info=kept)
    log_file.log.info("request", path="/\u2028\nnext")
    log_file.close()
    lines = (tmp_path / "floor.log").read_text(encoding="utf-8").split("\n")
    assert lines.pop() == ""
    first, second, third = [json.loads(line) for line in lines]
    assert "ValueError: two\nlines" in first["exception"]
    assert second["exception"].startswith("Traceback")
    assert third["path"] == "/\u2028\nnext"


def test_a_disk_without_room_takes_no_lines_and_says_nothing(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """The tables say what is wrong; a traceback on the terminal would hide it."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    log_file = LogFile(Path("/dev/full"))
    log_file.log.info("request", path="/")
    log_file.close()
    assert capfd.readouterr() == ("", "")
