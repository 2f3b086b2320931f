"""The course of a table: a command to its round, and what happens between rounds."""
