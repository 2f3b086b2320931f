"""Random numbers by counter, and cards drawn by them."""
