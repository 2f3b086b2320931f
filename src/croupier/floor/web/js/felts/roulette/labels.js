// No label hides under a chip: a number moves to the corner of its cell that is furthest from chips.

import { keyOf } from "../../table/spots.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{name: string, dx: number, dy: number}} Corner the name is that of a class in roulette.css */

const UNDER = 2; // an amount lies under its chip, if it can
const WIDE = {
  half: { x: 14, y: 10 },
  small: { width: 17, height: 12 },
  corners: [
    { name: "left-top", dx: -19, dy: -22 },
    { name: "right-top", dx: 19, dy: -22 },
    { name: "left-bottom", dx: -19, dy: 24 },
    { name: "right-bottom", dx: 19, dy: 24 },
    ...[{ name: "within-left-top", dx: -16.5, dy: -17 }, { name: "within-right-top", dx: 16.5, dy: -17 }], // clear of a chip on every line and crossing
    ...[{ name: "within-left-bottom", dx: -16.5, dy: 18 }, { name: "within-right-bottom", dx: 16.5, dy: 18 }],
  ],
};
const UPRIGHT = {
  half: { x: 11, y: 7 },
  small: { width: 17, height: 11 },
  corners: [
    { name: "at-left", dx: -19.5, dy: 0 },
    { name: "at-right", dx: 19.5, dy: 0 },
  ],
};
const CLASSES = ["covered", ...[...WIDE.corners, ...UPRIGHT.corners].map((corner) => corner.name)];

/**
 * @param {any} page
 * @param {boolean} upright
 */
export function makeRoom({ state: { view, pending }, felt: { spots, buttons } }, upright) {
  const { half, corners, small } = upright ? UPRIGHT : WIDE;
  const lie = new Set([...view.bets, ...pending.values()].map((each) => keyOf(each.spot)));
  const chips = spots.filter((/** @type {any} */ each) => lie.has(keyOf(each.spot)));
  for (const spot of spots) {
    const { classList } = buttons.get(keyOf(spot.spot));
    const hidden = spot.spot.bet === "straight" ? chips.some((/** @type {any} */ chip) => hides(chip, spot.chip, half)) : chips.includes(spot);
    const corner = hidden ? freest(spot.chip, chips, corners) : null;
    const wanted = corner ? ["covered", corner.name] : [];
    const { x, y } = spot.chip;
    if (spot.spot.bet === "straight") spot.label = corner ? { x: x + corner.dx, y: y + corner.dy, ...small } : { x, y, width: 2 * half.x, height: 2 * half.y };
    for (const name of CLASSES) classList.toggle(name, wanted.includes(name)); // which does nothing where it is so already
  }
}

/**
 * Whether a chip lies on what is printed at a place.
 * @param {any} spot
 * @param {Point} label its middle
 * @param {Point} half its half width and height
 */
export function hides({ chip, radius }, label, half) {
  const [across, down] = [label.x - chip.x, label.y - chip.y];
  return Math.abs(across) < radius + half.x && Math.abs(down) < radius + half.y;
}

/**
 * @param {Point} label
 * @param {any[]} chips
 * @param {Corner[]} corners
 */
export function freest({ x, y }, chips, corners) {
  const room = (/** @type {Corner} */ { dx, dy }) => Math.min(...chips.map(({ chip }) => Math.hypot(chip.x - x - dx, chip.y + UNDER - y - dy)));
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}
