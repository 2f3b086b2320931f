// Playing cards, drawn in units of 100 × 140 and scaled to where they lie.

import { court } from "./courts.js";
import { s } from "./dom.js";

export const UNITS = { width: 100, height: 140 };
const FULL_FACE_PX = 64;

const SUITS = {
  s: "M50 4C56 24 94 40 94 64C94 80 74 86 58 72C58 84 62 90 70 96H30C38 90 42 84 42 72C26 86 6 80 6 64C6 40 44 24 50 4Z",
  h: "M50 92C20 64 4 48 4 29C4 13 15 5 27 5C38 5 46 11 50 21C54 11 62 5 73 5C85 5 96 13 96 29C96 48 80 64 50 92Z",
  d: "M50 2L88 50L50 98L12 50Z",
  c: "M50 4C64 4 74 14 74 27C74 33 72 38 68 42C84 40 96 50 96 64C96 78 86 86 74 86C66 86 60 82 56 76C57 86 61 92 68 97H32C39 92 43 86 44 76C40 82 34 86 26 86C14 86 4 78 4 64C4 50 16 40 32 42C28 38 26 33 26 27C26 14 36 4 50 4Z",
};
const [LEFT, MIDDLE, RIGHT] = [35, 50, 65];
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [30, 57, 70, 83, 110];
/** @type {Record<string, [number, number][]>} */
const PIPS = {
  A: [[MIDDLE, CENTRE]],
  2: [[MIDDLE, TOP], [MIDDLE, BOTTOM]],
  3: [[MIDDLE, TOP], [MIDDLE, CENTRE], [MIDDLE, BOTTOM]],
  4: [[LEFT, TOP], [RIGHT, TOP], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  5: [[LEFT, TOP], [RIGHT, TOP], [MIDDLE, CENTRE], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  6: [[LEFT, TOP], [RIGHT, TOP], [LEFT, CENTRE], [RIGHT, CENTRE], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  7: [[LEFT, TOP], [RIGHT, TOP], [MIDDLE, 50], [LEFT, CENTRE], [RIGHT, CENTRE], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  8: [[LEFT, TOP], [RIGHT, TOP], [MIDDLE, 50], [LEFT, CENTRE], [RIGHT, CENTRE], [MIDDLE, 90], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  9: [[LEFT, TOP], [RIGHT, TOP], [LEFT, UPPER], [RIGHT, UPPER], [MIDDLE, CENTRE], [LEFT, LOWER], [RIGHT, LOWER], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  T: [[LEFT, TOP], [RIGHT, TOP], [MIDDLE, 43], [LEFT, UPPER], [RIGHT, UPPER], [LEFT, LOWER], [RIGHT, LOWER], [MIDDLE, 97], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
};

/**
 * A card with its upper left corner at the origin.
 * @param {string | null} face `Ks`, `Th`; null: it lies face down
 * @param {number} width in pixels of the felt
 * @param {string} name for ears
 */
export function card(face, width, name) {
  const scale = width / UNITS.width;
  const inside = face === null ? back() : width >= FULL_FACE_PX ? full(face) : plain(face);
  return s("g", { class: "card", role: "img", "aria-label": name, transform: `scale(${scale})` }, paper(), ...inside);
}

/** A card that lies face down. */
export function faceDown() {
  return [paper(), ...back()];
}

/** A card that is being peeled open: its index is under the fingers. @param {string} face */
export function lifted(face) {
  return [paper(), ...middle(face)];
}

function paper() {
  return s("rect", { class: "paper", ...UNITS, rx: 8 });
}

/** @param {string} face */
function parts(face) {
  return { rank: face[0], suit: /** @type {keyof typeof SUITS} */ (face[1]) };
}

/**
 * @param {keyof typeof SUITS} suit
 * @param {number} x of its centre
 * @param {number} y
 * @param {number} size
 * @param {boolean} [turned]
 */
function pip(suit, x, y, size, turned = false) {
  const turn = turned ? " rotate(180 50 50)" : "";
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})${turn}`;
  return s("path", { class: `suit-${suit}`, d: SUITS[suit], transform: place });
}

/** @param {string} rank */
function written(rank) {
  return rank === "T" ? "10" : rank;
}

/** @param {string} face */
function full(face) {
  const { rank, suit } = parts(face);
  const index = () => [
    s("text", { class: `rank suit-${suit}`, x: 4, y: 28, "font-size": 29, lengthAdjust: "spacingAndGlyphs", textLength: rank === "T" ? 24 : null }, written(rank)),
    pip(suit, 14, 42, 19),
  ];
  return [...index(), s("g", { transform: "rotate(180 50 70)" }, ...index()), ...middle(face)];
}

/** All but the index. @param {string} face */
function middle(face) {
  const { rank, suit } = parts(face);
  const pips = PIPS[rank];
  if (pips === undefined) return court(rank, suit, () => pip(suit, 35.4, 23, 11));
  const size = rank === "A" ? 46 : pips.length > 8 ? 17 : 20;
  return pips.map(([x, y]) => pip(suit, x, y, size, y > CENTRE));
}

/** @param {string} face */
function plain(face) {
  const { rank, suit } = parts(face);
  const size = { class: `rank suit-${suit}`, x: 8, y: 50, "font-size": 52, lengthAdjust: "spacingAndGlyphs", textLength: rank === "T" ? 50 : null };
  return [s("text", size, written(rank)), pip(suit, 24, 74, 32), pip(suit, 66, 104, 54)];
}

function back() {
  return [
    s("rect", { class: "back", x: 6, y: 6, width: 88, height: 128, rx: 5 }),
    s("svg", { x: 6, y: 6, width: 88, height: 128, viewBox: "6 6 88 128" }, s("path", { class: "lattice", d: lattice() })),
    s("circle", { class: "ring", cx: 50, cy: 70, r: 14 }),
    s("path", { class: "ring-mark", d: "M57 63A10 10 0 1 0 57 77" }),
  ];
}

/** On the back of a card of 100 by 140. */
export function lattice() {
  let lines = "";
  for (let n = -7; n <= 16; n += 1) lines += `M${6 + n * 10} 6l88 128M${94 - n * 10} 6l-88 128`;
  return lines;
}

/**
 * @param {string} face
 * @param {{say: (key: string, values?: any) => string}} words
 */
export function cardName(face, words) {
  const rank = words.say(`web-rank-${written(face[0])}`);
  const suit = words.say(`web-suit-${face[1]}`);
  return words.say("web-card", { rank, suit });
}
