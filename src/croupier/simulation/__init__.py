"""Rounds by the billion: compiled kernels, exact counts, the same on any number of threads."""
