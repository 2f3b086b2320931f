"""Makes `python -m croupier` the command line."""

import sys


def main() -> None:
    try:
        from croupier.cli import main as command_line
    except KeyboardInterrupt:  # while the modules are still being read
        sys.exit(130)
    command_line()


if __name__ == "__main__":
    main()
