"""Cards leave the shoe, questions are put, bets are settled."""
