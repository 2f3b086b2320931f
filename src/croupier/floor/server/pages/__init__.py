"""The files of the pages, and the odds that they show, worked out once."""
