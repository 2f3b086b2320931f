// Where everything lies on the felt of Andar Bahar.

import { at } from "../../kit/arc.js";

export const CENTRE = { x: 560, y: -150 };
export const BOX_DEGREES = 10.6;
export const GAP = 0.5;
export const RINGS = { 1: [612, 660], 2: [663, 727], 3: [730, 794] };
export const BADGE = 824;
export const JOKER = { x: 196, y: 42, width: 86 };
export const PANEL = { x: 176, y: 10, width: 768, height: 202 };
/** Where the titles of the two rows stand, and their cards. */
export const ROWS = { andar: { y: 20 }, bahar: { y: 120 } };
export const ROW = { title: 346, first: 402, rest: 472, right: 932, width: 57, step: 62 };
const MANY = { cards: 14, width: 44 }; // so that every index of 25 cards is seen
export const RANKS = { x: 212, y: 236, width: 50.2, height: 46, gap: 3.4 };
export const SHARED = { x: 212, y: 290, width: 219, height: 56, gap: 20 };

/**
 * The middle of a box; they are printed from left to right.
 * @param {number} order from 1
 * @param {number} boxes
 */
export function middle(order, boxes) {
  return (order - (boxes + 1) / 2) * BOX_DEGREES;
}

/**
 * Where the cards of a row lie: the first set apart, the others closer the more there are.
 * @param {"andar" | "bahar"} side
 * @param {number} index
 * @param {number} count of cards there will be
 */
export function inRow(side, index, count) {
  const width = count > MANY.cards ? MANY.width : ROW.width;
  const y = ROWS[side].y + (ROW.width - width) * 0.7;
  if (index === 0) return { x: ROW.first, y, width };
  const room = (ROW.right - ROW.rest - width) / Math.max(1, count - 2);
  return { x: ROW.rest + (index - 1) * Math.min(ROW.step, room), y, width };
}

/**
 * @param {number} radius
 * @param {number} degrees
 */
export function on(radius, degrees) {
  return at(CENTRE, radius, degrees);
}
