"""One line of play taken apart: who speaks, the verb, and the words after it."""

import re
from collections import deque
from difflib import get_close_matches
from itertools import takewhile

import msgspec

from croupier.equipment.cards import Card, UnknownCard, card
from croupier.games import kebab
from croupier.history.errors import Unreadable
from croupier.money import parse_dollars
from croupier.table.people import DEALER, Person, Rank
from croupier.table.places import Place

STAFF = {
    "dealer": Rank.DEALER,
    "supervisor": Rank.PIT_SUPERVISOR,
    "manager": Rank.PIT_MANAGER,
    "shift-manager": Rank.SHIFT_MANAGER,
}
NEED_NO_ACTOR = ("deal", "turn", "spin", "clock")
PLACES = ("box", "hand", "player", "banker", "joker", "andar", "bahar")
FACE_DOWN = "??"

_COMMENT = re.compile(r'^((?:[^"#]|"[^"]*")*)#.*$')
_WORD = re.compile(r'"[^"]*"|\S+')
_NAME = re.compile(r"\w[\w.-]*")


def without_comment(line: str) -> str:
    """`#` starts a comment unless it stands in a quoted reason."""
    found = _COMMENT.match(line)
    return (found[1] if found else line).strip()


def no_name(text: str) -> str | None:
    """Why nobody can be called this, in a sentence; None: somebody can."""
    if not _NAME.fullmatch(text):
        return f"{text!r} is not a name; a name is letters, digits, “_”, “.” and “-”."
    for words, what in (
        (STAFF, "is a word for staff"),
        (NEED_NO_ACTOR, "begins a line of its own"),
        (PLACES, "is a place on the table"),
    ):
        if kebab(text) in words:
            return f"Nobody can be called {text!r}: the word {what}."
    return None


class Spoken(msgspec.Struct, frozen=True):
    by: Person
    verb: str
    rest: tuple[str, ...]


def spoken(line: str) -> Spoken | None:
    """None: the line says nothing, or is only a comment."""
    said = without_comment(line)
    if said.count('"') % 2:
        raise Unreadable('A quotation is opened and not closed; a second " is missing.')
    words = _WORD.findall(said)
    if not words:
        return None
    if kebab(words[0]) in NEED_NO_ACTOR:
        return Spoken(DEALER, kebab(words[0]), tuple(words[1:]))
    actor = person(words[0])
    if len(words) == 1:
        alone = f"{words[0]} does nothing here; a line is an actor and a verb."
        raise Unreadable(mistyped_beginning(words[0]) or alone)
    return Spoken(actor, kebab(words[1]), tuple(words[2:]))


def mistyped_beginning(word: str) -> str | None:
    """A sentence where the first word of a line names nobody and is near one that begins lines."""
    near = get_close_matches(kebab(word), (*NEED_NO_ACTOR, *STAFF), n=1, cutoff=0.7)
    return f"No line begins with {word!r}; did you mean {near[0]}?" if near else None


def person(word: str) -> Person:
    said, colon, name = word.partition(":")
    role = kebab(said)
    if not colon:
        return Person(role, STAFF[role]) if role in STAFF else Person(checked_name(word))
    if role not in STAFF:
        raise Unreadable(f"{said!r} is not a rank of staff; the ranks are {', '.join(STAFF)}.")
    if not name:
        raise Unreadable(f"After “{word}” a name must follow at once, like {role}:lim.")
    return Person(checked_name(name), STAFF[role])


def checked_name(word: str) -> str:
    fault = no_name(word)
    if fault:
        raise Unreadable(fault)
    return word


def actor_of(speaker: Person) -> str:
    """How a person is named at the beginning of a line."""
    if speaker.rank is Rank.PLAYER:
        return speaker.name
    role = next(word for word, rank in STAFF.items() if rank is speaker.rank)
    return role if speaker.name == role else f"{role}:{speaker.name}"


def on_behalf(speaker: Person, player: str) -> str:
    """How a line ends that somebody else says for a player."""
    return "" if speaker == Person(player) else f" for {player}"


