"""`croupier settle`: who gets what for the rounds of history files, and why."""

import csv
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import BAD_INPUT, complain, show, show_json
from croupier.cli.console.round_files import played_files
from croupier.engine.history.accounts.account import COLUMNS, account, complaint, rows
from croupier.engine.history.accounts.html_page import article, html_page
from croupier.engine.history.accounts.page import Section, drawn, grand_total, page
from croupier.engine.history.accounts.totals import Total, added, totals
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import said, sentence


def settle(
    files: Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json")] = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    as_html: Annotated[bool, typer.Option("--html")] = False,
    language: Language = None,
) -> None:
    """Example: croupier settle examples --html > examples.html"""
    if as_json + as_csv + as_html > 1:
        complain(sentence(said("settle-one-output")))
    settled = Settled(files)
    if as_json:
        _show_json(settled)
    elif as_csv:
        _show_csv(settled)
    elif as_html:
        _show_html(settled)
    else:
        _show_pages(settled)
    if not as_json:
        for problem in settled.errors:
            typer.echo(f"croupier: {problem}", err=True)
    if settled.errors:
        raise typer.Exit(BAD_INPUT)


class Settled:
    """The rounds of all files, one after the other; what they come to, and what went wrong."""

    def __init__(self, files: list[str]) -> None:
        self.errors: list[HistoryError] = []
        self._files = files
        self._rounds = 0
        self._totals: dict[str, Total] = {}

    def __iter__(self) -> Iterator[Played]:
        for file in played_files(self._files):
            for played in file.rounds:
                yield played
                self._rounds += 1
                self._totals = added(self._totals, totals(played.round.placed).items())
            if file.error is not None:
                self.errors.append(file.error)

    @property
    def grand_total(self) -> Section | None:
        """Of the rounds so far; one alone has said it all itself."""
        return grand_total(self._rounds, self._totals) if self._rounds > 1 else None


def _show_json(settled: Settled) -> None:
    rounds = [account(played) for played in settled]
    show_json({"rounds": rounds, "errors": [complaint(problem) for problem in settled.errors]})


def _show_csv(settled: Settled) -> None:
    written = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    written.writeheader()
    for played in settled:
        written.writerows(rows(played))


def _show_html(settled: Settled) -> None:
    rounds = [article(played) for played in settled]
    whole = html_page(rounds, settled.grand_total, settled.errors)
    sys.stdout.write(whole.encode("ascii", "xmlcharrefreplace").decode())  # in every encoding


def _show_pages(settled: Settled) -> None:
    for played in settled:
        show(page(played))
    if settled.grand_total is not None:
        show(drawn(settled.grand_total))
