"""Evidence about one round: its entries with their links in the chain, how the table stood when it
was opened, its history, and the paragraphs that were cited. That it holds together anybody can
check; that the record says so, whoever has the record."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.history.accounts.account import ruling_told
from croupier.engine.history.accounts.rulings import Account, accounts
from croupier.engine.history.accounts.rulings_told import account_said
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from croupier.engine.rulebook import Citation, book, citations_in, translated
from croupier.engine.sentences import LANGUAGES, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.state.table_events import SeatTaken, TableOpened
from croupier.engine.table.vocabulary.events import Event
from croupier.floor.house.state import HouseTable
from croupier.floor.pit.table_record import RoundOnRecord, followed, rounds_on_record
from croupier.floor.protocol.evidence import Evidence, Link
from croupier.floor.record.store.entries import GENESIS, Line
from croupier.floor.record.store.interface import Head, Reading
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.restoration import house_of, lines_until

TOLD = "told"


def evidence_of(store: Reading, table: HouseTable, number: int, head: Head) -> Evidence | None:
    """As the record stood at that head; None: there was no such round."""
    game, lines = game_named(table.settings.game), lines_until(store, table.name, head.position)
    steps = followed(game, table.name, lines, automatic=table.automatic)
    found = rounds_on_record(game, steps).get(number)
    return None if found is None else _evidence(game, table.name, found, store, head)


def _evidence(game: Game, table: str, found: RoundOnRecord, store: Reading, head: Head) -> Evidence:
    settings, codec = found.opening.settings, live_codec(game)
    texts = "\n".join(line.body.decode() for line in (*found.lines, *found.later))
    return Evidence(
        table,
        game.NAME,
        settings.edition,
        found.number,
        found.ended,
        found.round.status,
        tuple(msgspec.Raw(codec.written(event)) for event in _opening(found)),
        tuple(_link(store, line) for line in found.lines),
        tuple(_link(store, line) for line in found.later),
        head.position,
        head.chain.hex(),
        history_of(game, table, found),
        paragraphs_in(texts, game.BOOK, settings.edition),
        rulings_of(game, found.round),
        readings=house_of(store, found.lines[0].position).readings,
    )


def rulings_of(game: Game, round: AnyRound) -> tuple[Mapping[str, Any], ...]:
    """The account of each ruling as `settle --json` has it; `told`: its sentences, by language."""
    return tuple(
        {**without_sentences(ruling_told(each)), TOLD: _by_language(each)}
        for each in accounts(game, round)
    )


def without_sentences(told: Mapping[str, Any]) -> dict[str, Any]:
    """What does not depend on how a catalogue words it."""
    return {key: value for key, value in told.items() if key not in (TOLD, "effect")}


def _by_language(ruled: Account) -> dict[str, list[str]]:
    told = (ruled.effect, *account_said(ruled))
    return {language: [sentence(each, language) for each in told] for language in LANGUAGES}


def _opening(found: RoundOnRecord) -> Iterator[Event]:
    """A table that has played as many rounds, with its people and its shoe."""
    opening = found.opening
    yield TableOpened(opening.settings, opening.shoe, opening.purses, found.number - 1)
    yield from (SeatTaken(box, player) for box, player in opening.seats.items())


def _link(store: Reading, line: Line) -> Link:
    previous = _before(store, line)
    return Link(line.position, previous.hex(), line.chain.hex(), line.body.decode())


def _before(store: Reading, line: Line) -> bytes:
    if line.position == 1:
        return GENESIS
    (before,) = store.lines(after=line.position - 2, limit=1)
    return before.chain


def history_of(game: Game, table: str, found: RoundOnRecord) -> str | None:
    """None: something happened that a history has no words for, or the round is not over."""
    if not found.plain or found.ended not in (Status.CONCLUDED, Status.VOID):
        return None
    opening = found.opening  # people in the order of their names, however they came
    purses = None if opening.purses is None else dict(sorted(opening.purses.items()))
    opening = replace(opening, purses=purses, seats=dict(sorted(opening.seats.items())))
    return written(Played(table, found.number, game, opening, found.commands, found.round))


def paragraphs_in(text: str, name: str, edition: str) -> dict[Citation, dict[str, str]]:
    """Every paragraph of the book that the text cites, in all languages."""
    original = book(name, edition)
    books = {language: translated(original, language) for language in LANGUAGES}
    cited = dict.fromkeys(citation for _, citation in citations_in(text))
    numbers = {citation: citation.rpartition(" ")[2] for citation in cited}
    return {
        Citation(citation): {language: books[language].by_number[n].gist for language in books}
        for citation, n in sorted(numbers.items())
        if citation == f"{name} {n}" and n in original.by_number
    }
