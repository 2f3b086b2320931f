"""A table in the terminal: the felt, the questions, the evening."""
