"""Sentences as data, and the catalogues that turn them into English and Chinese."""

from croupier.engine.sentences.catalogues import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    add_catalogues,
    clauses,
    current_language,
    has_sentence,
    in_words,
    phrase,
    sentence,
    shortened,
    speaking,
    together,
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
    "clauses",
    "colon",
    "comma",
    "current_language",
    "has_sentence",
    "in_words",
    "phrase",
    "said",
    "sentence",
    "short",
    "shortened",
    "speaking",
    "together",
]
