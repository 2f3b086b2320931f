"""Sentences as data, and the catalogues that turn them into English and Chinese."""

from croupier.engine.sentences.catalogues import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    add_catalogues,
    current_language,
    in_words,
    sentence,
    shortened,
    speaking,
)
from croupier.engine.sentences.citations import bracketed, cited, short
from croupier.engine.sentences.joins import aside, colon, comma
from croupier.engine.sentences.messages import Amount, Listed, Message, Value, said

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Amount",
    "Listed",
    "Message",
    "Value",
    "add_catalogues",
    "aside",
    "bracketed",
    "cited",
    "colon",
    "comma",
    "current_language",
    "in_words",
    "said",
    "sentence",
    "short",
    "shortened",
    "speaking",
]
