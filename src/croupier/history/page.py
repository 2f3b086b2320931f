"""A played round as a person reads it: the cards, the rulings, each bet, who gets what."""

from collections.abc import Iterable
from itertools import groupby

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from croupier.history.dialect import dialect_of
from croupier.history.errors import named
from croupier.history.grid import Grid, bold
from croupier.history.lines import FACE_DOWN
from croupier.history.names import bet_name
from croupier.history.played import Played
from croupier.history.totals import Totals, totals, totals_grid
from croupier.history.verbs import NO_REASON
from croupier.money import dollars
from croupier.rulebook import Citation
from croupier.sentences import said, sentence
from croupier.table.game import Game
from croupier.table.places import DISCARDED, HELD_OVER, Place
from croupier.table.round import Round, Ruled
from croupier.table.settings import Settings
from croupier.table.wagers import Result, Wager

RESULTS = {
    Result.WIN: "wins",
    Result.LOSE: "loses",
    Result.PUSH: "stands off",
    Result.RETURNED: "returned",
}


class Section(msgspec.Struct, frozen=True):
    title: str
    inside: tuple[Grid | Text, ...]
    outcome: str = ""  # what follows from it, in a sentence


def page(played: Played) -> Group:
    """For a terminal."""
    headings = (bold(source_of(played)),) if played.file else ()
    parts: list[RenderableType] = [*headings, bold(table_of(played))]
    for section in sections(played):
        parts += [Text(""), drawn(section)]
    return Group(*parts, Text(""))


def sections(played: Played) -> tuple[Section, ...]:
    """What a page about the round shows, however it is drawn."""
    round, dialect = played.round, dialect_of(played.game)
    found = [Section(dialect.lies, (_cards(played),), dialect.told(round))]
    if round.rulings:
        found.append(Section("Rulings", tuple(map(_ruling, round.rulings))))
    if not round.placed:
        return (*found, Section("Bets", (Text("Nobody bet."),)))
    return (
        *found,
        Section("Bets", (_bets(played.game, round.placed),)),
        Section("Totals", (totals_grid(totals(round.placed)),)),
    )


def source_of(played: Played) -> str:
    """The file, and which of its rounds this is."""
    return named(played.file) + (f", round {played.number}" if played.number else "")


def table_of(played: Played) -> str:
    settings = played.round.settings
    words = f"{played.game.BOOK}, {_table_words(settings)}"
    if settings.edition == played.game.EDITIONS.current.date:
        return words
    return sentence(said("table-by-another-edition", table=words, edition=settings.edition))


def drawn(section: Section) -> Group:
    indented = Padding(Group(*section.inside), (0, 0, 0, 2), expand=False)
    outcome = (bold(section.outcome),) if section.outcome else ()
    return Group(Text(section.title, style="underline"), indented, *outcome)


def grand_total(rounds: int, by_player: Totals) -> Section:
    return Section(f"Grand total of {rounds:,} rounds", (totals_grid(by_player, house=True),))


def short(cites: tuple[Citation, ...]) -> str:
    """`Baccarat 3.16, 4.1.2`: a book is named once."""
    split = [cited.rpartition(" ") for cited in dict.fromkeys(cites)]
    return "; ".join(
        f"{book} {', '.join(number for _, _, number in group)}"
        for book, group in groupby(split, key=lambda parts: parts[0])
    )


def _table_words(settings: Settings) -> str:
    words = [f"{settings.kind} table", f"layout {settings.layout}"]
    if settings.decks:
        words.append("1 deck" if settings.decks == 1 else f"{settings.decks} decks")
    return ", ".join(words)


def _cards(played: Played) -> Grid:
    grid = Grid(3)
    for hand in dialect_of(played.game).hands(played.round):
        grid.add(hand.name, " ".join(hand.cards) or "–", hand.worth)
    for place, name in ((DISCARDED, "discarded"), (HELD_OVER, "held over")):
        lying = _lying(played.round, place)
        if lying:
            grid.add(name, lying, "")
    return grid


def _lying(round: Round[object], place: Place) -> str:
    lying = (drawn for drawn in round.cards if drawn.place.area == place.area)
    return " ".join(drawn.card or FACE_DOWN for drawn in lying)


def _ruling(ruled: Ruled) -> Text:
    reason = f", “{ruled.reason}”" if ruled.reason else ""
    if ruled.reason == NO_REASON:
        reason = f", {NO_REASON}"
    by = ruled.by or sentence(said("the-book"))
    return Text.assemble((short(ruled.cites), "bold"), f": {sentence(ruled.effect)} ({by}{reason})")


def _bets(game: Game, wagers: Iterable[Wager]) -> Grid:
    dialect = dialect_of(game)
    grid = Grid(6, figures=(1, 4), headings=("", "stake", "bet", "result", "back", "by"))
    for wager in wagers:
        settlement = wager.settlement
        assert settlement is not None, "a finished round leaves no bet open"
        grid.add(
            wager.player,
            dollars(wager.stake_cents),
            _bet_words(game, wager),
            dialect.result_told(wager) or RESULTS[settlement.result],
            dollars(settlement.payout_cents),
            Text(short(settlement.cites), style="dim"),
        )
    return grid


def _bet_words(game: Game, wager: Wager) -> str:
    spot = wager.spot
    words = [bet_name(spot.bet), *([spot.on] if spot.on else [])]
    words += [] if spot.box is None else [f"box {spot.box}"]
    if wager.hand is not None and wager.hand > 1:
        words.append(f"hand {wager.hand}")
    if wager.odds is not None:
        words.append(f"at {wager.odds}")
    if wager.action_cents != wager.stake_cents:
        words.append(f"({dollars(wager.action_cents)} in action)")
    if wager.turned_away_cents:
        offered = dollars(wager.stake_cents + wager.turned_away_cents)
        words.append(
            f"({dollars(wager.stake_cents)} of {offered}, {dollars(wager.turned_away_cents)} "
            f"turned away: {game.PARAGRAPHS.over_maximum})"
        )
    return " ".join(words)
