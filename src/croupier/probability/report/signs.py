"""Figures as people read them: a real minus sign."""

from croupier.money import MINUS


def number(value: float, form: str) -> str:
    """As Python formats it, with a minus sign instead of a hyphen."""
    return format(value, form).replace("-", MINUS)
