"""Double entry in cents: where every chip of the house is, and which entry moved it there."""
