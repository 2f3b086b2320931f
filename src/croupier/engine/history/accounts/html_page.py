"""Settled rounds as one page of HTML: no script, nothing from outside, for screen and paper."""

from collections.abc import Iterable, Sequence
from html import escape

from croupier.engine.history.accounts.grid import Grid
from croupier.engine.history.accounts.page import Section, sections, source_of, table_of
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import current_language, said, sentence

_STYLE = """\
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; margin-top: 2rem; break-inside: avoid; }
h2 { margin-bottom: 0; overflow-wrap: anywhere; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.125rem 1rem 0.125rem 0; text-align: left; font-weight: normal; }
th { vertical-align: top; }
thead th { font-style: italic; }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
.outcome { font-weight: bold; }
"""


def html_page(
    rounds: Iterable[str], grand_total: Section | None, errors: Sequence[HistoryError]
) -> str:
    """`rounds` are articles; the grand total and what is wrong come before them."""
    found = "" if grand_total is None else _section(grand_total, 2)
    if errors:
        wrong = "".join(f"<li>{escape(str(problem))}</li>\n" for problem in errors)
        heading = escape(sentence(said("page-not-settled")))
        found += f"<section>\n<h2>{heading}</h2>\n<ul>\n{wrong}</ul>\n</section>\n"
    title = escape(sentence(said("page-title")))
    return f"""<!DOCTYPE html>
<html lang="{current_language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{_STYLE}</style>
</head>
<body>
<h1>{title}</h1>
{found}{"".join(rounds)}</body>
</html>
"""


def article(played: Played) -> str:
    inside = "".join(_section(section, 3) for section in sections(played))
    return (
        f"<article>\n<h2>{escape(source_of(played))}</h2>\n"
        f"<p>{escape(table_of(played))}</p>\n{inside}</article>\n"
    )


def _section(section: Section, level: int) -> str:
    shown = "".join(
        _table(part) if isinstance(part, Grid) else f"<p>{escape(part.plain)}</p>\n"
        for part in section.inside
    )
    outcome = f'<p class="outcome">{escape(section.outcome)}</p>\n' if section.outcome else ""
    heading = f"<h{level}>{escape(section.title)}</h{level}>"
    return f"<section>\n{heading}\n{shown}{outcome}</section>\n"


def _table(grid: Grid) -> str:
    kinds = dict.fromkeys(grid.figures, ' class="figure"')
    heads = "".join(
        f'<th scope="col"{kinds.get(index, "")}>{escape(heading)}</th>'
        for index, heading in enumerate(grid.headings)
    )
    head = f"<thead><tr>{heads}</tr></thead>\n" if any(grid.headings) else ""
    body = "".join(
        f'<tr><th scope="row">{escape(first.plain)}</th>'
        + "".join(
            f"<td{kinds.get(index, '')}>{escape(cell.plain)}</td>"
            for index, cell in enumerate(others, 1)
        )
        + "</tr>\n"
        for first, *others in grid.rows
    )
    return f"<div><table>\n{head}<tbody>\n{body}</tbody>\n</table></div>\n"
