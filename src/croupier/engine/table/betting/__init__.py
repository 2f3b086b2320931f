"""Bets, limits and what is left below them."""
