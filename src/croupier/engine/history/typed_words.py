"""What a player types, in the words of a history file: `押 100 庄 3号位` is `bets 100 banker box
3`.

The words are those of the catalogues: `typed-…` has the one that is shown, `heard-…` the others.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from croupier.engine.games import game_named
from croupier.engine.games.names import bet_named
from croupier.engine.history.dialect import dialect_of
from croupier.engine.sentences import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Message,
    current_language,
    has_sentence,
    sentence,
)
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.words import bet_said

OF_PLAYERS = ("bets", "withdraws", "asks-squeeze", "continues", "takes-back")  # in every game
BESIDE_THE_ROUND = (
    *("ready", "companion", "dismiss", "buy", "sit", "stand-up", "cash-out", "pass"),
    *("again", "double", "clear", "max", "watch", "deal", "spin"),
    *("table", "why", "rules", "help", "q"),
)
WHERE = ("box", "hand", "first")
INSURANCES = ("insures-player", "insures-banker")  # two words of a history file
AMOUNT_FIRST = ("bets", "withdraws", "doubles", "follows", "insures")
BY_NUMBER_ALONE = ("sit", "stand-up")

HAN = re.compile(r"[\u3400-\u9fff]")
FULL_WIDTH = re.compile(r"[\uff01-\uff5e\u3000]")  # as a Chinese keyboard types figures and letters
BETWEEN_BETS = re.compile(r"[，、；]|(?<!\d),|,(?!\d{3}(?!\d))")
NUMERALS = dict(zip("一二三四五六七八九", "123456789", strict=True))
OTHERWISE = re.compile(r"[^\s\u3400-\u9fff]+")
AMOUNT = re.compile(r"\$?\d[\d,]*(\.\d+)?|max")
FIGURES = re.compile(r"\d[\d,]*(?:\.\d+)?")
# The words of a table as they are written in Macau, Hong Kong and Taiwan.
TRADITIONAL = str.maketrans(
    "莊閒閑對單雙紅號買籌碼離請備準為麼規則說幫觀發開險補來張額賠繼續過棄鄰達點條線頂數"
    "擺瞇咪兩帶復複舊級順註壓間點檯臺賭貳參",
    "庄闲闲对单双红号买筹码离请备准为么规则说帮观发开险补来张额赔继续过弃邻达点条线顶数"
    "摆眯眯两带复复旧级顺注压间点台台赌二三",
)


def verbs_of_players(game: Game) -> tuple[str, ...]:
    """All that a player may say in a round, in the words of a history file."""
    dialect = dialect_of(game)
    return (*OF_PLAYERS, *(verb for verb in dialect.verbs if verb not in dialect.of_staff))


def shown(verb: str) -> Message | str:
    """As a player reads it; a guest's verb may have no other word."""
    key = f"typed-{verb}"
    return Message(key) if has_sentence(key) else verb


def is_shown(verb: str) -> bool:
    return has_sentence(f"typed-{verb}")


def first_word(verb: str) -> str:
    """As it is typed in the language spoken now."""
    return next(_words(verb, current_language()), verb)


def words_of(verb: str) -> tuple[str, ...]:
    """All that is understood for it: first those of the language spoken now, last the verb."""
    spoken = current_language()
    others = (language for language in LANGUAGES if language != spoken)
    found = (word for language in (spoken, *others) for word in _words(verb, language))
    return (*dict.fromkeys(word for word in found if word != verb), verb)


def in_file_words(game: Game, line: str) -> str:
    """The line as a history file would have it; one without a Chinese character stays as it is but
    for the width of its figures."""
    if not HAN.search(line):
        return unicodedata.normalize("NFKC", line) if FULL_WIDTH.search(line) else line
    parts = [unicodedata.normalize("NFKC", part) for part in BETWEEN_BETS.split(line)]
    meant = (_tokens(game, part.replace("。", "")) for part in parts)
    return ", ".join(_in_order(game, words) for words in meant if words)


def _words(verb: str, language: str) -> Iterator[str]:
    for key in (f"typed-{verb}", f"heard-{verb}"):
        if has_sentence(key, language):
            yield from re.split("、|, ", sentence(Message(key), language))


@cache
def _vocabulary(name: str) -> tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]:
    """Each phrase of a game with the words it stands for, the longest first."""
    game = game_named(name)
    meant: dict[str, tuple[str, ...]] = {}
    for word in (*BESIDE_THE_ROUND, *WHERE):
        meant |= dict.fromkeys(_foreign(word), (word,))
    meant |= dict.fromkeys(_foreign("filler"), ())
    if "straight" in game.BETS:
        for pocket in ("0", "00", "H"):
            phrases = _foreign(f"pocket-{pocket.lower()}")
            meant |= dict.fromkeys(phrases, ("straight", pocket))
    for bet in game.BETS:
        names = {_name(key, language) for key in _names(bet) for language in _languages()}
        meant |= dict.fromkeys((*names, *_foreign(bet)), (bet,))
    verbs = verbs_of_players(game)
    for verb in verbs:
        meant |= dict.fromkeys(_foreign(verb), (verb,))
    if "insures" in verbs and "player" in game.BETS:
        for insurance in INSURANCES:
            meant |= dict.fromkeys(_foreign(insurance), tuple(insurance.split("-")))
    found = sorted(meant.items(), key=lambda item: -len(item[0]))
    return tuple((_pattern(phrase), words) for phrase, words in found)


