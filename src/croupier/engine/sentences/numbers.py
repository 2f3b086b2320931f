"""Figures as people read them: a real minus sign."""

from croupier.engine.money import MINUS
from croupier.engine.sentences.catalogues import current_language


def number(value: float, form: str) -> str:
    """As Python formats it, with a minus sign instead of a hyphen."""
    return format(value, form).replace("-", MINUS)


def per_cent(value: float, form: str) -> str:
    """`10.36 %`; Chinese puts no blank before the sign."""
    return f"{number(value, form)}{'' if current_language() == 'zh' else ' '}%"


def amount(cents: float, sign: str = "") -> str:
    """`111,290.31`, `5,000`; with the sign "+" where zero is the question."""
    return number(round(cents) / 100, f"{sign}z,.2f").removesuffix(".00")
