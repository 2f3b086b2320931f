"""Rounds that were played, found again, replayed step by step and written down."""
