"""Cards in colour: suits as signs, in two colours or in four."""

import re

from rich.text import Text

from croupier.engine.equipment.cards import INDEX, Card
from croupier.floor.narration.names import SIGNS, card_name

FACE_DOWN = "??"
TWO_COLOURS = {"♠": "bold", "♥": "bold red", "♦": "bold red", "♣": "bold"}
FOUR_COLOURS = {"♠": "bold", "♥": "bold red", "♦": "bold bright_blue", "♣": "bold green"}


class Deck:
    """How cards are shown on one screen; where it has no signs of the suits, letters do."""

    def __init__(self, *, four_colours: bool = False, signs: bool = True) -> None:
        self._styles = FOUR_COLOURS if four_colours else TWO_COLOURS
        self._signs = signs

    def card(self, text: str) -> Text:
        if text == FACE_DOWN:
            return Text(text, style="reverse")
        if text not in INDEX:  # what stands between two halves of a hand
            return Text(text)
        return self.text(card_name(Card(text)))

    def text(self, text: str, style: str = "") -> Text:
        """A sentence in which every card has its colour."""
        told = Text(text, style=style)
        for sign, colour in self._styles.items():
            told.highlight_regex(rf"(?:10|[A2-9JQK]){sign}", colour)
        if self._signs:
            return told
        letters = {sign: letter for letter, sign in SIGNS.items()}
        told.plain = re.sub("[♠♥♦♣]", lambda found: letters[found[0]], told.plain)
        return told
