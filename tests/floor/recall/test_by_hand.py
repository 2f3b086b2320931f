"""What the page about the record tells an outsider to do, done."""

import re
from pathlib import Path

import pytest

from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.recall.evening import played_evening

PAGE = Path(__file__).parents[3] / "docs" / "guides" / "record.md"


def test_chain_and_shoes_are_checked_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = played_evening(tmp_path / "floor.db", ("andar-bahar",))
    monkeypatch.chdir(tmp_path)
    chain, shoes = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    store = SqliteReading(file)
    head = store.head()
    store.close()
    exec(chain, {})
    assert capsys.readouterr().out == f"{head.position}:{head.chain.hex()}\n"
    exec(shoes, {})
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "andar-bahar-1 1 as committed"
    assert len(told) >= 2
