// Where everything lies on the felt of Si Ki Pi.

import { at } from "../../kit/arc.js";

export const CENTRE = { x: 560, y: -330 };
const [WIDEST, SWEEP] = [12.4, 74];
const RINGS = { hands: 756, bets: 882, badge: 950 };
const BONUS_AT = 4.2; // degrees to the right of the Initial Bet, in a box of full width
const BADGE_LEFT = 26; // so that a name has room at its right
export const DEALER = { x: 422, y: 36, width: 66, step: 70, apart: 14 };
export const DEALER_BONUS = { x: 768, y: 82, r: 32 };
export const PLACE = { width: 70, height: 72, gap: 4 };
export const CARD = { width: 43, step: 25 };

/** @param {any} sign */
function degrees(sign) {
  return Math.min(WIDEST, SWEEP / sign.boxes.length);
}

/**
 * What belongs to a box; box 1 is at the viewer's right. Where there are many, all is smaller.
 * @param {any} sign
 * @param {number} order from 1
 */
export function box(sign, order) {
  const each = degrees(sign);
  const scale = each / WIDEST;
  const angle = ((sign.boxes.length + 1) / 2 - order) * each;
  const badge = at(CENTRE, RINGS.badge, angle);
  return {
    scale,
    hand: at(CENTRE, RINGS.hands, angle),
    initial: { ...at(CENTRE, RINGS.bets, angle - (1 - scale) * 2), r: 40 * Math.max(scale, 0.72) },
    bonus: { ...at(CENTRE, RINGS.bets, angle + BONUS_AT * Math.max(scale, 0.7)), r: 25 * Math.max(scale, 0.8) },
    badge: { x: Math.max(18, badge.x - BADGE_LEFT), y: badge.y },
  };
}

/**
 * Where the two cards of a part lie.
 * @param {any} sign
 * @param {number} order
 * @param {0 | 1} part the Low Hand, the High Hand
 */
export function place(sign, order, part) {
  const { hand, scale } = box(sign, order);
  const width = PLACE.width * scale;
  const x = hand.x + (part === 0 ? -width - (PLACE.gap * scale) / 2 : (PLACE.gap * scale) / 2);
  return { x, y: hand.y - PLACE.height / 2, width, height: PLACE.height };
}

/**
 * Where a card of a box lies.
 * @param {any} sign
 * @param {number} order
 * @param {number} index 0 and 1 in the Low Hand, 2 and 3 in the High Hand
 */
export function inBox(sign, order, index) {
  const there = place(sign, order, index < 2 ? 0 : 1);
  const width = Math.max(36, CARD.width * (there.width / PLACE.width));
  const step = Math.min(CARD.step, there.width - width - 4);
  const left = there.x + (there.width - width - step) / 2;
  return { x: left + (index % 2) * step, y: there.y + (there.height - width * 1.4) / 2, width };
}

/** @param {number} index of a card of the Dealer @param {boolean} divided */
export function ofDealer(index, divided) {
  const { x, y, width, step, apart } = DEALER;
  return { x: x + index * step + (divided ? (index < 2 ? -apart / 2 : apart / 2) : 0), y, width };
}
