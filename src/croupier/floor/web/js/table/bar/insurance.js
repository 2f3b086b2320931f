// Baccarat's Insurance, in both of its stages: the odds on display, when they are paid, the largest stake.

import { money } from "../../kit/money.js";

const INSURE = "baccarat.insure.1";

/**
 * `3 to 1`, `1.5 to 1`, `6 to 5`.
 * @param {{numerator: number, denominator: number}} odds
 * @param {any} words
 */
export function oddsSaid({ numerator, denominator }, words) {
  const whole = [1, 2, 20].includes(denominator);
  const [paid, staked] = whole ? [numerator / denominator, 1] : [numerator, denominator];
  return words.say("odds", { paid: String(paid), staked: String(staked) });
}

/**
 * What a stake would pay, as the book pays: whole cents.
 * @param {{numerator: number, denominator: number}} odds
 * @param {number} cents
 */
export function payment({ numerator, denominator }, cents) {
  return (cents * numerator) / denominator;
}

/** Whether a part of what may be insured is insured already. @param {any} state */
export function isInsured({ view, me }) {
  return view.bets.some(
    (/** @type {any} */ bet) => bet.player === me && bet.spot.bet.endsWith("insurance") && bet.settlement === null,
  );
}

/** To let the offer go by. @param {any} state @returns {string} */
export function noInsurance(state) {
  return state.words.say(isInsured(state) ? "web-no-more-insurance" : "web-no-insurance");
}

/** @param {any} state @param {any[]} mine */
export function question(state, mine) {
  const asked = mine.find((each) => each.kind === "insurance");
  if (!asked) return undefined;
  const { view, words } = state;
  const moves = view.moves.filter((/** @type {any} */ move) => move.command?.type === INSURE);
  const line = (/** @type {string} */ side) =>
    view.offered.find((/** @type {any} */ each) => each.bet === `${side}-insurance`);
  const texts = moves.map((/** @type {any} */ move) => insured(state, move, line(move.command.side)));
  const [one] = moves;
  const single = moves.length === 1;
  const side = single ? words.say(`bet-name-${one.command.side}`) : "";
  const amount = single ? money(onSide(state, one.command.side)) : "";
  return {
    asked,
    title: single ? words.say("web-insure-your", { side, amount }) : words.say("web-asked-insurance"),
    text: words.together(texts),
    cites: asked.cites.slice(0, 2),
    types: [INSURE],
    gold: INSURE,
    picks: single,
    pass: noInsurance(state),
    silence: words.say(isInsured(state) ? "web-silence-insured" : "web-silence-insurance"),
    odds: (/** @type {any} */ command) => line(command.side)?.odds,
    ...(single ? { names: { [INSURE]: words.say("web-do-baccarat-insure") } } : {}),
  };
}

/** @param {any} state @param {any} move @param {any} line */
function insured(state, move, line) {
  const { words } = state;
  const [odds, when] = [oddsSaid(line.odds, words), words.sentence(line.when)];
  const [most, bet] = [money(move.largest_cents), money(onSide(state, move.command.side))];
  return words.say("web-insure-text", { odds, when, most, bet });
}

/** What counts of one's own bets on a side. @param {any} state @param {string} side */
function onSide({ view, me }, side) {
  return view.bets
    .filter((/** @type {any} */ bet) => bet.player === me && bet.spot.bet === side && bet.settlement === null)
    .reduce((/** @type {number} */ sum, /** @type {any} */ bet) => sum + bet.action_cents, 0);
}
