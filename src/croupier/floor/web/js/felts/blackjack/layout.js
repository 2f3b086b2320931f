// Where everything is on the cloth of Blackjack: boxes on an arc, box 1 at the viewer's right.

import { at } from "../../kit/arc.js";

export const CENTRE = { x: 560, y: -190 };
export const RADIUS = 858;
export const CIRCLE = { ring: 742, radius: 38 };
export const BAND = { inner: 434, outer: 462, sweep: 41 };
export const INSURANCE = { under: 462, on: 446, print: 17, apart: 3.2, reach: 26 }; // its print ends at so many degrees; a stack reaches so far down
export const DEALER = {
  x: 438,
  y: 26,
  room: 230,
  card: 80,
  title: { x: 714, y: 66 },
  total: { x: 714, y: 94 },
};
export const BOOM = { x: 394, y: 78, radius: 30 };

const PAIRS = { radius: 22, degrees: 4.65 };
const STANDING = { degrees: 3.9, off: 26, next: 2.6 };
const CARDS = 622;
const BADGES = { ring: 818, left: 16 };
const WIDEST = 12.4; // degrees of a box; nine boxes are narrower
const SWEEP = 92;

/** @param {any} sign @param {number} order from the dealer's left, beginning with 1 */
export function middle({ boxes }, order) {
  const degrees = Math.min(WIDEST, SWEEP / boxes.length);
  return (boxes.length / 2 - order + 0.5) * degrees;
}

/** @param {any} sign @param {number} box */
export function degreesOf(sign, box) {
  return middle(sign, sign.boxes.indexOf(box) + 1);
}

/** The middle of a box's bet circle. @param {any} sign @param {number} box */
export function circleOf(sign, box) {
  return at(CENTRE, CIRCLE.ring, degreesOf(sign, box));
}

/** @param {any} sign @param {number} box */
export function pairsOf(sign, box) {
  return { ...at(CENTRE, CIRCLE.ring, degreesOf(sign, box) + PAIRS.degrees), radius: PAIRS.radius };
}

/** The middle of a box's cards. @param {any} sign @param {number} box */
export function cardsOf(sign, box) {
  return at(CENTRE, CARDS, degreesOf(sign, box));
}

/** How far down the ring of the cards is there. @param {number} x */
export function heightAt(x) {
  return CENTRE.y + Math.sqrt(CARDS ** 2 - (x - CENTRE.x) ** 2);
}

/** The first chips lie in the circle, those of others at its left. @param {any} sign @param {number} box @param {number} index */
export function standing(sign, box, index) {
  if (index === 0) return circleOf(sign, box);
  const degrees = degreesOf(sign, box) - STANDING.degrees - Math.floor((index - 1) / 2) * STANDING.next;
  return at(CENTRE, CIRCLE.ring + (index % 2 ? -STANDING.off : STANDING.off), degrees);
}

/** @param {any} sign */
export function badges(sign) {
  return sign.boxes.map((/** @type {number} */ box) => {
    const { x, y } = at(CENTRE, BADGES.ring, degreesOf(sign, box));
    return { box, x: Math.max(BADGES.left + 2, x - BADGES.left), y };
  });
}

/** @param {{x: number, y: number}} point @param {number} radius */
export function circle({ x, y }, radius) {
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
