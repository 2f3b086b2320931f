// Where the hands lie: before their box; hands of a Split side by side as panels, hand 1 left. Wide
// ones push their neighbours aside, so that no card is covered.

import { at } from "../../kit/arc.js";
import { BAND, cardsOf, CENTRE, DEALER, degreesOf, heightAt, standing } from "./layout.js";

const PANEL_HEIGHT = 192;
const PANEL_WIDTHS = [0, 136, 136, 116, 104]; // by the number of hands
const GAP = 8;
const [LEFT, RIGHT] = [10, 1110];
const SMALL = { width: 60, step: 36, room: 168, least: 84 };
const LARGE = { width: 68, step: 24, margin: 8, top: 32, lower: 24 };
const PANEL_ABOVE = 131; // from the top of a panel to the middle of the box's cards

/** @typedef {{x: number, y: number, width: number, across?: boolean}} Place */
/** @typedef {{box: number, x: number, y: number, width: number, hands: any[], split: boolean}} Block */

/**
 * The hands of every box, each box a block.
 * @param {any} view
 * @param {any} sign
 * @returns {Block[]}
 */
export function blocks(view, sign) {
  const found = sign.boxes.flatMap((/** @type {number} */ box) => {
    const hands = view.hands.filter((/** @type {any} */ hand) => hand.place.area === "box" && hand.place.box === box).sort((/** @type {any} */ a, /** @type {any} */ b) => (a.number ?? a.place.hand) - (b.number ?? b.place.hand));
    if (!hands.length) return [];
    const split = hands.length > 1;
    const width = split ? hands.length * (PANEL_WIDTHS[hands.length] + GAP) - GAP : spread(hands[0].cards.length);
    return [{ box, ...cardsOf(sign, box), width, hands, split }];
  });
  return apart(fitted(found));
}

/** Where the hands of a full table have no room beside each other, they lie closer. @param {Block[]} found */
function fitted(found) {
  const beyond = found.reduce((sum, block) => sum + block.width + GAP, -GAP) - (RIGHT - LEFT);
  const single = found.filter((block) => !block.split);
  for (const block of single) if (beyond > 0) block.width = Math.max(Math.min(block.width, SMALL.least), block.width - beyond / single.length);
  return found;
}

/** @param {number} cards */
function spread(cards) {
  return SMALL.width + Math.min(SMALL.room - SMALL.width, (cards - 1) * SMALL.step);
}

/** From the widest outwards, or from the middle; then back from both ends. @param {Block[]} found */
function apart(found) {
  const row = found.toSorted((a, b) => a.x - b.x);
  const middle = (LEFT + RIGHT) / 2;
  const before = (/** @type {Block} */ a, /** @type {Block} */ b) => a.width > b.width || (a.width === b.width && Math.abs(a.x - middle) < Math.abs(b.x - middle));
  const anchor = row.reduce((best, block, index) => (before(block, row[best]) ? index : best), 0);
  const least = (/** @type {number} */ index) => (row[index].width + row[index + 1].width) / 2 + GAP;
  const rightwards = (/** @type {number} */ from) => {
    for (let n = from; n + 1 < row.length; n += 1) row[n + 1].x = Math.max(row[n + 1].x, row[n].x + least(n));
  };
  const leftwards = (/** @type {number} */ from) => {
    for (let n = from; n > 0; n -= 1) row[n - 1].x = Math.min(row[n - 1].x, row[n].x - least(n - 1));
  };
  for (const block of row) block.x = Math.max(LEFT + block.width / 2, Math.min(RIGHT - block.width / 2, block.x));
  rightwards(anchor);
  leftwards(anchor);
  const [first, last] = [row[0], row.at(-1)];
  if (last && last.x > RIGHT - last.width / 2) {
    last.x = RIGHT - last.width / 2;
    leftwards(row.length - 1);
  }
  if (first && first.x < LEFT + first.width / 2) {
    first.x = LEFT + first.width / 2;
    rightwards(0);
  }
  for (const block of row) if (!block.split) block.y = heightAt(block.x);
  return row;
}

/** The panel of one hand of a Split. @param {Block} block @param {number} index */
export function panel(block, index) {
  const width = PANEL_WIDTHS[block.hands.length];
  return { x: block.x - block.width / 2 + index * (width + GAP), y: block.y - PANEL_ABOVE, width, height: PANEL_HEIGHT, chips: 146 };
}

/** Where the total of a hand stands. @param {Block} block @param {number} index */
export function totalAt(block, index) {
  if (!block.split) return { x: block.x, y: block.y + 56 };
  const { x, y } = panel(block, index);
  return { x: x + (block.hands.length > 2 ? 27 : 32), y: y + 152 };
}

/**
 * Where a card of a hand lies; `of` is how many there are.
 * @param {Block} block
 * @param {number} index of the hand
 * @param {number} card
 * @param {number} of
 * @param {boolean} doubled the third card lies across
 * @returns {Place}
 */
export function cardAt(block, index, card, of, doubled) {
  if (!block.split) {
    const room = of > block.hands[index].cards.length ? SMALL.room : block.width;
    const step = of > 1 ? Math.min(SMALL.step, (room - SMALL.width) / (of - 1)) : 0;
    const left = block.x - (SMALL.width + (of - 1) * step) / 2;
    const y = block.y - SMALL.width * 0.7;
    if (doubled && card === 2) return { x: left + 36, y: y + 16, width: SMALL.width, across: true };
    return { x: left + card * step, y, width: SMALL.width };
  }
  const { x, y, width } = panel(block, index);
  const columns = block.hands.length > 2 ? 2 : 3;
  const step = Math.min(LARGE.step, (width - 2 * LARGE.margin - LARGE.width) / (columns - 1));
  const row = Math.floor(card / columns);
  if (doubled && card === 2) return { x: x + width - LARGE.margin - LARGE.width - 13, y: y + LARGE.top + 14, width: LARGE.width, across: true };
  return { x: x + LARGE.margin + (card % columns) * step, y: y + LARGE.top + row * LARGE.lower, width: LARGE.width };
}

/** The Dealer's cards, closer together the more there are. @param {number} card @param {number} of @returns {Place} */
export function dealerAt(card, of) {
  const shown = Math.max(2, of);
  const step = Math.min(DEALER.card + 8, (DEALER.room - DEALER.card) / (shown - 1));
  const left = DEALER.x + (DEALER.room - DEALER.card - step * (shown - 1)) / 2;
  return { x: left + card * step, y: DEALER.y, width: DEALER.card };
}

/** @param {any} view @param {any} hand */
export function isDoubled(view, hand) {
  return betsOn(view, hand).some((bet) => bet.spot.bet === "double");
}

const MAIN = ["initial", "split", "double"];

/** The bets that lie on a hand. @param {any} view @param {any} hand @returns {any[]} */
export function betsOn(view, { place }) {
  return view.bets.filter((/** @type {any} */ bet) => MAIN.includes(bet.spot.bet) && bet.spot.box === place.box && (bet.hand ?? 1) === place.hand);
}

/** Insurance lies on the line before its box. @param {any} sign @param {number} box @param {number} nth */
function insuranceAt(sign, box, nth) {
  return at(CENTRE, BAND.chips, degreesOf(sign, box) - nth * 3.2);
}

/** Who decides is written over the cards. @param {Block} block */
function turnAt({ x, y }) {
  return { x, y: y - 52 };
}

/** @type {import("./lying.js").Geometry} */
export const ARC = { blocks, panel, totalAt, chipAt: standing, insuranceAt, turnAt, dealerTotal: DEALER.total };
