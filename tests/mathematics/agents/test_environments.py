"""One seat at the engine's tables: Gymnasium's own checks, what is seen, what is open, what it
brings."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from croupier.engine.games import PLAYED
from croupier.engine.games.baccarat.layout import BETS
from croupier.mathematics.agents.arrays import ILLEGAL
from croupier.mathematics.agents.encoding import PASS
from croupier.mathematics.agents.encodings import encoding_of
from croupier.mathematics.agents.environment import TableEnv
from croupier.mathematics.agents.registry import environment_id
from croupier.mathematics.exact import edge
from tests.mathematics.agents.playing import open_actions, rounds

IDS = tuple(map(environment_id, PLAYED))


def made(name: str) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(name, render_mode="ansi")


def test_each_game_is_registered() -> None:
    assert sorted(IDS) == [
        "croupier/AndarBahar-v0",
        "croupier/Baccarat-v0",
        "croupier/Blackjack-v0",
        "croupier/Roulette-v0",
        "croupier/SiKiPi-v0",
    ]


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(made(name).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_seed_brings_the_same_rounds(name: str) -> None:
    one, other, another = (rounds(made(name), 20, seed) for seed in (7, 7, 8))
    for first, second in zip(one, other, strict=True):
        assert [step[1:4] for step in first] == [step[1:4] for step in second]
        assert all((a[0] == b[0]).all() for a, b in zip(first, second, strict=True))
    assert any(a[-1][1] != b[-1][1] for a, b in zip(one, another, strict=True))


@pytest.mark.parametrize("name", IDS)
def test_what_is_open_is_never_refused(name: str) -> None:
    for steps in rounds(made(name), 40, 3):
        *before, last = steps
        assert all(reward == 0 and not over for _, reward, over, *_ in before)
        assert last[1] > ILLEGAL
        assert not any("refused" in info for *_, info in steps)


@pytest.mark.rule("Blackjack 3.20", "Blackjack 3.22")
def test_what_is_not_open_ends_the_round_and_says_why() -> None:
    env = made("croupier/Blackjack-v0")
    actions = encoding_of("blackjack").actions
    told = set()
    for seed in range(40):
        _, info = env.reset(seed=seed)
        for action in set(range(len(actions))) - set(open_actions(info)):
            env.reset(seed=seed)
            _, reward, terminated, truncated, info = env.step(action)
            assert (reward, terminated, truncated) == (ILLEGAL, True, False)
            told.add((actions[action], info["refused"]))
    assert ("split", "Only two cards of identical value can be Split. (Blackjack 3.22)") in told
    assert any(action == "stand" and "(Blackjack 3.20)" in why for action, why in told)


def test_a_round_that_asks_nothing_is_passed() -> None:
    """A Blackjack of the Player's that the Dealer cannot equal is paid before anybody speaks."""
    env = TableEnv("blackjack")
    actions = encoding_of("blackjack").actions
    for seed in range(1000):
        seen, info = env.reset(seed=seed)
        if seen[0] == 21 and 1 < seen[2] < 10:
            assert open_actions(info) == [actions.index(PASS)]
            _, reward, over, *_ = env.step(np.int64(actions.index(PASS)))
            assert (reward, over) == (1.2, True)
            return
    pytest.fail("no Blackjack in a thousand rounds")


def test_an_agent_sees_no_card_that_lies_face_down() -> None:
    env = TableEnv("si-ki-pi")
    seen, _ = env.reset(seed=1)
    assert (seen[:4] > 0).all()
    assert (seen[4:] == 0).all()
    seen, _, over, *_ = env.step(np.int64(0))
    assert over
    assert len({*seen}) == 8


def test_the_hands_are_shown() -> None:
    env = made("croupier/Baccarat-v0")
    env.reset(seed=1)
    assert env.render() == ""
    env.step(0)
    assert str(env.render()).startswith("player: ")


@pytest.mark.slow
@pytest.mark.parametrize("bet", ["banker", "player-pair"])
def test_a_bet_at_baccarat_is_worth_what_the_mathematics_say(bet: str) -> None:
    """Without Insurance, which is passed."""
    env, passing = TableEnv("baccarat"), encoding_of("baccarat").actions.index(PASS)
    nets = []
    env.reset(seed=5)
    for _ in range(2000):
        env.reset()
        _, net, over, _, _ = env.step(np.int64(BETS.index(bet)))
        while not over:
            _, net, over, _, _ = env.step(np.int64(passing))
        nets.append(net)
    error = np.std(nets) / np.sqrt(len(nets))
    assert abs(np.mean(nets) - float(edge("baccarat", bet).ev)) < 4 * error


def test_insurance_is_offered_and_bought() -> None:
    env, actions = TableEnv("baccarat"), encoding_of("baccarat").actions
    insured = {action for action, name in enumerate(actions) if name.startswith("insure")}
    bought = 0
    for seed in range(200):
        env.reset(seed=seed)
        seen, net, over, _, info = env.step(np.int64(seed % 2))
        while not over:
            (insure,) = insured & {*open_actions(info)}
            assert insure == actions.index("insure player") + seed % 2
            before = len(env.view.bets)
            seen, net, over, _, info = env.step(np.int64(insure))
            assert len(env.view.bets) == before + 1
            assert seen[-1] == 1
            bought += 1
        assert abs(net) <= 2
    assert bought > 20


def test_without_the_packages_there_is_a_sentence() -> None:
    blocked = "import sys; sys.modules['pettingzoo'] = None; import croupier.mathematics.agents"
    done = subprocess.run(
        [sys.executable, "-c", blocked], capture_output=True, text=True, check=False
    )
    assert done.stderr.endswith(
        "ImportError: Agents need gymnasium and pettingzoo, which are not installed; "
        "`./croupier --with gym` or `pip install croupier[gym]` installs them.\n"
    )


def test_a_game_that_nobody_knows() -> None:
    with pytest.raises(ValueError, match=r"Agents play .*baccarat.*, not 'poker'"):
        TableEnv("poker")


@pytest.mark.parametrize("action", [-1, 8, 99, 1.5, None])
def test_a_number_that_is_no_action_is_refused(action: Any) -> None:
    env = TableEnv("blackjack")
    env.reset(seed=95)
    with pytest.raises(ValueError, match="is not an action of blackjack: they are 0 to 7"):
        env.step(action)
    assert env.step(np.int64(1))[2], "the round goes on"


def test_a_table_is_set_up_as_its_options_say() -> None:
    env = gymnasium.make("croupier/Blackjack-v0", table={"decks": 6, "limits": {"minimum": 50}})
    env.reset(seed=1)
    sign = env.unwrapped.view.sign  # type: ignore[attr-defined]
    assert (sign.decks, sign.spots[0].minimum_cents) == (6, 5_000)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"seats": {1: "ann"}}, "seats is not an option here"),
        ({"limits": {"minimum": 500}}, "A stake is 100 dollars"),
        ({"limits": {"maximum": 50}}, "A stake is 100 dollars"),
        ({"layout": "Z"}, "Z"),
    ],
)
def test_options_that_no_agent_can_play_with(options: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        TableEnv("blackjack", table=options)
