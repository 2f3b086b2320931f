"""Short ways to play history files in the tests of this room."""

from typing import Any

from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.account import account
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.played_rounds import Played

FORMAT = 'format = "croupier-round/1"\n'


def ruled(told: dict[str, Any]) -> dict[str, Any]:
    """Of one ruling of an account: what was ruled, by whom and why."""
    return {key: told[key] for key in ("cites", "effect", "by", "reason")}


def history(actions: str, head: str = "", *, game: str = "baccarat", tables: str = "") -> str:
    """A file of one round; its actions begin on the line after `actions = `."""
    lines = actions.strip("\n")
    return f"{FORMAT}game = \"{game}\"\n{head}\nactions = '''\n{lines}\n'''\n{tables}\n"


def settled(text: str) -> list[Played]:
    result = play_file(text.encode(), "round.toml")
    assert result.error is None, str(result.error)
    return list(result.rounds)


def wrong(text: str) -> HistoryError:
    result = play_file(text.encode(), "round.toml")
    assert result.error is not None, "nothing is wrong with this file"
    return result.error


def paid(played: Played) -> dict[str, Any]:
    """Everything handed back, in dollars, by player and bet, in the order of acceptance."""
    found: dict[str, Any] = {}
    for wager in account(played)["wagers"]:
        words = [wager["player"], wager["bet"]]
        if (wager["hand"] or 1) > 1:
            words.append(str(wager["hand"]))
        if wager["stage"]:
            words.append(wager["stage"])
        found[" ".join(words)] = wager["payout_cents"] / 100
    return found


def results(played: Played) -> list[str]:
    return [wager["result"] for wager in account(played)["wagers"]]


def last_error(actions: str, head: str = "", tables: str = "") -> str:
    """The sentence about the last line, which is the one that is wrong."""
    problem = wrong(history(actions, head, tables=tables))
    last = actions.strip().split("\n")[-1]
    assert problem.action == last.partition("#")[0].strip()
    return problem.sentence
