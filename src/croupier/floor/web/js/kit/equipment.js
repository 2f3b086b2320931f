// What stands beside the Dealer: the shoe with the cards that are left in it, and the discards.

import { lattice } from "./cards.js";
import { s } from "./dom.js";

const ONE_DECK = 52;
const STRIPS = 7; // edges of cards in a full shoe
const LAYERS = 8; // of the discards when they are all there

/** @param {any} state */
export function discarded({ view, sign }) {
  const lying = view.hands.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.cards.length, 0);
  return sign.decks * ONE_DECK - view.cards_left - lying;
}

/**
 * @param {{x: number, y: number}} place of its upper left corner; it is 144 wide and 88 high
 * @param {number} [share] of its cards that are left
 */
export function shoe({ x, y }, share = 1) {
  const strips = Array.from({ length: Math.ceil(STRIPS * share) }, (_, n) => `M${15 + n * 9.7} ${16.6 - n * 0.9}l8.6 -0.8l10.6 15l-8.6 0.9z`);
  return s(
    "g",
    { class: "shoe", transform: `translate(${x} ${y})` },
    s("path", { class: "shoe-shade", d: "M3 55L37 91L147 77V39z" }),
    s("path", { class: "shoe-top", d: "M0 10L106 0L144 35L34 46Z" }),
    s("path", { class: "shoe-well", d: "M9 13L101 4.5L127 29L41 39Z" }),
    s("path", { class: "shoe-cards", d: strips.join("") }),
    s("path", { class: "shoe-front", d: "M0 10L34 46V88L0 52Z" }),
    s("path", { class: "shoe-side", d: "M34 46L144 35V74L34 88Z" }),
    s("path", { class: "shoe-mouth", d: "M3 30L27 55V77L3 50Z" }),
    s("path", { class: "back", d: "M5.5 36L24.5 58V69L5.5 47.5Z" }),
  );
}

/**
 * The rack, and as many layers of cards as lie in it.
 * @param {number} cards
 * @param {number} all that could lie there
 * @param {{x: number, y: number}} place of its upper left corner; it is 96 wide and 82 high
 */
export function discards(cards, all, { x, y }) {
  const layers = cards && Math.max(1, Math.round((LAYERS * cards) / all));
  const lies = (/** @type {number} */ level) => ({ x: 5 + 1.2 * (LAYERS - level), y: 1 + 2.6 * (LAYERS - level) });
  const edges = Array.from({ length: layers }, (_, level) => s("rect", { class: "paper", ...lies(level), width: 76, height: 52, rx: 4 }));
  const top = lies(layers);
  return s(
    "g",
    { class: "discards", transform: `translate(${x} ${y})` },
    s("rect", { class: "rack", width: 96, height: 82, rx: 8 }),
    ...(layers
      ? [
          ...edges,
          s("rect", { class: "paper", ...top, width: 76, height: 52, rx: 4 }),
          s("rect", { class: "back", x: top.x + 3, y: top.y + 3, width: 70, height: 46, rx: 2 }),
          s("svg", { x: top.x + 3, y: top.y + 3, width: 70, height: 46, viewBox: "6 6 88 58" }, s("path", { class: "lattice", d: lattice() })),
          s("circle", { class: "ring-mark", cx: top.x + 38, cy: top.y + 26, r: 8 }),
        ]
      : [s("path", { class: "rack-floor", d: "M14 24H82V70H14Z" })]),
  );
}
