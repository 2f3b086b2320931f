"""The sign of the table and its bets with their odds: when you sit down, and after `?`."""

from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.cli.terminal.table import Described
from croupier.cli.terminal.tables import GUIDES
from croupier.floor.sitting import Sitting
from croupier.history.grid import Grid
from croupier.history.names import bet_name
from croupier.history.page import short
from croupier.money import CENTS_PER_DOLLAR, dollars
from croupier.table.settings import Limits, Settings

USUAL_BET = 25 * CENTS_PER_DOLLAR
ALWAYS = (
    ("again", "your bets of the last round once more"),
    ("double", "as much again on every bet that lies"),
    ("max {another}", "as much as fits there"),
    ("withdraw {least} {another}", "takes chips back; clear takes all of them"),
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
    by_odds = groupby(_bets(sitting), key=lambda bet: bet.pays)
    pays = " · ".join(
        f"{', '.join(bet_name(bet.bet) for bet in bets)} {odds}" for odds, bets in by_odds
    )
    return Group(
        Text(f"{game.BOOK}, {table_words(settings)}", style="bold"),
        Text.assemble(
            f"The sign says: {limits_words(settings.limits)}.",
            Text(f"  [{short((game.PARAGRAPHS.limits_displayed,))}]", style="dim"),
        ),
        Text(f"It pays: {pays}."),
        Text(_with_amounts(f"Type {guide.example}. {guide.alone}.", settings), style="cyan"),
        Text("? explains everything, Tab completes a word, q gets up.", style="cyan"),
    )


def _bets(sitting: Sitting) -> list[Described]:
    """Those that can be placed: a layout for Series may name no sets."""
    settings = sitting.round.settings
    offered = {spot.bet for spot in sitting.desk.game.spots(settings)}
    described = GUIDES[sitting.desk.game.NAME].bets(settings)
    return [bet for bet in described if bet.bet in offered]


def _with_amounts(text: str, settings: Settings) -> str:
    """Examples in amounts that this table takes."""
    least = settings.limits.minimum_cents
    more = max(least, USUAL_BET)
    return text.replace("{least}", dollars(least)).replace("{more}", dollars(more))


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
    for (pays, wins), alike in groupby(_bets(sitting), key=lambda bet: (bet.pays, bet.wins)):
        first, *others = [bet.typed or f"{{least}} {bet_name(bet.bet).lower()}" for bet in alike]
        also = f"; also {', '.join(others)}" if others else ""
        shown = Text(_with_amounts(first, settings), style="cyan")
        bets.add(shown, pays, _with_amounts(f"{wins}{also}", settings))
    words = Grid(2)
    for word, meaning in ALWAYS:
        typed = _with_amounts(word.replace("{another}", guide.another), settings)
        words.add(Text(typed, style="cyan"), meaning)
    parts: list[RenderableType] = [Text(f"Limits: {limits_words(settings.limits)}."), bets]
    alone = Text(_with_amounts(f"{guide.alone}.", settings))
    return Group(*parts, alone, words, *(Text(note) for note in guide.notes))
