"""Whole numbers as people write them on the command line: 1000000, 1_000_000 or 1e6."""

import re
from decimal import Decimal
from typing import Any

import typer

from croupier.cli.console.output import complain
from croupier.engine.history.errors import typed
from croupier.engine.sentences import said

WHOLE = re.compile(r"-?(\d+(_\d+)*|\d{1,3}(,\d{3})+|\d+(\.\d+)?[eE]\+?\d{1,2})")
LONGEST = 100  # characters


def whole_number(text: str) -> int:
    """What an option was given; its default comes here too, as a number."""
    written = str(text)
    if len(written) > LONGEST:
        complain(said("number-too-long", digits=f"{len(written):,}"))
    number = Decimal(re.sub("[_,]", "", written)) if WHOLE.fullmatch(written) else None
    if number is None or number != number.to_integral_value():
        complain(said("not-a-whole-number", text=typed(written)))
    return int(number)


def number_option() -> Any:
    return typer.Option(parser=whole_number, metavar="N")
