"""What goes over the wire between a floor and its clients: bodies, frames and the values in them."""
