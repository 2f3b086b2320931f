// The felt of Andar Bahar: the Joker and two rows of cards, bets on the Joker, boxes on an arc.

import { odds } from "../kit/money.js";
import { boxSpot } from "./andar-bahar/boxes.js";
import { BADGE, CENTRE, JOKER, ROWS, inRow, middle, on } from "./andar-bahar/places.js";
import { sharedSpot } from "./andar-bahar/shared.js";
import { printed } from "./andar-bahar/printed.js";

export * as narrow from "./andar-bahar/narrow.js";
export { mine, over } from "./andar-bahar/over.js";
export { strip } from "./andar-bahar/strip.js";

export const size = { width: 1120, height: 742 };
export const peelAt = { x: 40, y: 14, width: 128 }; // where no card lies
export const cloth = { centre: CENTRE, radius: 862 };

/** @param {any} sign */
export function spots(sign) {
  return sign.spots.map((/** @type {any} */ each) => {
    const lines = sign.pays.filter((/** @type {any} */ line) => line.bet === each.spot.bet);
    if (each.where.type === "box") return boxSpot(each, sign, odds(lines[0].odds));
    const [least, most] = [lines.at(-1), lines[0]].map((line) => line.odds.numerator / line.odds.denominator);
    return sharedSpot(each, lines.length > 1 ? `${least} – ${most} to 1` : `${most} to 1`);
  });
}

/** @param {any} sign */
export function badges(sign) {
  return sign.boxes.map((/** @type {number} */ box, /** @type {number} */ index) => ({
    box,
    ...on(BADGE, middle(index + 1, sign.boxes.length)),
  }));
}

/**
 * @param {any} sign
 * @param {any} words
 */
export function prints(sign, words) {
  return printed(sign, words);
}

/** @param {any} view */
export function cards(view) {
  return view.hands.flatMap((/** @type {any} */ { place, cards }) => {
    if (place.area === "joker") return [{ card: cards[0], ...JOKER }];
    if (!(place.area in ROWS)) return [];
    const count = cards.length + waiting(view, place.area);
    return cards.map((/** @type {any} */ card, /** @type {number} */ index) => ({ card, ...inRow(place.area, index, count) }));
  });
}

/** @param {any} view */
export function due(view) {
  const next = view.awaited.find((/** @type {any} */ each) => each.kind === "card" && each.place !== null);
  if (!next) return [];
  if (next.place.area === "joker") return [JOKER];
  const there = view.hands.find((/** @type {any} */ hand) => hand.place.area === next.place.area)?.cards.length ?? 0;
  return next.place.area in ROWS ? [inRow(next.place.area, there, there + 1)] : [];
}

/**
 * How many cards are due there next: a row makes room before its card comes.
 * @param {any} view
 * @param {string} area
 */
function waiting(view, area) {
  return view.awaited.some((/** @type {any} */ each) => each.kind === "card" && each.place?.area === area) ? 1 : 0;
}

export const notes = () => [];
