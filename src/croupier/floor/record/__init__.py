"""The durable record: the log of all entries, and the ledger that their money moves in."""
