"""A fact stops the round: halts, rulings, answers."""
