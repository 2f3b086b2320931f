// Beside the felt, where several people bet on one box: who decides there, and what lies behind them.

import { h } from "../kit/dom.js";
import { money } from "../kit/money.js";

/**
 * The boxes on which this person and others bet.
 * @param {any} state
 * @returns {number[]}
 */
export function sharedBoxes({ view, me }) {
  return Object.keys(view.deciders)
    .map(Number)
    .filter((box) => {
      const players = new Set(onBox(view, box).map((bet) => bet.player));
      return players.has(me) && players.size > 1;
    });
}

/** @param {any} page @param {number} box */
export function behind(page, box) {
  const { view, words, me } = page.state;
  const decider = view.deciders[box];
  const bets = onBox(view, box);
  const players = [...new Set(bets.map((bet) => bet.player))].sort((a, b) => Number(b === decider) - Number(a === decider));
  const decides = decider === me ? words.say("web-you-decide") : words.say("web-decides", { player: decider });
  return [
    h("h2", {}, words.say("web-behind-box", { box }), h("span", {}, decides)),
    h("ul", {}, ...players.map((player) => h("li", {}, h("span", {}, player === me ? words.say("you-there") : player, h("small", {}, chips(bets, player, words))), h("b", {}, money(sum(bets, player)))))),
  ];
}

/** Chips that are played for the hands of a box. @param {any} view @param {number} box @returns {any[]} */
function onBox(view, box) {
  return view.bets.filter((/** @type {any} */ bet) => bet.spot.box === box && PLAYED.includes(bet.spot.bet));
}

const PLAYED = ["initial", "split", "double"];

/** @param {any[]} bets @param {string} player */
function sum(bets, player) {
  return bets.filter((bet) => bet.player === player).reduce((total, bet) => total + bet.stake_cents, 0);
}

/** How much on which hand. @param {any[]} bets @param {string} player @param {any} words */
function chips(bets, player, words) {
  /** @type {Map<number, number>} */
  const hands = new Map();
  for (const bet of bets) if (bet.player === player) hands.set(bet.number ?? 1, (hands.get(bet.number ?? 1) ?? 0) + bet.stake_cents);
  const several = new Set(bets.map((bet) => bet.number ?? 1)).size > 1;
  if (!several) return "";
  return words.comma([...hands].map(([hand, cents]) => words.say("web-on-hand", { amount: money(cents), hand })));
}
