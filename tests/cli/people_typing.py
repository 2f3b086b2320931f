"""A floor and its people as processes of their own: what each of them types, and is shown."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

WORDS = [sys.executable, "-m", "croupier"]
WAIT_S = 60  # a machine that has much else to do is no fault of the program


class Terminal:
    """One program that runs: lines are typed, and what it shows is waited for."""

    def __init__(self, *words: str) -> None:
        environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*WORDS, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            bufsize=1,
            env=environment,
        )
        self._shown, self._seen = "", 0
        self._more = threading.Condition()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._more:
                self._shown += line
                self._more.notify_all()

    def shows(self, text: str) -> str:
        """Waits for it, after what was waited for before; the whole line."""
        with self._more:
            if not self._more.wait_for(lambda: text in self._shown[self._seen :], WAIT_S):
                raise AssertionError(f"“{text}” was never shown after:\n{self._shown}")
            at = self._shown.index(text, self._seen)
            self._seen = self._shown.find("\n", at) + 1
            return self._shown[self._shown.rfind("\n", 0, at) + 1 : self._seen - 1]

    def types(self, line: str, text: str = "✓") -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        return self.shows(text)

    def ends(self) -> int:
        """Its exit status; nothing of it is left."""
        status = self.process.wait(WAIT_S)
        self._reading.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
        return status


@contextmanager
def a_floor(data: Path) -> Iterator[tuple[str, str]]:
    """Its address, and the one-time code that it prints for the first Owner."""
    serving = Terminal("serve", "--data", str(data), "--port", "0", "--no-browser")
    try:
        address = re.search(r"http://\S+", serving.shows("The floor is open"))
        told = serving.shows("one-time code")
        code = re.search(r"[0-9a-f]{4}(?:-[0-9a-f]{4}){3}", told)
        assert address is not None
        assert code is not None
        assert f"{address[0]}/owner" in told
        assert f"croupier pit owner --name olive --floor {address[0]}" in told
        yield address[0], code[0]
    finally:
        serving.process.terminate()
        serving.process.terminate()  # at once, also where a test has left a round in play
        serving.ends()


@contextmanager
def seated(address: str, *words: str, password: str = "") -> Iterator[Terminal]:
    seat = Terminal("join", "--floor", address, *words)
    if password:
        seat.types(password, "──")
    else:
        seat.shows("──")
    try:
        yield seat
        seat.types("q", "")
    finally:
        seat.process.terminate()
        seat.ends()
