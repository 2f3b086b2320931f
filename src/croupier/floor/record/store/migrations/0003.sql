-- How a stream stood at some entries, so that what lies before them need not be read when it is
-- opened. All of it can be made again from the log; what is not as it was made is not used.

CREATE TABLE snapshots (
    position INTEGER PRIMARY KEY, -- of the entry after which it stood so
    stream TEXT NOT NULL,
    number INTEGER NOT NULL, -- of the round that the entry opened
    made_by TEXT NOT NULL, -- the sources
    state BLOB NOT NULL,
    vouched BLOB NOT NULL, -- with a key that is not in here
    UNIQUE (stream, number)
) STRICT;
