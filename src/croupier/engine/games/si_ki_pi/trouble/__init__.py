"""Section 5 of the book of Si Ki Pi: what can go wrong, when each line applies, what is done."""
