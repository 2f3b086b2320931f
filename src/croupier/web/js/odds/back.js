// What of a hundred staked comes back, by what is made; the House's part is outlined.

import { h, s } from "../kit/dom.js";
import { oneIn, percent } from "./figures.js";
import { table } from "./parts.js";

const HEIGHT = 26;
const READABLE = 44; // px that a figure needs

/**
 * @param {any[]} lines
 * @param {string} name
 * @param {any} words
 */
export function comesBack(lines, name, words) {
  const back = lines.reduce((sum, line) => sum + line.comes_back, 0);
  const won = lines.reduce((sum, line) => sum + line.chance, 0);
  const cloth = h("div", { class: "drawn", "aria-hidden": "true" });
  new ResizeObserver(([{ contentRect }]) => contentRect.width > 0 && cloth.replaceChildren(drawn(lines, back, contentRect.width))).observe(cloth);
  const rows = lines.map((line) => [
    words.sentence(line.made),
    words.say("web-odds-to-one", { much: line.odds }),
    percent(line.chance),
    words.say("web-odds-one-in", { rounds: oneIn(line.chance) }),
    h("td", {}, h("b", {}, percent(line.comes_back, 2))),
  ]);
  const head = [words.say("web-odds-made"), words.say("web-odds-pays"), words.say("web-odds-chance"), words.say("web-odds-how-often"), words.say("web-odds-back")];
  return [
    cloth,
    table(name, head, [
      ...rows,
      [words.say("web-odds-anything-else"), words.say("web-odds-loses"), percent(1 - won), "", "–"],
      [words.say("web-odds-rtp-short"), "", percent(1), "", h("td", {}, h("b", {}, percent(back, 2)))],
    ], "sums"),
  ];
}

/** @param {any[]} lines @param {number} back @param {number} width */
function drawn(lines, back, width) {
  let x = 0;
  const parts = lines.map((line, place) => {
    const wide = line.comes_back * width;
    const part = s(
      "g",
      {},
      s("rect", { class: `back-${place % 6}`, x, width: Math.max(0, wide - 1), height: HEIGHT }),
      wide > READABLE && s("text", { class: `back-figure back-figure-${place % 6}`, x: x + 6, y: 18 }, percent(line.comes_back, 2)),
    );
    x += wide;
    return part;
  });
  const rest = (1 - back) * width;
  return s(
    "svg",
    { width, height: HEIGHT + 2 },
    ...parts,
    s("rect", { class: "back-house", x: x + 0.75, y: 0.75, width: Math.max(0, rest - 1.5), height: HEIGHT - 1.5 }),
    rest > READABLE && s("text", { class: "back-house-figure", x: x + 6, y: 18 }, percent(1 - back, 2)),
  );
}
