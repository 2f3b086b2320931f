"""Drawing a report: HTML and SVG as text, without a script, for screen and paper."""
