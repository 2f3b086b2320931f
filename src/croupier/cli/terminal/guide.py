"""The sign of the table and its bets with their odds: when you sit down, and after `?`."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group
from rich.text import Text

from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.table import Described, TableGuide
from croupier.engine.games.names import bet_named
from croupier.engine.history.accounts.grid import Grid
from croupier.engine.history.typed_words import first_word, words_of
from croupier.engine.money import CENTS_PER_DOLLAR, dollars
from croupier.engine.sentences import (
    Amount,
    Listed,
    Message,
    has_sentence,
    said,
    sentence,
    short,
)
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.settings import Limits, Settings
from croupier.engine.table.vocabulary.words import book_said
from croupier.floor.practice.evening import Sitting

USUAL_BET = 25 * CENTS_PER_DOLLAR


def always() -> tuple[tuple[str, Message], ...]:
    """What is typed, and what it does."""
    return (
        (first_word("table"), said("guide-table-shown")),
        (first_word("why"), said("guide-why")),
        (f"{first_word('rules')} 5.8", said("guide-rules")),
        ("q", said("guide-q")),
    )


def while_betting(guide: TableGuide) -> tuple[tuple[str, Message], ...]:
    return (
        (first_word("again"), said("guide-again")),
        (first_word("double"), said("guide-double")),
        (f"{first_word('max')} {guide.another_named}", said("guide-max")),
        (f"{words_of('withdraws')[0]} {{least}} {guide.another_named}", said("guide-withdraw")),
        ("Enter", said("guide-enter", begins=guide.begins)),
    )


def greeting(sitting: Sitting) -> Group:
    """The sign once, the bets in a line, and how to begin."""
    game, settings = sitting.desk.game, sitting.round.settings
    title = said("guide-table", book=book_said(game.BOOK), table=table_said(settings))
    guide = guide_of(game)
    least, more = Amount(settings.limits.minimum_cents), _more(settings)
    example, alone = example_of(game, least, more), guide.alone(more)
    return Group(
        _text(title, "bold"),
        Text.assemble(
            _text(said("guide-sign", limits=limits_said(settings.limits))),
            Text(f"  [{short((game.PARAGRAPHS.limits_displayed,))}]", style="dim"),
        ),
        _text(said("guide-pays", odds=_odds(sitting))),
        _text(said("guide-type", example=example, alone=alone), "cyan"),
        _text(said("guide-asides"), "cyan"),
    )


def example_of(game: Game, least: Amount, more: Amount) -> str:
    """Lines that can be typed, in amounts that the table takes."""
    key = f"guide-example-{game.NAME}"
    if has_sentence(key):
        return sentence(Message(key, {"least": least, "more": more}))
    return _with(guide_of(game).example, least, more)


def _text(message: Message, style: str = "") -> Text:
    return Text(sentence(message), style=style)


def _odds(sitting: Sitting) -> str:
    """`Player 1 to 1 · Tie 8 to 1`"""
    pay = [
        said(
            "guide-bets-pay",
            bets=Listed(tuple(bet_named(bet.bet) for bet in bets), "comma"),
            odds=odds,
        )
        for odds, bets in groupby(_bets(sitting), key=lambda bet: bet.pays)
    ]
    return " · ".join(map(sentence, pay))


def _bets(sitting: Sitting) -> list[Described]:
    """Those that can be placed: a layout for Series may name no sets."""
    settings = sitting.round.settings
    offered = {spot.bet for spot in sitting.desk.game.spots(settings)}
    described = guide_of(sitting.desk.game).bets(settings)
    return [bet for bet in described if bet.bet in offered]


def _with_amounts(text: str, settings: Settings) -> str:
    """Examples in amounts that this table takes."""
    return _with(text, Amount(settings.limits.minimum_cents), _more(settings))


def _with(text: str, least: Amount, more: Amount) -> str:
    return text.replace("{least}", dollars(least.cents)).replace("{more}", dollars(more.cents))


def _more(settings: Settings) -> Amount:
    return Amount(max(settings.limits.minimum_cents, USUAL_BET))


def table_said(settings: Settings) -> Message:
    if not settings.decks:
        return said("guide-layout", layout=settings.layout)
    return said("guide-layout-and-decks", layout=settings.layout, decks=settings.decks)


def limits_said(limits: Limits) -> Listed:
    told = [said("guide-minimum", amount=Amount(limits.minimum_cents))]
    if limits.maximum_cents is not None:
        told.append(said("guide-maximum", amount=Amount(limits.maximum_cents)))
    for most in dict.fromkeys(limits.maximum_by_bet.values()):
        bets = [bet_named(bet) for bet, other in limits.maximum_by_bet.items() if other == most]
        told.append(said("guide-maximum-for", amount=Amount(most), bets=Listed((*bets,))))
    if limits.differential_cents is not None:
        told.append(said("guide-differential", amount=Amount(limits.differential_cents)))
    return Listed((*told,), "comma")


def explained(sitting: Sitting) -> Group:
    """Everything that can be typed here; once the bets are closed, what still can."""
    guide = guide_of(sitting.desk.game)
    notes = [_text(note) for note in guide.notes]
    if sitting.round.status is not Status.BETTING:
        return Group(_words(sitting, always()), *notes)
    settings = sitting.round.settings
    alone = _text(said("guide-alone", alone=guide.alone(_more(settings))))
    limits = [_text(said("guide-limits", limits=limits_said(settings.limits)))]
    if settings.limits.differential_cents is not None:
        limits.append(_text(_differential(sitting)))
    words = _words(sitting, while_betting(guide) + always())
    return Group(*limits, _bets_explained(sitting), alone, words, *notes)


def _bets_explained(sitting: Sitting) -> Grid:
    settings = sitting.round.settings
    bets = Grid(3)
    for (pays, wins), alike in groupby(_bets(sitting), key=lambda bet: (bet.pays, bet.wins)):
        first, *others = (_with_amounts(_typed(bet), settings) for bet in alike)
        if others:
            wins = said("guide-also", wins=wins, typed=Listed((*others,), "comma"))
        bets.add(Text(first, style="cyan"), sentence(pays), sentence(wins))
    return bets


def _typed(bet: Described) -> str:
    """How it is placed."""
    name = sentence(bet_named(bet.bet))
    return bet.typed or f"{{least}} {name.lower()}"


def _words(sitting: Sitting, explained: Sequence[tuple[str, Message]]) -> Grid:
    words = Grid(2)
    for typed, meaning in explained:
        shown = _with_amounts(typed, sitting.round.settings)
        words.add(Text(shown, style="cyan"), sentence(meaning))
    return words


def _differential(sitting: Sitting) -> Message:
    """The word on the sign that only readers of the book know."""
    cents = sitting.round.settings.limits.differential_cents or 0
    one, other = map(bet_named, guide_of(sitting.desk.game).main)
    return said("guide-differential-means", one=one, other=other, amount=Amount(cents))
