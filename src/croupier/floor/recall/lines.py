"""A recalled round as JSON lines: one for each of its entries, as the record has them."""

import msgspec

from croupier.engine.sentences import in_words
from croupier.floor.protocol.rounds import StepTold
from croupier.floor.recall.recalled_round import Recalled
from croupier.floor.recall.steps import Step, opening_step, steps
from croupier.floor.tables.codec import live_codec


def as_told(recalled: Recalled, step: Step) -> StepTold:
    written = live_codec(recalled.game).written
    return StepTold(
        *(step.number, step.position, step.at_ms, step.by, step.command, step.line),
        tuple(in_words(each.message) for each in step.said),
        tuple(dict.fromkeys(cite for each in step.said for cite in each.cites)),
        tuple(msgspec.Raw(written(event)) for event in step.events),
    )


def as_json_lines(recalled: Recalled) -> str:
    told = (as_told(recalled, step) for step in (opening_step(recalled), *steps(recalled)))
    return "".join(f"{msgspec.json.encode(each).decode()}\n" for each in told)
