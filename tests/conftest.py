"""Settings for all tests, and the command line as tests call it."""

import os
import sys
from collections.abc import Callable

import pytest
from hypothesis import settings

from croupier import cli

os.environ["LC_ALL"] = "C.UTF-8"  # what is compared with is English, wherever this runs

# A busy machine is no fault of the code under test.
settings.register_profile("croupier", deadline=None)
settings.register_profile("fast", deadline=None, max_examples=25)  # ./check --fast
settings.load_profile("croupier")


@pytest.fixture
def croupier(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Runs a command in this process: exit status, standard output, standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["croupier", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        status = ended.value.code
        assert isinstance(status, int | None)
        return status or 0, *capsys.readouterr()

    return run
