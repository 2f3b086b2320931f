"""`croupier serve` and `croupier join`: a floor is opened, and somebody plays there."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import IO

import httpx
import pytest

WORDS = [sys.executable, "-m", "croupier"]

pytestmark = pytest.mark.slow


def line_with(text: str, out: IO[str]) -> str:
    for line in out:
        if text in line:
            return line
    raise AssertionError(f"nobody said {text}")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("house")
    words = [*WORDS, "serve", "--data", str(data), "--port", "0"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", line_with("The floor is open", process.stdout))
    assert found is not None
    line_with("one-time code", process.stdout)
    while any(not t["number"] for t in httpx.get(f"{found[0]}/api/tables").json()["tables"]):
        sleep(0.1)
    yield found[0]
    process.terminate()
    assert process.wait(30) == 0
    assert "The floor is closed." in process.stdout.read()
    process.stdout.close()


def joined(floor: str, *words: str, typed: str = "") -> tuple[int, str, str]:
    ran = subprocess.run(
        [*WORDS, "join", "--floor", floor, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return ran.returncode, ran.stdout, ran.stderr


def test_the_tables_are_listed(floor: str) -> None:
    status, out, err = joined(floor)
    assert (status, err) == (0, "")
    for name in ("baccarat-1", "blackjack-1", "roulette-1", "andar-bahar-1", "si-ki-pi-1"):
        assert name in out


def test_a_guest_buys_chips_sits_down_and_bets(floor: str) -> None:
    typed = "buy 500\nsit 1\nbets 25 banker box 1\ntable\nq\n"
    status, out, err = joined(floor, "baccarat-1", "--name", "ann", typed=typed)
    assert (status, err) == (0, "")
    assert out.count("✓") == 3
    assert "ann: 25 banker box 1" in out
    assert "Your chips at this table: 475" in out


def test_what_is_refused_is_said_with_its_paragraph(floor: str) -> None:
    status, out, _ = joined(
        floor,
        "roulette-1",
        "--name",
        "bob",
        typed="buy x\nbuy 10\nbets 10 purple\nbets 10000 red\nq\n",
    )
    assert status == 0
    assert "After buy comes a number" in out
    assert "purple" in out
    assert "bob has 10, not 10000." in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("baccarat-9", "--name", "carl"), "There is no table baccarat-9"),
        (("baccarat-1", "--password"), "Say who you are"),
        (("baccarat-1", "--password", "--name", "olive"), "The password of olive is missing"),
        (("baccarat-1", "--name", "dealer"), "dealer"),
    ],
)
def test_impossible_wishes_get_a_sentence(
    floor: str, words: tuple[str, ...], sentence: str
) -> None:
    status, out, err = joined(floor, *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err
    assert "Warning" not in err


def test_somebody_without_a_name_is_a_guest_and_reads_their_language(floor: str) -> None:
    words = ("roulette-1", "--watch", "--language", "zh")
    status, out, err = joined(floor, *words, typed="table\nq\n")
    assert (status, err) == (0, "")
    assert "── 轮盘 · " in out
    assert "剩余秒数：" in out
    assert "开放" in joined(floor, "--language", "zh")[1]


def test_where_there_is_no_floor() -> None:
    status, out, err = joined("http://127.0.0.1:9", "baccarat-1", "--name", "ann")
    assert (status, out) == (2, "")
    assert err.startswith("croupier: There is no floor at http://127.0.0.1:9.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--port", "70000"), "70000 is not a port; a port is 0 to 65535."),
        (("--tls-cert", "x"), "TLS needs both --tls-cert and --tls-key."),
        (("--tls-cert", "x", "--tls-key", "y"), "There is no file x."),
        (("--host", "192.0.2.1", "--port", "0"), "192.0.2.1"),
        (("--trusted-proxy", "10.0.0.0/33"), "10.0.0.0/33 is no address and no network."),
        (("--shared-network", "school"), "school is no address and no network."),
        (("--metrics", "9100"), "9100 is no address with a port."),
        (("--metrics", "192.0.2.1:9100", "--port", "0"), "192.0.2.1, port 9100"),
        (("--guests", "0"), "--guests takes a whole number from 1 to 1,000,000."),
        (("--failed-logins", "-1"), "--failed-logins takes a whole number"),
    ],
)
def test_a_floor_that_cannot_be_opened(
    words: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    ran = subprocess.run(
        [*WORDS, "serve", "--data", str(tmp_path / "house"), *words],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert sentence in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (tmp_path / "house").exists(), "no new House is left behind"


def test_a_port_that_is_taken(floor: str, tmp_path: Path) -> None:
    port = floor.rpartition(":")[2]
    words = [*WORDS, "serve", "--data", str(tmp_path / "house"), "--port", port]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        f"croupier: 127.0.0.1, port {port}, cannot be listened on: Address already in use\n"
    )
    assert not (tmp_path / "house").exists(), "no new House is left behind"


def test_the_lobby_opens_in_a_browser_where_one_is_wanted(tmp_path: Path) -> None:
    """`BROWSER` names the program that shows pages."""
    seen, program = tmp_path / "seen", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.part && mv {seen}.part {seen}\n')
    program.chmod(0o755)
    words = [*WORDS, "serve", "--data", str(tmp_path / "house"), "--port", "0", "--browser"]
    environment = {**os.environ, "BROWSER": str(program)}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", line_with("The floor is open", process.stdout))
        assert found is not None
        for _ in range(200):
            if seen.exists():
                break
            sleep(0.05)
        assert seen.read_text() == found[0]
        assert "<title>Croupier</title>" in httpx.get(found[0]).text
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
