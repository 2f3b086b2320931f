"""What is said and known at a table, as data: commands, events, facts, places, people."""
