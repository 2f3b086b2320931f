"""A package as if it were installed: what an installer writes down about it, in some folder."""

import tomllib
from collections.abc import Mapping
from pathlib import Path


def note(folder: Path, name: str, version: str, entries: Mapping[str, str]) -> None:
    """Put the folder on the path, and the entry points of `croupier.games` are found."""
    written = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    written.mkdir(parents=True)
    lines = "".join(f"{game} = {where}\n" for game, where in entries.items())
    (written / "entry_points.txt").write_text(f"[croupier.games]\n{lines}", encoding="utf-8")
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (written / "METADATA").write_text(metadata, encoding="utf-8")


def note_project(folder: Path, pyproject: Path) -> None:
    """The same, read off a project whose sources are on the path already."""
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    entries = project["entry-points"]["croupier.games"]
    note(folder, project["name"], project["version"], entries)
