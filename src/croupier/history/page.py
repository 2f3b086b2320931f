"""A played round as a person reads it: the cards, the rulings, each bet, who gets what."""

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from croupier.history.dialect import dialect_of
from croupier.history.lines import FACE_DOWN
from croupier.history.playing import Played
from croupier.money import dollars
from croupier.rulebook import Citation
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
        _section("Cards", _cards(played)),
        Text(dialect_of(played.game).told(round), style="bold"),
    ]
    if round.rulings:
        parts += [Text(""), _section("Rulings", *map(_ruling, round.rulings))]
    if round.wagers:
        parts += [Text(""), _section("Bets", _bets(round.wagers))]
        parts += [Text(""), _section("Totals", _totals(round.wagers))]
    else:
        parts += [Text(""), Text("Nobody bet.")]
    return Group(*parts, Text(""))


def _source(played: Played) -> tuple[Text, ...]:
    """The file, where the round comes from one, and which of its rounds this is."""
    if not played.file:
        return ()
    which = f", round {played.number}" if played.number else ""
    return (Text(f"{played.file}{which}", style="bold"),)


def short(cites: tuple[Citation, ...]) -> str:
    """`Baccarat 3.16, 4.1.2`: a book is named once."""
    split = [cited.rpartition(" ") for cited in dict.fromkeys(cites)]
    return "; ".join(
        f"{book} {', '.join(number for _, _, number in group)}"
        for book, group in groupby(split, key=lambda parts: parts[0])
    )


def _table_words(settings: Settings) -> str:
    decks = "1 deck" if settings.decks == 1 else f"{settings.decks} decks"
    return f"{settings.kind} table, layout {settings.layout}, {decks}"


def _section(title: str, *inside: RenderableType) -> Group:
    return Group(
        Text(title, style="underline"), Padding(Group(*inside), (0, 0, 0, 2), expand=False)
    )


def _grid(*columns: bool) -> Table:
    """Columns side by side; True for figures, which stand to the right."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for figures in columns[:-1]:
        grid.add_column(justify="right" if figures else "left", no_wrap=True)
    grid.add_column(justify="right" if columns[-1] else "left")
    return grid


def _cards(played: Played) -> Table:
    grid = _grid(False, False, False)
    for hand in dialect_of(played.game).hands(played.round):
        grid.add_row(hand.name, " ".join(hand.cards) or "–", hand.worth)
    for place, name in ((DISCARDED, "discarded"), (HELD_OVER, "held over")):
        lying = _lying(played.round, place)
        if lying:
            grid.add_row(name, lying, "")
    return grid


def _lying(round: Round[object], place: Place) -> str:
    return " ".join(card or FACE_DOWN for card in round.at(place))


def _ruling(ruled: Ruled) -> Text:
    reason = f", “{ruled.reason}”" if ruled.reason else ""
    return Text.assemble((short(ruled.cites), "bold"), f": {ruled.effect} ({ruled.by}{reason})")


def _bets(wagers: tuple[Wager, ...]) -> Table:
    grid = _grid(False, True, False, False, True, False)
    grid.add_row(*(Text(word, style="dim") for word in ("", "stake", "bet", "", "back", "by")))
    for wager in wagers:
        settlement = wager.settlement
        assert settlement is not None, "a finished round leaves no bet open"
        grid.add_row(
            wager.player,
            dollars(wager.stake_cents),
            _bet_words(wager),
            RESULTS[settlement.result],
            dollars(settlement.payout_cents),
            Text(short(settlement.cites), style="dim"),
        )
    return grid


def _bet_words(wager: Wager) -> str:
    words = [str(wager.spot)]
    if wager.hand is not None and wager.hand > 1:
        words.append(f"hand {wager.hand}")
    if wager.odds is not None:
        words.append(f"at {wager.odds}")
    if wager.action_cents != wager.stake_cents:
        words.append(f"({dollars(wager.action_cents)} in action)")
    return " ".join(words)


def _totals(wagers: tuple[Wager, ...]) -> Table:
    grid = _grid(False, True, True, True)
    grid.add_row("", *(Text(word, style="dim") for word in ("staked", "back", "net")))
    for player in dict.fromkeys(wager.player for wager in wagers):
        own = [wager for wager in wagers if wager.player == player]
        staked = sum(wager.stake_cents for wager in own)
        back = sum(wager.payout_cents for wager in own)
        net = Text(f"{'+' if back > staked else ''}{dollars(back - staked)}", style="bold")
        grid.add_row(player, dollars(staked), dollars(back), net)
    return grid
