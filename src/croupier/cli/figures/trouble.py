"""`croupier simulate --trouble`: what mistakes at the table lead to, for those who run it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from croupier.cli.console.output import INTERRUPTED, complain, show, show_json
from croupier.cli.console.sections import on_terminal
from croupier.engine.games import UnknownGame, game_named
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.rulebook import Paragraph, book, translated
from croupier.engine.sentences import (
    DEFAULT_LANGUAGE,
    Message,
    cited,
    current_language,
    phrase,
    said,
    sentence,
)
from croupier.engine.sentences.numbers import number
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.sections.sections import Section, Table
from croupier.mathematics.simulation.plan import ImpossibleSimulation
from croupier.mathematics.simulation.trouble.mistake_rounds import MILLION, Outcome, run, trouble
from croupier.mathematics.simulation.trouble.paired_rounds import MAXIMUM, MINIMUM, PLAYERS
from croupier.mathematics.simulation.trouble.totals import Estimate, Totals
from croupier.mathematics.simulation.words import rounds_in_words

LIMITS_BROKEN = {
    "over-maximum": said("trouble-over-maximum"),
    "under-minimum": said("trouble-under-minimum"),
}


def simulate_trouble(
    game: str, rates: str, *, rounds: int, seed: int, processes: int = 1, as_json: bool = False
) -> None:
    """The whole command: reads the rates, plays, and shows what came of it."""
    try:
        asked = trouble(game, rates, rounds=rounds, seed=seed)
    except (UnknownGame, ImpossibleSimulation) as problem:
        complain(str(problem))
    with _bar(rounds) as tell:
        outcome = run(asked, processes=processes, tell=tell)
    if as_json:
        show_json(trouble_as_json(outcome))
    elif outcome.totals.rounds:
        show(trouble_report(outcome))
    sys.stdout.flush()
    done = said("simulate-done", done=f"{outcome.totals.rounds:,}", rounds=f"{rounds:,}")
    if outcome.process_lost:
        complain(said("simulate-process-lost", done=done))
    if outcome.interrupted:
        typer.echo(f"croupier: {sentence(said('simulate-stopped', done=done))}", err=True)
        raise typer.Exit(INTERRUPTED)


@contextmanager
def _bar(rounds: int) -> Iterator[Callable[[int], None]]:
    """Where a person waits; nothing in a file or a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (
        TextColumn(sentence(said("simulate-dealing"))),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=rounds)
        yield lambda done: bar.update(task, completed=done)


def trouble_as_json(outcome: Outcome) -> dict[str, Any]:
    asked, totals = outcome.trouble, outcome.totals
    return {
        "game": asked.game,
        "rounds": totals.rounds,
        "seed": asked.seed,
        "seconds": outcome.seconds,
        "rounds_per_second": outcome.rounds_per_second,
        "rounds_asked": asked.rounds,
        "finished": not outcome.interrupted,
        "errors": [
            {
                "fact": kind,
                "rate": in_a_million / MILLION,
                "planned": totals.planned.get(kind, 0),
                "happened": totals.happened.get(kind, 0),
            }
            for kind, in_a_million in asked.in_a_million.items()
        ],
        "paragraphs": [
            {"paragraph": paragraph.citation, "governed": governed, "beside": beside}
            for paragraph, governed, beside in _paragraphs(outcome)
        ],
        "rounds_with_errors": totals.troubled,
        "voids": totals.voids,
        "voids_per_thousand_rounds": totals.per_thousand_rounds(totals.voids),
        "options_offered": totals.options_offered,
        "options_taken_back": totals.options_taken_back,
        "next_rounds_without_bets": totals.next_without_bets,
        "shoes_ended": totals.shoes_ended,
        "returned_cents": totals.returned_cents,
        "bet_cents": totals.bet_cents,
        "house_correct_cents": totals.house_cents,
        "house_with_errors_cents": totals.house_with_errors_cents,
        "cost_cents": totals.cost_cents,
        "cost_cents_per_thousand_rounds": totals.cost_per_thousand_rounds,
        "cost_cents_per_thousand_dollars": totals.cost_per_thousand_dollars,
    }


def trouble_report(outcome: Outcome) -> Group:
    """The same for people."""
    asked, totals = outcome.trouble, outcome.totals
    title = phrase(
        "trouble-title",
        book=book_said(game_named(asked.game).BOOK),
        rounds=rounds_in_words(totals.rounds),
        troubled=f"{totals.troubled:,}",
        seed=str(asked.seed),
    )
    speed = phrase("trouble-speed", speed=f"{outcome.rounds_per_second:,.0f}")
    if outcome.interrupted:
        speed = phrase("trouble-interrupted", rounds=f"{asked.rounds:,}", speed=speed)
    sections = [_went_wrong(outcome), *_governed(outcome), _came_of_it(totals), _cost(totals)]
    return Group(
        Text(title, style="bold"),
        Text(_the_table(totals), style="dim"),
        Text(speed, style="dim"),
        Text(""),
        *map(on_terminal, sections),
    )


