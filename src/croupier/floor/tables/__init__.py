"""Live tables: what the floor allows beyond the rules, and one stream of entries for each table."""
