"""Everybody at a table but you. All chance is drawn from the generator that is handed in."""
