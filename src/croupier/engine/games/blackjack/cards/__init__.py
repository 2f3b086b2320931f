"""The hands of a box: what they are worth, split, doubled, laid, followed."""
