"""The command line as tests call it, in this process."""

import sys
from collections.abc import Callable

import pytest

from croupier import cli


@pytest.fixture
def croupier(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Runs a command: exit status, standard output, standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["croupier", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        status = ended.value.code
        assert isinstance(status, int | None)
        return status or 0, *capsys.readouterr()

    return run