def _names(bet: str) -> tuple[Message, Message]:
    return bet_named(bet), bet_said(bet)


def _name(message: Message, language: str) -> str:
    return unicodedata.normalize("NFKC", sentence(message, language))


def _languages() -> tuple[str, ...]:
    return tuple(language for language in LANGUAGES if language != DEFAULT_LANGUAGE)


def _foreign(word: str) -> tuple[str, ...]:
    return tuple(each for language in _languages() for each in _words(word, language))


def _pattern(phrase: str) -> re.Pattern[str]:
    """However many blanks lie between Chinese and other letters."""
    parts = re.findall(r"[\u3400-\u9fff]+|[^\u3400-\u9fff\s]+", phrase)
    return re.compile(r"\s*".join(map(re.escape, parts)), re.IGNORECASE)


@cache
def _counted() -> tuple[tuple[re.Pattern[str], str], ...]:
    """`第二手` is hand 2, `第一打注` dozen 1, `3号位` box 3."""
    nouns = {noun: "|".join(_foreign(noun)) for noun in ("hand", "dozen", "column", "box")}
    number = rf"(\d+|[{''.join(NUMERALS)}])"
    found = [
        (re.compile(rf"第\s*{number}\s*(?:{words})注?"), noun) for noun, words in nouns.items()
    ]
    box = "|".join(sorted(_foreign("numbered-box"), key=len, reverse=True))
    return (*found, (re.compile(rf"{number}\s*(?:{box})(?!系列)"), "box"))


def _tokens(game: Game, typed: str) -> list[str]:
    """Words that are known; what is written together is known as a whole or stays as it is."""
    text = typed.translate(TRADITIONAL)  # sign for sign
    for word in _foreign("dismiss"):  # a name follows, whatever it means
        if text.strip().startswith(word) and (name := typed.strip()[len(word) :].strip()):
            return ["dismiss", name]
    found: list[str] = []
    at, begun = 0, (0, 0)  # where what is written together began, in the text and in what is found
    while at < len(text):
        if text[at].isspace():
            at += 1
            begun = at, len(found)
            continue
        step = _next(game, text, at)
        if step is None:
            del found[begun[1] :]
            end = next((i for i in range(at, len(text)) if text[i].isspace()), len(text))
            found.append(typed[begun[0] : end])
            at = end
        else:
            words, at = step
            found += words
    return found


def _next(game: Game, text: str, at: int) -> tuple[tuple[str, ...], int] | None:
    for pattern, noun in _counted():
        if matched := pattern.match(text, at):
            number = NUMERALS.get(matched[1], matched[1])
            pocket = noun == "box" and "straight" in game.BETS and "位" not in matched[0]
            return ("straight" if pocket else noun, number), matched.end()  # `17号`
    if (known := _known(game, text, at)) is not None:
        return known
    figures = FIGURES.match(text, at)
    if figures and _known(game, text, figures.end()) is not None:  # `5RWS对子`
        return (figures[0],), figures.end()
    other = OTHERWISE.match(text, at)
    return None if other is None else ((other[0],), other.end())


def _known(game: Game, text: str, at: int) -> tuple[tuple[str, ...], int] | None:
    for phrase, words in _vocabulary(game.NAME):
        if matched := phrase.match(text, at):
            return words, matched.end()
    return None


def _in_order(game: Game, words: list[str]) -> str:
    """As a history file has them: the verb, an amount, the bet and where it lies."""
    if words and words[0] in BY_NUMBER_ALONE:
        return " ".join(word for word in words if word != "box")
    where = [f"{word} {number}" for word, number in pairwise(words) if word in ("box", "hand")]
    rest = [
        word
        for before, word in zip(["", *words], words, strict=False)
        if word not in ("box", "hand") and before not in ("box", "hand")
    ]
    if "bets" in rest and all(word in game.BETS or AMOUNT.fullmatch(word) for word in rest[:1]):
        rest = ["bets", *(word for word in rest if word != "bets")]  # `庄押100`, `全部押庄`
    bets = [word for word in rest if word in game.BETS]
    amounts = [word for word in rest if AMOUNT.fullmatch(word)]
    if rest[:1] == ["takes-back"] and amounts:
        rest = ["withdraws", *rest[1:]]
    if bets and amounts and rest[0] in (*bets, *amounts):
        rest = ["bets", *rest]
    if rest and rest[0] == "arranges":  # its cards end the line
        return " ".join((rest[0], *where, *rest[1:]))
    if rest and rest[0] in AMOUNT_FIRST:
        rest = _amount_first(game, rest)
    return " ".join((*rest, *where))


def _amount_first(game: Game, words: list[str]) -> list[str]:
    verb, *rest = words
    side = verb == "insures" and rest[:1] != [] and rest[0] in game.BETS
    if not rest or side or AMOUNT.fullmatch(rest[0]) or not AMOUNT.fullmatch(rest[-1]):
        return words
    if rest[-2:-1] and rest[-2] in _with_places(game.NAME):  # it says where the bet lies
        return words
    return [verb, rest[-1], *rest[:-1]]


@cache
def _with_places(name: str) -> frozenset[str]:
    """Bets of a game that lie in several places."""
    game = game_named(name)
    spots = game.spots(game.settings())
    return frozenset(spot.bet for spot in spots if spot.on is not None)
