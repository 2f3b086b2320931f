// The bets of a box: Super Andar and Super Bahar, Bahar, Andar.

import { sector } from "../../kit/arc.js";
import { s } from "../../kit/dom.js";
import { BOX_DEGREES, CENTRE, GAP, RINGS, middle, on } from "./places.js";
import { telling } from "./results.js";

export const GLYPHS = { andar: "左邻", bahar: "右舍" };
const HALF = (BOX_DEGREES - GAP) / 2;
const [CHIP, ASIDE, ROOM] = [9, 1.6, 45]; // of the chips on a Super bet: their radius, degrees from its middle, and what is left for their amount

/**
 * @param {any} each a spot of the sign
 * @param {any} sign
 * @param {string} odds
 */
export function boxSpot({ spot, where: { ring, order, side } }, sign, odds) {
  const centre = middle(order, sign.boxes.length);
  const [inner, outer] = RINGS[/** @type {1} */ (ring)];
  const from = side === "right" ? centre : centre - HALF;
  const to = side === "left" ? centre : centre + HALF;
  const shape = sector(CENTRE, inner, outer, from, to);
  if (ring === 1) {
    const angle = (from + to) / 2;
    const line = on(inner + 40, angle);
    const lies = { spot, shape, band: spot.bet, chip: on(inner + 37, angle - ASIDE), radius: CHIP, tight: true, aside: aside(angle), print: superBet(spot.bet, angle, odds) };
    return telling(lies, s("text", { ...line, "font-size": 12, "text-anchor": "middle", transform: `rotate(${-angle} ${line.x} ${line.y})` }), ["lost", "push"]);
  }
  const chip = on((inner + outer) / 2, centre + HALF * 0.44);
  const among = (/** @type {number} */ nth, /** @type {number} */ all) => on((inner + outer) / 2 - (nth ? 6 : 0), centre + HALF * (0.44 + 0.36 * (nth - 0.4 * (all - 1))));
  const lies = { spot, shape, band: spot.bet, chip: { x: chip.x, y: chip.y - 4 }, radius: 17, turn: centre, among, print: hand(spot.bet, centre, inner, outer, odds) };
  return telling(lies, s("text"), []);
}

/**
 * Where the amount of a Super bet stands: by its chips, turned as what is printed over them. Not what was won: that is too long.
 * @param {number} angle
 */
function aside(angle) {
  return (/** @type {SVGGElement} */ pill, /** @type {number} */ width) => {
    if (pill.querySelector(".paid")) return null;
    const [far, turn] = [Math.min(CHIP - 1.5 + width / 2, ROOM - width / 2), (-angle * Math.PI) / 180];
    pill.setAttribute("transform", `rotate(${-angle}) translate(${far.toFixed(1)} 0)`);
    return { x: far * Math.cos(turn), y: far * Math.sin(turn), width, height: 17, turn };
  };
}

/**
 * @param {string} bet
 * @param {number} angle
 * @param {string} odds
 */
function superBet(bet, angle, odds) {
  const [inner] = RINGS[1];
  const [first, second] = bet.toUpperCase().split("-");
  return [
    turned(on(inner + 14, angle), angle, first, "label", 10),
    turned(on(inner + 25, angle), angle, second, "label", 10),
    turned(on(inner + 39, angle), angle, odds, "odds", 11),
  ];
}

/**
 * @param {string} bet
 * @param {number} centre
 * @param {number} inner
 * @param {number} outer
 * @param {string} odds
 */
function hand(bet, centre, inner, outer, odds) {
  const left = centre - HALF * 0.42;
  const place = on((inner + outer) / 2, centre + HALF * 0.44);
  return [
    turned(on((inner + outer) / 2, left), left, GLYPHS[/** @type {"andar"} */ (bet)], `glyph ${bet}`, 25),
    turned(on(outer - 13, left), left, bet.toUpperCase(), "label", 11),
    s("circle", { class: "chip-place", cx: place.x, cy: place.y, r: 23 }),
    turned(on((inner + outer) / 2 + 4, centre + HALF * 0.44), centre, odds, "odds", 13),
  ];
}

/**
 * @param {{x: number, y: number}} point
 * @param {number} degrees
 * @param {string} words
 * @param {string} kind
 * @param {number} size
 */
function turned({ x, y }, degrees, words, kind, size) {
  return s("text", { class: `print ${kind}`, x, y, "font-size": size, transform: `rotate(${-degrees} ${x} ${y})` }, words);
}

/**
 * The outline of a whole box.
 * @param {number} order
 * @param {number} boxes
 */
export function outline(order, boxes) {
  const centre = middle(order, boxes);
  return sector(CENTRE, RINGS[1][0], RINGS[3][1], centre - HALF, centre + HALF);
}
