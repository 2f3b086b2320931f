"""What the design forbids, each found by one function that returns the faults as sentences.

`nodes` are those of a module in the order of `ast.walk`: it is walked once for all of them."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath

LONGEST_FILE = 400
LONGEST_FUNCTION = 70
WIDEST_LINE = 100
MOST_PARAGRAPHS = 3
MOST_MODULES = 20
BANNED_WORDS = {"core", "common", "utils", "util", "helpers", "helper", "base", "manager"}

# The brackets keep these patterns from finding themselves.
UNFINISHED = re.compile(r"\b(?:TOD[O]|FIXM[E]|XX[X]|NotImplemente[d](?:Error)?)\b")
MACHINE_PATH = re.compile(r"(?<![\w.$}])/(?:work|root|home|tmp|opt)\b")
REGISTRY_HOST = re.compile(r"pypi[.]org|pythonhoste[d][.]|file:[/]//|index[-]url", re.IGNORECASE)
CITATION = re.compile(
    r"(?:Andar Bahar|Baccarat|Roulette|Si Ki Pi|Blackjack|Dragon Tiger) "
    r"(?:\d+(?:\.\d+)*|[A-Z](?:\.\d+)*)(?:\([a-z]+\))*"
)


def too_long(text: str) -> list[str]:
    lines = text.count("\n")
    return [f"{lines} lines, at most {LONGEST_FILE}"] if lines > LONGEST_FILE else []


def too_wide(text: str) -> list[str]:
    return [
        f"line {number}: {len(line)} columns, at most {WIDEST_LINE}"
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > WIDEST_LINE
    ]


def long_functions(nodes: Sequence[ast.AST]) -> list[str]:
    return [
        f"{node.name}: {length} lines, at most {LONGEST_FUNCTION}"
        for node in nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    ]


def crowded_packages(modules: Iterable[str]) -> list[str]:
    paths = [PurePath(module) for module in modules]
    held = Counter(str(path.parent) for path in paths if path.name != "__init__.py")
    crowded = {folder: number for folder, number in sorted(held.items()) if number > MOST_MODULES}
    return [
        f"{folder}: {number} modules, at most {MOST_MODULES}" for folder, number in crowded.items()
    ]


def banned_file_names(path: str) -> list[str]:
    words = {word for part in PurePath(path).with_suffix("").parts for word in part.split("_")}
    return [f"the name says {word!r}, not what is in it" for word in sorted(words & BANNED_WORDS)]


def banned_class_names(nodes: Sequence[ast.AST]) -> list[str]:
    return [
        f"class {node.name}: the name says {word!r}"
        for node in nodes
        if isinstance(node, ast.ClassDef)
        for word in re.findall(r"[A-Z][a-z]*", node.name)
        if word.lower() in BANNED_WORDS
    ]


def no_docstring(nodes: Sequence[ast.AST]) -> list[str]:
    module = nodes[0]
    assert isinstance(module, ast.Module)
    return [] if ast.get_docstring(module) else ["no module docstring"]


def matches(pattern: re.Pattern[str], text: str) -> list[str]:
    if not pattern.search(text):  # line by line takes ten times as long
        return []
    return [
        f"line {number}: {found[0]!r}"
        for number, line in enumerate(text.splitlines(), 1)
        for found in pattern.finditer(line)
    ]


def game_dispatch(nodes: Sequence[ast.AST]) -> list[str]:
    """Comparing a game's name with a literal: what differs between games belongs in the game."""
    return [
        f"line {node.lineno}: depends on the name of the game"
        for node in nodes
        if (isinstance(node, ast.Compare) and _compares_game(node))
        or (isinstance(node, ast.Match) and _is_game(node.subject) and _has_text(*node.cases))
    ]


def _compares_game(node: ast.Compare) -> bool:
    sides = [node.left, *node.comparators]
    return any(_is_game(side) for side in sides) and any(
        _has_text(side) for side in sides if isinstance(side, ast.Constant | ast.Tuple | ast.Set)
    )


def _is_game(node: ast.expr) -> bool:
    match node:
        case ast.Name(id="game") | ast.Attribute(attr="game"):
            return True
        case ast.Attribute(attr="name", value=owner):
            return _is_game(owner)
        case _:
            return False


def _has_text(*nodes: ast.AST) -> bool:
    return any(
        isinstance(inner, ast.Constant) and isinstance(inner.value, str)
        for node in nodes
        for inner in ast.walk(node)
    )


def inexact_arithmetic(nodes: Sequence[ast.AST]) -> list[str]:
    return [f"line {line}: {what}" for node in nodes for line, what in _inexact(node)]


def _inexact(node: ast.AST) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Constant(value=float()):
            yield node.lineno, "a float"
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            yield node.lineno, "a true division"
        case ast.Name(id="float"):
            yield node.lineno, "the type float"


def badly_cited_tests(nodes: Sequence[ast.AST]) -> list[str]:
    """Marks `rule` that do not name one to three paragraphs in writing, alone or together."""
    faults = []
    called = {id(call.func): call for call in nodes if isinstance(call, ast.Call)}
    for node in nodes:
        match node:
            case ast.Attribute() if _is_rule(node):
                paragraphs = _arguments(called.get(id(node)))
                wrong = [text for text in paragraphs if not CITATION.fullmatch(text)]
                if wrong or not 1 <= len(paragraphs) <= MOST_PARAGRAPHS:
                    faults.append(f"line {node.lineno}: rule({', '.join(paragraphs)})")
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                marks = [m for m in node.decorator_list if isinstance(m, ast.Call)]
                named = sum(len(_arguments(mark)) for mark in marks if _is_rule(mark.func))
                if named > MOST_PARAGRAPHS:
                    faults.append(f"{node.name}: {named} paragraphs, at most {MOST_PARAGRAPHS}")
    return faults


def _is_rule(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")):
            return True
        case _:
            return False


def _arguments(call: ast.Call | None) -> list[str]:
    if call is None:
        return []
    values = [*call.args, *(keyword.value for keyword in call.keywords)]
    return [
        value.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
        else ast.unparse(value)
        for value in values
    ]
