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
from croupier.engine.sentences import Listed, phrase, said, together

if TYPE_CHECKING:
    from croupier.mathematics.bankroll.sections import Told


def files(told: "Told", plot: Path | None, report: Path | None) -> dict[Path, bytes]:
    found: dict[Path, bytes] = {}
    if plot is not None:
        from croupier.mathematics.reports.plots.by_command import of_session

        with working(said("figures-drawing")):
            found[plot] = of_session(told)
    if report is not None:
        from croupier.mathematics.reports.paper.purse import page as paper

        found[report] = paper(told, game_named(told.game).BOOK, _command(sys.argv))
    return found


def _command(words: Sequence[str]) -> str:
    """As it was typed: the report is made again by the same."""
    return shlex.join(("croupier", *words[1:]))


def _heading(told: "Told") -> str:
    from croupier.engine.games.names import bet_name
    from croupier.mathematics.bankroll.combined_bets import AND

    plan = told.session.plan
    parts = told.bet.split(AND)  # of several bets each with its place
    where = "" if told.on is None else phrase("session-on", on=told.on)
    names = [" ".join((bet_name(bet), *on)) for bet, *on in map(str.split, parts)]
    if told.insured:
        where += phrase("session-insured")
    return phrase(
        "session-heading",
        bets=Listed(tuple(names), "and"),
        where=where,
        stake=dollars(plan.bet.stake_cents),
        purse=dollars(plan.purse_cents),
        rounds=f"{plan.rounds:,}",
    )


def page(told: "Told", plot: Path | None, report: Path | None) -> Group:
    from croupier.cli.console.sections import on_terminal
    from croupier.mathematics.bankroll.sections import sections

    written = [
        Text(where)
        for where in (
            "" if plot is None else phrase("sheet-plot-in", file=str(plot)),
            "" if report is None else phrase("sheet-report-in", file=str(report)),
        )
        if where
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
    rounds = phrase("session-independent")
    if told.shoe is not None:
        rounds = phrase("session-from-shoe", shoe=told.shoe)
    elif game_named(told.game).settings().decks:
        rounds = phrase("session-fresh")
    if bet.short:
        split, double = bet.short[-1].below_cents, bet.short[0].below_cents
        short = phrase("session-brings-none", split=dollars(split), double=dollars(double))
        return together((rounds, short))
    if told.insured or min(bet.nets) < -bet.stake_cents:
        return together((rounds, phrase("session-brings")))
    return rounds
