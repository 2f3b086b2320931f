// Chips: the fewest that make an amount, the largest at the bottom; the amount is always written.

import { s } from "./dom.js";
import { money, net } from "./money.js";

/** In cents, with how many spots are on the edge, and whether they come in pairs. */
export const CHIPS = [
  { cents: 100, name: "1", spots: 4, twice: false },
  { cents: 500, name: "5", spots: 6, twice: false },
  { cents: 2_500, name: "25", spots: 8, twice: false },
  { cents: 10_000, name: "100", spots: 4, twice: true },
  { cents: 50_000, name: "500", spots: 6, twice: true },
  { cents: 100_000, name: "1K", spots: 8, twice: true },
  { cents: 500_000, name: "5K", spots: 12, twice: false },
];
export const MOST_DRAWN = 8;
export const RISE = 0.17; // of each chip over the one below it, in radii
export const SIGNS = { won: "✓", lost: "✕", push: "=" };

/**
 * The chips of an amount, the largest first; cents that no chip makes are in the figure alone.
 * @param {number} cents
 */
export function chipsOf(cents) {
  const found = [];
  let left = cents;
  for (const chip of [...CHIPS].reverse()) {
    for (; left >= chip.cents; left -= chip.cents) found.push(chip);
  }
  return found;
}

/**
 * One chip, its centre at the origin.
 * @param {typeof CHIPS[number]} chip
 * @param {number} radius
 */
export function chip(chip, radius) {
  const step = 360 / chip.spots;
  const marks = [];
  for (let n = 0; n < chip.spots; n += 1) {
    for (const off of chip.twice ? [-8, 8] : [0]) marks.push(n * step + off);
  }
  return s(
    "g",
    { class: `chip chip-${chip.name}`, transform: `scale(${radius / 20})` },
    s("circle", { class: "chip-edge", r: 20 }),
    ...marks.map((angle) => s("path", { class: "chip-spot", d: spot(chip.twice), transform: `rotate(${angle})` })),
    s("circle", { class: "chip-face", r: 13.4 }),
    s("circle", { class: "chip-line", r: 13.4 }),
    s("text", { class: "chip-name", y: chip.name.length > 2 ? 3.6 : 4.4, "font-size": chip.name.length > 2 ? 10 : 12.5 }, chip.name),
  );
}

/** @param {boolean} narrow */
function spot(narrow) {
  const half = narrow ? 2 : 3.4;
  return `M${-half} -19.6L${-half * 0.8} -14.2H${half * 0.8}L${half} -19.6Z`;
}

/** @param {number} net @returns {"won" | "lost" | "push"} */
export function kindOf(net) {
  return net > 0 ? "won" : net < 0 ? "lost" : "push";
}

/**
 * A stack with its amount under it, or with what it won or lost; the centre of its lowest chip at the origin.
 * @param {number} cents
 * @param {{radius: number, own: boolean, hollow?: boolean, lost?: boolean, note?: string, bare?: boolean, result?: number | null, turn?: number, most?: number, written?: number}} how written: how large its amount is
 */
export function stack(cents, { radius, own, hollow = false, lost = false, note = "", bare = false, result = null, turn = 0, most = MOST_DRAWN, written = 1 }) {
  const drawn = chipsOf(cents).slice(0, most);
  const kind = result === null ? null : kindOf(result);
  const brief = kind ? net(result ?? 0) : money(cents);
  const text = kind ? `${SIGNS[kind]} ${brief}` : note ? `${note} ${brief}` : brief;
  const width = 12 + text.length * 7.2;
  const rise = radius * RISE;
  return s(
    "g",
    { class: ["stack", own && "own", hollow && "hollow", lost && "lost"].filter(Boolean).join(" "), "aria-hidden": "true" },
    ...drawn.map((each, level) => s("g", { transform: `translate(0 ${-level * rise})` }, chip(each, radius))),
    own && drawn.length > 0 && s("circle", { class: "yours", r: radius + 1.5, cy: -(drawn.length - 1) * rise }),
    !bare && s(
      "g",
      { class: "pill", transform: `translate(0 ${radius + 7})`, "data-radius": radius, "data-turn": turn, "data-scale": written, "data-full": text, "data-brief": brief, "data-rise": Math.max(0, drawn.length - 1) * rise },
      s("rect", { x: -width / 2, y: -8.5, width, height: 17, rx: 8.5 }),
      s("text", { class: kind && `paid ${kind}`, y: 4 }, text),
    ),
  );
}
