// Asking to squeeze a hand, where its cards will lie; and who squeezes it.

import { pressing, s } from "../kit/dom.js";
import { lettersOf } from "../kit/letters.js";
import { shortly } from "../kit/people.js";
import { requests, same } from "./squeezing.js";

const TARGET = 62; // large enough also where the felt is drawn smaller
const ONE = { letter: 7.6, line: 18, around: 26, above: 5 };
const FOLDED = { letter: 6.5, line: 13, around: 10, above: 4 }; // where there is no room for one line
const LONGEST_NAME = 8;

/** @import { Place } from "../frames" */
/** @typedef {{x: number, y: number, room: number}} Spot the middle of a pill, and how wide it may be */

/**
 * @param {any} page
 * @param {(Spot & {area: string, box?: number | null})[]} hands
 */
export function squeezePills(page, hands) {
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
    return found && view.status !== "concluded" && view.status !== "void" ? [told(found, at, page.state)] : [];
  });
}

/** @param {any} page @param {{command: any, first: boolean, place: any}} request @param {Spot} at */
function button(page, { command, first, place }, { x, y, room }) {
  const { words } = page.state;
  const label = words.say(first ? "web-squeeze-first" : "web-squeeze-ask");
  const side = place.box === null ? words.say(`place-name-${place.area}`) : words.say("web-box", { box: place.box });
  return s(
    "g",
    {
      class: "squeeze-pill",
      ...pressing(() => void page.do(command)),
      "data-key": `squeeze-${place.area}-${place.box ?? ""}`,
      "aria-label": words.say(first ? "web-squeeze-first-name" : "web-squeeze-ask-name", { place: side }),
      transform: `translate(${x} ${y})`,
    },
    s("rect", { class: "target", x: -room / 2, y: -TARGET / 2, width: room, height: TARGET }),
    ...capsule(label, room),
  );
}

/** @param {any} squeeze @param {Spot} at @param {any} state */
function told({ player, granted }, { x, y, room }, { words, me }) {
  const own = player === me;
  const key = granted ? (own ? "web-squeeze-you" : "web-squeeze-they") : own ? "web-squeeze-asked" : "web-squeeze-they-ask";
  const label = words.say(key, { player: shortly(player, LONGEST_NAME) });
  return s("g", { class: `squeeze-pill told${own ? " own" : ""}`, transform: `translate(${x} ${y})` }, ...capsule(label, room));
}

/** @param {string} label @param {number} room */
function capsule(label, room) {
  const fits = lettersOf(label) * ONE.letter + ONE.around <= room;
  const { letter, line, around, above } = fits ? ONE : FOLDED;
  const lines = fits ? [label] : folded(label, (room - around) / letter);
  const width = Math.max(...lines.map(lettersOf)) * letter + around;
  const height = lines.length * line + 12;
  const first = above - ((lines.length - 1) * line) / 2;
  return [
    s("rect", { x: -width / 2, y: -height / 2, width, height, rx: Math.min(15, height / 2) }),
    ...lines.map((text, nth) => s("text", { class: fits ? "" : "folded", y: first + nth * line }, text)),
  ];
}

/** In lines of so many letters, broken between words, or between Chinese signs. @param {string} label @param {number} letters */
function folded(label, letters) {
  const [parts, between] = label.includes(" ") ? [label.split(" "), " "] : [[...label], ""];
  return parts.reduce((/** @type {string[]} */ lines, part) => {
    const longer = `${lines.at(-1)}${between}${part}`;
    return lines.length && lettersOf(longer) <= letters ? [...lines.slice(0, -1), longer] : [...lines, part];
  }, []);
}
