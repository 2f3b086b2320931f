"""From the exact mathematics of a game to what its report tells: rows, pictures' data, findings."""
