-- Where the rounds of a stream lie, and what to find them by. All of it can be made again from the
-- log; nothing is decided by it.

CREATE TABLE rounds (
    first_position INTEGER PRIMARY KEY, -- of the entry that opened it
    stream TEXT NOT NULL,
    number INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL,
    opening BLOB NOT NULL, -- the table as betting opened
    last_position INTEGER, -- of the entry that changed it last; until it is over, none
    closed_ms INTEGER,
    outcome TEXT,
    dealers TEXT NOT NULL DEFAULT '[]',
    players TEXT NOT NULL DEFAULT '[]',
    paragraphs TEXT NOT NULL DEFAULT '[]',
    rulings TEXT NOT NULL DEFAULT '[]',
    largest_cents INTEGER NOT NULL DEFAULT 0,
    total_cents INTEGER NOT NULL DEFAULT 0,
    UNIQUE (stream, number)
) STRICT;

CREATE TABLE round_words (
    kind TEXT NOT NULL,
    word TEXT NOT NULL,
    round INTEGER NOT NULL,
    PRIMARY KEY (kind, word, round)
) STRICT, WITHOUT ROWID;

CREATE VIEW words_of_rounds (kind, word, round) AS
    SELECT 'dealer', value, first_position FROM rounds, json_each(dealers)
    UNION ALL SELECT 'player', value, first_position FROM rounds, json_each(players)
    UNION ALL SELECT 'paragraph', value, first_position FROM rounds, json_each(paragraphs)
    UNION ALL SELECT 'ruling', value, first_position FROM rounds, json_each(rulings);

CREATE TRIGGER words_before BEFORE UPDATE ON rounds BEGIN
    DELETE FROM round_words WHERE (kind, word, round) IN
        (SELECT kind, word, round FROM words_of_rounds WHERE round = old.first_position);
END;

CREATE TRIGGER words_after AFTER UPDATE ON rounds BEGIN
    INSERT INTO round_words
        SELECT kind, word, round FROM words_of_rounds WHERE round = new.first_position;
END;

CREATE TABLE rounds_due (position INTEGER NOT NULL) STRICT; -- entries up to it are not in here yet

INSERT INTO rounds_due SELECT max(position) FROM log HAVING count(*);
