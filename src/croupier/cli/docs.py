"""`croupier docs`: the documentation, built from a checkout and opened in a browser."""

import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.console.checkout import checkout
from croupier.cli.console.language import Language
from croupier.cli.console.output import complain
from croupier.cli.console.screen import has_a_screen
from croupier.engine.sentences import said, sentence

PACKAGES = ("sphinx", "furo", "myst_parser")  # of the extra `docs`
BUILT = Path("build", "docs")


def docs(
    browser: Annotated[bool | None, typer.Option()] = None,
    language: Language = None,
) -> None:
    """Example: croupier docs"""
    root = checkout()
    if root is None:
        complain(said("docs-no-checkout"))
    front = root / BUILT / "index.html"
    if not is_current(root, front):
        if any(find_spec(name) is None for name in PACKAGES):
            complain(said("docs-no-sphinx", command="./croupier --with docs"))
        typer.echo(sentence(said("docs-building")), err=True)
        build(root)
    typer.echo(str(front))
    if has_a_screen() if browser is None else browser:
        webbrowser.open(front.as_uri())


def is_current(root: Path, front: Path) -> bool:
    """No page and no source has changed since it was built."""
    if not front.is_file():
        return False
    built = front.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """Pages, pictures, and what the reference is made from."""
    yield from (path for path in (root / "docs").rglob("*") if path.is_file())
    yield from (root / "src" / "croupier").rglob("*.py")
    yield from (root / "src" / "croupier" / "engine" / "sentences" / "en").glob("*.ftl")


def build(root: Path) -> None:
    """All pages are written again: a page of reference names no source that it is made from."""
    command = [sys.executable, "-m", "sphinx", "-q", "-E", "-b", "html"]
    done = subprocess.run([*command, root / "docs", root / BUILT], check=False)
    if done.returncode:
        complain(said("docs-failed"))
