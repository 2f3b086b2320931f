"""How many decisions agents can make in a second, on one core.

Run it with `.venv/bin/python benchmarks/agents.py`. Each environment is played by the same simple
rule, to stand on 17 or more; Gymnasium's own Blackjack, written in Python, stands beside ours.
Decisions a second are CPU time, best of five. Choosing the actions is counted too, except for
“step alone”.
"""

import platform
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from croupier.mathematics.agents.encodings.blackjack import ENCODING
from croupier.mathematics.agents.registry import environment_id

REPEATS = 5
BOXES = (256, 1024, 4096)
STEPS = 4_000_000  # of all boxes together
DECISIONS = 20_000  # of one environment in Python
WANTED = 10_000_000  # decisions a second of the vector environment
HIT, STAND = ENCODING.actions.index("hit"), ENCODING.actions.index("stand")
PASS = ENCODING.actions.index("pass")
ENOUGH = 17
MILLION = 1_000_000


def gymnasiums_own() -> float:
    env: gymnasium.Env[Any, Any] = gymnasium.make("Blackjack-v1")
    return _of_one(env, lambda seen, info: int(seen[0] < ENOUGH))


def at_the_engine() -> float:
    env = gymnasium.make(environment_id(ENCODING.game))
    return _of_one(env, lambda seen, info: _chosen(seen[None], info["action_mask"][None])[0])


def _of_one(env: gymnasium.Env[Any, Any], chosen: Callable[[Any, Any], Any]) -> float:
    seen, info = env.reset(seed=1)
    began = time.process_time()
    for _ in range(DECISIONS):
        seen, _, over, _, info = env.step(chosen(seen, info))
        if over:
            seen, info = env.reset()
    return DECISIONS / (time.process_time() - began)


def on_the_kernels(boxes: int) -> tuple[float, float]:
    """With the choosing, and the step alone."""
    env = gymnasium.make_vec(environment_id(ENCODING.game), num_envs=boxes)
    seen, info = env.reset(seed=1)
    stepping, began = 0.0, time.process_time()
    for _ in range(STEPS // boxes):
        actions = _chosen(seen, info["action_mask"])
        before = time.process_time()
        seen, _, _, _, info = env.step(actions)
        stepping += time.process_time() - before
    made = STEPS // boxes * boxes
    return made / (time.process_time() - began), made / stepping


def _chosen(seen: Any, masks: Any) -> Any:
    return np.where(masks[:, PASS], PASS, np.where(seen[:, 0] < ENOUGH, HIT, STAND))


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, one core\n")
    print("| environment | decisions a second | step alone | wanted |\n|---|---|---|---|")
    for name, measure in (
        ("Gymnasium's Blackjack-v1", gymnasiums_own),
        ("croupier/Blackjack-v0, engine", at_the_engine),
    ):
        print(f"| {name} | {max(measure() for _ in range(REPEATS)):,.0f} | | |")
    for boxes in BOXES:
        on_the_kernels(boxes)  # compiled now, or loaded
        whole, step = map(max, zip(*(on_the_kernels(boxes) for _ in range(REPEATS)), strict=True))
        name = f"croupier/Blackjack-v0, kernels, {boxes} boxes"
        wanted = f"{WANTED / MILLION:.0f} M"
        print(f"| {name} | {whole / MILLION:.1f} M | {step / MILLION:.1f} M | {wanted} |")


if __name__ == "__main__":
    main()
