"""A session on paper: the fan of the purse as rounds go by, purses at the end, what sums the bet
up."""

from collections.abc import Sequence

from croupier.engine.rulebook import book
from croupier.engine.rulebook.translations import translated
from croupier.engine.sentences import Listed, current_language, phrase, sentence
from croupier.engine.sentences.numbers import amount
from croupier.mathematics.bankroll.combined_bets import AND
from croupier.mathematics.bankroll.sections import PROGRESSIONS, Told, bars
from croupier.mathematics.bankroll.session import QUANTILES, Moment, Session
from croupier.mathematics.reports.findings import purse as telling
from croupier.mathematics.reports.paper.charts import Axis, Column, columns, ticks
from croupier.mathematics.reports.paper.document import (
    findings,
    footer,
    reading,
    title_block,
    whole,
)
from croupier.mathematics.reports.paper.elements import Html, h
from croupier.mathematics.reports.paper.parts import (
    HALF,
    halves,
    line,
    picture,
    section,
    svg,
    table,
    text,
)
from croupier.mathematics.reports.paper.words import bet_name, number, percent, with_sign

HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 300, 0, 74, 14, 34
LABELLED = 5


def page(told: Told, book_name: str, command: str) -> bytes:
    """In the language that is being spoken."""
    of = translated(book(book_name), current_language())
    plan = told.session.plan
    facts: list[tuple[str, str | Html]] = [
        (phrase("paper-book"), phrase("paper-in-effect", title=of.title, edition=of.effective)),
        (phrase("purse-session"), phrase("purse-rounds", rounds=f"{plan.rounds:,}")),
        (phrase("purse-played"), played(told.session)),
        (phrase("paper-method"), method(told.session)),
        (phrase("paper-reproduce"), h("code", {}, command)),
    ]
    sheet = h(
        "div",
        {"class": "sheet-of-paper"},
        title_block(title_of(told), phrase("purse-lead"), facts),
        findings(telling.findings(told)),
        halves(_fan(told.session), _purses(told.session)),
        halves(_ends(told), _bet(told)),
        reading((phrase("purse-read-rounds"), phrase("purse-read-n0"), phrase("purse-read-kelly"))),
        footer(phrase("paper-no-certification"), of.title),
    )
    return whole(of.title, phrase("purse-kind"), told.game, sheet)


def title_of(told: Told) -> str:
    plan = told.session.plan
    where = [] if told.on is None else [told.on]
    parts = [part.split() for part in told.bet.split(AND)]  # of several bets each with its place
    names = (" ".join((bet_name(bet), *on, *where)) for bet, *on in parts)
    stake, purse = amount(plan.bet.stake_cents), amount(plan.purse_cents)
    if told.insured:
        return phrase(
            "purse-insured-title", bets=Listed(tuple(names), "and"), stake=stake, purse=purse
        )
    return phrase("purse-title", bets=Listed(tuple(names), "and"), stake=stake, purse=purse)


def played(session: Session) -> str:
    """By its name where it is one of ours."""
    known = PROGRESSIONS.get(session.name)
    return session.name if known is None else sentence(known)


def method(session: Session) -> str:
    if session.dealt:
        return phrase("purse-dealt", sessions=f"{session.dealt:,}")
    return phrase("purse-exact")


def _fan(session: Session) -> Html:
    title = fan_title(session)
    head = [phrase("purse-after")]
    head += [phrase("purse-at-most", share=f"{100 * each:g}") for each in QUANTILES]
    head += [phrase("purse-out")]
    rows = [
        (f"{at.rounds:,}", *(amount(cents) for cents in at.quantiles), percent(at.ruined, 2))
        for at in session.moments
    ]
    drawn = fan(session.moments, session.plan.purse_cents)
    return section(title, phrase("purse-fan-note"), picture(title, drawn, table(title, head, rows)))


def fan_title(session: Session) -> str:
    low, *_, high = session.moments[-1].quantiles
    return phrase("purse-fan-title", low=amount(low), high=amount(high))


