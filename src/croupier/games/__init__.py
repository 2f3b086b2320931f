"""The games, one room each; none imports another."""