def in_quotes(text: str) -> str:
    """A reason or description as a line can hold it."""
    plain = " ".join(text.split()).replace('"', "”").replace("'''", "’’’")
    return f'"{plain}"'


class LineReader:
    """The words after the verb, taken one after the other."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._left = deque(words)

    def __bool__(self) -> bool:
        return bool(self._left)

    def peek(self) -> str:
        return self._left[0] if self._left else ""

    def unquoted(self) -> int:
        """How many words are left before a reason."""
        return sum(not word.startswith('"') for word in self._left)

    def words_before(self, word: str) -> int:
        """How many words are left before this one or a reason."""
        before = takewhile(lambda w: kebab(w) != word and not w.startswith('"'), self._left)
        return len(tuple(before))

    def take(self, what: str) -> str:
        if not self._left:
            raise Unreadable(f"The line ends where {what} should be named.")
        return self._left.popleft()

    def word(self, what: str) -> str:
        """A word of the file's own, however it is spelled: `Boom_Busted` is `boom-busted`."""
        return kebab(self.take(what))

    def took(self, word: str) -> bool:
        """Whether the next word is this one, which is then taken."""
        if kebab(self.peek()) != word:
            return False
        self._left.popleft()
        return True

    def expect(self, word: str) -> None:
        if self.took(word):
            return
        if not self:
            raise Unreadable(f"The line ends where “{word}” should follow.")
        raise Unreadable(f"Here “{word}” should follow, not {self.peek()!r}.")

    def cents(self, what: str) -> int:
        word = self.take(what)
        try:
            return parse_dollars(word)
        except ValueError:
            raise Unreadable(
                f"{word!r} is not an amount; write dollars like 25 or 12.50."
            ) from None

    def number(self, what: str) -> int:
        word = self.take(what)
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            raise Unreadable(f"{word!r} is not a number; {what} should be named.")
        return int(word)

    def has_number(self) -> bool:
        return self.peek().isascii() and self.peek().isdigit()

    def name(self, what: str) -> str:
        return checked_name(self.take(what))

    def whose(self, by: Person) -> str:
        """Whose bet it is: the speaker's, or that of the player named after “for”."""
        if self.took("for"):
            return self.name("a player")
        if by.rank is not Rank.PLAYER:
            raise Unreadable("Staff bet for a player only; end the line with “for” and the name.")
        return by.name

    def box(self) -> int | None:
        return self.number("the number of a box") if self.took("box") else None

    def hand(self) -> int | None:
        return self.number("the number of a hand") if self.took("hand") else None

    def place(self, what: str) -> Place:
        """`player`, `dealer`, `box 2`, `box 2 hand 1`; a box's first hand needs no number."""
        if kebab(self.peek()) == "box":
            return Place("box", self.box(), self.hand() or 1)
        return Place(self.word(what))

    def face(self) -> Card | None:
        word = self.take("a card")
        return None if word == FACE_DOWN else _card(word)

    def card(self) -> Card:
        return _card(self.take("a card"))

    def cards(self) -> tuple[Card, ...]:
        """All cards from here to a quoted reason or the end of the line."""
        found = [self.card()]
        while self._left and not self.peek().startswith('"'):
            found.append(self.card())
        return tuple(found)

    def faces(self) -> tuple[Card | None, ...]:
        """As `cards`, of which some may lie face down."""
        found = [self.face()]
        while self._left and not self.peek().startswith('"'):
            found.append(self.face())
        return tuple(found)

    def quoted(self) -> str:
        """A reason or description in double quotes; "" when there is none."""
        if not self.peek().startswith('"'):
            return ""
        return self._left.popleft().strip('"').strip()

    def nothing_more(self) -> None:
        if self._left:
            raise Unreadable(f"{' '.join(self._left)!r} at the end of the line says nothing here.")


def _card(word: str) -> Card:
    try:
        return card(word)
    except UnknownCard as problem:
        raise Unreadable(f"{problem}.") from None
