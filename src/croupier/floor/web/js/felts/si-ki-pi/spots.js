// The bets of Si Ki Pi: Initial Bet and Bonus of a box, Dealer Bonus for the whole table.

import { s } from "../../kit/dom.js";

/**
 * @param {any} spot
 * @param {any} box
 */
export function boxSpot(spot, box) {
  const initial = spot.bet === "initial";
  const { x, y, r } = initial ? box.initial : box.bonus;
  const print = initial
    ? s("text", { class: "print odds", x, y: y + 8, "font-size": 24 }, "+")
    : s("text", { class: "print label bonus-print", x, y: y + 3.5, "font-size": 10, "data-moves": "0 36" }, "BONUS");
  const beside = (/** @type {number} */ nth) => (initial ? { x: x - (r + 20) * nth, y } : { x: x + r * nth, y: y - r * nth }); // where no other print is
  return { spot, shape: circle(x, y, r), band: spot.bet, chip: { x, y: y - r * 0.2 }, radius: initial ? 21 : 14, others: beside, print: [print] };
}

/**
 * @param {any} spot
 * @param {{x: number, y: number, r: number}} place
 */
export function dealerSpot(spot, { x, y, r }) {
  return {
    spot,
    shape: circle(x, y, r),
    band: spot.bet,
    chip: { x, y: y - 6 },
    radius: 16,
    print: [
      s("text", { class: "print odds", x, y: y + 8, "font-size": 24 }, "+"),
      s("text", { class: "print label start", x: x + r + 11, y: y - 3, "font-size": 13 }, "DEALER BONUS"),
      s("text", { class: "print pays start", x: x + r + 11, y: y + 14, "font-size": 12 }, "same pay table"),
    ],
  };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function circle(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
