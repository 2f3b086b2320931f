"""Live tables: one stream of entries each, a mailbox, clocks, and a Dealer who needs nobody."""
