"""Rounds kept in a folder: numbered on from what lies there, and nothing is ever overwritten."""

import re
from datetime import datetime
from pathlib import Path

from croupier.cli.terminal.guide import limits_said, table_said
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from croupier.engine.sentences import said, sentence
from croupier.engine.table.vocabulary.words import book_said


class Folder:
    """One evening's rounds; `repeat` is the command that opens the same table again."""

    def __init__(self, path: Path, seed: int, repeat: str) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._seed = seed
        self._repeat = repeat

    def keep(self, played: Played, round_number: int) -> Path:
        """In a file of its own, also where two evenings share the folder."""
        text = f"{self._heading(played, round_number)}\n{written(played)}"
        number = self._last(played.game.NAME)
        while True:
            number += 1
            file = self.path / f"{played.game.NAME}-{number:04d}.toml"
            try:
                with file.open("x", encoding="utf-8") as opened:
                    opened.write(text)
            except FileExistsError:
                continue
            return file

    def _last(self, name: str) -> int:
        numbers = re.compile(rf"{re.escape(name)}-(\d+)\.toml")
        found = (numbers.fullmatch(file.name) for file in self.path.iterdir())
        return max((int(match[1]) for match in found if match), default=0)

    def _heading(self, played: Played, round_number: int) -> str:
        settings = played.round.settings
        comments = (
            said("saved-time", time=datetime.now().astimezone().isoformat(timespec="seconds")),
            said(
                "saved-table",
                book=book_said(played.game.BOOK),
                kind=settings.kind.value,
                table=table_said(settings),
                limits=limits_said(settings.limits),
            ),
            said("saved-seed", seed=str(self._seed), round=round_number, command=self._repeat),
        )
        return "".join(f"# {sentence(comment)}\n" for comment in comments)
