// Asking to squeeze a hand, where its cards will lie; and who squeezes it.

import { s } from "../kit/dom.js";
import { requests, same } from "./squeezing.js";

const [HEIGHT, TARGET] = [30, 48];

/** @import { Place } from "../frames" */

/**
 * @param {any} page
 * @param {{area: string, box?: number | null, x: number, y: number}[]} hands with the middle of each pill
 * @param {number} [width] of the felt, which no pill leaves
 */
export function squeezePills(page, hands, width = Infinity) {
  const { view } = page.state;
  const open = requests(view);
  return hands.flatMap(({ area, box = null, ...at }) => {
    /** @type {Place} */
    const place = { area, box, hand: null };
    const mine = open.filter((each) => same(each.place, place));
    const wanted = mine.find(({ first }) => first) ?? mine[0]; // the Banker's third card first, where that is possible
    if (wanted) return [button(page, wanted, at)];
    if (view.peel && same(view.peel.place, place)) return [];
    const found = view.squeezes.findLast((/** @type {any} */ each) => same(each.place, place));
    return found && view.status !== "concluded" && view.status !== "void" ? [told(found, at, page.state, width)] : [];
  });
}

/** @param {any} page @param {{command: any, first: boolean, place: any}} request @param {{x: number, y: number}} at */
function button(page, { command, first, place }, { x, y }) {
  const { words } = page.state;
  const label = words.say(first ? "web-squeeze-first" : "web-squeeze-ask");
  const side = place.box === null ? words.say(`place-name-${place.area}`) : words.say("web-box", { box: place.box });
  const ask = () => page.do(command);
  return s(
    "g",
    {
      class: "squeeze-pill",
      role: "button",
      tabindex: 0,
      "data-key": `squeeze-${place.area}-${place.box ?? ""}`,
      "aria-label": words.say(first ? "web-squeeze-first-name" : "web-squeeze-ask-name", { place: side }),
      transform: `translate(${x} ${y})`,
      onclick: ask,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        void ask();
      },
    },
    s("rect", { class: "target", x: -wide(label) / 2, y: -TARGET / 2, width: wide(label), height: TARGET }),
    ...capsule(label),
  );
}

/** @param {any} squeeze @param {{x: number, y: number}} at @param {any} state @param {number} width */
function told({ player, granted }, { x, y }, { words, me }, width) {
  const own = player === me;
  const key = granted ? (own ? "web-squeeze-you" : "web-squeeze-they") : own ? "web-squeeze-asked" : "web-squeeze-they-ask";
  const label = words.say(key, { player });
  const middle = Math.min(x, width - wide(label) / 2 - 4);
  return s("g", { class: `squeeze-pill told${own ? " own" : ""}`, transform: `translate(${middle} ${y})` }, ...capsule(label));
}

/** @param {string} label */
function capsule(label) {
  const width = wide(label);
  return [s("rect", { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT, rx: HEIGHT / 2 }), s("text", { y: 5 }, label)];
}

/** @param {string} label */
function wide(label) {
  return 26 + [...label].reduce((sum, letter) => sum + (letter > "\u2e80" ? 14 : 7.3), 0);
}
