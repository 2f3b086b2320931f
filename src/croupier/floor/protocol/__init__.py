"""What goes over the wire between a floor and whoever is at its tables."""
