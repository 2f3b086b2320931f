"""A live table in the terminal: what is shown, and what may be typed."""
