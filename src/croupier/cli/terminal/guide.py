"""The sign of the table and its bets with their odds: when you sit down, and after `?`."""

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.cli.terminal.tables import GUIDES
from croupier.floor.names import bet_name
from croupier.floor.sitting import Sitting
from croupier.history.grid import Grid
from croupier.history.page import short
from croupier.money import dollars
from croupier.table.settings import Limits, Settings

ALWAYS = (
    ("again", "your bets of the last round once more"),
    ("double", "as much again on every bet that lies"),
    ("max {another}", "as much as fits there"),
    ("withdraw 5 {another}", "takes chips back; clear takes all of them"),
    ("Enter", "deals, once you have a bet; watch deals without you"),
    ("table", "what lies on the table"),
    ("why", "the last round, each payment with its paragraph"),
    ("rules 5.8", "that paragraph of the book"),
    ("q", "gets up; a round under way is finished by the book"),
)


def greeting(sitting: Sitting) -> Group:
    """The sign once, the bets in a line, and how to begin."""
    game, settings = sitting.desk.game, sitting.round.settings
    guide = GUIDES[game.NAME]
    pays = " · ".join(f"{bet_name(bet.bet)} {bet.pays}" for bet in guide.bets(settings))
    return Group(
        Text(f"{game.BOOK}, {table_words(settings)}", style="bold"),
        Text.assemble(
            f"The sign says: {limits_words(settings.limits)}.",
            Text(f"  [{short((game.PARAGRAPHS.limits_displayed,))}]", style="dim"),
        ),
        Text(f"It pays: {pays}."),
        Text(f"Type {guide.example}. {guide.alone}.", style="cyan"),
        Text("? explains everything, Tab completes a word, q gets up.", style="cyan"),
    )


def table_words(settings: Settings) -> str:
    words = [f"layout {settings.layout}"]
    if settings.decks:
        words.append("1 deck" if settings.decks == 1 else f"{settings.decks} decks")
    return ", ".join(words)


def limits_words(limits: Limits) -> str:
    words = [f"minimum {dollars(limits.minimum_cents)}"]
    if limits.maximum_cents is not None:
        words.append(f"maximum {dollars(limits.maximum_cents)}")
    for most in dict.fromkeys(limits.maximum_by_bet.values()):
        names = [bet_name(bet) for bet, other in limits.maximum_by_bet.items() if other == most]
        words.append(f"maximum {dollars(most)} for {', '.join(names)}")
    if limits.differential_cents is not None:
        words.append(f"Differential {dollars(limits.differential_cents)}")
    return ", ".join(words)


def explained(sitting: Sitting) -> Group:
    """Everything that can be typed here."""
    settings = sitting.round.settings
    guide = GUIDES[sitting.desk.game.NAME]
    bets = Grid(3)
    for bet in guide.bets(settings):
        name = Text(bet.typed or f"25 {bet_name(bet.bet).lower()}", style="cyan")
        bets.add(name, f"{bet.pays}", bet.wins)
    words = Grid(2)
    for word, meaning in ALWAYS:
        words.add(Text(word.format(another=guide.another), style="cyan"), meaning)
    parts: list[RenderableType] = [Text(f"Limits: {limits_words(settings.limits)}."), bets]
    return Group(*parts, Text(f"{guide.alone}."), words, *(Text(note) for note in guide.notes))
