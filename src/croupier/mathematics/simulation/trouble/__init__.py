"""Rounds with mistakes: what they lead to."""
