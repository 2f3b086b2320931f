"""Numbers and amounts as people write them on the command line: 1000000, 1_000_000 or 1e6."""

import re
from decimal import Decimal
from typing import Any

import typer

from croupier.cli.console.output import complain
from croupier.engine.history.errors import typed
from croupier.engine.money import MOST_CENTS, AmountTooLarge, UnknownAmount, parse_dollars
from croupier.engine.sentences import Amount, said
from croupier.engine.table.vocabulary.refusals import amount_too_large

WHOLE = re.compile(r"-?(\d+(_\d+)*|\d{1,3}(,\d{3})+|\d+(\.\d+)?[eE]\+?\d{1,2})")
GROUPED = re.compile(r"(\d+(_\d+)*|\d{1,3}(,\d{3})+)(\.\d{1,2})?")
EXPONENT = re.compile(r"\d+(\.\d+)?[eE]\+?\d{1,2}")
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


def amount_in_cents(text: str) -> int:
    """An amount of dollars, written as it is at a table or as the whole numbers are."""
    written = str(text)
    plain = re.sub("[_,]", "", written) if GROUPED.fullmatch(written) else written
    if EXPONENT.fullmatch(plain):
        plain = str(whole_number(plain))
    try:
        cents = parse_dollars(plain)
    except AmountTooLarge:
        complain(amount_too_large().message)
    except UnknownAmount:
        complain(said("not-an-amount", amount=typed(written)))
    if not cents:
        complain(said("bankroll-no-chips", most=Amount(MOST_CENTS)))
    return cents


def amount_option() -> Any:
    return typer.Option(parser=amount_in_cents, metavar="AMOUNT")


def number_option() -> Any:
    return typer.Option(parser=whole_number, metavar="N")
