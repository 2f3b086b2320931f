// What the House had committed to before the first card, checked here and not on the server.

import { sha256 } from "./chain.js";

const POCKET = /^(0|00|H|[1-9]|[12]\d|3[0-6])$/;
const CARDS = 52;

/**
 * That the order is the one committed to, and nothing but whole decks, or a pocket of the wheel.
 * @param {string} table
 * @param {{number: number, commitment: string, salt: string, order: string[]}} revealed
 * @param {number} [decks] that the round was dealt from
 */
export async function checked(table, { number, commitment, salt, order }, decks) {
  if (!(order.length === 2 ? POCKET.test(order[0]) : whole(order, decks))) return false;
  return (await sha256(new TextEncoder().encode(`${table} ${number} ${salt} ${order.join(" ")}`))) === commitment;
}

/** Every card as often as there are decks. @param {string[]} order @param {number} [decks] */
function whole(order, decks = order.length / CARDS) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const card of order) found.set(card, (found.get(card) ?? 0) + 1);
  return order.length === decks * CARDS && found.size === CARDS && [...found.values()].every((number) => number === decks);
}
