"""The Pit: every table at a glance, alerts, returns against expectation, evidence."""
