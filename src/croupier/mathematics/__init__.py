"""What bets are worth: exact, simulated, over a session; and the reports about it."""
