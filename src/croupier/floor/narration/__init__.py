"""What is said about a table in words: aloud, beside it, and about this moment."""
