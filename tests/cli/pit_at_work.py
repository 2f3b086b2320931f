"""`croupier pit` run against a floor that is served."""

import io
import sys
from collections.abc import Callable

import pytest

from tests.floor.server.house import House

Run = Callable[..., tuple[int, str, str]]
OLIVES, STAFFS = "correct horse battery", "staple staple staple"
DONE = (0, "Done, and on record.\n", "")


class Pit:
    """Runs `croupier pit`; passwords come from standard input, one a line."""

    def __init__(self, house: House, croupier: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self._croupier, self._patched = house, croupier, monkeypatch

    def __call__(
        self, *words: str, name: str = "sue", own: str | None = None, more: str = ""
    ) -> tuple[int, str, str]:
        own = own or (OLIVES if name == "Olive" else STAFFS)
        self._patched.setattr(sys, "stdin", io.StringIO(f"{own}\n{more}\n" if more else f"{own}\n"))
        return self._croupier("pit", *words, "--name", name, "--floor", self.house.address)

    def without_a_name(self, *words: str, typed: str = "") -> tuple[int, str, str]:
        """In the session that is kept."""
        self._patched.setattr(sys, "stdin", io.StringIO(f"{typed}\n" if typed else ""))
        return self._croupier("pit", *words, "--floor", self.house.address)

    def refused(self, *words: str, **who: str) -> str:
        """Its sentence."""
        status, out, err = self(*words, **who)
        assert (status, out) == (2, ""), err
        return err.removeprefix("croupier: ").removesuffix("\n")
