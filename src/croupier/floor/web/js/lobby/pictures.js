// A picture of each game: a few cards, chips, the wheel.

import { card } from "../kit/cards.js";
import { CHIPS, chip } from "../kit/chips.js";
import { at, sector } from "../kit/arc.js";
import { s } from "../kit/dom.js";

const [WIDTH, HEIGHT] = [212, 138];
const POCKETS = 39;
const NUMBERS = ["★", 0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, "00", 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2];

/** @param {string} face @param {number} x @param {number} y @param {number} width @param {number} [turn] */
function laid(face, x, y, width, turn = 0) {
  return s("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, card(face, width, ""));
}

/** @param {string} name @param {number} x @param {number} y @param {number} radius */
function put(name, x, y, radius) {
  const found = /** @type {typeof CHIPS[number]} */ (CHIPS.find((each) => each.name === name));
  return s("g", { transform: `translate(${x} ${y})` }, chip(found, radius));
}

/** @param {string} word @param {number} x */
function named(word, x) {
  return s("text", { class: "print", x, y: 124, "font-size": 13 }, word);
}

/** @type {Record<string, () => SVGElement[]>} */
const PICTURES = {
  baccarat: () => [laid("9h", 24, 36, 60, -9), laid("Ks", 76, 22, 60, 6), put("500", 170, 48, 16), put("25", 166, 94, 20), put("25", 166, 90, 20)],
  blackjack: () => [laid("As", 46, 36, 60, -9), laid("Jh", 98, 22, 60, 6), put("25", 174, 102, 18)],
  "si-ki-pi": () => [laid("8c", 22, 30, 48), laid("2h", 60, 30, 48), laid("Kd", 116, 30, 48), laid("9s", 154, 30, 48), named("LOW", 64), named("HIGH", 158)],
  "andar-bahar": () => [laid("7s", 22, 34, 58), ...["2c", "9s", "Td"].map((face, n) => laid(face, 92 + n * 36, 24, 32)), ...["4d", "Jh", "As"].map((face, n) => laid(face, 92 + n * 36, 74, 32))],
  roulette: () => wheel(),
};

function wheel() {
  const centre = { x: 106, y: 82 };
  const step = 360 / POCKETS;
  const pockets = NUMBERS.map((number, n) => {
    const kind = number === "★" ? "house" : number === 0 || number === "00" ? "zero" : n % 2 ? "red" : "black";
    const middle = at(centre, 71, n * step);
    return s(
      "g",
      {},
      s("path", { class: `pocket ${kind}`, d: sector(centre, 46, 78, (n - 0.5) * step, (n + 0.5) * step) }),
      s("text", { class: "pocket-number", x: middle.x, y: middle.y, transform: `rotate(${180 - n * step} ${middle.x} ${middle.y})` }, String(number)),
    );
  });
  return [
    s("circle", { class: "wheel-rim", cx: centre.x, cy: centre.y, r: 92 }),
    ...pockets,
    s("circle", { class: "wheel-bowl", cx: centre.x, cy: centre.y, r: 46 }),
    s("path", { class: "wheel-arms", d: `M${centre.x} ${centre.y - 30}V${centre.y + 30}M${centre.x - 30} ${centre.y}H${centre.x + 30}` }),
    s("circle", { class: "wheel-hub", cx: centre.x, cy: centre.y, r: 9 }),
  ];
}

/** @param {string} game */
export function picture(game) {
  return s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: game === "roulette" ? "xMidYMid slice" : "xMidYMid meet" }, ...(PICTURES[game] ?? PICTURES.baccarat)());
}
