"""The files of a page, gzip-compressed once. The page names all of them at once: its styles as one
file, its modules as preloads. Without that, a browser finds them one after the other."""

import gzip
import re
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import NamedTuple

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
WEB = "/web/"
STYLES = "styles/"  # joined ones: those that a page names, or those of a felt
FELTS = "felts/"
_STYLE = re.compile(r' *<link rel="stylesheet" href="/web/([^"]+)" />\n')
_SCRIPT = re.compile(r' *<script type="module" src="/web/([^"]+)"></script>\n')
_IMPORT = re.compile(rb'\bfrom "(\.[^"]+\.js)"')


class File(NamedTuple):
    content: bytes
    compressed: bytes
    kind: str
    tag: str


def file(path: str) -> File | None:
    """One of those in `croupier/web`, or styles joined; None: there is none."""
    kind = KINDS.get(PurePosixPath(path).suffix)
    if path.startswith(STYLES) and kind is not None:
        return _joined(path.removeprefix(STYLES).removesuffix(".css"))
    content = _content(path)
    return None if content is None or kind is None else tagged(content, kind)


def page(name: str, game: str | None = None, *further: str) -> File:
    """`game`: that of the felt which it will show; `further`: modules it will ask for later."""
    html = (_content(f"{name}.html") or b"").decode()
    script = _SCRIPT.search(html)
    felts = () if game is None else (f"js/felts/{game}.js",)
    entries = (*(() if script is None else (script[1],)), *felts, *further)
    styles = [f"{STYLES}{name}.css"] if _STYLE.search(html) else []
    styles += [] if game is None else [f"{STYLES}{FELTS}{game}.css"]
    head = [f'<link rel="stylesheet" href="{WEB}{each}">\n' for each in styles]
    head += [f'<link rel="modulepreload" href="{WEB}{each}">\n' for each in modules(entries)]
    html = _STYLE.sub("", html).replace("  </head>", f"{''.join(head)}  </head>")
    if game is not None:
        html = html.replace("<html ", f'<html data-game="{game}" ', 1)
    return tagged(html.encode(), KINDS[".html"])


@cache
def modules(entries: tuple[str, ...]) -> tuple[str, ...]:
    """All that these import before they run, the first first."""
    found = dict.fromkeys(entries)
    for path in (waiting := list(entries)):
        for name in _IMPORT.findall(_content(path) or b""):
            imported = _resolved(PurePosixPath(path).parent, name.decode())
            if imported not in found:
                found[imported] = None
                waiting.append(imported)
    return tuple(found)


def _resolved(folder: PurePosixPath, name: str) -> str:
    parts = list(folder.parts)
    for part in PurePosixPath(name).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def _joined(name: str) -> File | None:
    """`table`: the styles that its page names, in their order; `felts/roulette`: of a felt."""
    if name.startswith(FELTS):
        own = re.compile(rf"css/{re.escape(name)}(-[a-z-]+)?\.css")
        paths = sorted(each for each in _files() if own.fullmatch(each))
    else:
        paths = _STYLE.findall((_content(f"{name}.html") or b"").decode())
    content = b"".join(_content(each) or b"" for each in paths)
    return tagged(content, KINDS[".css"]) if paths else None


@cache
def _files() -> dict[str, Traversable]:
    """What there is, by its path: whatever else is asked for is not there."""
    package = resources.files("croupier")
    paper = package / "mathematics" / "reports" / "paper" / "css"
    return dict([*_below(package / "floor" / "web", ""), *_below(paper, "css/")])


def _below(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for each in folder.iterdir():
        name = f"{path}{each.name}"
        found += _below(each, f"{name}/") if each.is_dir() else [(name, each)]
    return found


def _content(path: str) -> bytes | None:
    found = _files().get(path)
    return None if found is None else found.read_bytes()


def tagged(content: bytes, kind: str) -> File:
    return File(content, _compressed(content), kind, sha256(content).hexdigest()[:32])


@cache
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
