// Where everything is on a phone: the Dealer on top, pills of the boxes, one box large below.

export const WIDTH = 360;
export const HEIGHT = 430;
export const DEALER = { x: 122, y: 12, card: 62, room: 140, title: { x: 62, y: 40 } };
export const BOOM = {
  x: 314,
  y: 66,
  radius: 26,
  chip: 16,
  others: (/** @type {number} */ n) => ({ x: 314 - n * 26, y: 66 }),
};
export const CIRCLE = {
  x: 68,
  y: 316,
  radius: 44,
  chip: 24,
  others: (/** @type {number} */ n) => standing(n),
};
export const PAIRS = {
  x: 158,
  y: 326,
  radius: 30,
  chip: 18,
  others: (/** @type {number} */ n) => ({ x: 158 + n * 26, y: 332 }),
};
export const PILLS = { y: 134, height: 52, gap: 1.3, left: 8 };

const BOX = { x: 8, y: 194, width: 344, height: 228 };
const GAP = 6;
const CARD = { width: 68, step: 34, x: 212, room: 132, y: 222 };
const PANEL_CARDS = [0, 0, 80, 60, 44]; // by the number of hands

/** @param {number} n */
function standing(n) {
  return n === 0 ? { x: CIRCLE.x, y: CIRCLE.y } : { x: 16 + n * 40, y: 390 };
}

/**
 * The geometry of one box.
 * @param {number} box
 * @returns {import("./lying.js").Geometry}
 */
export function geometry(box) {
  return {
    blocks: (view) => blocksOf(view, box),
    panel,
    totalAt,
    chipAt: (_sign, _box, nth) => standing(nth),
    insuranceAt: (_sign, _box, nth) => ({ x: 236 + nth * 44, y: 382 }),
    turnAt: () => ({ x: CARD.x + CARD.room / 2, y: 213 }),
    dealerTotal: { x: 62, y: 68 },
  };
}

/** @param {any} view @param {number} box @returns {import("./hands.js").Block[]} */
function blocksOf(view, box) {
  const hands = view.hands
    .filter((/** @type {any} */ hand) => hand.place.area === "box" && hand.place.box === box)
    .sort(
      (/** @type {any} */ a, /** @type {any} */ b) => (a.number ?? a.place.hand) - (b.number ?? b.place.hand),
    );
  return hands.length ? [{ box, x: BOX.x, y: BOX.y, width: BOX.width, hands, split: hands.length > 1 }] : [];
}

/** @param {import("./hands.js").Block} block @param {number} index */
function panel({ hands }, index) {
  const width = (BOX.width - GAP * (hands.length - 1)) / hands.length;
  return {
    x: BOX.x + index * (width + GAP),
    y: BOX.y,
    width,
    height: BOX.height,
    chips: hands.length > 2 ? 192 : 174,
    chipRoom: width - (hands.length > 2 ? 44 : 80),
  };
}

/** @param {import("./hands.js").Block} block @param {number} index */
function totalAt(block, index) {
  if (!block.split) return { x: CARD.x + CARD.room / 2, y: 340 };
  const { x, y, width } = panel(block, index);
  return block.hands.length > 2 ? { x: x + width / 2, y: y + 138, net: 31 } : { x: x + 38, y: y + 176 };
}

/**
 * @param {import("./hands.js").Block} block
 * @param {number} index
 * @param {number} card
 * @param {number} of
 * @param {boolean} doubled
 */
export function cardAt(block, index, card, of, doubled) {
  if (!block.split) {
    const step = of > 1 ? Math.min(CARD.step, (CARD.room - CARD.width) / (of - 1)) : 0;
    const left = CARD.x + (CARD.room - CARD.width - step * (of - 1)) / 2;
    if (doubled && card === 2) return { x: left + 34, y: CARD.y + 16, width: CARD.width, across: true };
    return { x: left + card * step, y: CARD.y, width: CARD.width };
  }
  const place = panel(block, index);
  const width = PANEL_CARDS[block.hands.length];
  const columns = block.hands.length > 2 ? 2 : 3;
  const step = Math.min(30, (place.width - 16 - width) / (columns - 1));
  if (doubled && card === 2)
    return { x: place.x + place.width - 8 - width * 1.2, y: place.y + 44, width, across: true };
  return {
    x: place.x + 8 + (card % columns) * step,
    y: place.y + 30 + Math.floor(card / columns) * 24,
    width,
  };
}

/** @param {number} card @param {number} of */
export function dealerAt(card, of) {
  const shown = Math.max(2, of);
  const step = Math.min(DEALER.card + 8, (DEALER.room - DEALER.card) / (shown - 1));
  return { x: DEALER.x + card * step, y: DEALER.y, width: DEALER.card };
}
