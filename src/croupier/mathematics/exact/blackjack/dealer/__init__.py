"""The Dealer's Hand: how it ends, from any shoe and from any cards."""
