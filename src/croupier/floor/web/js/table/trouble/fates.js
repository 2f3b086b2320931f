// What becomes of one's own bets by each ruling, in money.

import { money } from "../../kit/money.js";

/**
 * What becomes of one's own bets.
 * @param {any} state
 * @param {any[]} fates
 */
export function fateOf({ view, words, me }, fates) {
  const own = view.bets.filter((/** @type {any} */ bet) => bet.player === me);
  let [plays, back] = [0, 0];
  for (const bet of own) {
    const fate = fates.find((each) => each.wager_id === bet.id);
    if (!fate || fate.payout_cents === (bet.settlement?.payout_cents ?? NaN)) continue; // as it was
    if (fate.result === null) plays += bet.stake_cents;
    else back += fate.payout_cents;
  }
  const [playing, returned] = [money(plays), money(back)];
  if (!own.length) return words.say("web-fate-nothing");
  if (plays && back) return words.say("web-fate-both", { plays: playing, back: returned });
  if (plays) return words.say("web-fate-plays", { amount: playing });
  return words.say("web-fate-back", { amount: returned });
}

/**
 * Whether this person is among those who are asked.
 * @param {any} outlook
 * @param {string} me
 */
export function asks({ asked }, me) {
  return asked.some((/** @type {any} */ each) => each.player === me);
}

/** @param {any} outlook @param {any} words */
export function titleOf({ word, asked }, words) {
  if (word !== null) return words.say(`web-ruling-${word}`);
  return words.say(asked.length ? "web-outlook-choice" : "web-outlook-by-itself");
}
