"""The sign of the table and its bets with their odds: when you sit down, and after `?`."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group
from rich.text import Text

from croupier.cli.terminal.table import Described
from croupier.cli.terminal.tables import GUIDES
from croupier.floor.names import listed
from croupier.floor.sitting import Sitting
from croupier.history.grid import Grid
from croupier.history.names import bet_name
from croupier.history.page import short
from croupier.money import CENTS_PER_DOLLAR, dollars
from croupier.table.round import Status
from croupier.table.settings import Limits, Settings

USUAL_BET = 25 * CENTS_PER_DOLLAR
WHILE_BETTING = (
    ("again", "your bets of the last round once more"),
    ("double", "as much again on every bet that lies"),
    ("max {another}", "as much as fits there"),
    ("withdraw {least} {another}", "takes chips back; clear takes all of them"),
    ("Enter", "{begins}s, once you have a bet; watch {begins}s without you"),
)
ALWAYS = (
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
        words.append(f"maximum {dollars(most)} for {listed(names)}")
    if limits.differential_cents is not None:
        words.append(f"Differential {dollars(limits.differential_cents)}")
    return ", ".join(words)


def explained(sitting: Sitting) -> Group:
    """Everything that can be typed here; once the bets are closed, what still can."""
    notes = [Text(note) for note in GUIDES[sitting.desk.game.NAME].notes]
    if sitting.round.status is not Status.BETTING:
        return Group(_words(sitting, ALWAYS), *notes)
    settings = sitting.round.settings
    alone = Text(_with_amounts(f"{GUIDES[sitting.desk.game.NAME].alone}.", settings))
    limits = [Text(f"Limits: {limits_words(settings.limits)}.")]
    if settings.limits.differential_cents is not None:
        limits.append(Text(_differential(sitting)))
    words = _words(sitting, WHILE_BETTING + ALWAYS)
    return Group(*limits, _bets_explained(sitting), alone, words, *notes)


def _bets_explained(sitting: Sitting) -> Grid:
    settings = sitting.round.settings
    bets = Grid(3)
    for (pays, wins), alike in groupby(_bets(sitting), key=lambda bet: (bet.pays, bet.wins)):
        first, *others = [bet.typed or f"{{least}} {bet_name(bet.bet).lower()}" for bet in alike]
        also = f"; also {', '.join(others)}" if others else ""
        shown = Text(_with_amounts(first, settings), style="cyan")
        bets.add(shown, pays, _with_amounts(f"{wins}{also}", settings))
    return bets


def _words(sitting: Sitting, explained: Sequence[tuple[str, str]]) -> Grid:
    guide = GUIDES[sitting.desk.game.NAME]
    words = Grid(2)
    for word, meaning in explained:
        typed = _with_amounts(word.replace("{another}", guide.another), sitting.round.settings)
        words.add(Text(typed, style="cyan"), meaning.replace("{begins}", guide.begins))
    return words


def _differential(sitting: Sitting) -> str:
    """The word on the sign that only readers of the book know."""
    cents = sitting.round.settings.limits.differential_cents or 0
    one, other = map(bet_name, GUIDES[sitting.desk.game.NAME].main)
    may_differ = f"may differ by {dollars(cents)} at most"
    return f"Differential: what all of you bet on {one} and on {other} {may_differ}."
