"""A browser says every message in the words in which the engine says it, amounts as people of its
language write them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from croupier.engine.sentences import LANGUAGES, Amount, Listed, Message, Value, said, sentence
from croupier.engine.sentences.browser_catalogues import compiled
from croupier.engine.sentences.messages import Joined
from tests.engine.sentences.test_blanks import CASES
from tests.engine.sentences.test_catalogues import catalogue
from tests.floor.server.house import House
from tests.floor.web.conftest import Visiting

pytestmark = pytest.mark.slow

JOINED: tuple[Joined, ...] = ("and", "or", "row", "comma", "clauses")
PARTS: tuple[Value, ...] = ("a", 2, Amount(350), said("ruling-void"))
LISTS = [Listed(PARTS[:length], joined) for joined in JOINED for length in range(len(PARTS) + 1)]
AMOUNTS = [Amount(cents) for cents in (0, 5, 100, 1250, -505, 1_000_000)]
SAMPLES: tuple[Value, ...] = (
    "ann",
    "小安2",
    "5 %",
    0,
    1,
    2,
    5,
    1234,
    Amount(1250),
    LISTS[3],
    said("ruling-void"),
)
COUNTED = ("0", "1", "2", "3", "one", "other")
ANY: tuple[Value, ...] = (*AMOUNTS, *LISTS, "", "<b>")
ANY_VALUE = "told-paused-over"  # a message that takes a value of any kind as it is

SPOKEN = """async ([language, messages]) => {
  const { catalogue, patternsOf } = await import("/web/js/kit/sentences.js");
  const words = await catalogue(language);
  Object.assign(words.patterns, await patternsOf(language, "pages-guide"));
  return messages.map(message => words.sentence(message));
}"""

SPACED = """async written => {
  const { spaced } = await import("/web/js/kit/sentences.js");
  return written.map(spaced);
}"""

JOINED_THERE = """async language => {
  const { catalogue } = await import("/web/js/kit/sentences.js");
  const { titleOf } = await import("/web/js/kit/header.js");
  const { betName } = await import("/web/js/table/spots.js");
  const words = await catalogue(language);
  return [
    titleOf("baccarat-2", "baccarat", words),
    titleOf("blackjack-1", "blackjack", words),
    titleOf("salon", "baccarat", words),
    words.label(["a", "", "b"]),
    words.colon("a", "b"),
    words.bracketed("a", "b"),
    betName({ bet: "split", box: 3, on: null }, words),
    betName({ bet: "split", box: null, on: "17-20" }, words),
  ];
}"""
JOINED_WORDS = {
    "en": ["Baccarat 2", "Blackjack 1", "salon", "a, b", "a: b", "a (b)", "Split", "Split 17·20"],
    "zh": [
        "百家乐 2 号台",
        "21点 1 号台",
        "salon",
        "a，b",
        "a：b",
        "a（b）",
        "分牌注",
        "分注 17·20",
    ],
}


def cases(pattern: Any) -> Iterator[str]:
    """The words that a pattern makes a difference by; numbers and their plurals are no words."""
    if isinstance(pattern, list):
        for part in pattern:
            if isinstance(part, dict):
                yield from (word for word in part["of"] if word not in COUNTED)
                for each in part["of"].values():
                    yield from cases(each)


def messages(language: str) -> list[Message]:
    """Every message with every sample, and with every word that it makes a difference by."""
    patterns = compiled(language)
    return [Message(ANY_VALUE, {"reason": value}) for value in ANY] + [
        Message(key, dict.fromkeys(sorted(variables), value))
        for key, variables in catalogue(language).items()
        if key in patterns
        for value in ((*SAMPLES, *cases(patterns[key])) if variables else ("",))
    ]


def as_written(message: Message) -> Message:
    """With `1,250` and `−5.05` in the place of amounts: Singapore writes both languages so."""
    return Message(message.key, {name: _written(value) for name, value in message.values.items()})


def _written(value: Value) -> Value:
    match value:
        case Amount(cents):
            figure = f"{abs(cents) / 100:,.{2 if cents % 100 else 0}f}"
            return f"−{figure}" if cents < 0 else figure
        case Listed(values, joined):
            return Listed(tuple(_written(each) for each in values), joined)
        case Message():
            return as_written(value)
        case _:
            return value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_says_what_the_engine_says(
    calm_house: House, visiting: Visiting, language: str
) -> None:
    page = visiting(calm_house).tab("/")
    every = messages(language)
    told = page.evaluate(SPOKEN, [language, msgspec.to_builtins(every)])
    differ = [
        (message, here, there)
        for message, here in zip(every, told, strict=True)
        if here != (there := sentence(as_written(message), language))
    ]
    assert differ == []


def test_a_browser_puts_the_same_blanks(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/")
    assert page.evaluate(SPACED, [written for written, _ in CASES]) == [told for _, told in CASES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_joins_words(calm_house: House, visiting: Visiting, language: str) -> None:
    page = visiting(calm_house).tab("/")
    assert page.evaluate(JOINED_THERE, language) == JOINED_WORDS[language]
