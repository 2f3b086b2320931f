"""The table and its round, frozen, and the accounts that money moves between."""
