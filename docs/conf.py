"""How Sphinx builds the documentation: offline, with no address of another host in its pages."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective
from typer import Context
from typer.core import TyperArgument
from typer.main import get_command

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import croupier  # noqa: E402
import croupier.game  # noqa: E402
from croupier.cli import application  # noqa: E402
from croupier.cli.console import usage  # noqa: E402
from croupier.engine.sentences import speaking  # noqa: E402

project = "Croupier"
author = "The Croupier authors"
copyright = "The Croupier authors"  # noqa: A001
release = croupier.__version__
language = "en"
smartquotes = False  # they would spoil options: --json
highlight_language = "text"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["package.md"]  # the front page of the package on an index
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header"]  # a page of reference may begin below a title of its own

autodoc_member_order = "alphabetical"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": False}
add_module_names = False

html_theme = "furo"
html_title = f"Croupier {release}"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False

# The public modules import their names when they are asked for; Sphinx looks at what is there.
# What both export is described once.
for module in (croupier, croupier.game):
    vars(module).update({name: getattr(module, name) for name in module.__all__})
croupier.game.__all__ = [name for name in croupier.game.__all__ if name not in croupier.__all__]

# A link to a file outside docs/, which a browser cannot follow.
OUTSIDE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+)([^)#.][^)#]*)(?:#[^)]*)?\)")


class Commands(SphinxDirective):
    """Every command with its arguments and options, from the command line itself."""

    def run(self) -> list[nodes.Node]:
        with speaking("en"):
            text = "\n\n".join(_described("croupier", get_command(application())))
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def _described(path: str, command: Any) -> Iterator[str]:
    words = path.split()
    context = Context(command, info_name=path)
    yield f"## {path}"
    told = usage.description(words[1:])
    yield "\n\n".join(_as_markdown(each) for each in told)
    pieces = " ".join(command.collect_usage_pieces(context))
    yield f"```console\n{path} {pieces}\n```"
    rows = [_row(words[1:], context, parameter) for parameter in command.get_params(context)]
    yield "\n".join(["| | |", "|---|---|", *filter(None, rows)])
    for name, inner in getattr(command, "commands", {}).items():
        if not inner.hidden:
            yield from _described(f"{path} {name}", inner)


def _row(words: list[str], context: Any, parameter: Any) -> str:
    record = parameter.get_help_record(context)
    told = usage.purpose(words, parameter.name) or parameter.help or ""
    if isinstance(parameter, TyperArgument):
        return f"| `{parameter.name.upper()}` | {_as_markdown(told)} |"
    if record is None:
        return ""
    default = re.search(r"\[default: (.*?)(?:; required)?\]$", record[1])
    default_told = f" [default: {default[1]}]" if default else ""
    return f"| `{record[0]}` | {_as_markdown(told + default_told)} |"


def _as_markdown(text: str) -> str:
    return re.sub(r"([|<>*_\[\]])", r"\\\1", text) if "`" not in text else text.replace("|", "\\|")


def _named_outside(app: Sphinx, page: str, source: list[str]) -> None:
    """`[the steps](../../CONTRIBUTING.md)` becomes “the steps (CONTRIBUTING.md)”."""
    source[0] = OUTSIDE.sub(
        lambda found: (
            f"{found[1]} (`{found[3]}`)" if len(found[2]) // 3 > page.count("/") else str(found[0])
        ),
        source[0],
    )


def _docstring(
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """Our docstrings are plain text with code in backticks; a `*` or `|` there is itself."""
    examples = False
    for number, line in enumerate(lines):
        examples = line.lstrip().startswith((">>>", "...")) or (examples and bool(line.strip()))
        if not examples:
            parts = re.split(r"(`[^`]*`)", line)
            parts[::2] = [re.sub(r"([*|_\\])", r"\\\1", part) for part in parts[::2]]
            parts[1::2] = [f"`{part}`" for part in parts[1::2]]
            lines[number] = "".join(parts)


def _check_offline(app: Sphinx, fault: Exception | None) -> None:
    """No page fetches a script, a style, a font or a picture from another host."""
    fetched = re.compile(r"""<(?:script|img|link)[^>]+(?:src|href)="(?:https?:)?//[^"]+""")
    for page in Path(app.outdir).rglob("*.html"):
        for found in fetched.findall(page.read_text(encoding="utf-8")):
            raise ExtensionError(f"{page.name} fetches from another host: {found}")


def setup(app: Sphinx) -> None:
    app.add_directive("croupier-commands", Commands)
    app.connect("build-finished", _check_offline)
    app.connect("source-read", _named_outside)
    app.connect("autodoc-process-docstring", _docstring)
