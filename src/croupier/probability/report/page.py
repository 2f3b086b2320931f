"""A report as one page of HTML: no script, nothing from outside, for screen and paper."""

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from importlib import resources

from croupier import __version__
from croupier.history.names import bet_name
from croupier.probability.figures import Figures, Number
from croupier.probability.report import sections_of, words
from croupier.probability.report.bets import percent, signed, where
from croupier.probability.report.charts import INK, svg
from croupier.probability.report.sections import Bars, Chart, Columns, HeatMap, Section, Table
from croupier.probability.report.signs import number
from croupier.probability.sheet import Sheet

EXACT_TITLE = "Every bet exactly"
EXACT_NOTE = "Per unit staked, with every result a bet can have and its probability."
READING_TITLE = "How to read this page"
_IDENTITY = re.compile(r'(?<= id=")|(?<=url\(#)|(?<=href="#)')
_OUTSIDE_THE_PICTURE = re.compile(
    r"^.*?(?=<svg)|\s+xmlns(?::xlink)?=\"[^\"]*\"|<metadata>.*?</metadata>|<style.*?</style>",
    re.DOTALL,
)


def page(sheet: Sheet) -> str:
    parts = [(section.title, _section(section, n)) for n, section in enumerate(sections_of(sheet))]
    parts += [(EXACT_TITLE, _exact(sheet)), (READING_TITLE, _reading())]
    told = (_headed(title, number, inside) for number, (title, inside) in enumerate(parts))
    style = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(words.heading(sheet))}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{escape(sheet.book)}: what every bet is worth</h1>
