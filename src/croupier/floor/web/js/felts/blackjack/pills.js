// The boxes of the table as pills on a phone: tap one to see it, to bet there or to sit down.

import { pressing, s } from "../../kit/dom.js";
import { companionAt, named } from "../../kit/house.js";
import { lettersOf } from "../../kit/letters.js";
import { money } from "../../kit/money.js";
import { shortly } from "../../kit/people.js";
import { stakes } from "../../table/spots.js";
import { PILLS, WIDTH } from "./narrow-layout.js";
import { worth } from "./worth.js";

/** @param {any} page @param {number} shown */
export function pills(page, shown) {
  const { sign } = page.state;
  const width = (WIDTH - 2 * PILLS.left + PILLS.gap) / sign.boxes.length - PILLS.gap;
  return sign.boxes.map((/** @type {number} */ box, /** @type {number} */ index) => {
    const x = WIDTH - PILLS.left - width - index * (width + PILLS.gap);
    return pill(page, box, { x, width, shown: box === shown });
  });
}

/** @param {any} page @param {number} box @param {{x: number, width: number, shown: boolean}} where */
function pill(page, box, { x, width, shown }) {
  const { view, words, me } = page.state;
  const own = view.seats[box] === me;
  const house = companionAt(view, box);
  const hands = view.hands.filter(
    (/** @type {any} */ hand) => hand.place.area === "box" && hand.place.box === box,
  );
  const bets = view.bets.filter((/** @type {any} */ bet) => bet.spot.box === box);
  const name = own ? words.say("you-there") : (view.seats[box] ?? (house && named(house, words)) ?? view.deciders[box] ?? words.say("web-bj-open"));
  const middle =
    hands.length > 1
      ? words.say("web-bj-hands", { hands: hands.length })
      : hands.length
        ? worth(hands[0], words)
        : "";
  const lower = bets.length ? money(stakes(bets)) : house ? words.say("web-house-tag") : name;
  return s(
    "g",
    {
      class: `box-pill${own ? " own" : ""}${shown ? " shown" : ""}`,
      ...pressing(() => page.felt.goTo(box)),
      "aria-pressed": String(shown),
      "aria-label": words.say("web-bj-pill", { box, name, hand: [middle, lower].filter(Boolean).join(" ") }),
      onclick: () => page.felt.look(box),
    },
    s("rect", { x, y: PILLS.y, width, height: PILLS.height, rx: 7 }),
    s("text", { class: "pill-number", x: x + 5, y: PILLS.y + 12 }, String(box)),
    s(
      "text",
      { class: "pill-hand", "font-size": Math.min(15, (width - 4) / (0.6 * lettersOf(middle))), x: x + width / 2, y: PILLS.y + 30 },
      middle,
    ),
    s("text", { class: "pill-name", x: x + width / 2, y: PILLS.y + 45 }, shortly(lower, 7)),
  );
}
