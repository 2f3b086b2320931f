// What settled bets came to, each with its working.

import { SIGNS, kindOf } from "../kit/chips.js";
import { net } from "../kit/money.js";
import { betName, keyOf, netOf } from "./spots.js";
import { whyOf } from "./why.js";

/** Chips that one player laid one after the other on the same spot and hand are one bet to them. @param {any[]} bets @returns {any[][]} */
export function together(bets) {
  const by = new Map();
  for (const bet of bets) {
    const key = `${keyOf(bet.spot)} ${bet.hand} ${bet.player}`;
    by.set(key, [...(by.get(key) ?? []), bet]);
  }
  return [...by.values()];
}

/** What it is called, with the hand it lies on. @param {any} bet @param {any} words */
export function handBetName(bet, words) {
  const name = betName(bet.spot, words);
  return bet.number ? words.say("web-bet-of-hand", { bet: name, hand: bet.number }) : name;
}

/** What it came to, its working and its paragraphs. @param {any[]} bets of one spot and hand, all settled @param {any} words */
export function cameTo(bets, words) {
  const cents = bets.reduce((sum, each) => sum + netOf(each), 0);
  return {
    result: net(cents),
    kind: kindOf(cents),
    mark: SIGNS[kindOf(cents)],
    working: whyOf(bets, words),
    cites: /** @type {string[]} */ (bets[0].settlement.cites),
  };
}
