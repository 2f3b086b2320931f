// What changes over the cloth of Si Ki Pi: how far each hand is, what it came to, one's own boxes.

import { s } from "../../kit/dom.js";
import { DEALER, box, place } from "./places.js";
import { rankingButton } from "./ranking.js";

const RANKING = { x: 133, y: 138 };

/**
 * Whether the viewer holds these cards: they see them, and have not laid them down.
 * @param {any} hand
 */
export function inHand(hand) {
  return hand.laid?.state === "looking" && hand.cards.every((/** @type {any} */ card) => card.face !== null);
}

/** About the boxes one sits at. @param {any} state */
export function mine({ view, sign }) {
  return view.sits_at.map((/** @type {number} */ number) => {
    const { x, y, r } = box(sign, sign.boxes.indexOf(number) + 1).initial;
    return s("circle", { class: "own-box", cx: x, cy: y, r: r + 2 });
  });
}

/** @param {any} page */
export function over(page) {
  const { view, sign, words } = page.state;
  const hands = view.hands.filter((/** @type {any} */ { place: { area } }) => area === "box").flatMap((/** @type {any} */ hand) => state(hand, sign, words));
  return [...hands, dealer(view, words), rankingButton(page, RANKING)];
}

/**
 * @param {any} hand
 * @param {any} sign
 * @param {any} words
 */
function state(hand, sign, words) {
  if (!hand.laid) return [];
  const order = sign.boxes.indexOf(hand.place.box) + 1;
  const { hand: middle } = box(sign, order);
  const mine = inHand(hand);
  const text = hand.worth ? words.sentence(hand.worth) : words.say(`web-si-ki-pi-${hand.laid.state}`);
  const found = [s("text", { class: `hand-state ${hand.laid.state}${hand.worth ? " known" : ""}`, x: middle.x, y: middle.y - 47 }, text)];
  if (!mine) return found;
  const low = held(place(sign, order, 0), words.say("web-si-ki-pi-held-low"));
  const high = held(place(sign, order, 1), words.say("web-si-ki-pi-held-high"));
  return [...found, ...low, ...high];
}

/**
 * @param {any} there
 * @param {string} text
 */
function held(there, text) {
  return [
    s("rect", { class: "in-hand", ...there, rx: 6 }),
    s("text", { class: "in-hand-words", x: there.x + there.width / 2, y: there.y + there.height / 2 + 5 }, text),
  ];
}

/**
 * @param {any} view
 * @param {any} words
 */
function dealer(view, words) {
  const hand = view.hands.find((/** @type {any} */ { place: { area } }) => area === "dealer");
  const at = { x: 560, y: DEALER.y + DEALER.width * 1.4 + 24 };
  if (hand?.worth) return s("text", { class: "dealer-worth", ...at }, words.sentence(hand.worth));
  return s("text", { class: "row-count", ...at }, words.say("web-si-ki-pi-dealer-by-house-way"));
}