def fan(moments: Sequence[Moment], start: int) -> Html:
    """Nine in ten, half of all, and the median; on one scale of money from the lowest tick."""
    ends = [cents / 100 for each in moments for cents in (each.quantiles[0], each.quantiles[-1])]
    marks = ticks(min(ends), max(ends))
    rounds = moments[-1].rounds

    def point(at: int, cents: float) -> str:
        share = (cents / 100 - marks[0]) / (marks[-1] - marks[0])
        x = LEFT + at / rounds * (HALF - LEFT - RIGHT)
        return f"{x:.1f} {TOP + (1 - share) * (HEIGHT - TOP - BOTTOM):.1f}"

    def band(low: int, high: int, kind: str) -> Html:
        above = [point(each.rounds, each.quantiles[high]) for each in moments]
        below = [point(each.rounds, each.quantiles[low]) for each in reversed(moments)]
        return line(f"M{'L'.join(above + below)}Z", kind)

    median = "L".join(point(each.rounds, each.quantiles[2]) for each in moments)
    wide, end = HALF - RIGHT, HEIGHT - BOTTOM
    parts: list[Html] = []
    for mark in marks:
        y = float(point(0, 100 * mark).split()[1])
        parts += [line(f"M0 {y:g}H{wide}", "rule")]
        parts += [text(HALF, y + 4, "axis-unit", f"{mark:,.0f}")]
    level = point(0, start).split()[1]
    parts += [band(0, 4, "band-outer"), band(1, 3, "band-inner"), line(f"M{median}", "path")]
    parts += [line(f"M0 {level}H{wide}", "bar-half")]
    parts += [line(f"M0 {end}H{wide}", "base"), text(0, HEIGHT - 14, "axis-start", "0")]
    parts += [text(wide, HEIGHT - 14, "axis-unit", phrase("purse-rounds", rounds=f"{rounds:,}"))]
    return svg(HALF, HEIGHT, parts)


def _purses(session: Session) -> Html:
    title, head = ends_title(session), (phrase("purse-from"), phrase("paper-chance"))
    figures = table(title, head, ends_rows(session))
    return section(title, ends_note(session), picture(title, ends(session), figures))


def ends_title(session: Session) -> str:
    return phrase("purse-ends-title", share=percent(session.ahead, 2))


def ends_note(session: Session) -> str:
    _, width, _ = bars(session)
    return phrase("purse-ends-note", width=amount(width))


def ends_rows(session: Session) -> list[tuple[str, str]]:
    first, width, shares = bars(session)
    return [(amount(first + n * width), percent(share)) for n, share in enumerate(shares)]


def ends(session: Session) -> Html:
    first, width, shares = bars(session)
    start = session.plan.purse_cents
    drawn = [
        Column(
            100 * share, f"{(first + n * width) / 100:,.0f}", kind=_kind(first + n * width, start)
        )
        for n, share in enumerate(shares)
    ]
    axis = Axis(ticks(0, 100 * max(shares))[1:], lambda value: with_sign(number(value, 0)))
    return columns(drawn, axis, LABELLED)


def _kind(cents: int, start: int) -> str:
    return "gives-bar" if cents >= start else "costs-bar"


def _ends(told: Told) -> Html:
    sessions = [told.session] if told.flat is None else [told.session, told.flat]
    title = phrase("purse-table-title")
    rows = [
        (phrase("purse-mean"), *(amount(each.mean_cents, "+") for each in sessions)),
        (phrase("purse-staked"), *(amount(each.staked_cents) for each in sessions)),
        (phrase("purse-lost"), *(percent(telling.lost(each)) for each in sessions)),
        (phrase("purse-spread"), *(amount(each.spread_cents) for each in sessions)),
        (phrase("purse-median"), *(amount(each.at_most(0.5)) for each in sessions)),
        (phrase("purse-share-ahead"), *(percent(each.ahead) for each in sessions)),
        (phrase("purse-share-ruined"), *(percent(each.ruined) for each in sessions)),
    ]
    if told.session.plan.target_cents is not None:
        rows.append((phrase("purse-reached"), *(percent(each.reached) for each in sessions)))
    head = ("", *map(played, sessions))
    return section(title, phrase("purse-table-note"), table(title, head, rows))


def _bet(told: Told) -> Html:
    found = told.measures
    title = phrase("purse-bet-title", edge=percent(-found.ev, 2))
    rows = [
        (phrase("paper-edge"), percent(-found.ev)),
        (phrase("paper-spread"), number(found.spread)),
        (phrase("purse-volatility"), number(found.volatility_index)),
        (phrase("purse-n0-name"), number(found.n0, 0)),
        (phrase("purse-hour"), amount(-found.cost_cents_an_hour, "+")),
    ]
    rows += [
        (phrase("purse-kelly", part=str(each.part)), with_sign(percent(each.stake)))
        for each in found.kelly
    ]
    note = "" if found.kelly else phrase("purse-no-kelly")
    return section(title, note, table(title, ("", phrase("purse-figure")), rows))
