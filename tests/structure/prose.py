"""Phrases that our prose avoids, each with what to write instead."""

import re
from collections.abc import Iterator

ALLOWED = "prose: ok"  # in a line, with a reason
BANNED = {
    r"\b[Ww]hoever\b": "the player, the caller, the client",
    r"\b[Ss]omebody\b": "a player, a supervisor, you",
    r"\b[Nn]obody\b(?! bet\.)": "no player; no one else; turn the sentence round",
    r"\b[Oo]ne's\b|\bone’s\b|(?<![Nn]o )\bone (?:can|may|aims|sits|needs)\b": "you, your",
    r"\b(?:is|are|was|were|be) told\b": "sees, is shown, receives; reveals",
    r"\btells? (?:what|how|why|the|every)\b": "shows, lists, explains",
    r"\bg(?:o|oes|one|oing) on with\b": "continues with, resumes",
    r"\b(?:is|are|be|been) (?:taken up|put away|seen off|looked through|gone on)\b": (
        "restored, closed, released, scanned, resumed"
    ),
    r"\bby heart\b": "caches",
    r"\b[Ss]o (?:many|much)\b(?! as)": "the number, “this many rounds”, N",
    r"\bas (?:it|they) (?:stands?|stood)\b": "unchanged; current",
    r"\bheld against\b|\b[Hh]olds? \S+ (?:\S+ )?against\b": "checked against, compared with",
    r"\b(?:all that|what) c(?:ame|omes) of\b": "its events, its result",
    r"\b[Ww]hat (?:is|was) (?:asked|said|done|kept|written|wanted)\b": (
        "the question, message, command, data"
    ),
    r"\ball the same\b": "anyway",
    r"\b(?:made|worked out|chained) (?:again|anew)\b|\bbegins? anew\b": (
        "rebuilt, recomputed; restarts"
    ),
    r"\bset up otherwise\b|\bcomes? out otherwise\b": "with different settings; differs",
    r"; else\b|\bunless given\b": "(default: …)",
    r"\b[Ff]or machines\b": "as JSON",
    r"\bturns? a page\b|\bfor ears\b|\bon paper\b": "opens or ends a round; accessible; printed",
    r"\bcounts? from the next round on\b": "takes effect with the next round",
}
_PATTERNS = {re.compile(pattern): instead for pattern, instead in BANNED.items()}
_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")


def found(text: str) -> Iterator[str]:
    """Each banned phrase, with its line and what to write instead."""
    for number, line in enumerate(text.splitlines(), 1):
        if ALLOWED in line:
            continue
        for pattern, instead in _PATTERNS.items():
            for phrase in pattern.finditer(line):
                yield f"{number}: “{phrase[0]}” → {instead}"


def of_markdown(text: str) -> str:
    """Without blocks and code in backticks, which quote what is printed or typed."""
    blank = _BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text)
    return _CODE.sub("", blank)
