"""The roads of Baccarat as the pages draw them, against vectors worked out by hand."""

import json
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[3] / "src" / "croupier" / "floor" / "web" / "js" / "roads"
VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("roads.json").read_text())
ROADS = ("bead", "big", "eye", "small", "pig", "if banker", "if player")
TOLD = Path(__file__).with_name("roads.js").read_text()


def node() -> str:
    """The machine's, or the one that Playwright brings."""
    found = shutil.which("node")
    if found is not None:
        return found
    playwright = find_spec("playwright")
    assert playwright is not None, "neither node nor playwright is installed"
    assert playwright.origin is not None
    return str(Path(playwright.origin).parent / "driver" / "node")


@pytest.fixture(scope="module")
def drawn() -> list[dict[str, Any]]:
    scripts = [(WEB / name).read_text() for name in ("results.js", "roads.js")]
    module = "\n".join((*scripts, f"const VECTORS = {json.dumps(VECTORS)};", TOLD))
    ran = subprocess.run(
        [node(), "--input-type=module"], input=module, capture_output=True, text=True, check=True
    )
    told: list[dict[str, Any]] = json.loads(ran.stdout)
    return told


@pytest.mark.rule("Baccarat 5.15")
@pytest.mark.parametrize("number", range(len(VECTORS)), ids=[v["shows"] for v in VECTORS])
def test_every_road_is_drawn_as_by_hand(drawn: list[dict[str, Any]], number: int) -> None:
    vector = VECTORS[number]
    for road in ROADS:
        if road in vector:
            assert drawn[number][road] == vector[road], road
