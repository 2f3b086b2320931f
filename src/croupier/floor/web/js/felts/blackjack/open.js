// The hands of a Split where nothing lies beside them: panels side by side along the curve, hand 1 left,
// each between the insurance band and the circles of the boxes, so that they cover no print and no spot.

import { BAND, CENTRE, CIRCLE, circleOf, heightAt, INSURANCE, pairsOf } from "./layout.js";

const HEIGHT = 184;
const WIDTHS = [0, 136, 136, 116, 104]; // by the number of hands
const GAP = 8;
const ABOVE = 131; // from the top of a panel to the middle of cards that are not Split
const HIGHEST = 146; // under the shoe and the pay lists
const CLEAR = 3; // of what is printed
const LABEL = { half: 20, above: 21 }; // of a pair's circle
const CARD = { width: 68, step: 24, margin: 8, top: 30, lower: 24 };

/** From the left edge of the felt to the label of box 1. */
export const [LEFT, RIGHT] = [10, 1030];

/** How wide so many hands are together. @param {number} hands */
export function openWidth(hands) {
  return hands * (WIDTHS[hands] + GAP) - GAP;
}

/**
 * How high each panel lies; null where one of them would cover something.
 * @param {any} sign
 * @param {number} hands
 * @param {number} x their middle
 * @param {{x: number, y: number}[]} chips that lie on the insurance band
 * @returns {number[] | null}
 */
export function openTops(sign, hands, x, chips) {
  const width = WIDTHS[hands];
  const below = printed(sign);
  const tops = Array.from({ length: hands }, (_, index) => {
    const left = x - openWidth(hands) / 2 + index * (width + GAP);
    const [least, most] = [Math.max(underBand(left, left + width), underChips(chips, left, left + width)), overSpots(below, left, left + width) - HEIGHT];
    return least > most ? null : Math.min(most, Math.max(least, heightAt(left + width / 2) - ABOVE));
  });
  return tops.some((top) => top === null) ? null : /** @type {number[]} */ (tops);
}

/** The circles of every box and the labels of the small ones. @param {any} sign */
function printed(sign) {
  return sign.boxes.flatMap((/** @type {number} */ box) => {
    const { x, y, radius } = pairsOf(sign, box);
    return [{ ...circleOf(sign, box), radius: CIRCLE.radius }, { x, y, radius }, { x, y: y - radius - LABEL.above, half: LABEL.half }];
  });
}

/** @param {number} left @param {number} right */
function underBand(left, right) {
  const aside = Math.max(0, left - CENTRE.x, CENTRE.x - right);
  const radius = BAND.outer + CLEAR;
  return Math.max(HIGHEST, CENTRE.y + Math.sqrt(Math.max(0, radius ** 2 - aside ** 2)));
}

/** @param {{x: number, y: number}[]} chips @param {number} left @param {number} right */
function underChips(chips, left, right) {
  const above = chips.filter(({ x }) => x > left - INSURANCE.reach && x < right + INSURANCE.reach);
  return Math.max(0, ...above.map(({ y }) => y + INSURANCE.reach + CLEAR));
}

/** @param {{x: number, y: number, radius?: number, half?: number}[]} spots @param {number} left @param {number} right */
function overSpots(spots, left, right) {
  const heights = spots.flatMap(({ x, y, radius = 0, half = radius }) => {
    const aside = Math.max(0, left - x, x - right);
    return aside < half + CLEAR ? [y - CLEAR - Math.sqrt(Math.max(0, radius ** 2 - aside ** 2))] : [];
  });
  return Math.min(Infinity, ...heights);
}

/** The panel of one hand. @param {import("./hands.js").Block} block @param {number} index */
export function openPanel({ x, hands, tops = [] }, index) {
  const width = WIDTHS[hands.length];
  return { x: x - openWidth(hands.length) / 2 + index * (width + GAP), y: tops[index], width, height: HEIGHT, chips: 140, chipRoom: width - 84 };
}

/** Where the total stands, beside the chips. @param {import("./hands.js").Block} block @param {number} index */
export function openTotal(block, index) {
  const { x, y } = openPanel(block, index);
  const aside = block.hands.length > 2 ? 27 : 32;
  return { x: x + aside, y: y + 146, most: 2 * (aside - CLEAR) };
}

/**
 * A card of it, in rows.
 * @param {import("./hands.js").Block} block
 * @param {number} index of the hand
 * @param {number} card
 * @param {boolean} doubled the third card lies across
 */
export function openCard(block, index, card, doubled) {
  const { x, y, width } = openPanel(block, index);
  const columns = block.hands.length > 2 ? 2 : 3;
  const step = Math.min(CARD.step, (width - 2 * CARD.margin - CARD.width) / (columns - 1));
  if (doubled && card === 2) return { x: x + width - CARD.margin - CARD.width - 13, y: y + CARD.top + 14, width: CARD.width, across: true };
  return { x: x + CARD.margin + (card % columns) * step, y: y + CARD.top + Math.floor(card / columns) * CARD.lower, width: CARD.width };
}
