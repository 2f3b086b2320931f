"""The odds of every bet as pages, worked out once, in a process of their own."""
