"""The process that works out advice: what it cannot be asked keeps nobody waiting."""

import asyncio

from msgspec.structs import replace

from croupier.floor.server.practice.advisor import Advisor
from croupier.mathematics.advice.worth import Advice
from tests.mathematics.advice.seeing import after, seen_by


def test_a_question_that_cannot_be_put_is_answered_and_so_is_the_next() -> None:
    good = seen_by(after("roulette", "ann bets 10 red"))
    unsendable = replace(good, order=(lambda: None,))

    async def asked() -> tuple[Advice | None, Advice | None]:
        advisor = Advisor()
        try:
            return await advisor.advice(unsendable), await advisor.advice(good)
        finally:
            advisor.close()

    nothing, advice = asyncio.run(asked())
    assert nothing is None
    assert advice is not None
    assert advice.bets
