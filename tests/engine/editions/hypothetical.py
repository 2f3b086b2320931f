"""A second edition of Baccarat that never was: one drawing rule, one payout and one paragraph of
section 5 differ."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from croupier.engine.games import baccarat
from croupier.engine.games.baccarat.edition import BaccaratEdition
from croupier.engine.money import Odds
from croupier.engine.rulebook import Book, book, on_trial, read_book
from croupier.engine.table.contract.irregularity import Irregularities, Line, Principle
from croupier.engine.table.trouble.rulings import void
from croupier.engine.table.vocabulary.facts import DisplayWrong

OLD, NEW = "2019-09-16", "2099-01-01"
CHANGED = read_book((Path(__file__).parent / f"baccarat-{NEW}.toml").read_text(encoding="utf-8"))


def its_book() -> Book:
    old = book("Baccarat", OLD)
    paragraphs = tuple(CHANGED.by_number.get(p.number, p) for p in old.paragraphs)
    return replace(CHANGED, paragraphs=paragraphs)


def its_rules() -> BaccaratEdition:
    old = baccarat.EDITIONS.of(baccarat.settings(edition=OLD))
    *below_six, _, seven = old.table_of_play.banker_draws_against
    against = (*below_six, frozenset({7}), seven)
    return replace(
        old,
        date=NEW,
        table_of_play=replace(old.table_of_play, banker_draws_against=against),
        pays={**old.pays, "tie": Odds.to(9)},
        irregularities=Irregularities(*map(_void_if_displayed_wrong, old.irregularities.entries)),
    )


def _void_if_displayed_wrong(entry: Line | Principle) -> Line | Principle:
    if isinstance(entry, Line) and entry.fact is DisplayWrong:
        return replace(entry, ruling=void())
    return entry


@contextmanager
def in_effect() -> Iterator[None]:
    """As if it had come into effect."""
    with on_trial(its_book()), baccarat.EDITIONS.on_trial(its_rules()):
        yield
