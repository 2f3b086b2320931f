// Marks on the cloth itself: the boxes one sits at, what a Split left on its circle, the shoe.

import { s } from "../../kit/dom.js";
import { discarded, discards, shoe } from "../../kit/equipment.js";
import { blocks, dealerAt } from "./hands.js";
import { besides, together } from "./lying.js";
import { CIRCLE, circleOf } from "./layout.js";

const DISCARDS = { x: 54, y: 36 };
const NAMES = 9; // letters, in a circle
const SHOE = { x: 946, y: 30 };

/** About the boxes one sits at. @param {any} state */
export function mine({ view, sign }) {
  return view.sits_at.map((/** @type {number} */ box) => {
    const { x, y } = circleOf(sign, box);
    return s("circle", { class: "own-box", cx: x, cy: y, r: CIRCLE.radius + 1 });
  });
}

/** @param {any} state */
export function marks(state) {
  const { view, sign } = state;
  return [
    ...blocks(view, sign).flatMap((block) => (block.split ? splitOf(state, block) : [])),
    ...equipment(state),
    ...lastSlot(state),
  ];
}

/** Close hands, if there are more than two, have no room for the names of others. @param {any} state @param {any} block */
function splitOf({ view, sign, words, me }, block) {
  const { x, y } = circleOf(sign, block.box);
  const names = block.close && block.hands.length > 2 ? together(besides(view, block.hands, me), NAMES) : "";
  const lines = [words.say("web-bj-split"), words.say("web-bj-hands", { hands: block.hands.length }), ...(names ? [names] : [])];
  return [
    s("circle", { class: "split-circle", cx: x, cy: y, r: CIRCLE.radius - 4 }),
    ...lines.map((line, nth) => s("text", { class: "split-note", x, y: y - 7.5 * lines.length + 12 + nth * 15 }, line)),
  ];
}

/** Shoe and discards, each with its cards. @param {any} state */
function equipment(state) {
  const { frame, sign, view, words } = state;
  const [gone, all] = [discarded(state), sign.decks * 52];
  const text = words.say("web-bj-shoe", { number: frame?.shoe?.number ?? 1, cards: view.cards_left });
  return [
    discards(gone, all, DISCARDS),
    s("text", { class: "shoe-note", x: DISCARDS.x + 48, y: DISCARDS.y + 102 }, words.say("web-felt-discards", { cards: gone })),
    shoe(SHOE, view.cards_left / all),
    s("text", { class: "shoe-note", x: SHOE.x + 74, y: SHOE.y + 110 }, text),
  ];
}

/** The Dealer's second card is the last of the round. @param {any} state */
function lastSlot({ view, words }) {
  const dealer = view.hands.find((/** @type {any} */ hand) => hand.place.area === "dealer");
  if (dealer?.cards.length !== 1) return [];
  const { x, y, width } = dealerAt(1, 2);
  return slotNote(words, x + width / 2, y + 52);
}

/** @param {any} words @param {number} x @param {number} y @param {string} [kind] */
export function slotNote(words, x, y, kind = "") {
  return [words.say("web-bj-dealer-last"), words.say("web-bj-no-hole-card")].map((line, index) =>
    s("text", { class: `slot-note ${kind}`, x, y: y + index * 15 }, line),
  );
}
