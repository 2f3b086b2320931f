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

from croupier.cli.console.language import english_only, in_english
from croupier.cli.console.output import INTERRUPTED, complain, show, show_json
from croupier.cli.console.sections import on_terminal
from croupier.engine.games import UnknownGame, game_named
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.rulebook import Paragraph, book
from croupier.engine.sentences import said, sentence
from croupier.engine.sentences.numbers import number
from croupier.mathematics.sections.sections import Section, Table
from croupier.mathematics.simulation.plan import ImpossibleSimulation
from croupier.mathematics.simulation.trouble.mistake_rounds import MILLION, Outcome, run, trouble
from croupier.mathematics.simulation.trouble.paired_rounds import MAXIMUM, MINIMUM, PLAYERS
from croupier.mathematics.simulation.trouble.totals import Estimate, Totals
from croupier.mathematics.simulation.words import rounds_in_words

HAPPENS = (
    "Each kind has its own rate: the share of rounds in which it is to happen, at a moment drawn "
    "from those at which it can. In some rounds there is none, or another mistake comes before it."
)
GOVERNS = (
    "Governs: rulings made under the paragraph, or rounds in which bets beyond a limit counted "
    "under it. Beside: rulings that name it with another."
)
COMPARED = (
    "Each round is dealt twice from the same cards or spins and the same bets, once without a "
    "mistake. The cost is how much less the House wins; below zero the House has gained. A cost "
    "within two standard errors of zero may be chance: more rounds narrow it. Players decide the "
    "same way in both. Where they may take their bets back a coin decides for each; players who "
    "first look at who is ahead would cost more. Where the House has a choice of rulings, it takes "
    "the one named first three times in four. What a mistake does to later rounds is counted but "
    "costs nothing here. What one kind of mistake costs is shown by naming it alone."
)


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
        english_only()
        with in_english():
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
    title = (
        f"{game_named(asked.game).BOOK}: {rounds_in_words(totals.rounds)}, {totals.troubled:,} "
        f"with a mistake, seed {asked.seed}"
    )
    speed = f"{outcome.rounds_per_second:,.0f} rounds a second"
    if outcome.interrupted:
        speed = f"interrupted before {asked.rounds:,} rounds; {speed}"
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
    return (
        f"{len(PLAYERS)} players at a table with bets from {MINIMUM} to {MAXIMUM:,} dollars; "
        f"on average they bet {_dollars(a_round)} dollars a round."
    )


def _went_wrong(outcome: Outcome) -> Section:
    totals = outcome.totals
    rows = [
        (
            kind,
            f"{in_a_million / MILLION:g}",
            f"{totals.planned.get(kind, 0):,}",
            f"{totals.happened.get(kind, 0):,}",
        )
        for kind, in_a_million in outcome.trouble.in_a_million.items()
    ]
    headings = ("fact", "rate", "planned", "happened")
    return Table(title="What went wrong", headings=headings, rows=tuple(rows), note=HAPPENS)


def _governed(outcome: Outcome) -> Iterator[Section]:
    rows = [
        (paragraph.citation, f"{governed:,}", f"{beside:,}", paragraph.gist)
        for paragraph, governed, beside in _paragraphs(outcome)
    ]
    if rows:
        headings = ("paragraph", "governs", "beside", "about")
        yield Table(title="What governed", headings=headings, rows=tuple(rows), note=GOVERNS)


def _paragraphs(outcome: Outcome) -> list[tuple[Paragraph, int, int]]:
    """In the book's order: how often each governed, and stood beside another."""
    governed, beside = outcome.totals.governed, outcome.totals.cited
    return [
        (paragraph, governed.get(cited, 0), beside.get(cited, 0))
        for paragraph in book(game_named(outcome.trouble.game).BOOK).paragraphs
        if (cited := paragraph.citation) in governed or cited in beside
    ]


def _came_of_it(totals: Totals) -> Section:
    always = {"rounds with a mistake": totals.troubled, "void rounds": totals.voids}
    at_times = {
        "options to take bets back": totals.options_offered,
        "bets taken back": totals.options_taken_back,
        "next rounds dealt without bets": totals.next_without_bets,
        "shoes ended early": totals.shoes_ended,
    }
    shown = always | {what: count for what, count in at_times.items() if count}
    rows = [
        (what, f"{count:,}", f"{totals.per_thousand_rounds(count):,.2f}")
        for what, count in shown.items()
    ]
    back = totals.returned_cents
    per_thousand = totals.per_thousand_rounds(back)
    rows.append(("dollars returned by rulings", _dollars(back), _dollars(per_thousand)))
    headings = ("", "in all", "per 1,000 rounds")
    return Table(title="What came of it", headings=headings, rows=tuple(rows))


def _cost(totals: Totals) -> Section:
    rows = (
        ("bet", _dollars(totals.bet_cents), ""),
        ("won by the House, dealt rightly", _dollars(totals.house_cents), ""),
        ("won by the House, with mistakes", _dollars(totals.house_with_errors_cents), ""),
        ("cost of the mistakes", _dollars(totals.cost_cents), ""),
        ("cost per 1,000 rounds", *_told(totals.cost_per_thousand_rounds)),
        ("cost per 1,000 dollars bet", *_told(totals.cost_per_thousand_dollars)),
    )
    headings = ("", "dollars", "standard error")
    return Table(title="What it cost the House", headings=headings, rows=rows, note=COMPARED)


def _told(estimate: Estimate | None) -> tuple[str, str]:
    if estimate is None:
        return "–", "–"
    error = "–" if estimate.stderr is None else _dollars(estimate.stderr)
    return _dollars(estimate.mean), error


def _dollars(cents: float) -> str:
    return number(cents / CENTS_PER_DOLLAR, ",.2f")
