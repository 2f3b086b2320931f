// What is printed on the cloth of Roulette: numbers, names of boxes, diamonds.

import { s } from "../../kit/dom.js";
import { glyph } from "./pockets.js";

const EVEN = { low: "1–18", high: "19–36", even: "雙 EVEN", odd: "單 ODD" };
const DOZENS = ["1st 12", "2nd 12", "3rd 12"];

/** @typedef {import("./board.js").Rect} Rect */

/**
 * A number in the middle of its cell; under a chip it moves to the corner.
 * @param {string} pocket
 * @param {Rect} rect
 * @param {boolean} upright
 */
export function number(pocket, rect, upright) {
  const { x, y } = middle(rect);
  const size = upright ? 17 : 23;
  return [label(glyph(pocket), x, y + size * 0.34, size, "number")];
}

/**
 * Star and name of the House, away from the chips on its lines.
 * @param {Rect} rect
 * @param {import("./board.js").Board} board
 */
export function house(rect, board) {
  const { x, y } = middle(rect);
  if (board.name === "upright") return [star(x - 34, y, 9), label("HOUSE", x + 12, y + 4, 11, "house-name")];
  const out = Math.sign(board.at(-2, 0).x - board.at(-1, 0).x); // where the table ends
  const [along, down] = [x + out * 8, y + 22];
  const name = s("g", { transform: `rotate(${out * 90} ${along} ${down})` }, label("HOUSE", along, down + 4, 12, "house-name"));
  return [star(along, y - 34, 17), name];
}

/**
 * What stands in a box outside the numbers.
 * @param {any} spot
 * @param {string} odds
 * @param {Rect} rect
 * @param {boolean} upright
 */
export function box({ bet, on }, odds, rect, upright) {
  const { x, y } = middle(rect);
  if (bet === "column") return [label("2 to 1", x, upright ? y + 5 : rect.y + 22, upright ? 14 : 15, "box-name", upright ? "-14 0" : "")];
  if (bet === "dozen") return [dozen(DOZENS[Number(on) - 1], x, y, upright)];
  if (bet === "red" || bet === "black") return diamond(bet, upright ? x : rect.x + 40, y, upright ? "-8 -10" : "");
  if (bet === "zeros") return zeros(odds, upright ? x : rect.x + 44, y, upright ? "-8 -10" : "");
  if (bet.startsWith("series")) return set(on, odds, rect, upright);
  const [at, size] = upright ? [x, 15] : [rect.x + (rect.width > 120 ? 50 : 42), 17];
  return [label(EVEN[/** @type {"low"} */ (bet)], at, y + 6, size, "box-name", upright ? "-8 -10" : "")];
}

/** @param {string} name @param {number} x @param {number} y @param {boolean} upright */
function dozen(name, x, y, upright) {
  if (!upright) return label(name, x, y + 10, 18); // chips on the outer line reach in from above
  const above = y - 12; // a chip has room under it
  return s("g", { transform: `rotate(-90 ${x} ${above})` }, label(name, x, above + 6, 15, "dozen-name"));
}

/** @param {string} bet @param {number} x @param {number} y @param {string} moves */
function diamond(bet, x, y, moves) {
  return [
    s("path", { class: `diamond ${bet}`, d: `M${x - 33} ${y}L${x} ${y - 19}L${x + 33} ${y}L${x} ${y + 19}Z` }),
    s("text", { class: "print colour-name", x, y: y + 4, "font-size": 11, "data-moves": moves || null }, bet.toUpperCase()),
  ];
}

/** @param {string} odds @param {number} x @param {number} y @param {string} moves */
function zeros(odds, x, y, moves) {
  return [label("0 ★ 00", x, y + 1, 16, "box-name", moves), s("text", { class: "print odds", x, y: y + 17, "font-size": 11 }, odds)];
}

/** @param {string} on @param {string} odds @param {Rect} rect @param {boolean} upright */
function set(on, odds, rect, upright) {
  const { x, y } = middle(rect);
  return [
    label(on.split("-").map(glyph).join(" "), x, y - 2, upright ? 12.5 : 14, "series"),
    s("text", { class: "print odds", x, y: y + 15, "font-size": 10.5 }, odds),
  ];
}

/** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} [kind] @param {string} [moves] under chips, as roulette.css has it */
function label(text, x, y, size, kind = "box-name", moves = "") {
  return s("text", { class: `print ${kind}`, x, y, "font-size": size, "data-moves": moves || null }, text);
}

/**
 * Five points, of which the first is up.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function star(x, y, radius) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [r, angle] = [index % 2 ? radius * 0.42 : radius, (index * Math.PI) / 5];
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return s("path", { class: "star", d: `M${points.join("L")}Z` });
}

/** @param {Rect} rect */
function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
