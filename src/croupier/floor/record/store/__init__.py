"""The durable record: entries in one order, the money they move, and who may log in."""
