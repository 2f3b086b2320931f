// Roads on ivory paper, six rows, the newest column kept in view.

import { s } from "../kit/dom.js";
import { BACK, beadPlate, bigRoad, derivedRoad } from "./roads.js";

/** @typedef {import("./results.js").Result} Result */

const ROWS = 6;
const CELL = 16;
const LETTERS = { banker: "B", player: "P", tie: "T" };

/**
 * @param {{columns: number, cell?: number, name: string}} how
 * @param {{column: number, row: number}[]} marks
 * @param {(mark: any) => SVGElement[]} drawn with the middle of the cell at the origin
 */
function paper({ columns, cell = CELL, name }, marks, drawn) {
  const last = Math.max(-1, ...marks.map((mark) => mark.column));
  const past = Math.max(0, last + 1 - columns);
  const [width, height] = [columns * cell, ROWS * cell];
  let rules = "";
  for (let n = 1; n < columns; n += 1) rules += `M${n * cell} 0V${height}`;
  for (let n = 1; n < ROWS; n += 1) rules += `M0 ${n * cell}H${width}`;
  return s(
    "svg",
    { class: "road", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": name },
    s("rect", { class: "road-paper", width, height }),
    s("path", { class: "road-rules", d: rules }),
    ...marks
      .filter((mark) => mark.column >= past)
      .map((mark) => s("g", { transform: `translate(${(mark.column - past + 0.5) * cell} ${(mark.row + 0.5) * cell}) scale(${cell / CELL})` }, ...drawn(mark))),
  );
}

/** @param {any} mark */
function pairs({ bankerPair, playerPair }) {
  return [
    bankerPair && s("circle", { class: "pair-banker", cx: -5, cy: -5, r: 2.2 }),
    playerPair && s("circle", { class: "pair-player", cx: 5, cy: 5, r: 2.2 }),
  ].filter((each) => each !== false);
}

/** @param {Result[]} results @param {number} columns @param {string} name */
export function bead(results, columns, name) {
  return paper({ columns, name }, beadPlate(results), (mark) => [
    s("circle", { class: `bead ${mark.winner}`, r: 7 }),
    s("text", { class: "bead-letter", y: 3.2 }, LETTERS[/** @type {"tie"} */ (mark.winner)]),
    ...pairs(mark),
  ]);
}

/** @param {Result[]} results @param {number} columns @param {string} name */
export function big(results, columns, name) {
  return paper({ columns, name }, bigRoad(results), (mark) => [
    ...(mark.winner ? [s("circle", { class: `ring-road ${mark.winner}`, r: 6 })] : []),
    ...(mark.ties ? [s("path", { class: "tie-stroke", d: "M-5.5 5.5L5.5 -5.5" })] : []),
    ...(mark.ties > 1 ? [s("text", { class: "tie-count", y: 3.4 }, String(mark.ties))] : []),
    ...pairs(mark),
  ]);
}

/** How a mark of each derived road looks, in a cell of its own. */
const DERIVED = {
  eye: (/** @type {string} */ colour) => s("circle", { class: `ring-road ${colour}`, r: 5.4 }),
  small: (/** @type {string} */ colour) => s("circle", { class: `dot ${colour}`, r: 5.8 }),
  pig: (/** @type {string} */ colour) => s("path", { class: `slash ${colour}`, d: "M-5.5 5.5L5.5 -5.5" }),
};

/**
 * @param {Result[]} results
 * @param {"eye" | "small" | "pig"} road
 * @param {number} columns
 * @param {string} name
 */
export function derivedDrawn(results, road, columns, name) {
  return paper({ columns, name }, derivedRoad(results, BACK[road]), (mark) => [DERIVED[road](mark.colour)]);
}

/**
 * A mark to come, alone; null: there would be none.
 * @param {"eye" | "small" | "pig"} road
 * @param {string | null} colour
 */
export function next(road, colour) {
  return s("svg", { class: "next-mark", viewBox: "-8 -8 16 16", "aria-hidden": "true" }, colour ? DERIVED[road](colour) : s("path", { class: "no-mark", d: "M-3 0H3" }));
}
