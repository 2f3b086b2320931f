// What changes over the cloth of Andar Bahar: how many cards lie where, the last card; one's own boxes.

import { s } from "../../kit/dom.js";
import { squeezePills } from "../../table/squeeze-pills.js";
import { outline } from "./boxes.js";
import { JOKER, ROW, ROWS, inRow } from "./places.js";

const PLACES = [
  { area: "joker", x: JOKER.x + JOKER.width / 2, y: JOKER.y + 60, room: JOKER.width },
  { area: "andar", x: ROW.first + 90, y: ROWS.andar.y + 40, room: 180 },
  { area: "bahar", x: ROW.first + 90, y: ROWS.bahar.y + 40, room: 180 },
];

/** About the boxes one sits at. @param {any} state */
export function mine({ view, sign }) {
  return view.sits_at.map((/** @type {number} */ box) => s("path", { class: "own-box", d: outline(sign.boxes.indexOf(box) + 1, sign.boxes.length) }));
}

/** @param {any} page */
export function over(page) {
  const { view, words } = page.state;
  return [...counts(view, words), ...last(view), left(view, words), ...squeezePills(page, awaiting(view, PLACES))];
}

/**
 * Hands that have no card yet.
 * @param {any} view
 * @param {{area: string, x: number, y: number, room: number}[]} places
 */
export function awaiting(view, places) {
  return places.filter(({ area }) => !view.hands.some((/** @type {any} */ { place, cards }) => place.area === area && cards.length));
}

/**
 * @param {any} view
 * @param {any} words
 */
function counts(view, words) {
  return Object.entries(ROWS).flatMap(([side, { y }]) => {
    const hand = view.hands.find((/** @type {any} */ each) => each.place.area === side);
    const matched = view.outcome === side;
    const worth = hand?.worth ? words.sentence(hand.worth) : "";
    const text = matched ? words.say("web-andar-bahar-matched", { cards: worth }) : worth;
    return [s("text", { class: `row-count${matched ? " matched" : ""}`, x: ROW.title, y: y + 71 }, text)];
  });
}

/**
 * A ring about the card that was drawn last.
 * @param {any} view
 */
function last(view) {
  const every = view.hands.flatMap((/** @type {any} */ { place, cards }) =>
    cards.map((/** @type {any} */ card, /** @type {number} */ index) => ({ area: place.area, number: card.number, index, count: cards.length })),
  );
  const latest = every.reduce((/** @type {any} */ most, /** @type {any} */ each) => (each.number > (most?.number ?? 0) ? each : most), null);
  if (latest === null || !(latest.area in ROWS || latest.area === "joker")) return [];
  const { x, y, width } = latest.area === "joker" ? JOKER : inRow(latest.area, latest.index, latest.count);
  return [s("rect", { class: "drawn-last", x: x - 2, y: y - 2, width: width + 4, height: width * 1.4 + 4, rx: 7 })];
}

/**
 * @param {any} view
 * @param {any} words
 */
function left(view, words) {
  const cards = view.cards_left;
  return s("text", { class: "row-count", x: 1036, y: 146 }, words.say("web-andar-bahar-left", { cards }));
}
