"""The rules: commands in, events out. No clock, no network; chance only as it is handed in."""
