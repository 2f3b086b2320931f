"""The Python front door: an open table that takes lines and commands, and history files played."""
