"""How events change a round and a table; no rule is decided here."""
