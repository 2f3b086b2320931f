"""What the commands about figures share."""
