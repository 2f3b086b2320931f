"""Reports on paper: what a game's bets are worth, what a simulation found, what a session does to a
purse. Figures come from the rooms below; here they become findings, tables and pictures."""
