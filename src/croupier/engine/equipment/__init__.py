"""The things on the table: cards, shoe, wheel."""
