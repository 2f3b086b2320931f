"""What `--plot` writes: the charts of the reports on a sheet of their own, as one SVG file."""
