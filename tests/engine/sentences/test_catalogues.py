"""Every sentence is in every language with all its values, and none is left in the rules."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from croupier import Refused
from croupier import open_table as open_desk
from croupier.engine.games import PLAYED, game_named
from croupier.engine.rulebook import GAMES, citation_pattern
from croupier.engine.sentences import LANGUAGES, Amount, Listed, Message, said, sentence, speaking
from croupier.engine.sentences.catalogues import SUFFIX
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.people import DEALER, Rank
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.table_commands import OpenTable

SOURCE = Path(__file__).parents[3] / "src" / "croupier"
IN_ENGINE = ("crew", "games", "table")
IN_FLOOR = ("house", "narration", "pit", "practice", "recall", "tables", "verification")
RULES = (
    *(SOURCE / "engine" / room for room in IN_ENGINE),
    *(SOURCE / "floor" / room for room in IN_FLOOR),
)
WITHOUT_SENTENCES = [path for room in RULES for path in sorted(room.rglob("*.py"))]
# `traceability` writes a document of the source, in English.
CLI = SOURCE / "cli"
IN_ENGLISH = frozenset(("traceability.py",))
# What is typed, colours, and Typer's own wordings, which `usage.py` puts into other words.
NO_PROSE = frozenset(("console/usage.py", "terminal/keyboard.py"))
TYPED = re.compile(
    r"--(hand|player|sweep) .*|house edge|units a shoe"  # the last two in JSON
    r"|take back|stay in|straight up|\^all in\\b|deal on|even money|double down|house way|rws pairs"
    r"|joker K|(bold|italic|dim)( \w+)+|.*\{(least|more)\}.*"
    r"|\s*(\./)?croupier [a-z-]+ .*|.* -m pip install .*"
)
COMMAND_LINE = sorted(CLI.rglob("*.py"))
A_KEY_AND_ITS_VALUES = {"said", "phrase"}


def test_the_folders_without_sentences_are_there() -> None:
    assert [str(folder) for folder in RULES if not folder.is_dir()] == []


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def catalogue(language: str, source: Path = SOURCE / "engine") -> dict[str, set[str]]:
    """Each key of a language with the variables its text uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((source / "sentences" / language).glob(f"*{SUFFIX}")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (file.name, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@cache
def spoken_keys(source: Path = SOURCE) -> tuple[tuple[str, str, set[str]], ...]:
    return tuple(_spoken_keys(source))


def _spoken_keys(source: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Where a key is written in the source, the key, the values it is given."""
    for path in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in A_KEY_AND_ITS_VALUES:
                where = f"{path.relative_to(source)}:{node.lineno}"
                assert isinstance(node.args[0], ast.Constant), f"{where}: write the key out"
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                yield where, str(node.args[0].value), given


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def families() -> set[str]:
    """Keys put together from the names of things (`engine/table/vocabulary/words.py`)."""
    keys = {f"rank-{rank.name.lower().replace('_', '-')}" for rank in Rank}
    keys |= {f"place-{area}" for area in OUT_OF_PLAY}
    keys |= {f"ruling-word-{word}" for word in RulingWord}
    for game in map(game_named, GAMES.values()):
        keys |= keys_about(game)
    return keys


def keys_about(game: Game) -> set[str]:
    table, _ = open_table(game, OpenTable(DEALER, game.settings()))
    areas = {place.area for place in game.places(table.round)}
    return {
        f"game-name-{game.NAME}",
        *(f"{what}-{bet}" for what in ("bet", "bet-name") for bet in game.BETS),
        *(f"{what}-{area}" for what in ("hand", "place-name") for area in areas - {"box"}),
        *(f"place-{area}" for area in areas),
        *(f"fact-{fact.name}" for fact in game.EDITIONS.facts),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence_that_uses_all_its_values(language: str) -> None:
    known = catalogue(language)
    for where, key, given in spoken_keys():
        assert key in known, f"{where}: {key} is not in {language}"
        assert known[key] == given, f"{where}: {key} in {language}"
    assert families() <= set(known), sorted(families() - set(known))


def test_the_languages_have_the_same_keys() -> None:
    english, *others = (catalogue(language) for language in LANGUAGES)
    for other in others:
        assert english == other


def test_no_sentence_is_kept_that_nobody_says() -> None:
    spoken = {key for _, key, _ in spoken_keys()}
    here = ("bet", "place", "rank", "fact", "ruling-word", "hand", "game-name")
    # Checked by tests/engine/history, tests/cli, tests/floor/web and tests/mathematics/reports.
    elsewhere = ("command", "option", "web", "paper", "typed", "heard", "guide-example")
    by_name = re.compile(rf"({'|'.join(here + elsewhere)})-")
    unused = [key for key in catalogue("en") if key not in spoken and not by_name.match(key)]
    assert unused == []


@pytest.mark.parametrize("path", WITHOUT_SENTENCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_sentence_is_left_in_the_rules(path: Path) -> None:
    prose = [text for text in _texts(ast.parse(path.read_text(encoding="utf-8"))) if _prose(text)]
    assert prose == []


@pytest.mark.parametrize("path", COMMAND_LINE, ids=lambda path: str(path.relative_to(CLI)))
def test_no_sentence_is_left_in_the_command_line(path: Path) -> None:
    name = path.relative_to(CLI).as_posix()
    if name in IN_ENGLISH | NO_PROSE:
        return
    texts = _texts(ast.parse(path.read_text(encoding="utf-8")))
    assert [text for text in texts if _prose(text) and not TYPED.fullmatch(text)] == []


@pytest.mark.parametrize("path", COMMAND_LINE, ids=lambda path: str(path.relative_to(CLI)))
def test_a_complaint_is_no_text_of_the_source(path: Path) -> None:
    """Nor is what is shown to a person who waits."""
    said_to_people = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and _called(node) in ("complain", "working")
        and isinstance(node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp)
    ]
    assert said_to_people == []


def _prose(text: str) -> bool:
    return (
        bool(re.search(r"[A-Za-z]{2,} +[A-Za-z]", text))
        and not citation_pattern().fullmatch(text)
        and text not in GAMES
    )


def _texts(tree: ast.Module) -> Iterator[str]:
    """Texts of a module that are neither docstrings nor said to programmers alone."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Raise():
                skipped |= {id(inner) for inner in ast.walk(node)}
            case ast.FunctionDef(name="__str__" | "__repr__"):
                skipped |= {id(inner) for inner in ast.walk(node)}
            case ast.Call(func=ast.Name(id="ImpossibleSetting")):
                skipped -= {id(inner) for inner in ast.walk(node)}
            case ast.arg() | ast.AnnAssign():
                skipped |= {id(i) for i in ast.walk(node.annotation)} if node.annotation else set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in skipped
        ):
            yield node.value


def test_values_are_put_into_the_words_of_the_language() -> None:
    message = said("purse-too-small", player="ann", purse=Amount(550), amount=Amount(1_000_000))
    assert sentence(message) == "ann has 5.50, not 10000."
    assert sentence(message, "zh") == "ann 只有 5.50，不够 10000。"
    with speaking("zh"):
        assert sentence(message) == sentence(message, "zh")
    listed = Message("bet-names-a-box", {"bet": Listed(("a", "b", "c"), "or")})
    assert sentence(listed) == "a, b or c names a box and nothing else."
    assert sentence(listed, "zh") == "a、b 或 c 只需指明注位。"
    both = said("ruling-bets", told=Listed((said("ruling-stands"), said("ruling-void")), "clauses"))
    assert sentence(both) == "it stands; the round is void and all bets are returned"
    assert sentence(both, "zh") == "维持原状；本局作废，退还所有投注"
    assert sentence(said("round-void-already", round=1234)) == "Round 1234 is void already."


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("wrong", [{"layout": "Z"}, {"edition": "1999-01-01"}])
def test_a_refusal_names_its_book_in_the_language(game: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleSetting) as refused:
        open_desk(game, **wrong)
    book = game_named(game).BOOK
    assert book in sentence(refused.value.message)
    assert book not in sentence(refused.value.message, "zh")


@pytest.mark.parametrize("number", [10**18, -(10**25), 10**30, 10**4_299])
def test_a_number_that_nobody_counts_to_is_said_all_the_same(number: int) -> None:
    """Somebody may name it; the refusal says it back."""
    for language in LANGUAGES:
        assert str(number)[:20] in sentence(said("round-void-already", round=number), language)
        purse, amount = Amount(number), Amount(1)
        message = said("purse-too-small", player="ann", purse=purse, amount=amount)
        assert str(number)[:15] in sentence(message, language)


def test_what_is_kept_is_said_in_any_language() -> None:
    """A misplaced card at a recorded table; then bets against the halt."""
    desk = open_desk("baccarat", table="recorded")
    for line in ("ann bets 100 banker box 1", "dealer closes", "deal 2h", "deal 4c to player"):
        assert not isinstance(desk.say(line), Refused)
    halted = desk.say("bob bets 10 tie box 1")
    assert isinstance(halted, Refused)
    assert halted.sentence == (
        "The round is halted over a card in the wrong place and waits for the ruling of a Pit"
        " Supervisor or above (Reconstruct the cards or rule that they cannot be Reconstructed)."
    )
    with speaking("zh"):
        assert halted.sentence == (
            "本局因“错放的牌”叫停，正等待赌区主任或以上职级的裁定（复原牌局或裁定无法复原）。"
        )
    assert not isinstance(desk.say("supervisor rules reconstruct"), Refused)
    assert sentence(desk.round.rulings[-1].effect, "zh") == "牌局复原"
