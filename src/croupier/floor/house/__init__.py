"""The House: its people, their roles and licences, who holds chips, and which tables there are."""
