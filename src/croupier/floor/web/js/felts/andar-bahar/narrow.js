// Andar Bahar on a phone: Joker and two rows on top once there are cards, bets on the Joker, pills, one box
// large below. While bets are open the ranks are large; then the cards take their room.

import { s } from "../../kit/dom.js";
import { odds } from "../../kit/money.js";
import { boxShown, pills } from "../../kit/pills.js";
import { spoken } from "../../table/rows.js";
import { squeezePills } from "../../table/squeeze-pills.js";
import { GLYPHS } from "./boxes.js";
import { awaiting } from "./over.js";
import { telling } from "./results.js";
import { rounded } from "./shared.js";

const WIDTH = 360;
const JOKER = { x: 8, y: 26, width: 72 };
const ROWS = { andar: { y: 20 }, bahar: { y: 118 } };
const ROW = { x: 92, right: 352, width: 38, apart: 5, line: 13, lower: 26 };
const PLACES = [
  { area: "joker", x: 46, y: 80, room: 76 },
  { area: "andar", x: 180, y: 50, room: 170 },
  { area: "bahar", x: 180, y: 148, room: 170 },
];
const GAP = 1.3; // between ranks
const LAYOUTS = {
  betting: { ranks: { y: 54, across: 7, width: 48, height: 48 }, shared: 160, pills: 220, box: 328, height: 532 },
  dealt: { ranks: { y: 232, across: 13, width: 25.2, height: 32 }, shared: 272, pills: 542, box: 334, height: 650 },
};
const SHARED = { width: 112, height: 52, gap: 4 };
const BOX = { left: 8, width: 344 };
const BOXED = {
  "super-andar": { x: BOX.left, y: 0, width: 170, height: 48 },
  "super-bahar": { x: BOX.left + 174, y: 0, width: 170, height: 48 },
  bahar: { x: BOX.left, y: 52, width: BOX.width, height: 52 },
  andar: { x: BOX.left, y: 108, width: BOX.width, height: 52 },
};

export let size = { width: WIDTH, height: LAYOUTS.betting.height };
export const peelAt = { x: 236, y: 26, width: 116 };
export const notes = () => [];
export const background = () => [s("rect", { class: "cloth", ...size })];

/** @typedef {{box: number, as: "betting" | "dealt"}} Form */

/** @param {any} state @returns {Form} */
export function form(state) {
  return { box: boxShown(state), as: !state.view || state.view.status === "betting" ? "betting" : "dealt" };
}

/** @param {any} sign @param {Form} form */
export function spots(sign, { box, as }) {
  const layout = LAYOUTS[as];
  size = { width: WIDTH, height: layout.height };
  const here = sign.spots.filter((/** @type {any} */ { spot }) => spot.box === null || spot.box === box);
  return here.map((/** @type {any} */ { spot, where }) => {
    const lines = sign.pays.filter((/** @type {any} */ line) => line.bet === spot.bet);
    const pays = lines.map((/** @type {any} */ line) => line.odds.numerator / line.odds.denominator).join(" · ");
    if (spot.bet === "joker") return rank(spot, where.order, layout.ranks);
    if (spot.box === null) return wide(spot, where.order, layout.shared, `${pays} to 1`);
    return boxed(spot, layout.box, odds(lines[0].odds));
  });
}

/** @param {any} spot @param {number} order @param {{y: number, across: number, width: number, height: number}} ranks */
function rank(spot, order, { y, across, width, height }) {
  const place = { x: 8 + ((order - 1) % across) * (width + GAP), y: y + Math.floor((order - 1) / across) * (height + GAP) };
  const small = width < height;
  const lies = {
    spot,
    shape: rounded(place.x, place.y, width, height),
    band: spot.bet,
    chip: small ? { x: place.x + width / 2, y: place.y + 21 } : { x: place.x + 31, y: place.y + 22 },
    radius: small ? 8 : 11,
    others: (/** @type {number} */ nth) => (small ? { x: place.x + width / 2 + 5 * nth, y: place.y + 21 - 3 * nth } : { x: place.x + 48 - 15 * nth, y: place.y + 37 }),
    tight: true,
    most: small ? 1 : 4,
    print: [s("text", { class: `print label rank-print${small ? " small" : ""}`, x: place.x + width / 2, y: place.y + (small ? 22 : 31), "font-size": small ? 15 : 19, "data-moves": small ? "0 -11" : "-14 -5" }, spot.on === "T" ? "10" : spot.on)],
  };
  const line = s("text", { x: place.x + width / 2, y: place.y + height - 5, "font-size": small ? 9 : 12, "text-anchor": "middle" });
  return telling(lies, line, ["lost", "push"], { most: small ? 2 : Infinity });
}

/** @param {any} spot @param {number} order @param {number} y @param {string} pays */
function wide(spot, order, y, pays) {
  const { width, height, gap } = SHARED;
  const x = 8 + (order - 1) * (width + gap);
  const lies = {
    spot,
    shape: rounded(x, y, width, height),
    band: spot.bet,
    chip: { x: x + width - 26, y: y + 33 },
    radius: 10,
    others: (/** @type {number} */ nth) => ({ x: x + width - 26 - 24 * nth, y: y + 35 }),
    print: [
      text(x + width / 2, y + 18, "print label narrow-name", 12, spot.bet.toUpperCase().replaceAll("-", " ")),
      text(x + width / 2, y + 36, "print odds", 10.5, pays),
    ],
  };
  return telling(lies, s("text", { x: x + 8, y: y + 46, "font-size": 12 }), ["won", "lost", "push"]);
}

