// What came before: the last results, and how often. For information only (Roulette 5.10).

import { h, s } from "../../kit/dom.js";
import { ROUND, glyph } from "./pockets.js";

const FEW = 5;
const BAR = { width: 333, height: 21, gap: 2, least: 26 };

/**
 * The newest first and framed, the colour written.
 * @param {string[]} pockets the latest last
 * @param {{colourOf: (pocket: string) => string, words: any, most: number}} how
 */
export function lastResults(pockets, { colourOf, words, most }) {
  const shown = pockets.slice(-most).toReversed();
  return h(
    "ol",
    { class: "last-spins", "aria-label": words.say("web-roulette-last") },
    ...shown.map((pocket, index) =>
      h("li", { class: index ? null : "newest" }, tile(pocket, colourOf), h("small", {}, words.say(`web-roulette-colour-${colourOf(pocket)}`))),
    ),
  );
}

/** @param {string} pocket @param {(pocket: string) => string} colourOf */
function tile(pocket, colourOf) {
  return h("b", { class: `pocket-tile pocket-tile-${colourOf(pocket)}` }, glyph(pocket));
}

/**
 * Colour and parity as bars, and what came most and least often.
 * @param {string[]} pockets
 * @param {{colourOf: (pocket: string) => string, words: any}} how
 */
export function frequencies(pockets, { colourOf, words }) {
  const spins = pockets.length;
  const count = (/** @type {(pocket: string) => boolean} */ wanted) => pockets.filter(wanted).length;
  const [red, black] = [count((pocket) => colourOf(pocket) === "red"), count((pocket) => colourOf(pocket) === "black")];
  const numbers = (/** @type {number} */ rest) => count((pocket) => coloured(colourOf(pocket)) && Number(pocket) % 2 === rest);
  const [odd, even] = [numbers(1), numbers(0)];
  const none = spins - red - black;
  const often = ROUND.map((pocket) => ({ pocket, times: count((each) => each === pocket), last: pockets.lastIndexOf(pocket) }));
  const most = often.filter((each) => each.times > 0).sort((a, b) => b.times - a.times || b.last - a.last);
  const least = [...often].sort((a, b) => a.times - b.times || Number(a.pocket) - Number(b.pocket));
  const bars = [
    bar(words, words.say("web-roulette-colours", { spins }), [
      [red, "red", `${words.say("bet-name-red")} ${red}`],
      [black, "black", `${words.say("bet-name-black")} ${black}`],
      [none, "zero", String(none)],
    ]),
    bar(words, words.say("web-roulette-parity"), [
      [odd, "half", `${words.language === "zh" ? words.say("bet-name-odd") : "單"} ${odd}`],
      [even, "half", `${words.language === "zh" ? words.say("bet-name-even") : "雙"} ${even}`],
      [none, "zero", String(none)],
    ]),
  ];
  const lists = [list(words.say("web-roulette-most"), most, colourOf), list(words.say("web-roulette-least"), least, colourOf)];
  const informs = h("p", { class: "informs" }, words.say("web-roulette-informs"), h("span", { class: "cite" }, "§ 5.10"));
  return spins ? [h("div", { class: "frequencies" }, ...bars, ...lists), informs] : [informs];
}

/** @param {string} colour */
function coloured(colour) {
  return colour === "red" || colour === "black";
}

/**
 * Parts of one length, each as wide as it is many, and never too narrow for its figure.
 * @param {any} words
 * @param {string} title
 * @param {[number, string, string][]} parts how many, their colour, what is written
 */
function bar(words, title, parts) {
  const drawn = parts.filter(([many]) => many > 0);
  const total = drawn.reduce((sum, [many]) => sum + many, 0);
  const shared = BAR.width - BAR.least * drawn.length - BAR.gap * (drawn.length - 1);
  let x = 0;
  const nodes = drawn.flatMap(([many, colour, text]) => {
    const width = BAR.least + (shared * many) / total;
    const part = [
      s("rect", { class: `part-${colour}`, x, width, height: BAR.height, rx: 3 }),
      s("text", { x: x + width / 2, y: BAR.height - 6 }, text),
    ];
    x += width + BAR.gap;
    return part;
  });
  const bars = s("svg", { class: "frequency-bar", viewBox: `0 0 ${BAR.width} ${BAR.height}`, role: "img", "aria-label": words.comma(drawn.map(([, , text]) => text)) }, ...nodes);
  return h("div", { class: "frequency" }, h("p", { class: "panel-title" }, title), bars);
}

/**
 * @param {string} title
 * @param {{pocket: string, times: number}[]} often
 * @param {(pocket: string) => string} colourOf
 */
function list(title, often, colourOf) {
  const items = often.slice(0, FEW).map(({ pocket, times }) => h("li", {}, tile(pocket, colourOf), `×${times}`));
  return h("div", { class: "frequency" }, h("p", { class: "panel-title" }, title), h("ul", { class: "how-often" }, ...items));
}
