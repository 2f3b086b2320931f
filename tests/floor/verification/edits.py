"""Ways to edit a record by hand: what a damaged disk leaves, and what a person who has the file
writes, chained again where that hides it."""

import json
import sqlite3
from collections.abc import Callable
from random import Random
from typing import Any

from croupier.floor.record.store.entries import GENESIS, chained

Edit = Callable[[Random, sqlite3.Connection], None]

NUMBERS = (0, -1, 1, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64, 10**30, 10**400, 0.5, 1e308)
TEXTS = ("", "x", "ann", "house", "clock", "None", "♠" * 50, "w" * 5_000, "a\nb", "\x00", "{ $x }")
OTHER_TYPES: tuple[object, ...] = (None, True, [], {}, "text", 7, -7, 1.5, [[]], {"type": "x"})
NAMES = ("table.round-concluded.1", "table.no-such-event.1", "house.table-added.1", "", "x" * 3_000)
COLUMNS = ("stream", "version", "id", "body", "chain")


# entries


def entries(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
    return db.execute(
        f"SELECT position, {', '.join(COLUMNS)} FROM log ORDER BY position"
    ).fetchall()


def put(db: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
    db.execute("DELETE FROM log")
    db.executemany("INSERT OR REPLACE INTO log VALUES (?, ?, ?, ?, ?, ?)", rows)


def one(rng: Random, db: sqlite3.Connection) -> tuple[Any, ...]:
    return rng.choice(entries(db))


def set_body(db: sqlite3.Connection, position: int, body: bytes) -> None:
    db.execute("UPDATE log SET body = ? WHERE position = ?", (body, position))


def lose(rng: Random, db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM log WHERE position = ?", one(rng, db)[:1])


def cut_off(rng: Random, db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM log WHERE position > ?", one(rng, db)[:1])


def double(rng: Random, db: sqlite3.Connection) -> None:
    rows, (position, stream, version, identity, body, chain) = entries(db), one(rng, db)
    after = [(at + 1, *rest) for at, *rest in rows if at > position]
    before = [row for row in rows if row[0] <= position]
    again = (position + 1, stream, version + 10**6, f"{identity} again", body, chain)
    put(db, [*before, again, *after])


def swap(rng: Random, db: sqlite3.Connection) -> None:
    rows = entries(db)
    at = rng.randrange(len(rows) - 1)
    (p, *first), (q, *second) = rows[at], rows[at + 1]
    rows[at], rows[at + 1] = (p, *second), (q, *first)
    put(db, rows)


def shuffle(rng: Random, db: sqlite3.Connection) -> None:
    rows = entries(db)
    places = [row[0] for row in rows]
    rng.shuffle(places)
    put(db, [(place, *row[1:]) for place, row in zip(places, rows, strict=True)])


def other_column(rng: Random, db: sqlite3.Connection) -> None:
    position, column = one(rng, db)[0], rng.choice(COLUMNS[:3])
    value = rng.choice((2**62, -3, 5)) if column == "version" else rng.choice(TEXTS[:8])
    db.execute(f"UPDATE OR REPLACE log SET {column} = ? WHERE position = ?", (value, position))


def other_position(rng: Random, db: sqlite3.Connection) -> None:
    value = rng.choice((0, -5, 2**62, rng.randrange(1_000)))
    db.execute(
        "UPDATE OR REPLACE log SET position = ? WHERE position = ?", (value, one(rng, db)[0])
    )


def other_chain(rng: Random, db: sqlite3.Connection) -> None:
    value = rng.choice((b"", b"\x00" * 32, rng.randbytes(32), rng.randbytes(5)))
    db.execute("UPDATE log SET chain = ? WHERE position = ?", (value, one(rng, db)[0]))


def flip_a_byte(rng: Random, db: sqlite3.Connection) -> None:
    position, body = (row := one(rng, db))[0], bytearray(row[4])
    body[rng.randrange(len(body))] ^= 1 << rng.randrange(8)
    set_body(db, position, bytes(body))


def not_json(rng: Random, db: sqlite3.Connection) -> None:
    row = one(rng, db)
    body = rng.choice(
        (
            *(b"", b"null", b"[]", b"{}", b"7", b'"x"', b"\xff\xfe", b'{"stream":"\xff"}'),
            *(row[4][: rng.randrange(len(row[4]))], row[4] + b"x", b"[" * 100_000),
            b'{"a":' * 50_000,
            row[4].replace(b'"events":[', b'"events":[' + b"[" * 5_000),
            row[4].replace(b'"command":{', b'"command":{"deep":' + b'{"a":' * 3_000),
            row[4].replace(b'"by":"', b'"by":"\\ud800'),
            row[4].replace(b'"at_ms":', b'"at_ms": '),
            row[4].replace(b'"by":', b'"by":"x","by":'),
        )
    )
    set_body(db, row[0], body)


def edit_json(rng: Random, db: sqlite3.Connection, change: Callable[[Any], Any]) -> None:
    row = one(rng, db)
    found = json.loads(row[4])
    change(found)
    set_body(db, row[0], json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode())


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Each container in it, with the keys it has."""
    found: list[tuple[Any, Any]] = []
    if isinstance(tree, dict):
        found += [(tree, key) for key in tree]
    elif isinstance(tree, list):
        found += [(tree, nth) for nth in range(len(tree))]
    for holder, key in list(found):
        found += places(holder[key])
    return found


def at_some_place(change: Callable[[Random, Any, Any], None]) -> Edit:
    def edit(rng: Random, db: sqlite3.Connection) -> None:
        edit_json(rng, db, lambda tree: change(rng, *rng.choice(places(tree))))

    return edit


def _other_type(rng: Random, holder: Any, key: Any) -> None:
    holder[key] = rng.choice(OTHER_TYPES)


def _same_type(rng: Random, holder: Any, key: Any) -> None:
    value = holder[key]
    match value:
        case bool():
            holder[key] = not value
        case int() | float():
            holder[key] = rng.choice((*NUMBERS, value + 1, -value))
        case str():
            holder[key] = rng.choice((*TEXTS, value[::-1], value.upper(), value + "1"))
        case list():
            holder[key] = rng.choice((value[::-1], value * 2, value[1:], value[:1] * 300))
        case dict():
            holder[key] = {} if rng.random() < 0.5 else dict(list(value.items())[::-1])
        case _:
            holder[key] = rng.choice(OTHER_TYPES)


def _missing(rng: Random, holder: Any, key: Any) -> None:
    del holder[key]


def _one_more(rng: Random, holder: Any, key: Any) -> None:
    if isinstance(holder, dict):
        holder["another"] = rng.choice(OTHER_TYPES)
    else:
        holder.append(holder[key])


def other_name(rng: Random, db: sqlite3.Connection) -> None:
    def change(tree: Any) -> None:
        named = [holder for holder, key in places(tree) if key == "type"]
        rng.choice(named)["type"] = rng.choice(NAMES)

    edit_json(rng, db, change)


def other_salt(rng: Random, db: sqlite3.Connection) -> None:
    def change(tree: Any) -> None:
        tree["salt"] = rng.choice(("", "0" * 31, "G" * 32, "0" * 33, 7, None))
        if rng.random() < 0.4:
            del tree["salt"]

    edit_json(rng, db, change)


def other_shoe(rng: Random, db: sqlite3.Connection) -> None:
    """A commitment, or an order that was told."""
    for row in rng.sample(rows := entries(db), len(rows)):
        if b"floor.shoe-" in row[4]:
            tree = json.loads(row[4])
            for event in (tree["command"], *tree["events"]):
                for name in ("commitment", "salt", "number"):
                    if name in event and rng.random() < 0.3:
                        event[name] = rng.choice((0, "", "00", event[name], "f" * 64))
                if "order" in event:
                    cut = rng.choice((0, 1, len(event["order"])))
                    event["order"] = rng.choice((["2s"] * 110, event["order"][:cut], [""]))
            set_body(db, row[0], json.dumps(tree, separators=(",", ":")).encode())
            return


# what lies beside the log


def sql(*statements: str) -> Edit:
    def edit(rng: Random, db: sqlite3.Connection) -> None:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute(rng.choice(statements))

    return edit


SOME = "rowid IN (SELECT rowid FROM {0} ORDER BY random() LIMIT 1)"
SOME_POSTING = (
    "(position, number) IN (SELECT position, number FROM postings ORDER BY random() LIMIT 1)"
)
SOME_ACCOUNT = "name IN (SELECT name FROM accounts ORDER BY random() LIMIT 1)"
MANY = "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < {0})"

POSTINGS = sql(
    f"DELETE FROM postings WHERE {SOME_POSTING}",
    f"UPDATE postings SET cents = cents + 1 WHERE {SOME_POSTING}",
    f"UPDATE postings SET cents = 9223372036854775807 WHERE {SOME_POSTING}",
    f"UPDATE postings SET cents = -5 WHERE {SOME_POSTING}",
    f"UPDATE postings SET source = target, target = source WHERE {SOME_POSTING}",
    f"UPDATE postings SET source = '' WHERE {SOME_POSTING}",
    f"UPDATE postings SET target = hex(zeroblob(4000)) WHERE {SOME_POSTING}",
    f"UPDATE postings SET cites = '[' WHERE {SOME_POSTING}",
    f"UPDATE postings SET cites = '[1,null]' WHERE {SOME_POSTING}",
    f"UPDATE postings SET cites = json_array(hex(zeroblob(9000))) WHERE {SOME_POSTING}",
    f"UPDATE postings SET cites = CAST(x'ff' AS TEXT) WHERE {SOME_POSTING}",
    f"UPDATE OR REPLACE postings SET position = 0 WHERE {SOME_POSTING}",
    f"UPDATE OR REPLACE postings SET position = position + 3 WHERE {SOME_POSTING}",
    f"UPDATE OR REPLACE postings SET number = number + 50 WHERE {SOME_POSTING}",
    "INSERT INTO postings VALUES (9223372036854775807, 1, 'house', 'wallet ann', 5, '[]')",
    f"{MANY.format(3000)} INSERT INTO postings SELECT 9, i, 'house', 'wallet ann', i, '[]' FROM n",
    f"{MANY.format(1400)} INSERT INTO postings"
    " SELECT 30, i, 'house', 'wallet ' || hex(zeroblob(100)), i, '[\"Baccarat 5.8\"]' FROM n",
)
BALANCES = sql(
    f"DELETE FROM accounts WHERE {SOME_ACCOUNT}",
    f"UPDATE accounts SET cents = cents + 1 WHERE {SOME_ACCOUNT}",
    f"UPDATE accounts SET cents = -9223372036854775808 WHERE {SOME_ACCOUNT}",
    f"UPDATE accounts SET name = name || ' ' WHERE {SOME_ACCOUNT}",
    "INSERT INTO accounts VALUES ('wallet nobody', 5)",
    "INSERT INTO accounts VALUES (hex(zeroblob(5000)), 5)",
    "INSERT INTO accounts VALUES (CAST(x'ff' AS TEXT), 5)",
    f"{MANY.format(3000)} INSERT INTO accounts SELECT 'a' || i, i FROM n",
)
_ROUND = f"WHERE {SOME.format('rounds')}"
INDEX = sql(
    f"DELETE FROM rounds {_ROUND}",
    f"UPDATE rounds SET players = '[' {_ROUND}",
    f"UPDATE rounds SET dealers = '7' {_ROUND}",
    f"UPDATE rounds SET paragraphs = '[[1]]' {_ROUND}",
    f"UPDATE rounds SET rulings = '' {_ROUND}",
    f"UPDATE rounds SET outcome = 'other' {_ROUND}",
    f"UPDATE rounds SET opening = x'' {_ROUND}",
    f"UPDATE rounds SET opening = x'7b7d' {_ROUND}",
    f"UPDATE rounds SET opening = x'ff' {_ROUND}",
    f"UPDATE rounds SET opened_ms = -1 {_ROUND}",
    f"UPDATE rounds SET closed_ms = 9223372036854775807 {_ROUND}",
    f"UPDATE rounds SET last_position = 9223372036854775807 {_ROUND}",
    f"UPDATE rounds SET last_position = NULL {_ROUND}",
    f"UPDATE rounds SET last_position = 0 {_ROUND}",
    f"UPDATE OR REPLACE rounds SET first_position = first_position + 1 {_ROUND}",
    f"UPDATE OR REPLACE rounds SET first_position = -4 {_ROUND}",
    f"UPDATE OR REPLACE rounds SET number = number + 1 {_ROUND}",
    f"UPDATE OR REPLACE rounds SET number = 9223372036854775807 {_ROUND}",
    f"UPDATE OR REPLACE rounds SET stream = 'nowhere' {_ROUND}",
    f"UPDATE rounds SET largest_cents = -9223372036854775808 {_ROUND}",
    "INSERT INTO round_words VALUES ('player', 'zed', 3)",
    "DELETE FROM round_words WHERE kind = 'player'",
    "INSERT INTO rounds_due VALUES (9223372036854775807)",
    "INSERT INTO rounds_due VALUES (3)",
)
SNAPSHOTS = sql(
    "INSERT OR REPLACE INTO snapshots VALUES (3, 'baccarat-1', 1, 'x', x'7b7d', x'00')",
    "INSERT OR REPLACE INTO snapshots VALUES (-3, 'nowhere', 1, '', x'', x'')",
    "INSERT OR REPLACE INTO snapshots VALUES (9223372036854775807, 'house', -1, 'x', x'ff', x'')",
    "INSERT OR REPLACE INTO snapshots SELECT first_position, stream, number, 'x', opening, x'00'"
    " FROM rounds",
    "UPDATE snapshots SET state = x''",
    "UPDATE snapshots SET state = CAST(replace(CAST(state AS TEXT), '1', '2') AS BLOB)",
    "UPDATE snapshots SET vouched = x''",
    "UPDATE snapshots SET number = number + 1",
)
SECRETS = sql(
    "DELETE FROM sealed",
    "UPDATE sealed SET secret = x''",
    "UPDATE sealed SET secret = zeroblob(5000)",
    "UPDATE sealed SET name = name || '1'",
    "INSERT INTO sealed VALUES ('nowhere/shoe 1', x'00')",
    "INSERT INTO sealed VALUES (hex(zeroblob(5000)), x'00')",
)
BESIDE = sql(
    "INSERT INTO people VALUES ('ann', 'no hash', 0, 0)",
    "INSERT INTO people VALUES (CAST(x'ff' AS TEXT), '', -1, -1)",
    "INSERT INTO sessions VALUES (x'00', 'ann', 9223372036854775807)",
    "UPDATE people SET password_hash = ''",
)
SCHEMA = sql(
    "DROP TABLE snapshots",
    "DROP TABLE rounds_due",
    "DROP TABLE sessions",
    "DROP VIEW words_of_rounds",
    "CREATE TABLE more (x)",
    "CREATE TRIGGER t AFTER INSERT ON log BEGIN DELETE FROM postings; END",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 99",
    "PRAGMA application_id = 5",
)

OF_ENTRIES: dict[str, Edit] = {
    "lose": lose,
    "cut-off": cut_off,
    "double": double,
    "swap": swap,
    "shuffle": shuffle,
    "column": other_column,
    "position": other_position,
    "byte": flip_a_byte,
    "not-json": not_json,
    "other-type": at_some_place(_other_type),
    "same-type": at_some_place(_same_type),
    "missing": at_some_place(_missing),
    "one-more": at_some_place(_one_more),
    "name": other_name,
    "salt": other_salt,
    "shoe": other_shoe,
}
BESIDE_THEM: dict[str, Edit] = {
    "chain": other_chain,
    "postings": POSTINGS,
    "balances": BALANCES,
    "index": INDEX,
    "snapshots": SNAPSHOTS,
    "secrets": SECRETS,
    "people": BESIDE,
    "schema": SCHEMA,
}


def chain_again(db: sqlite3.Connection) -> None:
    """As if every entry had been written so."""
    chain = GENESIS
    for position, *_, body, _ in entries(db):
        chain = chained(chain, body)
        db.execute("UPDATE log SET chain = ? WHERE position = ?", (chain, position))


def columns_again(db: sqlite3.Connection) -> None:
    """What stands beside the entries, as far as it can be read out of them."""
    for position, *_, body, _ in entries(db):
        try:
            found = json.loads(body)
            values = str(found["stream"]), int(found["version"]), str(found["id"]), position
            db.execute(
                "UPDATE OR IGNORE log SET stream = ?, version = ?, id = ? WHERE position = ?",
                values,
            )
        except (ValueError, TypeError, KeyError, RecursionError, OverflowError, sqlite3.Error):
            continue


def edited(rng: Random, db: sqlite3.Connection) -> str:
    """One edit, or a few; what was done."""
    done: list[str] = []
    for _ in range(1 if rng.random() < 0.8 else rng.randrange(2, 4)):
        name = rng.choice([*OF_ENTRIES, *OF_ENTRIES, *BESIDE_THEM])
        try:
            (OF_ENTRIES.get(name) or BESIDE_THEM[name])(rng, db)
        except sqlite3.IntegrityError:
            continue
        except (sqlite3.Error, IndexError, ValueError, KeyError, TypeError, RecursionError):
            if not done:
                continue
        done.append(name)
    if rng.random() < 0.6 and any(name in OF_ENTRIES for name in done):
        columns_again(db)
        chain_again(db)
        done.append("chained again")
    db.commit()
    return ", ".join(done)
