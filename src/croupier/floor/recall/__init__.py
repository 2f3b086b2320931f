"""Recorded rounds: found, replayed step by step, exported as histories."""
