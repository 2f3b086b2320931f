"""The log of a table: names, codec, entries, and the rounds kept in memory."""
