"""A report as one sheet: title block, findings, bets, pictures, how to read it, and a footer."""

from collections.abc import Iterable, Sequence
from importlib import resources

from croupier.engine.rulebook import book
from croupier.engine.rulebook.translations import translated
from croupier.engine.sentences import (
    LANGUAGES,
    current_language,
    phrase,
    sentence,
    speaking,
    together,
)
from croupier.mathematics.reports.odds import Finding, OddsTold
from croupier.mathematics.reports.paper.bets import bets
from croupier.mathematics.reports.paper.elements import Child, Html, h, joined
from croupier.mathematics.reports.paper.games.by_game import sections_of
from croupier.mathematics.reports.paper.parts import paragraphs
from croupier.mathematics.reports.paper.words import named, number
from croupier.mathematics.simulation.tally import usual_farthest

CARDS = 52
STYLES = ("", "-tables", "-pictures", "-simulation", "-grids", "-chart", "-narrow", "-print")
SHORT = {"en": 150, "zh": 60}  # characters: longer paragraphs are cited, not told
TERMS = ("edge", "spread", "ahead", "fresh", "exact")


def page(told: OddsTold, language: str) -> bytes:
    """One file: nothing from outside, no script."""
    with speaking(language):
        name = translated(book(told.book), language).title
        return whole(name, phrase("paper-kind"), told.game, sheet_of_paper(told))


def fragment(told: OddsTold, language: str) -> bytes:
    """The sheet alone, for a page that has a head of its own."""
    assert language in LANGUAGES
    with speaking(language):
        return sheet_of_paper(told).encode()


def whole(title: str, kind: str, game: str, sheet: Html) -> bytes:
    head = h(
        "head",
        {},
        h("meta", {"charset": "utf-8"}),
        h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        h("title", {}, f"{title} – Croupier"),
        h("style", {}, Html(styles())),
    )
    top = h(
        "h1", {"class": "letterhead"}, h("b", {}, "Croupier"), h("span", {}, f"{kind} · {title}")
    )
    main = h("main", {"class": "paper"}, top, sheet)
    body = h("body", {"class": f"odds-page felt-{game}"}, main)
    html = h("html", {"lang": current_language()}, head, body)
    return f"<!doctype html>\n{html}\n".encode()


def styles() -> str:
    folder = resources.files(__package__) / "css"
    files = (folder / f"paper{name}.css" for name in STYLES)
    return "".join(file.read_text(encoding="utf-8") for file in files)


def sheet_of_paper(told: OddsTold) -> Html:
    return h(
        "div",
        {"class": "sheet-of-paper"},
        _title(told),
        findings(told.findings),
        bets(told) if told.bets and len({row.ev for row in told.bets}) > 1 else None,
        sections_of(told, _reading(told)),
        footer(phrase("paper-no-certification"), _edition(told)),
    )


def title_block(name: str, lead: str, facts: Iterable[tuple[str, Child]]) -> Html:
    lines = (h("div", {}, h("dt", {}, fact), h("dd", {}, value)) for fact, value in facts)
    return h(
        "header",
        {"class": "title-block"},
        h("div", {}, h("h2", {}, name), h("p", {"class": "lead"}, lead)),
        h("dl", {}, lines),
    )


def _title(told: OddsTold) -> Html:
    of = translated(book(told.book), current_language())
    methods = dict.fromkeys(row.method for row in told.bets)
    facts: list[tuple[str, Child]] = [
        (phrase("paper-book"), _in_effect(of.title, told)),
        (
            phrase("paper-on-wheel") if told.decks is None else phrase("paper-from"),
            _played_with(told),
        ),
        (phrase("paper-method"), together(named("paper-method", method) for method in methods)),
    ]
    if told.variant:
        facts.insert(1, (phrase("paper-variant"), h("code", {}, " ".join(told.variant))))
    if told.checked_by is not None:
        by = told.checked_by
        checked = phrase(
            "paper-checked",
            rounds=f"{by.rounds:,}",
            seed=by.seed,
            means=by.means,
            farthest=number(by.farthest, 1),
            usual=number(usual_farthest(by.means), 1),
        )
        facts.append((phrase("paper-checked-by"), checked))
    facts.append((phrase("paper-reproduce"), h("code", {}, told.command)))
    begun = told.left is not None
    lead = phrase("paper-lead-begun") if begun else named("paper-lead", told.game)
    return title_block(of.title, lead, facts)


def _in_effect(title: str, told: OddsTold) -> str:
    if told.version is None:
        return phrase("paper-in-effect", title=title, edition=told.edition)
    version, edition = told.version, told.edition
    return phrase("paper-version-in-effect", title=title, version=version, edition=edition)


def _played_with(told: OddsTold) -> str:
    if told.decks is None:
        return phrase("paper-wheel")
    if told.left is not None:
        return phrase("paper-left", decks=told.decks, left=told.left.replace(",", ", "))
    return phrase("paper-shoe", decks=told.decks, cards=told.decks * CARDS)


def findings(found: Sequence[Finding]) -> Html:
    def finding(each: Finding) -> Html:
        claim = h("b", {}, sentence(each.claim))
        more = together(map(sentence, each.more))
        between = together(("x", "x"))[1:-1]
        figure = h("p", {"class": "figure"}, sentence(each.figure))
        return h("div", {}, figure, h("p", {}, claim, between, more))

    attributes = {"class": f"findings of-{len(found)}", "aria-label": phrase("paper-findings")}
    return h("section", attributes, map(finding, found))


def _reading(told: OddsTold) -> Html:
    """What is meant by the words above, and the paragraphs that the figures follow from."""
    texts = translated(book(told.book), current_language()).paragraphs
    gists = {f"{told.book} {each.number}": each.gist for each in texts}
    short = [cite for cite in told.basis if len(gists[cite]) <= SHORT[current_language()]]
    long = [cite for cite in told.basis if cite not in short]
    terms = (term for term in TERMS if term != "fresh" or told.decks is not None)
    told_ones = [
        h("div", {}, h("dt", {}, paragraphs([cite])), h("dd", {}, gists[cite])) for cite in short
    ]
    cited = h("p", {"class": "cited"}, paragraphs(long), phrase("paper-further-basis"))
    return reading(
        [named("paper-read", term) for term in terms],
        h("h4", {}, phrase("paper-basis")),
        h("dl", {"class": "basis"}, told_ones),
        cited if long else None,
    )


def reading(terms: Iterable[str], *beside: Child) -> Html:
    return h(
        "section",
        {"class": "part reading-odds"},
        h("h3", {}, phrase("paper-how-to-read")),
        h("div", {"class": "read"}, h("ul", {}, (h("li", {}, term) for term in terms))),
        h("div", {"class": "read"}, beside),
    )


def _edition(told: OddsTold) -> str:
    title = translated(book(told.book), current_language()).title
    return phrase("paper-edition", title=title, edition=told.edition)


def footer(*lines: str) -> Html:
    return h("footer", {}, joined([h("p", {}, each) for each in lines]))