<p class="edition">{escape(words.edition(sheet))}.</p>
{_variant(sheet)}<p>{escape(_shoe(sheet))}{escape(words.methods(sheet))}</p>
<p>{escape(words.NO_CERTIFICATION)}</p>
</header>
{_contents(title for title, _ in parts)}
<main>
{"".join(told)}</main>
<footer>
<p>Made by Croupier {__version__} with <code>{escape(_command(sheet))}</code>;
the same command makes the same page. {escape(words.NO_CERTIFICATION)}</p>
</footer>
</body>
</html>
"""


def _variant(sheet: Sheet) -> str:
    told = escape(words.variant(sheet))
    return f"<p><strong>{told}</strong></p>\n" if told else ""


def _shoe(sheet: Sheet) -> str:
    if sheet.shoe is None:
        return ""
    held = "" if sheet.shoe.fresh else f" It holds {sheet.shoe.spelled().replace(',', ', ')}."
    return f"{where(sheet)}{held} "


def _command(sheet: Sheet) -> str:
    decks = f" --decks {sheet.decks}" if sheet.decks else ""
    shoe = "" if sheet.shoe is None or sheet.shoe.fresh else f' --shoe "{sheet.shoe.spelled()}"'
    options = "".join(f" {option}" for option in sheet.options)
    return f"croupier edge {sheet.game}{decks}{shoe}{options} --report {sheet.game}.html"


def _contents(titles: Iterable[str]) -> str:
    links = "".join(
        f'<li><a href="#section-{number}">{escape(title)}</a></li>\n'
        for number, title in enumerate(titles)
    )
    return f'<nav aria-label="Contents">\n<ol>\n{links}</ol>\n</nav>'


def _headed(title: str, number: int, inside: str) -> str:
    identity = f"section-{number}"
    return (
        f'<section aria-labelledby="{identity}">\n'
        f'<h2 id="{identity}">{escape(title)}</h2>\n{inside}</section>\n'
    )


def _section(section: Section, number: int) -> str:
    match section:
        case Table():
            inside = _table(section.title, section.headings, section.rows, section.figures)
        case Bars() | Columns() | HeatMap() | Chart():
            inside = _figure(section, number)
        case _:
            raise TypeError(f"{type(section).__name__} is not a section this page knows")
    note = f'<p class="note">{escape(section.note)}</p>\n' if section.note else ""
    return inside + note


def _table(
    caption: str,
    headings: Sequence[str],
    rows: Iterable[Sequence[str]],
    figures: Iterable[int],
    exact: Iterable[int] = (),
) -> str:
    """`figures` stand to the right; `exact` columns hold long fractions, a line for each."""
    kinds = dict.fromkeys(exact, ' class="exact"') | dict.fromkeys(figures, ' class="figure"')

    def cell(index: int, text: str) -> str:
        told = escape(text).replace("\n", "<br>")
        if index:
            return f"<td{kinds.get(index, '')}>{told}</td>"
        return f'<th scope="row"{kinds.get(index, "")}>{told}</th>'

    heads = "".join(
        f'<th scope="col"{kinds.get(index, "")}>{escape(heading)}</th>'
        for index, heading in enumerate(headings)
    )
    body = "".join(
        f"<tr>{''.join(cell(index, text) for index, text in enumerate(row))}</tr>\n" for row in rows
    )
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}">\n'
        f"<table>\n<caption>{escape(caption)}</caption>\n"
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>\n"
    )


def _figure(section: words.Drawn, number: int) -> str:
    headings, rows = _as_rows(section)
    table = _table(section.title, headings, rows, range(1, len(headings)))
    picture = _inline(svg(section), words.alternative(section), f"chart-{number}")
    return (
        f"<figure>\n{picture}</figure>\n"
        f"<details>\n<summary>The same as a table</summary>\n{table}</details>\n"
    )


def _as_rows(section: words.Drawn) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    match section:
        case Bars() | Columns():
            across = section.across if isinstance(section, Columns) else ""
            pairs = zip(section.labels, section.values, strict=True)
            return (across, section.unit), [(label, _digits(value)) for label, value in pairs]
        case HeatMap():
            return _crossed(section, [tuple(map(_digits, row)) for row in section.values])
        case Chart():
            return _crossed(section, section.cells)


def _crossed(
    section: HeatMap | Chart, cells: Iterable[tuple[str, ...]]
) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    headings = (section.down, *(f"{section.across} {column}" for column in section.columns))
    return headings, [(name, *row) for name, row in zip(section.rows, cells, strict=True)]


def _digits(value: float | None) -> str:
    return "–" if value is None else number(value, ".6f")


def _inline(drawing: str, alternative: str, identity: str) -> str:
    """The picture as a part of the page: in its colour, its names unlike others, told in words."""
    own = _IDENTITY.sub(f"{identity}-", _OUTSIDE_THE_PICTURE.sub("", drawing))
    said = f'<svg role="img" aria-labelledby="{identity}" '
    title = f'<title id="{identity}">{escape(alternative)}</title>'
    return own.replace(INK, "currentColor").replace("<svg ", said, 1).replace(">", f">{title}", 1)


def _exact(sheet: Sheet) -> str:
    headings = ("Bet", "Placement", "Expected value", "The same exactly", "Net gain: how often")
    placed = any(figures.on is not None for figures in sheet.bets)
    kept = [index for index in range(len(headings)) if placed or index != 1]
    rows = [_exact_row(figures) for figures in sheet.bets]
    return f'<p class="note">{escape(EXACT_NOTE)}</p>\n' + _table(
        EXACT_TITLE,
        [headings[index] for index in kept],
        [[row[index] for index in kept] for row in rows],
        figures=(kept.index(2),),
        exact=(kept.index(3), kept.index(4)),
    )


def _exact_row(figures: Figures) -> tuple[str, ...]:
    results = figures.results or {}
    return (
        bet_name(figures.bet),
        figures.on or "",
        signed(figures.ev),
        "–" if figures.exact is None else str(figures.exact),
        "\n".join(f"{_net(net)}: {_chance(chance)}" for net, chance in results.items()) or "–",
    )


def _net(net: Fraction) -> str:
    return number(float(net), "+g") if net else "0"


def _chance(chance: Number) -> str:
    return f"{chance} = {percent(chance)}" if isinstance(chance, Fraction) else percent(chance)


def _reading() -> str:
    entries = "".join(
        f"<dt>{escape(word)}</dt>\n<dd>{escape(meaning)}</dd>\n"
        for word, meaning in words.HOW_TO_READ.items()
    )
    return f"<dl>\n{entries}</dl>\n"
