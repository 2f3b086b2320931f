// The bets that the whole table shares: the ranks of the Joker, Under 8, First 3 Cards, Over 8.

import { s } from "../../kit/dom.js";
import { RANKS, SHARED } from "./places.js";
import { telling } from "./results.js";

/**
 * @param {any} each a spot of the sign
 * @param {string} odds
 */
export function sharedSpot({ spot, where: { row, order } }, odds) {
  return row === 1 ? rank(spot, order) : wide(spot, order, odds);
}

/**
 * @param {any} spot
 * @param {number} order
 */
function rank(spot, order) {
  const { width, height, gap, y } = RANKS;
  const x = RANKS.x + (order - 1) * (width + gap);
  const lies = {
    spot,
    shape: rounded(x, y, width - gap / 2, height),
    band: spot.bet,
    chip: { x: x + 35, y: y + 17 },
    radius: 11,
    others: (/** @type {number} */ nth) => ({ x: x + 52 - 14 * nth, y: y + 35 }),
    tight: true,
    print: [s("text", { class: "print label rank-print", x: x + width / 2, y: y + 30, "font-size": 19, "data-moves": "-14 -5" }, spot.on === "T" ? "10" : spot.on)],
  };
  return telling(lies, s("text", { x: x + (width - gap / 2) / 2, y: y + 40, "font-size": 12, "text-anchor": "middle" }), ["lost", "push"]);
}

/**
 * @param {any} spot
 * @param {number} order
 * @param {string} odds
 */
function wide(spot, order, odds) {
  const { width, height, gap, y } = SHARED;
  const x = SHARED.x + (order - 1) * (width + gap);
  const name = spot.bet.toUpperCase().replaceAll("-", " ");
  const lies = {
    spot,
    shape: rounded(x, y, width, height),
    band: spot.bet,
    chip: { x: x + width - 36, y: y + 22 },
    radius: 17,
    others: (/** @type {number} */ nth) => ({ x: x + width - 36 - 30 * nth, y: y + 40 }),
    print: [
      s("text", { class: "print label start", x: x + 15, y: y + 25, "font-size": 15 }, name),
      s("text", { class: "print odds start", x: x + 15, y: y + 44, "font-size": 13 }, odds),
    ],
  };
  return telling(lies, s("text", { x: x + 15, y: y + 44, "font-size": 13 }), ["won", "lost", "push"], { fully: true });
}

/**
 * A box with rounded corners.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function rounded(x, y, width, height) {
  const r = 6;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
