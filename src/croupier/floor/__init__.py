"""Who runs a table: sources of cards, the Dealer who does what is due, those who play along."""
