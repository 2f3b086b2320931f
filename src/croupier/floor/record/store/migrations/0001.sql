PRAGMA application_id = 1129467733; -- CROU

CREATE TABLE log (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    body BLOB NOT NULL,
    chain BLOB NOT NULL,
    UNIQUE (stream, version)
) STRICT;

CREATE TABLE postings (
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents > 0),
    cites TEXT NOT NULL,
    PRIMARY KEY (position, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
    name TEXT PRIMARY KEY,
    cents INTEGER NOT NULL,
    CHECK (cents >= 0 OR name NOT GLOB 'wallet *')
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT;

CREATE TABLE people (
    name TEXT PRIMARY KEY,
    password_hash TEXT NOT NULL,
    failed INTEGER NOT NULL DEFAULT 0,
    locked_until_ms INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of ON sessions (name);
