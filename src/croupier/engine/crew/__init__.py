"""Companions, staff, a Dealer who makes mistakes, the shuffled shoe. Chance is handed in."""
