"""Whether this program runs from a checkout of its source, and where that is."""

from pathlib import Path


def checkout() -> Path | None:
    """The root of the source checkout this package runs from, if it runs from one."""
    root = Path(__file__).resolve().parents[4]
    return root if (root / "src" / "croupier").is_dir() and (root / "tests").is_dir() else None
