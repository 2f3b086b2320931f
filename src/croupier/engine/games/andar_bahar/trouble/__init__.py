"""Section 5 of the book of Andar Bahar: what can go wrong, when each line applies, what is done."""
