"""Practice tables in memory, and the advisor beside them."""