def _the_table(totals: Totals) -> str:
    a_round = totals.bet_cents / max(totals.rounds, 1)
    return phrase(
        "trouble-table",
        players=len(PLAYERS),
        least=MINIMUM,
        most=f"{MAXIMUM:,}",
        bet=_dollars(a_round),
    )


def _went_wrong(outcome: Outcome) -> Section:
    totals = outcome.totals
    rows = [
        (
            _kind(kind),
            f"{in_a_million / MILLION:g}",
            f"{totals.planned.get(kind, 0):,}",
            f"{totals.happened.get(kind, 0):,}",
        )
        for kind, in_a_million in outcome.trouble.in_a_million.items()
    ]
    headings = (
        *(phrase("trouble-fact"), phrase("trouble-rate")),
        *(phrase("trouble-planned"), phrase("trouble-happened")),
    )
    title, note = phrase("trouble-went-wrong"), phrase("trouble-happens")
    return Table(title=title, headings=headings, rows=tuple(rows), note=note)


def _kind(kind: str) -> str:
    """As people say it; in English by the name that is typed."""
    if current_language() == DEFAULT_LANGUAGE:
        return kind
    return sentence(LIMITS_BROKEN.get(kind, Message(f"fact-{kind}")))


def _governed(outcome: Outcome) -> Iterator[Section]:
    rows = [
        (cited((paragraph.citation,)), f"{governed:,}", f"{beside:,}", paragraph.gist)
        for paragraph, governed, beside in _paragraphs(outcome)
    ]
    if rows:
        headings = (
            *(phrase("trouble-paragraph"), phrase("trouble-governs-column")),
            *(phrase("trouble-beside"), phrase("trouble-about")),
        )
        title, note = phrase("trouble-governed"), phrase("trouble-governs")
        yield Table(title=title, headings=headings, rows=tuple(rows), note=note)


def _paragraphs(outcome: Outcome) -> list[tuple[Paragraph, int, int]]:
    """In the book's order: how often each governed, and stood beside another."""
    governed, beside = outcome.totals.governed, outcome.totals.cited
    named = book(game_named(outcome.trouble.game).BOOK)
    return [
        (paragraph, governed.get(cited, 0), beside.get(cited, 0))
        for paragraph in translated(named, current_language()).paragraphs
        if (cited := paragraph.citation) in governed or cited in beside
    ]


def _came_of_it(totals: Totals) -> Section:
    always = {phrase("trouble-rounds-with"): totals.troubled, phrase("trouble-void"): totals.voids}
    at_times = {
        phrase("trouble-options"): totals.options_offered,
        phrase("trouble-taken-back"): totals.options_taken_back,
        phrase("trouble-next-without"): totals.next_without_bets,
        phrase("trouble-shoes-ended"): totals.shoes_ended,
    }
    shown = always | {what: count for what, count in at_times.items() if count}
    rows = [
        (what, f"{count:,}", f"{totals.per_thousand_rounds(count):,.2f}")
        for what, count in shown.items()
    ]
    back = totals.returned_cents
    per_thousand = totals.per_thousand_rounds(back)
    rows.append((phrase("trouble-returned"), _dollars(back), _dollars(per_thousand)))
    headings = ("", phrase("trouble-in-all"), phrase("trouble-per-thousand"))
    return Table(title=phrase("trouble-came"), headings=headings, rows=tuple(rows))


def _cost(totals: Totals) -> Section:
    rows = (
        (phrase("trouble-bet"), _dollars(totals.bet_cents), ""),
        (phrase("trouble-won-rightly"), _dollars(totals.house_cents), ""),
        (phrase("trouble-won-mistakes"), _dollars(totals.house_with_errors_cents), ""),
        (phrase("trouble-cost"), _dollars(totals.cost_cents), ""),
        (phrase("trouble-cost-rounds"), *_told(totals.cost_per_thousand_rounds)),
        (phrase("trouble-cost-dollars"), *_told(totals.cost_per_thousand_dollars)),
    )
    headings = ("", phrase("trouble-dollars"), phrase("trouble-stderr"))
    return Table(
        title=phrase("trouble-cost-house"),
        headings=headings,
        rows=rows,
        note=phrase("trouble-compared"),
    )


def _told(estimate: Estimate | None) -> tuple[str, str]:
    if estimate is None:
        return "–", "–"
    error = "–" if estimate.stderr is None else _dollars(estimate.stderr)
    return _dollars(estimate.mean), error


def _dollars(cents: float) -> str:
    return number(cents / CENTS_PER_DOLLAR, ",.2f")
