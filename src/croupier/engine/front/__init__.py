"""A table from Python: a desk that hears lines and commands, and files of rounds played at it."""
