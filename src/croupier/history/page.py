"""A played round as a person reads it: the cards, the rulings, each bet, who gets what."""

from itertools import groupby

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from croupier.history.dialect import dialect_of
from croupier.history.errors import named
from croupier.history.grid import Grid
from croupier.history.lines import FACE_DOWN
from croupier.history.playing import Played
from croupier.history.verbs import NO_REASON
from croupier.money import dollars
from croupier.rulebook import Citation
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


def page(played: Played) -> Group:
    round = played.round
    parts: list[RenderableType] = [
        *_source(played),
        Text(f"{played.game.BOOK}, {_table_words(round.settings)}", style="bold"),
        Text(""),
        _section(dialect_of(played.game).lies, _cards(played)),
        Text(dialect_of(played.game).told(round), style="bold"),
    ]
    if round.rulings:
        parts += [Text(""), _section("Rulings", *map(_ruling, round.rulings))]
    if round.placed:
        parts += [Text(""), _section("Bets", _bets(played.game, round.placed))]
        parts += [Text(""), _section("Totals", _totals(round.placed))]
    else:
        parts += [Text(""), Text("Nobody bet.")]
    return Group(*parts, Text(""))


def _source(played: Played) -> tuple[Text, ...]:
    """The file, where the round comes from one, and which of its rounds this is."""
    if not played.file:
        return ()
    which = f", round {played.number}" if played.number else ""
    return (Text(f"{named(played.file)}{which}", style="bold"),)


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


def _section(title: str, *inside: RenderableType) -> Group:
    return Group(
        Text(title, style="underline"), Padding(Group(*inside), (0, 0, 0, 2), expand=False)
    )


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
    return Text.assemble((short(ruled.cites), "bold"), f": {ruled.effect} ({ruled.by}{reason})")


def _bets(game: Game, wagers: tuple[Wager, ...]) -> Grid:
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
    spelled = dialect_of(game).spelled.get(wager.spot.bet, wager.spot.bet)
    words = [str(replace(wager.spot, bet=spelled))]
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


def _totals(wagers: tuple[Wager, ...]) -> Grid:
    grid = Grid(4, figures=(1, 2, 3), headings=("", "staked", "back", "net"))
    for player in dict.fromkeys(wager.player for wager in wagers):
        own = [wager for wager in wagers if wager.player == player]
        staked = sum(wager.stake_cents for wager in own)
        back = sum(wager.received_cents for wager in own)
        net = Text(f"{'+' if back > staked else ''}{dollars(back - staked)}", style="bold")
        grid.add(player, dollars(staked), dollars(back), net)
    return grid
