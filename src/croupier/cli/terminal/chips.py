"""Chips on one place: yours in brackets, those of the others added up."""

from collections.abc import Iterable

from rich.text import Text

from croupier.engine.money import dollars
from croupier.engine.table.vocabulary.wagers import Wager


def stack(wagers: Iterable[Wager], you: str, room: int | None = None) -> Text:
    """Yours stand out, also without colour; where both do not fit, a + stands for the others'."""
    chips = list(wagers)
    own = sum(wager.stake_cents for wager in chips if wager.player == you)
    others = sum(wager.stake_cents for wager in chips) - own
    yours = Text(f"[{dollars(own)}]" if own else "", style="bold green")
    beside = dollars(others) if others else ""
    if own and others:
        beside = f"+{beside}"
        if room is not None and len(yours.plain) + len(beside) > room:
            beside = "+"
    return Text.assemble(yours, beside)
