// The hands of a Split where the boxes beside it have cards too: within the place of their own box, two
// beside each other, hands 3 and 4 below; under each a total and a stake, under two also who else has chips there.

import { cardsOf } from "./layout.js";

const WIDEST = 136;
const COLUMNS = 2;
const BETWEEN = 4;
const HEIGHT = 192;
const LINES = { two: 38, four: 26 }; // under the cards, together
const CARD = { least: 36, most: 56, tall: 1.4, across: 52 };
const STEP = { x: 15, y: 22 };
const MARGIN = 2;
const MARKED = 52; // wide enough for ✓ and ✕ beside the number of a hand

/** @typedef {import("./hands.js").Block} Block */

/**
 * How much room a box has without touching the next.
 * @param {any} sign
 * @param {number} box
 * @param {number} gap
 */
export function closeWidth(sign, box, gap) {
  const { x } = cardsOf(sign, box);
  const others = sign.boxes.filter((/** @type {number} */ each) => each !== box);
  const away = others.map((/** @type {number} */ each) => Math.abs(cardsOf(sign, each).x - x) - gap);
  return Math.min(WIDEST, ...away);
}

/** The panel of one hand. @param {Block} block @param {number} index @param {number} top */
export function closePanel(block, index, top) {
  const rows = Math.ceil(block.hands.length / COLUMNS);
  const width = (block.width - BETWEEN) / COLUMNS;
  const height = (HEIGHT - BETWEEN * (rows - 1)) / rows;
  return {
    x: block.x - block.width / 2 + (index % COLUMNS) * (width + BETWEEN),
    y: top + Math.floor(index / COLUMNS) * (height + BETWEEN),
    width,
    height,
    close: true,
  };
}

/**
 * A card of it: aside and down as far as there is room, so that ranks can be read.
 * @param {{x: number, y: number, width: number, height: number}} panel
 * @param {number} card
 * @param {number} of
 * @param {boolean} doubled
 */
export function closeCard(panel, card, of, doubled) {
  const low = panel.height < HEIGHT;
  const width = low ? CARD.least : Math.max(CARD.least, Math.min(CARD.most, panel.width - STEP.x));
  const room = panel.height - MARGIN - width * CARD.tall - (low ? LINES.four : LINES.two);
  const steps = Math.max(1, of - 1);
  const aside = Math.min(STEP.x, (panel.width - 2 * MARGIN - width) / steps);
  const down = Math.min(STEP.y, room / steps);
  const left = panel.x + (panel.width - width - aside * (of - 1)) / 2;
  if (doubled && card === 2 && panel.width >= CARD.across)
    return { x: panel.x + (panel.width - CARD.least) / 2, y: panel.y + MARGIN + room, width: CARD.least, across: true };
  return { x: left + card * aside, y: panel.y + MARGIN + card * down, width };
}

/** Where the total stands, what is staked or won, and the number; names have room under two hands. @param {{x: number, y: number, width: number, height: number}} panel */
export function closeLines({ x, y, width, height }) {
  const [lowest, low] = [y + height - 3, height < HEIGHT];
  const lines = low ? { total: lowest - 11, stake: lowest, number: lowest - 11, room: 0 } : { total: lowest - 23, stake: lowest - 11, number: lowest, room: width - 18 };
  return { left: x + 4, right: x + width - 4, ...lines, marked: !low || width > MARKED };
}
