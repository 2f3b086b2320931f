"""A session as it is shown: on the terminal, as a plot, as a report."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from croupier.cli.figures.calculation import working
from croupier.engine.games import game_named
from croupier.engine.money import dollars
from croupier.engine.sentences import said

if TYPE_CHECKING:
    from croupier.mathematics.bankroll.sections import Told


def files(told: "Told", plot: Path | None, report: Path | None) -> dict[Path, bytes]:
    found = {} if plot is None else {plot: _drawn(told, plot)}
    if report is not None:
        from croupier.mathematics.reports.paper.purse import page as paper

        found[report] = paper(told, game_named(told.game).BOOK, _command(sys.argv))
    return found


def _drawn(told: "Told", plot: Path) -> bytes:
    from croupier.mathematics.bankroll.plots import pictures
    from croupier.mathematics.sections.charts import plotted

    kind = plot.suffix.lower().removeprefix(".")
    with working(said("figures-drawing")):
        return plotted(pictures(told), kind, _heading(told))


def _command(words: Sequence[str]) -> str:
    """As it was typed: the report is made again by the same."""
    return shlex.join(("croupier", *words[1:]))


def _heading(told: "Told") -> str:
    from croupier.engine.games.names import bet_name
    from croupier.mathematics.bankroll.combined_bets import AND

    plan = told.session.plan
    parts = told.bet.split(AND)  # of several bets each with its place
    where = "" if told.on is None else f" on {told.on}"
    names = [" ".join((bet_name(bet), *on)) for bet, *on in map(str.split, parts)]
    if told.insured:
        where += ", insured where that favours the player"
    return (
        f"{AND.join(names)}{where}, {dollars(plan.bet.stake_cents)} a unit, "
        f"a purse of {dollars(plan.purse_cents)}, {plan.rounds:,} rounds"
    )


def page(told: "Told", plot: Path | None, report: Path | None) -> Group:
    from croupier.cli.console.sections import on_terminal
    from croupier.mathematics.bankroll.sections import sections

    written = [
        Text(f"The {what} is in {path}.")
        for what, path in (("plot", plot), ("report", report))
        if path is not None
    ]
    return Group(
        Text(_heading(told), style="bold"),
        Text(""),
        *map(on_terminal, sections(told)),
        Text(_assumed(told), "dim"),
        *written,
    )


def _assumed(told: "Told") -> str:
    bet = told.session.plan.bet
    cards = "" if told.shoe is None else f", each from a shoe with {told.shoe}"
    if told.shoe is None and game_named(told.game).settings().decks:
        cards = " with fresh cards"
    rounds = f"Independent rounds{cards}"
    if bet.short:
        most = dollars(bet.short[-1].below_cents)
        return (
            f"{rounds}. A purse below {most} does not split, and one below"
            f" {dollars(bet.short[0].below_cents)} does not double: no chips are brought."
        )
    if told.insured or min(bet.nets) < -bet.stake_cents:
        return f"{rounds}; chips added to a bet in play are brought."
    return f"{rounds}."
