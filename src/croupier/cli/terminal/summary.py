"""How a round ended: the hands, what each of your bets did, and what is left of it."""

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.cli.terminal.cards import Deck
from croupier.cli.terminal.choices import hand_number
from croupier.cli.terminal.felt import cards
from croupier.engine.history.accounts.grid import Grid
from croupier.engine.history.accounts.page import result_told
from croupier.engine.history.dialect import dialect_of
from croupier.engine.money import dollars, net_dollars
from croupier.engine.sentences import Amount, Message, aside, said, sentence, short
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.engine.table.vocabulary.words import odds_said
from croupier.floor.narration.names import spot_named
from croupier.floor.practice.evening import Sitting


def summary(deck: Deck, sitting: Sitting) -> Group:
    parts: list[RenderableType] = []
    if sitting.round.settings.decks:
        parts.append(cards(deck, sitting))
    if sitting.round.settings.decks or sitting.round.status is Status.VOID:
        parts.append(Text(told(sitting), style="bold"))  # where a ball rests has been called
    own = [wager for wager in sitting.round.wagers if wager.player == sitting.you.name]
    if own:
        parts.append(_bets(sitting, own))
    return Group(*parts, _net(sitting, own))


def told(sitting: Sitting) -> str:
    if sitting.round.status is Status.VOID:
        return sentence(said("told-void"))
    return sentence(dialect_of(sitting.desk.game).told(sitting.round))


def _bets(sitting: Sitting, wagers: list[Wager]) -> Grid:
    grid = Grid(5, figures=(1, 3))
    for alike in _alike(wagers):
        settlement = alike[0].settlement
        assert settlement is not None, "a finished round leaves no bet open"
        change = _change(alike)
        grid.add(
            f"  {sentence(_where(sitting, alike[0]))}",
            _staked(alike),
            result_told(sitting.desk.game, alike[0]),
            Text(net_dollars(change), style="green" if change > 0 else "red" if change < 0 else ""),
            Text(short(settlement.cites), style="dim"),
        )
    return grid


def _staked(wagers: list[Wager]) -> str:
    """`130 of 400`, where the limits let only a part of it count."""
    stake = sum(wager.stake_cents for wager in wagers)
    counts = sum(wager.action_cents for wager in wagers)
    if not 0 < counts < stake:
        return dollars(stake)
    return sentence(said("summary-part", counts=Amount(counts), stake=Amount(stake)))


def _alike(wagers: list[Wager]) -> list[list[Wager]]:
    """Chips of one place with one result are one line."""
    found: dict[object, list[Wager]] = {}
    for wager in wagers:
        assert wager.settlement is not None
        fared = (wager.settlement.result, wager.settlement.cites)
        found.setdefault((wager.spot, wager.hand, wager.odds, fared), []).append(wager)
    return list(found.values())


def _where(sitting: Sitting, wager: Wager) -> Message:
    spot, number = spot_named(wager.spot, sitting.your_box), hand_number(sitting, wager)
    if number > 1:
        spot = said("play-chips-of-hand", spot=spot, hand=number)
    return (
        spot
        if wager.odds is None
        else said("summary-at-odds", spot=spot, odds=odds_said(wager.odds))
    )


def _result(change: int, *, bet: bool) -> Message:
    if change > 0:
        return said("summary-won", amount=Amount(change))
    if change < 0:
        return said("summary-lost", amount=Amount(-change))
    return said("summary-level") if bet else said("summary-no-bet")


def _net(sitting: Sitting, own: list[Wager]) -> Text:
    change = _change(own)
    style = "bold green" if change > 0 else "bold red" if change < 0 else "bold"
    others = [
        f"{player} {net_dollars(_change([w for w in sitting.round.wagers if w.player == player]))}"
        for player in sitting.round.players()
        if player != sitting.you.name
    ]
    return Text.assemble(
        (sentence(_result(change, bet=bool(own))), style),
        sentence(said("summary-purse", purse=Amount(sitting.purse_cents))),
        (aside(" · ".join(others)), "dim"),
    )


def _change(wagers: list[Wager]) -> int:
    return sum(wager.received_cents - wager.stake_cents for wager in wagers)
