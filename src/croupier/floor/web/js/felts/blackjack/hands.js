// Where the hands lie: before their box; hands of a Split open along the curve where nothing lies beside
// them, and else within the place of their box. No card covers another box's.

import { at } from "../../kit/arc.js";
import { closeCard, closePanel, closeWidth } from "./close.js";
import * as open from "./open.js";
import { cardsOf, CENTRE, DEALER, degreesOf, heightAt, INSURANCE, standing } from "./layout.js";

const GAP = 8;
const [LEFT, RIGHT] = [10, 1110];
const SMALL = { width: 60, step: 36, room: 168, least: 84 };
const CLOSE_ABOVE = 131; // from the top of close hands to the middle of the box's cards

/** @typedef {{x: number, y: number, width: number, across?: boolean}} Place */
/** @typedef {{box: number, x: number, y: number, width: number, hands: any[], split: boolean, close?: boolean, tops?: number[]}} Block */

/**
 * The hands of every box, each box a block.
 * @param {any} view
 * @param {any} sign
 * @returns {Block[]}
 */
export function blocks(view, sign) {
  const found = sign.boxes.flatMap((/** @type {number} */ box) => {
    const hands = view.hands
      .filter((/** @type {any} */ hand) => hand.place.area === "box" && hand.place.box === box)
      .sort(
        (/** @type {any} */ a, /** @type {any} */ b) =>
          (a.number ?? a.place.hand) - (b.number ?? b.place.hand),
      );
    if (!hands.length) return [];
    const split = hands.length > 1;
    const width = split ? closeWidth(sign, box, GAP) : spread(hands[0].cards.length);
    return [{ box, ...cardsOf(sign, box), width, hands, split, close: split }];
  });
  return opened(apart(fitted(found)), view, sign);
}

/** Hands of a Split lie open where there is room for that, one's own first. @param {Block[]} row @param {any} view @param {any} sign */
function opened(row, view, sign) {
  const own = (/** @type {Block} */ { box }) => Number(view.sits_at.includes(box));
  for (const block of row.filter(({ split }) => split).sort((a, b) => own(b) - own(a))) {
    const place = row.indexOf(block);
    const [before, after] = [row[place - 1], row[place + 1]];
    const from = before ? before.x + before.width / 2 + GAP : open.LEFT;
    const to = Math.min(open.RIGHT, after ? after.x - after.width / 2 - GAP : open.RIGHT);
    const width = open.openWidth(block.hands.length);
    const x = Math.max(from + width / 2, Math.min(to - width / 2, cardsOf(sign, block.box).x));
    const tops = to - from < width ? null : open.openTops(sign, block.hands.length, x, insured(view, sign));
    if (tops) Object.assign(block, { width, close: false, x, tops });
  }
  return row;
}

/** Where the hands of a full table have no room beside each other, they lie closer. @param {Block[]} found */
function fitted(found) {
  const beyond = found.reduce((sum, block) => sum + block.width + GAP, -GAP) - (RIGHT - LEFT);
  const single = found.filter((block) => !block.split);
  for (const block of single)
    if (beyond > 0)
      block.width = Math.max(Math.min(block.width, SMALL.least), block.width - beyond / single.length);
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
  const before = (/** @type {Block} */ a, /** @type {Block} */ b) =>
    a.width > b.width || (a.width === b.width && Math.abs(a.x - middle) < Math.abs(b.x - middle));
  const anchor = row.reduce((best, block, index) => (before(block, row[best]) ? index : best), 0);
  const least = (/** @type {number} */ index) => (row[index].width + row[index + 1].width) / 2 + GAP;
  const rightwards = (/** @type {number} */ from) => {
    for (let n = from; n + 1 < row.length; n += 1) row[n + 1].x = Math.max(row[n + 1].x, row[n].x + least(n));
  };
  const leftwards = (/** @type {number} */ from) => {
    for (let n = from; n > 0; n -= 1) row[n - 1].x = Math.min(row[n - 1].x, row[n].x - least(n - 1));
  };
  for (const block of row)
    block.x = Math.max(LEFT + block.width / 2, Math.min(RIGHT - block.width / 2, block.x));
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
  return block.close ? closePanel(block, index, block.y - CLOSE_ABOVE) : open.openPanel(block, index);
}

/** Where the total of a hand stands; it keeps off the cards beside it. @param {Block} block @param {number} index */
export function totalAt(block, index) {
  return block.split ? open.openTotal(block, index) : { x: block.x, y: block.y + 56, most: block.width + GAP };
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
  return block.close ? closeCard(panel(block, index), card, of, doubled) : open.openCard(block, index, card, doubled);
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
  return view.bets.filter(
    (/** @type {any} */ bet) =>
      MAIN.includes(bet.spot.bet) && bet.spot.box === place.box && (bet.hand ?? 1) === place.hand,
  );
}

/** The Initial Bet of a box that was Split or doubled lies with its hands. @param {any} view @param {any} spot */
export function elsewhere(view, { bet, box }) {
  return (
    bet === "initial" &&
    view.bets.some(
      (/** @type {any} */ each) => each.spot.box === box && ["split", "double"].includes(each.spot.bet),
    )
  );
}

/** Insurance lies on the band before its box, and under what is printed there. @param {any} sign @param {number} box @param {number} nth */
function insuranceAt(sign, box, nth) {
  const degrees = degreesOf(sign, box);
  const ring = Math.abs(degrees) > INSURANCE.print ? INSURANCE.on : INSURANCE.under;
  return at(CENTRE, ring, degrees - nth * INSURANCE.apart);
}

/** Where the chips of every Insurance lie. @param {any} view @param {any} sign */
function insured(view, sign) {
  return sign.boxes.flatMap((/** @type {number} */ box) => {
    const bets = view.bets.filter((/** @type {any} */ { spot }) => spot.bet === "insurance" && spot.box === box);
    return [...new Set(bets.map((/** @type {any} */ { player }) => player))].map((_, nth) => insuranceAt(sign, box, nth));
  });
}

/** Who decides is written over the cards. @param {Block} block */
function turnAt({ x, y, close }) {
  return { x, y: y - (close ? CLOSE_ABOVE + 6 : 52) };
}

/** @type {import("./lying.js").Geometry} */
export const ARC = {
  blocks,
  panel,
  totalAt,
  chipAt: standing,
  insuranceAt,
  turnAt,
  dealerTotal: DEALER.total,
};
