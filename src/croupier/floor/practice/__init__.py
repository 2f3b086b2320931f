"""Practice tables: one person each, in memory, repeatable from a seed."""
