"""Blackjack on the kernels: the same rounds as at the engine's table, and the exact figures."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from croupier.engine.equipment.cards import Card
from croupier.mathematics.agents.arrays import ILLEGAL, action_mask, observation
from croupier.mathematics.agents.encoding import net
from croupier.mathematics.agents.encodings.blackjack import ENCODING
from croupier.mathematics.agents.table import AgentTable
from croupier.mathematics.agents.vector import BlackjackVectorEnv
from croupier.mathematics.agents.vector.kernel import AT
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.blackjack import by_chart
from croupier.mathematics.exact.blackjack.chart.strategy import Tables
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.simulation.draws.shuffle import CARDS_PER_NUMBER, Cards, shuffle
from croupier.mathematics.simulation.games.blackjack.tables import ENCODED
from tests.mathematics.agents.playing import Stacked

pytestmark = pytest.mark.slow  # compiled code

CARDS = {number: card for card, number in ENCODED.items()}
HIT, STAND, DOUBLE, SPLIT, SURRENDER, INSURE, EVEN_MONEY, PASS = range(len(ENCODING.actions))


def any_open(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@compiled
def shuffled_on(shoe: Cards, start: int, state: Any) -> None:
    shuffle(shoe, len(shoe), state, start)


def order(env: BlackjackVectorEnv, box: int) -> list[Card]:
    """The cards of the round that is played, those to come included."""
    boxes = env._boxes
    assert boxes is not None
    shoe, at = boxes.shoes[box].copy(), int(boxes.rows[box, AT])
    shuffled_on(shoe, at + -at % CARDS_PER_NUMBER, boxes.streams[box])
    return [CARDS[int(number)] for number in shoe]


@pytest.mark.rule("Blackjack 3.15.2", "Blackjack 3.22", "Blackjack 3.23")
def test_the_engine_plays_the_same_rounds() -> None:
    """What is seen, what is open and what it brings, decision by decision, by random actions."""
    env, rng = BlackjackVectorEnv(200), np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    tables = [AgentTable(ENCODING, ("ann",), Stacked(order(env, box))) for box in range(200)]
    done: set[tuple[str, ...]] = set()
    said: list[tuple[str, ...]] = [()] * 200
    for _ in range(15):
        for box, table in enumerate(tables):
            assert (observation(ENCODING, table.view("ann")) == seen[box]).all()
            assert (action_mask(ENCODING, table.turn) == info["action_mask"][box]).all()
        actions = any_open(info["action_mask"], rng)
        seen, rewards, over, _, info = env.step(actions)
        for box, table in enumerate(tables):
            name = ENCODING.actions[actions[box]]
            said[box] += (name,)
            if table.turn is not None:
                table.answer(name)
            assert over[box] == (table.turn is None)
            if over[box]:
                view = table.view("ann")
                assert net(view) == pytest.approx(rewards[box])
                assert (observation(ENCODING, view) == info["final_obs"][box]).all()
                tables[box] = AgentTable(ENCODING, ("ann",), Stacked(order(env, box)))
                done.add(said[box])
                said[box] = ()
    assert {action for actions in done for action in actions} == {*ENCODING.actions}
    assert any(actions.count("split") > 1 for actions in done)


def by_the_chart(wanted: Tables, seen: Any, masks: Any) -> Any:
    """Insurance is refused, Even Money taken."""
    total, soft, up, _, pair, *_ = seen.astype(np.int64).T
    cell = total + 22 * soft
    first, own = wanted.first[cell, up - 1], wanted.pairs[pair - 1, up - 1]
    first = np.where((pair > 0) & (masks[:, SPLIT] > 0), own, first)
    # a pair that was split before, and may not be again, is played by its total
    named = {Action.DOUBLE: DOUBLE, Action.SPLIT: SPLIT, Action.SURRENDER: SURRENDER}
    play_on = np.where(wanted.draws[cell, up - 1] | (total < 12), HIT, STAND)
    chosen = play_on.copy()
    for action, number in named.items():
        chosen = np.where((first == action) & (masks[:, number] > 0), number, chosen)
    chosen = np.where(masks[:, PASS] > 0, PASS, chosen)
    return np.where(masks[:, EVEN_MONEY] > 0, EVEN_MONEY, chosen)


def test_the_best_chart_brings_its_exact_value() -> None:
    best = by_chart()
    env = BlackjackVectorEnv(8192)
    seen, info = env.reset(seed=2)
    nets, wanted = [], best.strategy.tables()
    for _ in range(1500):
        seen, rewards, over, _, info = env.step(by_the_chart(wanted, seen, info["action_mask"]))
        nets.append(rewards[over])
    brought = np.concatenate(nets)
    assert len(brought) > 6_000_000
    error = brought.std() / np.sqrt(len(brought))
    assert abs(brought.mean() - best.bets[0].ev) < 4 * error


def played(number: int, seed: int, steps: int = 50) -> list[Any]:
    env, rng = BlackjackVectorEnv(number), np.random.default_rng(3)
    _, info = env.reset(seed=seed)
    told: list[Any] = []
    for _ in range(steps):
        actions = any_open(info["action_mask"], rng)
        *answer, info = env.step(actions)
        told += [actions, *answer, *info.values()]
    return told


def test_a_seed_brings_the_same_rounds() -> None:
    one, other, another = (played(64, seed) for seed in (5, 5, 6))
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    assert any((a != b).any() for a, b in zip(one, another, strict=True))


def test_a_box_is_not_touched_by_the_others() -> None:
    """They stand where they may; box 0 gets the same cards among few or many."""
    totals = []
    for number in (1, 500):
        env = BlackjackVectorEnv(number)
        seen, info = env.reset(seed=9)
        for _ in range(30):
            totals.append(tuple(seen[0]))
            seen, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
    assert totals[:30] == totals[30:]


def test_what_is_not_open_ends_the_round() -> None:
    env = BlackjackVectorEnv(100)
    seen, info = env.reset(seed=4)
    after, rewards, over, truncated, told = env.step(info["action_mask"].argmin(axis=1))
    assert (rewards == ILLEGAL).all()
    assert over.all()
    assert not truncated.any()
    assert (told["final_obs"] == seen).all()
    assert (after != seen).any()


@pytest.mark.parametrize("number", [-1, len(ENCODING.actions), 1 << 40])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    env = BlackjackVectorEnv(100)
    env.reset(seed=4)
    with pytest.raises(ValueError, match="a number from 0 to 7"):
        env.step(np.full(100, number))


def test_it_is_what_gymnasium_makes_of_many() -> None:
    env = gymnasium.make_vec("croupier/Blackjack-v0", num_envs=3)
    assert isinstance(env, BlackjackVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert env.action_space.shape == (3,)
    assert info["action_mask"].shape == (3, len(ENCODING.actions))


def test_what_cannot_be_asked_of_it() -> None:
    with pytest.raises(ResetNeeded, match="before step"):
        BlackjackVectorEnv(2).step(np.zeros(2, dtype=np.int64))
    with pytest.raises(ValueError, match="plays blackjack, not baccarat"):
        BlackjackVectorEnv(2, game="baccarat")
    env = BlackjackVectorEnv(2)
    env.reset()
    with pytest.raises(ValueError, match=r"There are 2 boxes; actions have shape \(3,\)"):
        env.step(np.zeros(3, dtype=np.int64))
