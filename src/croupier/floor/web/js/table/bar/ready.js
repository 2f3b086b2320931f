// Ready, beside the clock: with all players who have a bet, it closes the bets.

import { requestOf } from "../../kit/house.js";

const SAY = "floor.say-ready.1";

/**
 * Once you have a bet, or another player is ready.
 * @param {any} state
 * @returns {import("../asking.js").Choice | null}
 */
export function ready(state) {
  const { frame, words, me } = state;
  const seen = frame?.ready;
  const request = requestOf(state, SAY);
  if (!seen || !request || !(seen.said.length || seen.of.includes(me))) return null;
  const said = seen.of.filter((/** @type {string} */ each) => seen.said.includes(each)).length;
  return {
    key: "ready",
    label: words.say("web-ready"),
    letter: "N",
    gold: request.refused === null,
    note: words.say("web-ready-count", { said, of: seen.of.length }),
    ...(request.refused ? { why: words.sentence(request.refused) } : {}),
    act: (page) => page.do({ type: SAY }),
  };
}
