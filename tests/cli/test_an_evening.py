"""Two tutorials show what `croupier play` prints when you type what is shown there."""

import os
import re
import subprocess
import sys

import pytest

from tests.structure.tree import ROOT

pytestmark = pytest.mark.slow

EXCERPT = re.compile(r"^`croupier ([^`]*)`\n\n```text\n([^`]*)\n```$", re.MULTILINE)
EVENING, FIRST_ROUNDS = (
    EXCERPT.findall((ROOT / "docs" / "tutorials" / f"{name}.md").read_text(encoding="utf-8"))
    for name in ("an-evening", "player")
)
EXCERPTS = [*EVENING, *FIRST_ROUNDS]
ASKED = re.compile(r"(?:Your bet.*?:|.*let it pass:|(?:[a-z], )*[a-z] or [a-z]\?)(?: (.*))?")


def typed(excerpt: str) -> str:
    """Every answer on the page, behind its question."""
    asked = (ASKED.fullmatch(line) for line in excerpt.splitlines())
    return "".join(f"{found[1] or ''}\n" for found in asked if found)


def test_there_is_an_excerpt_for_every_game() -> None:
    assert len({command.split()[1] for command, _ in EVENING}) == len(EVENING) == 5
    assert len(FIRST_ROUNDS) == 1


@pytest.mark.parametrize(("command", "excerpt"), EXCERPTS, ids=[command for command, _ in EXCERPTS])
def test_the_page_is_what_the_program_prints(command: str, excerpt: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "croupier", *command.split()],
        input=typed(excerpt),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "80"},
    )
    printed = "\n".join(line.rstrip() for line in done.stdout.splitlines())
    assert excerpt in printed
