"""The files of the project, as the structure tests see them."""

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
# What running leaves behind; git knows it from .gitignore.
LEFT_BEHIND = re.compile(
    r"(^|/)(\.git|\.venv(\.lock)?|\.hypothesis|\.coverage.*|__pycache__|\..*_cache)(/|$)"
)


def project_files() -> list[str]:
    """Every file that belongs to the project, whether committed yet or not, as a path from ROOT."""
    # -c: git otherwise refuses a folder that belongs to another user.
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0:
        names = set(listing.stdout.split("\0")) - {""}
    else:  # unpacked from an archive
        names = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")}
        names = {name for name in names if not LEFT_BEHIND.search(name)}
    return sorted(name for name in names if (ROOT / name).is_file())


def is_text(name: str) -> bool:
    try:
        read(name)
    except UnicodeDecodeError:
        return False
    return True


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def nodes(source: str, name: str = "<unknown>") -> list[ast.AST]:
    return list(ast.walk(ast.parse(source, name)))
