"""`croupier bankroll`: what a bet does to a purse in a session, exactly."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from croupier.cli.console.atomic_files import (
    check_file_name,
    check_page_name,
    check_picture_name,
    write_whole,
)
from croupier.cli.console.numbers import amount_in_cents, amount_option, number_option
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.figures.calculation import game_called, working
from croupier.cli.figures.session import files, page
from croupier.cli.figures.stakes import bets_together, one_bet
from croupier.engine.games import PLAYED, game_named, kebab
from croupier.engine.history.errors import typed
from croupier.engine.sentences import Listed, said
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.vocabulary.words import book_said

if TYPE_CHECKING:
    from croupier.mathematics.bankroll.sections import Told
    from croupier.mathematics.bankroll.session import Session, SessionPlan
    from croupier.mathematics.bankroll.stakes import Staked
    from croupier.mathematics.bankroll.target import Reaching
    from croupier.mathematics.exact.figures import Figures

USUAL_PACE = 60  # rounds an hour
USUAL_STAKE = 10_000
INSURED_STAKE = 12_000  # a third of it is Insurance, in whole cents


Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
Bet = Annotated[str, typer.Option(metavar="BET")]
On = Annotated[str | None, typer.Option(metavar="PLACE")]
Insure = Annotated[bool, typer.Option("--insure")]
Stake = Annotated[int | None, amount_option()]
Purse = Annotated[int, amount_option()]
Target = Annotated[int | None, amount_option()]
Rounds = Annotated[int | None, number_option()]
Hours = Annotated[float | None, typer.Option(metavar="N")]
Pace = Annotated[int, number_option()]
LadderName = Annotated[str, typer.Option(metavar="NAME")]
Sessions = Annotated[int, number_option()]
Seed = Annotated[int, number_option()]
Decks = Annotated[int | None, number_option()]
Shoe = Annotated[str | None, typer.Option(metavar="SHOE")]
AsJson = Annotated[bool, typer.Option("--json")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE")]

Report = Annotated[Path | None, typer.Option(metavar="FILE")]


def bankroll(
    game: Game,
    bet: Bet,
    stake: Stake = None,
    purse: Purse = 5000,
    on: On = None,
    insure: Insure = False,
    target: Target = None,
    rounds: Rounds = None,
    hours: Hours = None,
    rounds_an_hour: Pace = USUAL_PACE,
    ladder: LadderName = "flat",
    sessions: Sessions = 5000,
    seed: Seed = 1,
    decks: Decks = None,
    shoe: Shoe = None,
    as_json: AsJson = False,
    plot: Plot = None,
    report: Report = None,
) -> None:
    """Example: croupier bankroll baccarat --bet banker --stake 100 --purse 5000 --hours 4

    Example: croupier bankroll roulette --bet red --ladder martingale --rounds 200

    Example: croupier bankroll baccarat --bet "banker 100, tie 10"

    Example: croupier bankroll baccarat --bet banker --insure
    """
    if plot is not None:
        check_file_name(plot)
        check_picture_name(plot)
    if report is not None:
        check_file_name(report)
        check_page_name(report)
    name, several = game_called(game), _several(bet)
    if several and (stake is not None or on is not None):
        complain(said("bankroll-several-bets"))
    if insure and name != "baccarat":
        complain(
            said(
                "figures-option-of",
                option="--insure",
                book=book_said("Baccarat"),
                other=book_said(game_named(name).BOOK),
            )
        )
    if shoe is not None and (several or insure):
        complain(said("bankroll-shoe-for-one-bet"))
    unit = sum(several.values()) or stake or (INSURED_STAKE if insure else USUAL_STAKE)
    if several or insure:
        figures = bets_together(name, several or {(kebab(bet), on): unit}, decks, insure)
    else:
        figures = one_bet(name, bet, on, decks, shoe)
    number = _rounds(rounds, hours, rounds_an_hour)
    told = _told(
        *(name, figures, unit, purse, target, number, rounds_an_hour),
        *(ladder, sessions, seed, decks, shoe),
    )
    told = msgspec.structs.replace(told, insured=insure)
    write_whole(files(told, plot, report))
    if as_json:
        from croupier.mathematics.bankroll.sections import as_json as told_as_json

        show_json(told_as_json(told))
    else:
        show(page(told, plot, report))


def _several(text: str) -> "dict[tuple[str, str | None], int]":
    """`banker 100, tie 10`: each bet, where it lies, and its stake; none where one bet is named."""
    if " " not in text.strip():
        return {}
    found: dict[tuple[str, str | None], int] = {}
    for part in text.split(","):
        bet, *on, stake = words if len(words := part.split()) > 1 else (part, "")
        spot = kebab(bet), " ".join(on) or None
        found[spot] = found.get(spot, 0) + amount_in_cents(stake)  # chips on one spot lie together
    return found


def _rounds(rounds: int | None, hours: float | None, pace: int) -> int:
    if pace < 1:
        complain(said("bankroll-too-slow"))
    if rounds is not None and hours is not None:
        complain(said("figures-say-the-same", one="--rounds", other="--hours"))
    if rounds is not None:
        return rounds
    length = 4.0 if hours is None else hours
    if not 0 < length <= 10_000:
        complain(said("bankroll-no-such-length"))
    return max(round(length * pace), 1)


def _told(
    game: str,
    figures: "Figures",
    stake: int,
    purse: int,
    target: int | None,
    rounds: int,
    pace: int,
    progression: str,
    sessions: int,
    seed: int,
    decks: int | None,
    shoe: str | None,
) -> "Told":
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier.mathematics.bankroll.measures import measures
    from croupier.mathematics.bankroll.sections import Told
    from croupier.mathematics.bankroll.session import SessionPlan, session
    from croupier.mathematics.bankroll.short_purses import staked_from_the_purse
    from croupier.mathematics.bankroll.stakes import ImpossibleSession

    try:
        staked = staked_from_the_purse(game, figures, stake, decks, shoe)
        plan = SessionPlan(purse_cents=purse, bet=staked, rounds=rounds, target_cents=target)
        with working(said("figures-working-session")):
            flat = session(plan)
            other = _by_progression(plan, progression, sessions, seed)
            return Told(
                game=game,
                bet=figures.bet,
                on=figures.on,
                session=other or flat,
                doubling=None if other else _doubling(staked, purse),
                measures=measures(figures, stake, pace),
                flat=flat if other else None,
                shoe=shoe,
            )
    except ImpossibleSession as problem:
        complain(str(problem))


def _doubling(bet: "Staked", purse: int) -> "Reaching | None":
    """None where that would take too long; the session is told all the same."""
    from croupier.mathematics.bankroll.stakes import TooManyPurses
    from croupier.mathematics.bankroll.target import reaching

    try:
        return reaching(bet, purse, 2 * purse)
    except TooManyPurses:
        return None


def _by_progression(plan: "SessionPlan", name: str, sessions: int, seed: int) -> "Session | None":
    """None: at one stake."""
    from croupier.mathematics.bankroll.ladders import FLAT, LADDERS, Ladder
    from croupier.mathematics.bankroll.players import PLAYERS, check_dealing, dealt, loaded
    from croupier.mathematics.bankroll.session import session

    check_dealing(sessions, seed)
    known = name.lower()
    if known == FLAT.name:
        return None
    if known in PLAYERS:
        return dealt(plan, known, PLAYERS[known], sessions, seed)
    if ".py:" in name:
        return dealt(plan, name.rpartition(":")[2], loaded(name), sessions, seed)
    if known in LADDERS:
        ladder = LADDERS[known]
    elif name.endswith(".json"):
        try:
            ladder = msgspec.json.decode(Path(name).read_bytes(), type=Ladder)
        except msgspec.DecodeError as problem:
            complain(said("bankroll-no-ladder", file=name, fault=fault_said(str(problem))))
    else:
        there = Listed((*LADDERS, *PLAYERS, "own.json", "own.py:name"), "or")
        complain(said("bankroll-no-progression", name=typed(name), known=there))
    return session(msgspec.structs.replace(plan, ladder=ladder))
