"""What goes over the wire: bodies, frames and the values in them."""
