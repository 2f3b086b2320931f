### `croupier docs`

docs-no-checkout = The documentation is built from the sources, so `croupier docs` works in a checkout only.
docs-no-sphinx = The documentation needs Sphinx, which is not installed. Install it with `{ $command }`.
docs-building = Building the documentation. This takes about ten seconds.
docs-failed = The documentation could not be built. The lines above say why.
