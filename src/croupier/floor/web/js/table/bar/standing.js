// Several people on one box: who decides there for all of them, and who stands behind.

import { money } from "../../kit/money.js";

const BASE = "initial"; // the bet that a hand is played for

/**
 * What everybody but one has on a box, by player.
 * @param {any} view
 * @param {number} box
 * @param {string} me
 */
export function besides(view, box, me) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { player, spot, stake_cents: cents } of view.bets)
    if (spot.box === box && spot.bet === BASE && player !== me) found.set(player, (found.get(player) ?? 0) + cents);
  return [...found].map(([player, cents]) => ({ player, cents }));
}

/**
 * To whoever decides: for whom else.
 * @param {any} state
 * @param {number} box
 */
export function decidesFor({ view, words, me }, box) {
  const others = besides(view, box, me);
  if (!others.length || view.deciders[box] !== me) return "";
  const players = words.comma(others.map(({ player, cents }) => words.bracketed(player, money(cents))));
  return words.say("web-decide-for", { players });
}

/**
 * To a Standing Player: who decides over their chips.
 * @param {any} state
 * @param {number} box
 */
export function decidedBy({ view, words, me }, box) {
  const player = view.deciders[box];
  const own = view.bets
    .filter((/** @type {any} */ bet) => bet.player === me && bet.spot.box === box && bet.spot.bet === BASE && bet.settlement === null)
    .reduce((/** @type {number} */ sum, /** @type {any} */ bet) => sum + bet.stake_cents, 0);
  if (!own || player === undefined || player === me) return "";
  return words.say("web-decided-by", { player, box, amount: money(own) });
}
