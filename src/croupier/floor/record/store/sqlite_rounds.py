"""The index of rounds in an SQLite file: how it is written, searched and looked through."""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from croupier.floor.record.store.rounds import (
    BetStands,
    Indexed,
    IndexRow,
    PlayersRound,
    RoundOpening,
    RoundRow,
    RoundStands,
    Search,
)

Entry = tuple[int, str, Indexed]  # the position of an entry, its stream, what it adds

COLUMNS = """r.stream, number, first_position, last_position, opened_ms, closed_ms, outcome,
    dealers, players, paragraphs, rulings, largest_cents, total_cents"""
ROW = f"SELECT {COLUMNS} FROM rounds AS r"
ONE = f"{ROW} WHERE stream = ? AND number = ?"
OPENING = "SELECT opening FROM rounds WHERE stream = ? AND number = ?"
DUE = "SELECT position FROM rounds_due"
OF_PLAYER = """SELECT stream, number, first_position, opened_ms, closed_ms, outcome, voided_later,
    bets FROM round_words CROSS JOIN rounds ON first_position = round
    WHERE kind = 'player' AND word = ? AND last_position IS NOT NULL ORDER BY closed_ms, round"""
BETS = "bets, voided_later"
WITHOUT_BETS = "NULL, 0"  # in a file of an earlier schema
PAGE_OF_INDEX = f"""SELECT {COLUMNS}, opening, f.version, l.version, %s FROM rounds AS r
    LEFT JOIN log AS f ON f.position = first_position AND f.stream = r.stream
    LEFT JOIN log AS l ON l.position = last_position AND l.stream = r.stream
    WHERE r.stream = ? AND number > ? ORDER BY number LIMIT ?"""
# Words of rounds that have other words, or none.
ASTRAY = """SELECT round FROM (SELECT * FROM words_of_rounds EXCEPT SELECT * FROM round_words)
    UNION SELECT round FROM (SELECT * FROM round_words EXCEPT SELECT * FROM words_of_rounds)"""
WORDS = slice(7, 11)  # of the columns
STREAMS = "SELECT DISTINCT stream FROM rounds"

_encoder = msgspec.json.Encoder()
_words = msgspec.json.Decoder(tuple[str, ...])
_bets = msgspec.json.Decoder(tuple[BetStands, ...])


def write(writer: sqlite3.Connection, entries: Iterable[Entry]) -> None:
    """In the order of the entries: a round is opened before it is over."""
    for position, stream, indexed in entries:
        if indexed.opened is not None:
            _open(writer, position, stream, indexed.opened)
        for round in indexed.stands:
            _stand(writer, position, stream, round)


def write_anew(writer: sqlite3.Connection, entries: Iterable[Entry]) -> None:
    for table in ("round_words", "rounds", "rounds_due"):
        writer.execute(f"DELETE FROM {table}")
    write(writer, entries)


def _open(writer: sqlite3.Connection, position: int, stream: str, round: RoundOpening) -> None:
    writer.execute(
        "INSERT INTO rounds (first_position, stream, number, opened_ms, opening)"
        " VALUES (?, ?, ?, ?, ?)",
        (position, stream, round.number, round.opened_ms, round.opening),
    )


def _stand(writer: sqlite3.Connection, position: int, stream: str, round: RoundStands) -> None:
    writer.execute(
        "UPDATE rounds SET last_position = ?, closed_ms = ?, outcome = ?,"
        " dealers = coalesce(?, dealers), players = ?, paragraphs = ?, rulings = ?,"
        " largest_cents = ?, total_cents = ?, bets = ?, voided_later = ?"
        " WHERE stream = ? AND number = ?",
        (
            position,
            round.closed_ms,
            round.outcome,
            None if round.dealers is None else _text(round.dealers),
            _text(round.players),
            _text(round.paragraphs),
            _text(round.rulings),
            round.largest_cents,
            round.total_cents,
            _encoder.encode(round.bets).decode(),
            round.voided_later,
            stream,
            round.number,
        ),
    )


def asked(search: Search) -> tuple[str, tuple[object, ...]]:
    """The question as SQL; the latest round comes first."""
    clauses, values = ["last_position IS NOT NULL"], list[object]()
    for clause, value in (
        ("stream = ?", search.stream),
        ("outcome = ? COLLATE NOCASE", search.outcome),
        ("largest_cents > ?", search.more_than_cents),
        ("opened_ms >= ?", search.since_ms),
        ("opened_ms <= ?", search.until_ms),
        ("first_position < ?", search.before),
    ):
        if value is not None:
            clauses.append(clause)
            values.append(value)
    for kind, word in (
        *(("player", name) for name in search.players),
        ("dealer", search.dealer),
        ("paragraph", search.paragraph),
        ("ruling", search.ruling),
    ):
        if word is not None:
            clauses.append(
                "first_position IN (SELECT round FROM round_words WHERE kind = ? AND word = ?)"
            )
            values += (kind, word)
    values.append(-1 if search.limit is None else search.limit)
    where = " AND ".join(clauses)
    return f"{ROW} WHERE {where} ORDER BY first_position DESC LIMIT ?", tuple(values)


def row(found: tuple[Any, ...]) -> RoundRow:
    values: Any = (*found[: WORDS.start], *map(_read, found[WORDS]), *found[WORDS.stop :])
    return RoundRow(*values)


def index_rows(found: Iterable[tuple[Any, ...]]) -> Iterator[IndexRow]:
    for *columns, opening, first, last, bets, later in found:
        known = None if bets is None else _bets_of(bets)
        yield IndexRow(row(tuple(columns)), opening, first, last, known, bool(later))


def page_of_index(*, with_bets: bool) -> str:
    return PAGE_OF_INDEX % (BETS if with_bets else WITHOUT_BETS)


def of_player(player: str, found: Iterable[tuple[Any, ...]]) -> Iterator[PlayersRound]:
    for *columns, later, bets in found:
        own = tuple(bet for bet in _bets_of(bets) if bet.player == player)
        values: Any = (*columns, bool(later), own)
        yield PlayersRound(*values)


def _bets_of(text: str) -> tuple[BetStands, ...]:
    """What cannot be read is found by whoever verifies: there are no such bets."""
    try:
        return _bets.decode(text)
    except (msgspec.DecodeError, ValueError):
        return ()


def _text(words: tuple[str, ...]) -> str:
    return _encoder.encode(words).decode()


def _read(text: str) -> tuple[str, ...]:
    """What cannot be read stands for itself, so that whoever verifies finds it."""
    try:
        return _words.decode(text)
    except (msgspec.DecodeError, ValueError):
        return (text,)
