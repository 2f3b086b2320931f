// On a phone one box is drawn large; all boxes are pills beside it, to be tapped.

import { freeBox } from "./boxes.js";
import { pressing, s } from "./dom.js";
import { companionAt, named } from "./house.js";
import { shortly } from "./people.js";
import { money } from "./money.js";
import { stakes } from "../table/spots.js";

const [HEIGHT, GAP, LEFT, MOST] = [48, 1.3, 8, 7];

/**
 * The box that is drawn large: the one asked about, the one tapped, one's own, one bet on, a free one in the middle.
 * @param {any} state
 * @returns {number}
 */
export function boxShown({ view, sign, me, looking }) {
  const asked = view?.awaited.find((/** @type {any} */ each) => each.player === me && each.box !== null)?.box;
  const bet = view?.bets.find((/** @type {any} */ each) => each.player === me && each.spot.box !== null)?.spot.box;
  return asked ?? looking ?? view?.sits_at[0] ?? bet ?? freeBox(sign.boxes, view?.seats ?? {}) ?? sign.boxes[0]; // where one could sit
}

/**
 * How high the pills are together.
 * @param {any} sign
 */
export function pillsHeight(sign) {
  return sign.boxes.length > MOST ? 2 * HEIGHT + GAP : HEIGHT;
}

/**
 * @param {any} page
 * @param {number} shown
 * @param {{y: number, width: number, fromRight: boolean, told: (box: number) => string}} how
 */
export function pills(page, shown, { y, width, fromRight, told }) {
  const { boxes } = page.state.sign;
  const across = boxes.length > MOST ? Math.ceil(boxes.length / 2) : boxes.length;
  const each = (width - 2 * LEFT + GAP) / across - GAP;
  return boxes.map((/** @type {number} */ box, /** @type {number} */ index) => {
    const step = (index % across) * (each + GAP);
    const x = fromRight ? width - LEFT - each - step : LEFT + step;
    const place = { x, y: y + Math.floor(index / across) * (HEIGHT + GAP), width: each, height: HEIGHT };
    return pill(page, box, place, box === shown, told(box));
  });
}

/**
 * @param {any} page
 * @param {number} box
 * @param {{x: number, y: number, width: number, height: number}} place
 * @param {boolean} shown
 * @param {string} told how its hand is
 */
function pill(page, box, place, shown, told) {
  const { view, words, me } = page.state;
  const own = view.seats[box] === me;
  const house = companionAt(view, box);
  const bets = view.bets.filter((/** @type {any} */ bet) => bet.spot.box === box);
  const name = own ? words.say("you-there") : (view.seats[box] ?? (house && named(house, words)) ?? view.deciders[box] ?? words.say("web-box-open"));
  const sum = bets.length ? money(stakes(bets)) : "";
  const middle = place.x + place.width / 2;
  return s(
    "g",
    {
      class: `seat-pill${own ? " own" : ""}${shown ? " shown" : ""}`,
      ...pressing(() => page.felt.goTo(box)),
      "aria-pressed": String(shown),
      "aria-label": words.label([words.say("web-box", { box }), name, told, sum]),
      onclick: () => page.felt.look(box),
    },
    s("rect", { ...place, rx: 8 }),
    s("text", { class: "seat-number", x: middle, y: place.y + 19 }, String(box)),
    s("text", { class: "seat-told", x: middle, y: place.y + 32 }, told || (house ? words.say("web-house-tag") : shortly(name, 7))),
    s("text", { class: "seat-sum", x: middle, y: place.y + 44 }, sum),
  );
}
