// The felt of Blackjack: boxes on an arc before the Dealer, who has no hole card.

import { closeWidth } from "./blackjack/close.js";
import { ARC, blocks, cardAt, dealerAt, isDoubled } from "./blackjack/hands.js";
import { CENTRE, RADIUS, cardsOf } from "./blackjack/layout.js";
import { lying, panels } from "./blackjack/lying.js";
import { marks } from "./blackjack/marks.js";
import { squeezePills } from "../table/squeeze-pills.js";

export { elsewhere } from "./blackjack/hands.js";
export { badges } from "./blackjack/layout.js";
export { mine } from "./blackjack/marks.js";
export * as narrow from "./blackjack/narrow.js";
export { prints } from "./blackjack/print.js";
export { question } from "./blackjack/question.js";
export { spots } from "./blackjack/spots.js";
export { strip } from "./blackjack/strip.js";

export const size = { width: 1120, height: 696 };
export const cloth = { centre: CENTRE, radius: RADIUS };

const SQUEEZE = { most: 124, apart: 6 }; // to the next box

/** Totals are drawn with what lies on each hand. */
export const notes = () => [];

/** @param {any} page */
export const under = ({ state }) => panels(state, ARC);

/** @param {any} page */
export function over(page) {
  const { state } = page;
  const empty = state.sign.boxes.filter((/** @type {number} */ box) => !state.view.hands.some((/** @type {any} */ { place }) => place.box === box));
  const room = Math.min(SQUEEZE.most, closeWidth(state.sign, state.sign.boxes[0], SQUEEZE.apart));
  const asking = empty.map((/** @type {number} */ box) => ({ area: "box", box, ...cardsOf(state.sign, box), room }));
  return [...marks(state), ...lying(state, ARC), ...squeezePills(page, asking)];
}

/** @param {any} view @param {any} sign */
export function cards(view, sign) {
  const dealer = dealersHand(view);
  const own = dealer.map((/** @type {any} */ card, /** @type {number} */ index) => ({
    card,
    ...dealerAt(index, dealer.length),
  }));
  const boxes = blocks(view, sign).flatMap((block) =>
    block.hands.flatMap((hand, index) =>
      hand.cards.map((/** @type {any} */ card, /** @type {number} */ nth) => ({
        card,
        ...cardAt(block, index, nth, hand.cards.length, isDoubled(view, hand)),
      })),
    ),
  );
  return [...own, ...boxes];
}

/** @param {any} view @returns {any[]} */
function dealersHand(view) {
  return view.hands.find((/** @type {any} */ hand) => hand.place.area === "dealer")?.cards ?? [];
}

/**
 * Where the next card is due; the Dealer's second place is always marked, for it is dealt last.
 * @param {any} view
 * @param {any} sign
 */
export function due(view, sign) {
  const dealer = dealersHand(view);
  const found = dealer.length === 1 ? [dealerAt(1, 2)] : [];
  const next = view.awaited.find(
    (/** @type {any} */ each) => each.kind === "card" && each.place?.area === "box",
  );
  const block = next && blocks(view, sign).find((each) => each.box === next.place.box);
  if (!block) return found;
  const index = Math.max(
    0,
    block.hands.findIndex((/** @type {any} */ hand) => hand.place.hand === next.place.hand),
  );
  const there = block.hands[index].cards.length;
  return [...found, cardAt(block, index, there, there + 1, false)];
}