/** @param {any} spot @param {number} top of the box @param {string} pays */
function boxed(spot, top, pays) {
  const { x, y: down, width, height } = BOXED[/** @type {"andar"} */ (spot.bet)];
  const y = top + down;
  const glyph = GLYPHS[/** @type {"andar"} */ (spot.bet)];
  const name = spot.bet.toUpperCase().replace("-", " ");
  const chip = { x: x + width - (glyph ? 60 : 38), y: y + height / 2 - 5 };
  const step = glyph ? 40 : 24;
  const lies = {
    spot,
    shape: rounded(x, y, width, height),
    band: spot.bet,
    chip,
    radius: glyph ? 17 : 13,
    others: (/** @type {number} */ nth) => ({ x: chip.x + Math.ceil(nth / 2) * (nth % 2 ? step : -step), y: chip.y + 4 }), // at both sides
    print: glyph
      ? [text(x + 60, y + 33, `print glyph ${spot.bet}`, 26, glyph), text(x + 130, y + 31, "print label", 14, name), text(chip.x, y + 31, "print odds", 14, pays)]
      : [text(x + 52, y + 29, "print label", 12, name), text(chip.x, y + 29, "print odds", 13, pays)],
  };
  return telling(lies, s("text", { x: chip.x + 2, y: y + 29, "font-size": 13, "text-anchor": "middle" }), glyph ? [] : ["lost", "push"]);
}

/** @param {any} sign @param {Form} form */
export function badges(sign, { box, as }) {
  return sign.boxes.includes(box) ? [{ box, x: 30, y: LAYOUTS[as].box + 183, named: true }] : [];
}

/** @param {any} sign @param {any} _words @param {Form} form */
export function prints(sign, _words, { as }) {
  const joker = sign.pays.find((/** @type {any} */ line) => line.bet === "joker").odds;
  const title = text(WIDTH / 2, LAYOUTS[as].ranks.y - 7, "print heading", 12, `SPECIFIC JOKER CARD ${joker.numerator} TO ${joker.denominator}`);
  if (as === "betting") return [title];
  return [
    title,
    s("rect", { class: "rows-panel", x: 4, y: 4, width: WIDTH - 8, height: 206, rx: 12 }),
    text(JOKER.x + JOKER.width / 2, 20, "print heading", 12, "JOKER"),
    ...Object.entries(ROWS).map(([side, { y }]) => text(ROW.x, y - 3, "print label start row-title", 12, `${GLYPHS[/** @type {"andar"} */ (side)]} ${side.toUpperCase()}`)),
  ];
}

/** @param {any} view */
export function cards(view) {
  return view.hands.flatMap((/** @type {any} */ { place, cards }) => {
    if (place.area === "joker") return [{ card: cards[0], ...JOKER }];
    if (!(place.area in ROWS)) return [];
    return cards.map((/** @type {any} */ card, /** @type {number} */ index) => ({ card, ...inRow(place.area, index, cards.length + 1) }));
  });
}

/** @param {any} view */
export function due(view) {
  const next = view.awaited.find((/** @type {any} */ each) => each.kind === "card" && each.place !== null);
  if (next?.place.area === "joker") return [JOKER];
  if (!(next?.place.area in ROWS)) return [];
  const there = view.hands.find((/** @type {any} */ hand) => hand.place.area === next.place.area)?.cards.length ?? 0;
  return [inRow(next.place.area, there, there + 1)];
}

/**
 * Thirteen on a line, the others on a second one that leaves the indices of the first to be seen.
 * @param {string} side
 * @param {number} index
 * @param {number} count
 */
function inRow(side, index, count) {
  const { x, right, width, apart, line, lower } = ROW;
  const across = Math.min(count, line);
  const step = Math.min(width + 3, (right - x - apart - width) / Math.max(1, across - 1));
  const y = ROWS[/** @type {"andar"} */ (side)].y + 3 + Math.floor(index / line) * lower;
  return { x: x + (index % line) * step + (index % line ? apart : 0), y, width };
}

/** @param {any} page @param {Form} form */
export function over(page, { box, as }) {
  const { view, words } = page.state;
  const counts = view.hands.filter((/** @type {any} */ { place }) => place.area in ROWS).map((/** @type {any} */ hand) => {
    const worth = hand.worth ? words.sentence(hand.worth) : "";
    const told = view.outcome === hand.place.area ? words.say("web-andar-bahar-matched", { cards: worth }) : worth;
    return text(ROW.right, ROWS[/** @type {"andar"} */ (hand.place.area)].y - 3, "row-count row-end", 12, told);
  });
  const asking = as === "betting" ? [] : squeezePills(page, awaiting(view, PLACES));
  return [...(as === "betting" ? said(page.state) : counts), ...asking, ...pills(page, box, { y: LAYOUTS[as].pills, width: WIDTH, fromRight: false, told: () => "" })];
}

/** The last that the Dealer called. @param {any} state */
function said(state) {
  const call = spoken(state, ["call"]);
  return call ? [text(WIDTH / 2, 28, "narrow-said", 16, call.head)] : [];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} kind
 * @param {number} size
 * @param {string} words
 */
function text(x, y, kind, size, words) {
  return s("text", { class: kind, x, y, "font-size": size }, words);
}
