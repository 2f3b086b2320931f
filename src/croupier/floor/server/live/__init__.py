"""What goes out to everybody at a table: frames, audience, outboxes."""
