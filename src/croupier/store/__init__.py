"""The durable record: every entry in one order, chained, with what it moves."""
