"""The store of the record: one hash-chained log with what belongs to it, in SQLite."""
