"""What goes over the wire between a floor and its clients: bodies and frames."""
