"""Cards by value, the hands they can make, and the shoes they come from."""
