"""`croupier play`: a table in the terminal."""

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer
from msgspec.structs import asdict
from rich.console import Console

from croupier.cli.console.language import Language, program
from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import Screen, complain
from croupier.cli.terminal.cards import Deck
from croupier.cli.terminal.evening import Evening
from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.keyboard import Keyboard, Left
from croupier.cli.terminal.narrator import Teller
from croupier.cli.terminal.saved_rounds import Folder
from croupier.engine.crew.chance import SystemChance
from croupier.engine.games import UnknownGame, game_named, played
from croupier.engine.sentences import said, sentence
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.words import book_said
from croupier.floor.practice.request import COMPANIONS, SEEDS, TableAsked

YOU = "you"
USUAL = TableAsked("")
Dollars = Annotated[int, number_option()]


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    purse: Dollars = USUAL.purse,
    companions: Annotated[int, number_option()] = USUAL.companions,
    layout: Annotated[str | None, typer.Option(metavar="LETTER")] = None,
    decks: Annotated[int | None, number_option()] = None,
    minimum: Annotated[int, number_option()] = USUAL.minimum,
    maximum: Annotated[int, number_option()] = USUAL.maximum,
    seed: Annotated[int | None, number_option()] = None,
    trouble: Annotated[float, typer.Option(metavar="RATE")] = USUAL.trouble,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    four_colours: Annotated[bool, typer.Option("--four-colours")] = False,
    language: Language = None,
) -> None:
    """Example: croupier play baccarat --trouble 0.1 --save evening

    Example: croupier play blackjack --language zh
    """
    if not 0 <= companions <= len(COMPANIONS):
        complain(said("play-too-many-companions", companions=companions, most=len(COMPANIONS)))
    if not 0 <= trouble <= 1:
        complain(said("play-no-such-trouble", rate=str(trouble)))
    if purse < 1:
        complain(said("play-no-purse", purse=purse))
    console = Screen()
    keyboard = Keyboard(console)
    try:
        name = _with_a_guide(game) if game else lobby(console, keyboard)
    except UnknownGame as problem:
        complain(str(problem))
    except Left:
        return
    drawn = SystemChance().below(SEEDS) if seed is None else seed
    table = TableAsked(name, purse, companions, layout, decks, minimum, maximum, trouble)
    try:
        sitting = table.opened(drawn, YOU)
    except ImpossibleSetting as problem:
        complain(str(problem))
    repeat = f"{program()} play {_spelled(table)} --seed {drawn}"
    signs = (console.encoding or "").lower().startswith("utf")
    teller = Teller(console, Deck(four_colours=four_colours, signs=signs), fast=fast)
    if save is not None and save.exists() and not save.is_dir():
        complain(said("play-not-a-folder", path=str(save)))
    folder = None if save is None else Folder(save, drawn, repeat)
    rounds = Evening(sitting, keyboard, teller, folder).run()
    teller.say(said("play-seed", seed=str(drawn)), "dim")
    console.print(f"  {repeat}", highlight=False, soft_wrap=True)  # whole, to be copied
    if folder is not None and rounds:
        teller.say(said("play-saved"), "dim")
        command = f"  croupier settle {quote(str(folder.path))}"
        console.print(command, highlight=False, soft_wrap=True, markup=False)


def _spelled(table: TableAsked) -> str:
    """The words of the command line that ask for this table."""
    asked, usual = asdict(table), asdict(TableAsked(table.game))
    words = [f"--{key} {value}" for key, value in asked.items() if value != usual[key]]
    return " ".join([table.game, *words])


def lobby(console: Console, keyboard: Keyboard) -> str:
    """Which table? Answered with a number or a name."""
    console.print(sentence(said("play-lobby")), style="bold", highlight=False)
    games = played()
    for number, name in enumerate(games, start=1):
        book = sentence(book_said(game_named(name).BOOK))
        console.print(f"  {number}  {book}", highlight=False)
    while True:
        answer = keyboard.ask(sentence(said("play-which-table")), games)
        if answer in ("", "?", "help"):
            help_ = sentence(said("play-name-a-table", most=len(games)))
            console.print(help_, style="yellow", highlight=False)
            continue
        by_number = {str(number): name for number, name in enumerate(games, start=1)}
        try:
            return _with_a_guide(by_number.get(answer, answer))
        except UnknownGame as problem:
            console.print(str(problem), style="yellow", highlight=False)


def _with_a_guide(name: str) -> str:
    """The game of that name, if somebody can sit down at it."""
    game = game_named(name)
    guide_of(game)
    return game.NAME
