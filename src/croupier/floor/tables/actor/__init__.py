"""One live table that runs: its inbox, its writer, its clocks, its automatic Dealer, its shoe."""
