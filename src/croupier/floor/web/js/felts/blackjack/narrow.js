// Blackjack on a phone: one box drawn large with every spot of it, the others as pills above it.

import { s } from "../../kit/dom.js";
import { boxShown } from "../../kit/pills.js";
import { squeezePills } from "../../table/squeeze-pills.js";
import { isDoubled } from "./hands.js";
import { lying, panels } from "./lying.js";
import { slotNote } from "./marks.js";
import { BOOM, cardAt, CIRCLE, DEALER, dealerAt, geometry, HEIGHT, PAIRS, WIDTH } from "./narrow-layout.js";
import { pills } from "./pills.js";
import { circle } from "./layout.js";

export { elsewhere } from "./hands.js";

export const size = { width: WIDTH, height: HEIGHT };
export const form = boxShown;
export const notes = () => [];

const ASKING = { x: 278, y: 270, room: 132 }; // where the cards will lie
const LABEL = 16; // over a circle: a tall stack does not reach it
const LARGE = { x: 8, y: 194, width: WIDTH - 16, height: 228 };

/** The whole width is cloth. */
export const background = () => [s("rect", { class: "cloth", width: WIDTH, height: HEIGHT })];

/** @param {any} sign @param {number} box */
export function spots(sign, box) {
  const here = sign.spots.filter((/** @type {any} */ { spot }) => spot.box === null || spot.box === box);
  return here.map((/** @type {any} */ { spot }) => {
    const place = spot.box === null ? BOOM : spot.bet === "initial" ? CIRCLE : PAIRS;
    return {
      spot,
      shape: circle(place, place.radius),
      band: spot.bet,
      chip: { x: place.x, y: place.y - 3 },
      radius: place.chip,
      others: place.others,
      print: [],
    };
  });
}

/** @param {any} _sign @param {number} box */
export const badges = (_sign, box) => [{ box, x: 30, y: 218, named: true }];

/** @param {any} sign @param {any} words */
export function prints(sign, words) {
  const odds = sign.pays.find((/** @type {any} */ line) => line.bet === "initial" && line.when !== null).odds;
  const label = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ told) =>
    s("text", { class: "print narrow-label", x, y }, told);
  return [
    s("rect", { class: "large-box", ...LARGE, rx: 10 }),
    s(
      "text",
      { class: "print narrow-title", x: WIDTH / 2, y: 122 },
      `BLACKJACK PAYS ${odds.numerator} TO ${odds.denominator}`,
    ),
    s("text", { class: "print dealer-title", ...DEALER.title }, "DEALER"),
    label(BOOM.x, BOOM.y + BOOM.radius + 16, "BOOM BUSTED"),
    label(PAIRS.x, PAIRS.y - PAIRS.radius - LABEL, "RWS PAIRS"),
    label(CIRCLE.x, CIRCLE.y - CIRCLE.radius - LABEL, words.say("web-print-bet")),
  ];
}

/** @param {any} view @param {any} sign @param {number} box */
export function cards(view, sign, box) {
  const dealer = dealersCards(view);
  const own = dealer.map((/** @type {any} */ card, /** @type {number} */ index) => ({
    card,
    ...dealerAt(index, dealer.length),
  }));
  const here = geometry(box)
    .blocks(view, sign)
    .flatMap((block) =>
      block.hands.flatMap((hand, index) =>
        hand.cards.map((/** @type {any} */ card, /** @type {number} */ nth) => ({
          card,
          ...cardAt(block, index, nth, hand.cards.length, isDoubled(view, hand)),
        })),
      ),
    );
  return [...own, ...here];
}

/** @param {any} view @returns {any[]} */
function dealersCards(view) {
  return view.hands.find((/** @type {any} */ hand) => hand.place.area === "dealer")?.cards ?? [];
}

/** @param {any} view */
export function due(view) {
  return dealersCards(view).length === 1 ? [dealerAt(1, 2)] : [];
}

/** @param {any} page @param {number} box */
export function under({ state }, box) {
  const found = panels(state, geometry(box));
  return found.length ? [s("rect", { class: "split-cover", ...LARGE }), ...found] : [];
}

/** @param {any} page @param {number} box */
export function over(page, box) {
  const { state } = page;
  const last =
    dealersCards(state.view).length === 1
      ? slotNote(state.words, dealerAt(1, 2).x + DEALER.card / 2, 52, "small")
      : [];
  const dealt = state.view.hands.some((/** @type {any} */ { place }) => place.box === box);
  const asking = dealt ? [] : squeezePills(page, [{ area: "box", box, ...ASKING }]);
  return [...last, ...pills(page, box), ...lying(state, geometry(box)), ...asking];
}
