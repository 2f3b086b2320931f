// The felt of Si Ki Pi: boxes on an arc, each with Initial Bet and Bonus, a Low and a High place.

import { printed } from "./si-ki-pi/printed.js";
import { CENTRE, DEALER_BONUS, box, inBox, ofDealer } from "./si-ki-pi/places.js";
import { boxSpot, dealerSpot } from "./si-ki-pi/spots.js";
import { inHand } from "./si-ki-pi/over.js";
import { rankingCard } from "./si-ki-pi/ranking.js";

export * as narrow from "./si-ki-pi/narrow.js";
export { mine, over } from "./si-ki-pi/over.js";
export { strip } from "./si-ki-pi/strip.js";
export { bar } from "./si-ki-pi/arranging.js";
export { beside } from "./si-ki-pi/ranking.js";

export const keys = { G: rankingCard };

export const size = { width: 1120, height: 694 };
export const cloth = { centre: CENTRE, radius: 996 };

/** @param {any} sign */
export function spots(sign) {
  return sign.spots.map((/** @type {any} */ each) =>
    each.where.type === "box" ? boxSpot(each.spot, box(sign, each.where.order)) : dealerSpot(each.spot, DEALER_BONUS),
  );
}

/** @param {any} sign */
export function badges(sign) {
  return sign.boxes.map((/** @type {number} */ number, /** @type {number} */ index) => ({ box: number, ...box(sign, index + 1).badge }));
}

/**
 * @param {any} sign
 * @param {any} words
 */
export function prints(sign, words) {
  return printed(sign, words);
}

/**
 * Divided hands lie in their parts; a hand that its player holds is in the bar.
 * @param {any} view
 * @param {any} sign
 */
export function cards(view, sign) {
  return view.hands.flatMap((/** @type {any} */ hand) => {
    if (inHand(hand)) return [];
    const divided = hand.laid?.parts.length > 0;
    const laid = divided ? hand.laid.parts.flatMap(cardsOf) : hand.cards;
    return laid.flatMap((/** @type {any} */ card, /** @type {number} */ index) => where(hand.place, index, divided, sign).map((there) => ({ card, ...there })));
  });
}

/** @param {any} part */
function cardsOf(part) {
  return part.cards.map((/** @type {string} */ face) => ({ face }));
}

/**
 * Nowhere for cards that are out of the round.
 * @param {any} place
 * @param {number} index
 * @param {boolean} divided
 * @param {any} sign
 */
function where(place, index, divided, sign) {
  if (place.area === "dealer") return [ofDealer(index, divided)];
  return place.area === "box" ? [inBox(sign, sign.boxes.indexOf(place.box) + 1, index)] : [];
}

/**
 * @param {any} view
 * @param {any} sign
 */
export function due(view, sign) {
  const next = view.awaited.find((/** @type {any} */ each) => each.kind === "card" && each.place !== null);
  if (!next) return [];
  const { area, box: number } = next.place;
  const there = view.hands.find((/** @type {any} */ hand) => hand.place.area === area && hand.place.box === number);
  return where(next.place, there?.cards.length ?? 0, false, sign);
}

export const notes = () => [];
