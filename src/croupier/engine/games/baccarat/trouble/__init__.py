"""Section 5 of the book of Baccarat: what can go wrong, when each line applies, what is done."""
