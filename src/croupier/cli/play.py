"""`croupier play`: a table in the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from croupier.cli.numbers import number_option
from croupier.cli.speaking import complain
from croupier.cli.terminal.evening import HELP, Evening
from croupier.cli.terminal.questions import Left, ask
from croupier.floor.chance import Chance, SeededChance, SystemChance
from croupier.floor.sitting import Sitting
from croupier.games import PLAYED, UnknownGame, game_named

COMPANIONS = ("bea", "carl", "dina", "edo")
MILLION = 1_000_000
Dollars = Annotated[int, number_option("What you sit down with, in dollars.")]


def play(
    game: Annotated[str | None, typer.Argument(help="The game; left out: the lobby.")] = None,
    purse: Dollars = 1000,
    companions: Annotated[int, number_option("How many play along, 0 to 4.")] = 2,
    seed: Annotated[int | None, number_option("For an evening that can be repeated.")] = None,
    trouble: Annotated[float, typer.Option(help="How often the Dealer errs, 0 to 1.")] = 0.0,
    save: Annotated[Path | None, typer.Option(help="A folder for round histories.")] = None,
) -> None:
    """Sit down at a table with play chips.

    Example: croupier play baccarat --trouble 0.1 --save evening
    """
    if not 0 <= companions <= len(COMPANIONS):
        complain(f"{companions} companions is impossible; 0 to {len(COMPANIONS)} can play along.")
    if not 0 <= trouble <= 1:
        complain(f"A trouble rate of {trouble} is impossible; it lies between 0 and 1.")
    if purse < 1:
        complain(f"Nobody sits down with {purse}; bring at least 1 dollar.")
    console = Console()
    try:
        name = game_named(game).NAME if game else lobby(console)
    except UnknownGame as problem:
        complain(str(problem))
    except Left:
        return
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    chance: Chance = SystemChance() if seed is None else SeededChance(seed)
    sitting = Sitting(
        name,
        you="you",
        chance=chance,
        purses=dict.fromkeys(("you", *COMPANIONS[:companions]), purse),
        trouble_in_a_million=round(trouble * MILLION),
    )
    console.print(HELP, highlight=False, style="dim")
    Evening(console, sitting, save).run()


def lobby(console: Console) -> str:
    """Which table? Answered with a number or a name."""
    console.print("Croupier: play chips, by the book.", style="bold")
    for number, name in enumerate(PLAYED, start=1):
        console.print(f"  {number}  {game_named(name).BOOK}", highlight=False)
    while True:
        answer = ask(console, "Which table (q leaves)?")
        if answer.isdigit() and 1 <= int(answer) <= len(PLAYED):
            return PLAYED[int(answer) - 1]
        try:
            return game_named(answer).NAME
        except UnknownGame as problem:
            console.print(str(problem), style="yellow")
