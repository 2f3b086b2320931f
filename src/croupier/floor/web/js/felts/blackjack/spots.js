// Every spot: a bet circle and RWS PAIRS for each box, BOOM BUSTED once for the table.

import { s } from "../../kit/dom.js";
import { BOOM, CIRCLE, circle, circleOf, pairsOf, standing } from "./layout.js";

const LABEL = { half: 17, apart: 4 };

/** @param {any} sign */
export function spots(sign) {
  return sign.spots.map((/** @type {any} */ { spot }) => {
    if (spot.box === null)
      return {
        spot,
        shape: circle(BOOM, BOOM.radius),
        band: "boom",
        chip: BOOM,
        radius: 18,
        print: [],
      };
    return spot.bet === "rws-pairs" ? pairs(sign, spot) : initial(sign, spot);
  });
}

/** @param {any} sign @param {any} spot */
function initial(sign, spot) {
  const place = circleOf(sign, spot.box);
  const plus = s("path", { class: "plus", d: `M${place.x - 7} ${place.y}h14M${place.x} ${place.y - 7}v14` });
  return {
    spot,
    shape: circle(place, CIRCLE.radius),
    band: "initial",
    chip: { x: place.x, y: place.y - 2 },
    radius: 22,
    others: (/** @type {number} */ index) => standing(sign, spot.box, index),
    print: [plus],
  };
}

/** @param {any} sign @param {any} spot */
function pairs(sign, spot) {
  const { x, y, radius } = pairsOf(sign, spot.box);
  const bet = circleOf(sign, spot.box);
  return {
    spot,
    shape: circle({ x, y }, radius),
    band: "pairs",
    chip: { x, y: y - 2 },
    radius: 14,
    others: (/** @type {number} */ index) => ({ x: x + 22, y: y - 10 + index * 20 }),
    print: ["RWS", "PAIRS"].map((word, line) =>
      s("text", { class: "print pairs-label", x: clear(x, y - radius - 8, bet), y: y - radius - 13 + line * 9 }, word),
    ),
  };
}

/** Where words of this height, about x, touch the circle of the bet beside them no more. @param {number} x @param {number} y @param {{x: number, y: number}} bet */
function clear(x, y, bet) {
  const reach = Math.sqrt(Math.max(0, (CIRCLE.radius + LABEL.apart) ** 2 - (y - bet.y) ** 2));
  return reach ? Math.max(x, bet.x + reach + LABEL.half) : x;
}
