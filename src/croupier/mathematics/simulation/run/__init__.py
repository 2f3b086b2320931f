"""A simulation from its request to its results: workers, checkpoints, comparison."""
