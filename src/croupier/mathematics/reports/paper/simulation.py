"""A simulation on paper: where the means ended, the way there, and all bets under the curve of
chance."""

from collections.abc import Iterator, Sequence
from math import exp, pi, sqrt

from croupier.engine.rulebook import book
from croupier.engine.rulebook.translations import translated
from croupier.engine.sentences import current_language, phrase, sentence
from croupier.engine.sentences.numbers import number as formatted
from croupier.mathematics.reports.findings import simulation as simulation_findings
from croupier.mathematics.reports.findings.simulation import Ended, Run
from croupier.mathematics.reports.paper.document import (
    findings,
    footer,
    reading,
    title_block,
    whole,
)
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.funnel import INNER, OUTER, funnels
from croupier.mathematics.reports.paper.parts import (
    HALF,
    dot,
    halves,
    line,
    picture,
    rect,
    section,
    svg,
    table,
    text,
)
from croupier.mathematics.reports.paper.words import NONE, bet_name, number, percent, signed
from croupier.mathematics.simulation.tally import SUSPICIOUS

STRIP, STRIP_HIGH, FARTHEST = 230, 22, 6.5  # of the distances, in standard errors
FEW = 12  # bets: more than these are shown as a swarm too
BIN, DOT, GROUND = 0.4, 4.2, 230
MOST_ROWS, MOST_FUNNELS = 24, 5  # what a printed sheet holds
AXIS = range(-4, 5)


def page(run: Run, fresh: Run | None, command: str) -> bytes:
    """In the language that is being spoken."""
    of = translated(book(run.book), current_language())
    sheet = h(
        "div",
        {"class": "sheet-of-paper"},
        _title(run, fresh, of.title, of.effective, command),
        findings(simulation_findings.findings(run, fresh)),
        _ends(run, fresh),
        _funnels(run, fresh),
        halves(_swarm(run), _reading()) if len(run.ended) > FEW else _reading(),
        footer(
            phrase("paper-no-certification"), phrase("simulated-seed", seed=run.simulation.seed)
        ),
    )
    return whole(of.title, phrase("simulated-kind"), run.simulation.game, sheet)


def _title(run: Run, fresh: Run | None, title: str, edition: str, command: str) -> Html:
    rounds, speed = f"{run.rounds:,}", f"{run.rounds / run.seconds:,.0f}" if run.seconds else NONE
    seconds, seed = number(run.seconds, 1), run.simulation.seed
    phrase("simulated-run-told", rounds=rounds, seed=seed, seconds=seconds, speed=speed)
    facts: list[tuple[str, str | Html]] = [
        (phrase("paper-book"), phrase("paper-in-effect", title=title, edition=edition)),
        (
            phrase("simulated-run"),
            phrase(
                "simulated-run-told",
                rounds=rounds,
                seed=run.simulation.seed,
                seconds=seconds,
                speed=speed,
            ),
        ),
        (phrase("simulated-against"), phrase("simulated-against-told", limit=f"{SUSPICIOUS:g}")),
    ]
    if run.to_the_cut_card:
        facts.insert(2, (phrase("simulated-dealt"), phrase("simulated-to-the-cut-card")))
    if fresh is not None:
        told = phrase("simulated-compared-told", rounds=f"{fresh.rounds:,}")
        facts.append((phrase("simulated-compared"), told))
    facts.append((phrase("paper-reproduce"), h("code", {}, command)))
    return title_block(
        phrase("simulated-title", title=title), phrase("simulated-lead", rounds=rounds), facts
    )


def _name(bet: Ended) -> str:
    return bet_name(bet.bet) if bet.on is None else sentence(simulation_findings.named(bet))


def _ends(run: Run, fresh: Run | None) -> Html:
    """The main bets, and whatever is flagged; the others behind it."""
    title = phrase("simulated-ends-title")
    flagged = [each for each in run.flagged if each not in run.main_bets]
    shown = (*run.main_bets, *flagged)[:MOST_ROWS]
    drawn = table(
        title, _head(fresh, drawn=True), [_row(e, fresh, drawn=True) for e in shown], "bets"
    )
    rest = None
    if len(run.ended) > len(shown):
        every = table(
            phrase("simulated-every-bet"),
            _head(fresh, drawn=False),
            [_row(each, fresh, drawn=False) for each in run.ended],
        )
        rest = h("details", {}, h("summary", {}, phrase("simulated-every-bet")), every)
    return section(title, phrase("simulated-ends-note"), drawn, rest)


def _head(fresh: Run | None, *, drawn: bool) -> list[str | Html]:
    strip = h("th", {"scope": "col", "class": "bar-head"}, phrase("simulated-strip"))
    return [
        phrase("paper-bet"),
        phrase("simulated-times"),
        phrase("simulated-mean-percent"),
        phrase("simulated-error-percent"),
        phrase("simulated-interval"),
        phrase("simulated-exact-percent"),
        phrase("simulated-difference"),
        phrase("simulated-score"),
        *([strip] if drawn else []),
        *([phrase("simulated-fresh-score")] if fresh else []),
    ]


