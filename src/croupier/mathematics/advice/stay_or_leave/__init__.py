"""What bets win on average that stay in after an error, by what their player sees."""
