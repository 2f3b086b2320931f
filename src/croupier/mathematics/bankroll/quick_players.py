"""A player's function in machine code, where it can be.

Numba knows no generators that are sent anything. So every `yield` becomes a call that plays one
round, and the function goes through its whole session by itself. Only what is certain to come to
the same numbers is taken: statements and names of a short list, and whole numbers that 64 bits
hold. Everything else is left to Python.
"""

import ast
import inspect
from collections.abc import Callable, Generator, Iterator
from textwrap import dedent
from typing import Any

import numpy as np
from numba.core.errors import NumbaError
from numpy.typing import NDArray

from croupier.mathematics.bankroll import whole_numbers
from croupier.mathematics.compiler import compiled, compiled_late

Integers = NDArray[np.int64]
Player = Callable[[int, int], Generator[int, int, None]]
MachineCode = Callable[[int, int, Integers, Integers, Integers], None]

STATEMENTS = (ast.Return, ast.Assign, ast.AugAssign, ast.For, ast.While, ast.If, ast.Expr, ast.Pass)
LOOPS_AND_TESTS = (ast.Break, ast.Continue, ast.BoolOp, ast.UnaryOp, ast.IfExp, ast.Compare)
VALUES = (ast.Call, ast.Constant, ast.Attribute, ast.Subscript, ast.Slice, ast.Name, ast.Yield)
SEVERAL = (
    ast.List,
    ast.Tuple,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.Div,
)
KINDS = (ast.expr_context, ast.boolop, ast.unaryop, ast.cmpop, ast.FunctionDef, ast.Module)
PLAIN = (*STATEMENTS, *LOOPS_AND_TESTS, *VALUES, *SEVERAL, *KINDS, ast.arguments, ast.arg)

METHODS = ("append", "pop", "insert", "clear", "reverse")
BUILT_IN = {"abs": abs, "bool": bool, "float": float, "len": len, "list": list, "max": max}
BUILT_IN |= {"min": min, "range": range, "int": whole_numbers.whole}
SESSION = ("_nets", "_purses", "_state")  # what the function is given besides

PLAYED, PURSE, STAKED, OVER, UNIT, TARGET = range(6)  # of the state of a session
NO_TARGET = -1


def begun(unit: int, purse: int, target: int) -> Integers:
    """The state of a session as it begins."""
    state = np.zeros(TARGET + 1, dtype=np.int64)
    state[[PURSE, UNIT, TARGET]] = purse, unit, target
    return state


@compiled
def _one_round(nets: Integers, purses: Integers, state: Integers, units: int) -> int:
    """What so many units win, in cents; nothing, and it is over, where no round is played any more.
    `nets` are the results to come at one unit; `purses` is filled with the purse after each."""
    stake, purse, round = whole_numbers.exact(units), state[PURSE], state[PLAYED]
    reached = state[TARGET] != NO_TARGET and purse >= state[TARGET]
    if round == len(nets) or purse < state[UNIT] or reached:
        state[OVER] = 1
        return 0
    if not 1 <= stake <= purse // state[UNIT]:
        raise ValueError  # Python has the words for it
    net = whole_numbers.times(stake, nets[round])
    state[PURSE] = whole_numbers.plus(purse, net)
    state[STAKED] += stake * state[UNIT]
    state[PLAYED] = round + 1
    purses[round] = state[PURSE]
    return int(net)


PARTS: dict[str, Callable[..., Any]] = {  # what is written into the function
    "_one_round": _one_round,
    "_plus": whole_numbers.plus,
    "_minus": whole_numbers.minus,
    "_times": whole_numbers.times,
}
CHECKED = {ast.Add: "_plus", ast.Sub: "_minus", ast.Mult: "_times"}


class _NotPlain(Exception):
    """Something that is left to Python."""


def in_machine_code(player: Player) -> MachineCode | None:
    """Goes through a session: unit and purse, then as `_one_round` has them the results to come,
    the purses and the state. None where that cannot be."""
    try:
        source = ast.parse(dedent(inspect.getsource(player))).body[0]
        names = _names(source, player)
        plain = ast.Module([_Rounds().visit(source)], [])
        exec(compile(ast.fix_missing_locations(plain), "<player>", "exec"), names)
        made: MachineCode = compiled_late(
            names[player.__name__], "void(i8, i8, i8[::1], i8[::1], i8[::1])"
        )
    except (_NotPlain, NumbaError, OSError, SyntaxError, TypeError):
        return None
    return made


def _names(source: ast.stmt, player: Player) -> dict[str, Any]:
    """All that the function may use, looked through beforehand."""
    if not (isinstance(source, ast.FunctionDef) and inspect.isgeneratorfunction(player)):
        raise _NotPlain
    parameters = source.args
    others = (parameters.vararg, parameters.kwarg, *parameters.kwonlyargs, *parameters.defaults)
    if any(others) or len(parameters.args) != 2 or source.decorator_list or player.__closure__:
        raise _NotPlain
    source.returns = None
    for parameter in parameters.args:
        parameter.annotation = None
    for node in ast.walk(source):
        if not isinstance(node, PLAIN):
            raise _NotPlain
        if isinstance(node, ast.Attribute) and node.attr not in METHODS:
            raise _NotPlain
    return {**dict(_constants(source, player)), **PARTS}


def _constants(source: ast.FunctionDef, player: Player) -> Iterator[tuple[str, object]]:
    """The names it takes from outside."""
    names = {node for node in ast.walk(source) if isinstance(node, ast.Name)}
    own = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    own |= {parameter.arg for parameter in source.args.args}
    given: dict[str, Any] = getattr(player, "__globals__", {})
    for name in {name.id for name in names} - own:
        if name in given and _is_constant(given[name]):
            yield name, given[name]
        elif name in BUILT_IN and name not in given:
            yield name, BUILT_IN[name]
        else:
            raise _NotPlain
    if own & {*SESSION, *PARTS}:
        raise _NotPlain


def _is_constant(value: object) -> bool:
    several = value if isinstance(value, tuple) and value else (value,)
    return all(type(each) in (int, float) for each in several)


class _Rounds(ast.NodeTransformer):
    """Plays a round where the function yields, and checks whole numbers."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.args.args += [ast.arg(name) for name in SESSION]
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> Any:
        if not isinstance(node.value, ast.Yield):
            return self.generic_visit(node)
        return [ast.Assign(node.targets, self._round(node.value)), _leave_if_over()]

    def visit_Expr(self, node: ast.Expr) -> Any:
        if not isinstance(node.value, ast.Yield):
            return self.generic_visit(node)
        return [ast.Expr(self._round(node.value)), _leave_if_over()]

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        raise _NotPlain  # in the middle of an expression

    def visit_Return(self, node: ast.Return) -> ast.AST:
        return ast.Return()

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if not isinstance(node.target, ast.Name):
            raise _NotPlain
        here = ast.Name(node.target.id, ast.Load())
        return ast.Assign([node.target], self.visit(ast.BinOp(here, node.op, node.value)))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) not in CHECKED:
            return node
        return _called(CHECKED[type(node.op)], node.left, node.right)

    def _round(self, node: ast.Yield) -> ast.expr:
        if node.value is None:
            raise _NotPlain
        given = [ast.Name(name, ast.Load()) for name in SESSION]
        return _called("_one_round", *given, self.visit(node.value))


def _called(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _leave_if_over() -> ast.stmt:
    over = ast.parse(f"{SESSION[-1]}[{OVER}]", mode="eval").body
    return ast.If(over, [ast.Return()], [])