def _row(bet: Ended, fresh: Run | None, *, drawn: bool) -> list[str | Html]:
    flag = "⚑ " if bet.flagged else ""
    beside = None if fresh is None else fresh.same(bet)
    reach = INNER * bet.error
    name = {"scope": "row", "class": f"name {'flagged' if bet.flagged else ''}".strip()}
    return [
        h("th", name, f"{flag}{_name(bet)}"),
        f"{bet.times:,}",
        percent(bet.mean),
        percent(bet.error),
        phrase(
            "simulated-from-to",
            low=percent(bet.mean - reach),
            high=percent(bet.mean + reach),
        ),
        percent(bet.exact),
        signed(bet.mean - bet.exact, 4),
        h("td", {}, h("b", {}, formatted(bet.score, "+z.2f"))),
        *([h("td", {"class": "bar"}, _strip(bet, beside))] if drawn else []),
        *([formatted(beside.score, "+z.2f") if beside else NONE] if fresh else []),
    ]


def _strip(bet: Ended, fresh: Ended | None) -> Html:
    """Distance from the exact value in standard errors: this run solid, fresh shoes hollow."""

    def x(score: float) -> float:
        return STRIP / 2 * (1 + max(-FARTHEST, min(FARTHEST, score)) / (FARTHEST + 0.5))

    middle = STRIP_HIGH / 2
    marks = [dot(x(bet.score), middle, 4.5, "solid flag-dot" if bet.flagged else "solid")]
    if fresh is not None:
        marks.insert(0, dot(x(fresh.score), middle, 4.5, "hollow"))
    return svg(
        STRIP,
        STRIP_HIGH,
        rect(x(-OUTER), 0, x(OUTER) - x(-OUTER), STRIP_HIGH, "band-outer"),
        rect(x(-INNER), 0, x(INNER) - x(-INNER), STRIP_HIGH, "band-inner"),
        [line(f"M{x(at):g} 0v{STRIP_HIGH}", "flag-line") for at in (-SUSPICIOUS, SUSPICIOUS)],
        line(f"M{x(0):g} 0v{STRIP_HIGH}", "zero"),
        marks,
    )


def _funnels(run: Run, fresh: Run | None) -> Html:
    bets = run.main_bets[:MOST_FUNNELS]
    title = phrase("simulated-funnel-title")
    beside = [None if fresh is None else fresh.same(bet) for bet in bets]
    figures = table(
        title,
        (phrase("paper-bet"), phrase("simulated-times"), phrase("simulated-mean-percent")),
        [(_name(bet), f"{mark.times:,}", percent(mark.mean)) for bet in bets for mark in bet.path],
    )
    drawn = picture(title, funnels(bets, beside), figures)
    return section(title, phrase("simulated-funnel-note"), drawn)


def _swarm(run: Run) -> Html:
    scores = [each.score for each in run.ended]
    outside = sum(abs(score) > INNER for score in scores)
    title = phrase("simulated-swarm-title", bets=len(scores))
    note = phrase(
        "simulated-swarm-note",
        outside=outside,
        bets=len(scores),
        expected=formatted(0.05 * len(scores), ".1f"),
    )
    head = (phrase("paper-bet"), phrase("simulated-score"))
    rows = [(_name(each), formatted(each.score, "+z.2f")) for each in run.ended]
    return section(title, note, picture(title, _dots(scores), table(title, head, rows)))


def _dots(scores: Sequence[float]) -> Html:
    def x(score: float) -> float:
        return HALF / 2 * (1 + score / 5)

    columns: dict[int, int] = {}
    marks: list[Html] = []
    high = max(1, *(_in_bin(scores, n) for n in set(map(_bin, scores))))
    step = min(2 * DOT + 1, (GROUND - 50) / max(high, len(scores) * BIN * 0.45))
    for score in sorted(scores):
        n = _bin(score)
        columns[n] = columns.get(n, 0) + 1
        at = max(-4.8, min(4.8, n * BIN))
        marks.append(dot(x(at), GROUND - step * (columns[n] - 0.5), min(DOT, step / 2), "solid"))
    return svg(
        HALF,
        GROUND + 28,
        rect(x(-OUTER), 20, x(OUTER) - x(-OUTER), GROUND - 20, "band-outer"),
        rect(x(-INNER), 20, x(INNER) - x(-INNER), GROUND - 20, "band-inner"),
        [line(f"M{x(at):g} 20V{GROUND}", "flag-line") for at in (-SUSPICIOUS, SUSPICIOUS)],
        marks,
        _curve(len(scores), step, x(1) - x(0)),
        line(f"M0 {GROUND}H{HALF}", "base"),
        [
            text(x(n), GROUND + 20, "axis-label", formatted(n, "+d") if n else "0")
            for n in range(-4, 5)
        ],
    )


def _bin(score: float) -> int:
    return round(score / BIN)


def _in_bin(scores: Sequence[float], n: int) -> int:
    return sum(_bin(score) == n for score in scores)


def _curve(bets: int, step: float, unit: float) -> Html:
    """What chance alone would give."""

    def points() -> Iterator[str]:
        for n in range(-48, 49):
            score = n / 10
            expected = bets * BIN * exp(-(score**2) / 2) / sqrt(2 * pi)
            yield f"{HALF / 2 + score * unit:.1f} {GROUND - step * expected:.1f}"

    return line(f"M{'L'.join(points())}", "chance-curve")


def _reading() -> Html:
    return reading(
        (
            phrase("simulated-read-bands"),
            phrase("simulated-read-marks"),
            phrase("simulated-read-flag"),
            phrase("simulated-read-seed"),
        )
    )
