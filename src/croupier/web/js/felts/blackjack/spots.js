// Every spot: a bet circle and RWS PAIRS for each box, BOOM BUSTED once for the table.

import { s } from "../../kit/dom.js";
import { BOOM, CIRCLE, circle, circleOf, pairsOf, standing } from "./layout.js";

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
  return {
    spot,
    shape: circle({ x, y }, radius),
    band: "pairs",
    chip: { x, y: y - 2 },
    radius: 14,
    others: (/** @type {number} */ index) => ({ x: x + 22, y: y - 10 + index * 20 }),
    print: ["RWS", "PAIRS"].map((word, line) =>
      s("text", { class: "print pairs-label", x, y: y - radius - 13 + line * 9 }, word),
    ),
  };
}
