// The chance of being ahead against the spread of one spin: hollow after 100, solid after 1,000.

import { s } from "../kit/dom.js";

const [HEIGHT, LEFT, TOP, BOTTOM] = [300, 34, 16, 44];

/**
 * @param {number} width
 * @param {{name: string, spread: number, soon: number, late: number}[]} rows
 * @param {{soon: string, late: string, across: string}} labels
 */
export function scatter(width, rows, labels) {
  const ordered = [...rows].sort((one, other) => one.spread - other.spread);
  const [least, most] = [Math.log(0.9), Math.log(6.4)];
  const right = Math.min(90, width * 0.22);
  const x = (/** @type {number} */ spread) => LEFT + ((Math.log(spread) - least) / (most - least)) * (width - LEFT - right);
  const y = (/** @type {number} */ chance) => TOP + (1 - chance / 0.5) * (HEIGHT - TOP - BOTTOM);
  const path = (/** @type {"soon" | "late"} */ when) => `M${ordered.map((row) => `${x(row.spread)} ${y(row[when])}`).join("L")}`;
  const [first] = ordered;
  return s(
    "svg",
    { width, height: HEIGHT, "aria-hidden": "true" },
    ...[0, 0.1, 0.2, 0.3, 0.4, 0.5].map((chance) => s("g", {}, s("path", { class: "rule", d: `M${LEFT} ${y(chance)}H${width - right + 10}` }), s("text", { class: "axis-unit", x: LEFT - 8, y: y(chance) + 4 }, String(Math.round(100 * chance))))),
    ...[1, 2, 3, 4, 5, 6].map((spread) => s("text", { class: "axis-label", x: x(spread), y: HEIGHT - 26 }, String(spread))),
    s("text", { class: "axis-unit", x: width - right, y: HEIGHT - 8 }, labels.across),
    s("path", { class: "thin", d: path("soon") }),
    s("path", { class: "thin", d: path("late") }),
    ...ordered.flatMap((row) => [
      s("circle", { class: "hollow", cx: x(row.spread), cy: y(row.soon), r: 4.5 }),
      s("circle", { class: "solid", cx: x(row.spread), cy: y(row.late), r: 4.5 }),
      s("text", { class: "point-name", x: x(row.spread) + 8, y: y(row.late) + (row.late < 0.02 ? -5 : 14) }, row.name),
    ]),
    s("text", { class: "after", x: x(first.spread) + 6, y: y(first.soon) - 12 }, labels.soon),
    s("text", { class: "after", x: x(first.spread) + 6, y: y(first.late) - 26 }, labels.late),
  );
}
