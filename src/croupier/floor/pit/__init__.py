"""The Pit: every table at a glance, what needs somebody, what was lost and won, and evidence."""
