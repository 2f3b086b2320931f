"""What the wheel says of itself, and what it brings along."""

import re
import tomllib
from pathlib import Path

import pytest

from croupier.cli.console.round_files import played_files

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PINNED = re.compile(r"^([a-z0-9-]+)==([0-9.]+)", re.MULTILINE)


def pins() -> dict[str, list[tuple[int, ...]]]:
    found: dict[str, list[tuple[int, ...]]] = {}
    for file in (ROOT / "requirements").glob("*.txt"):
        for name, version in PINNED.findall(file.read_text()):
            found.setdefault(name, []).append(numbers(version))
    return found


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def test_every_lower_bound_is_a_release_that_is_tried() -> None:
    """Its first two numbers are those of the lowest pin."""
    extras = PROJECT["optional-dependencies"].values()
    for needed in (*PROJECT["dependencies"], *(each for extra in extras for each in extra)):
        name, bound, version = needed.partition(">=")
        assert bound, f"{name} has no lower bound"
        assert min(pins()[name])[: len(numbers(version))] == numbers(version), name


def test_the_page_of_the_package_has_no_link_that_an_index_cannot_follow() -> None:
    page = (ROOT / PROJECT["readme"]).read_text()
    assert re.findall(r"\]\((?!https://)[^)]*\)", page) == []
    assert "![" not in page


def test_the_examples_that_the_help_names_come_along(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """From any folder; a folder of that name which lies there is meant first."""
    package = tmp_path / "site-packages" / "croupier"
    (package / "examples").mkdir(parents=True)
    example = "examples/baccarat-natural.toml"
    (package / example).write_bytes((ROOT / example).read_bytes())
    monkeypatch.setattr("croupier.__file__", str(package / "__init__.py"))
    monkeypatch.chdir(tmp_path)
    (played,) = played_files([example])
    assert played.error is None
    (tmp_path / "examples").mkdir()
    (played,) = played_files([example])
    assert "no such file" in str(played.error).lower()
