// Where amounts stand: under their chips, or about them where print, other amounts or other chips lie there.

import { MOST_DRAWN, RISE } from "../kit/chips.js";

const PILL = { height: 17, letter: 7.2, ends: 12, on: 1.5 }; // they lie on the edge of their chips
const AROUND = [0, 35, -35, 65, -65, 90, -90, 125, -125, 180]; // degrees, the best first
const AS_BAD = { print: 4, amount: 4, chip: 1 };
const CHIP = 1.8; // as wide as it covers what is beside it, in radii
const PAID = [[1.45, 0.3], [-1.45, 0.3], [1.1, -0.9], [-1.1, -0.9]]; // in radii from the stake, the best first
const NEAR = 120;
const INK = { over: 0.74, under: 0.06 }; // of the size of letters
const STAYS = ".print:not(.odds, .number, .box-name, .colour-name)"; // the others make room for chips

/** @typedef {{x: number, y: number, width: number, height: number, turn?: number, spot?: string, moves?: number[]}} Lies about its middle, turned by so many radians; under chips on its spot it moves */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{at: Point, radius: number, spot: string, node: SVGElement, aside?: (pill: SVGGElement, width: number) => boolean, by?: {at: Point, radius: number}}} Laid what is paid lies by a stake */

/** What is written there, in drawing units. @param {Element | null} felt @param {string} [which] @returns {Lies[]} */
export function printed(felt, which = STAYS) {
  const texts = /** @type {SVGTextElement[]} */ ([...(felt?.querySelectorAll(which) ?? [])]);
  return texts.filter((text) => text.hasAttribute("y")).map((text) => {
    const [{ x, width }, size, base] = [text.getBBox(), Number(text.getAttribute("font-size")) || 11, Number(text.getAttribute("y"))];
    const about = [/** @type {SVGGElement} */ (text.parentNode), text].map(({ transform }) => transform.baseVal.consolidate()?.matrix ?? new DOMMatrix());
    const { a, b, c, d, e, f } = about.reduce((one, other) => one.multiply(other), new DOMMatrix());
    const middle = { x: x + width / 2, y: base + ((INK.under - INK.over) * size) / 2 };
    const moves = text.dataset.moves?.split(" ").map(Number);
    const spot = moves && /** @type {SVGElement | null} */ (text.closest("[data-spot]"))?.dataset.spot;
    return { x: a * middle.x + c * middle.y + e, y: b * middle.x + d * middle.y + f, width, height: (INK.over + INK.under) * size, turn: Math.atan2(b, a), moves, spot };
  });
}

/** How many chips can lie on each other under what is printed. @param {Point} at @param {number} radius @param {Lies[]} print */
export function highest({ x, y }, radius, print) {
  const top = (/** @type {number} */ level) => square({ x, y: y - level * RISE * radius }, radius);
  const near = print.filter((each) => !each.moves && Math.abs(each.x - x) < NEAR);
  const level = Array.from({ length: MOST_DRAWN }, (_, nth) => nth).findLast((nth) => near.every((each) => depth(each, top(nth)) <= depth(each, top(0))));
  return (level ?? 0) + 1;
}

/** @param {Laid[]} laid @param {Lies[]} print */
export function apart(laid, print) {
  const around = [...print, ...laid.filter(({ by }) => !by).map(({ at, radius }) => square(at, radius))];
  for (const each of laid) if (each.by) pay(each, around);
  const stacks = laid.flatMap(({ at, spot, aside, node }) => {
    const pill = node.querySelector(".pill");
    return pill instanceof SVGGElement ? [{ at, spot, aside, pill, radius: Number(pill.dataset.radius) }] : [];
  });
  const chips = stacks.map(({ at, radius }) => square(at, radius));
  /** @type {Lies[]} */
  const taken = [];
  stacks.forEach(({ at, spot, aside, pill, radius }, nth) => {
    const width = PILL.ends + (pill.textContent ?? "").length * PILL.letter;
    if (aside?.(pill, width)) return; // where its felt puts it
    const near = (/** @type {Lies} */ { x, y }) => Math.abs(x - at.x) < NEAR && Math.abs(y - at.y) < NEAR;
    const obstacles = {
      print: print.filter(near).map((each) => (each.moves && each.spot === spot ? { ...each, x: each.x + each.moves[0], y: each.y + each.moves[1] } : each)),
      amount: taken.filter(near),
      chip: chips.filter((chip, other) => other !== nth && near(chip)),
    };
    const places = AROUND.map((degrees, order) => {
      const { x, y } = beside(pill, radius, width, degrees);
      const lies = { dx: x, dy: y, x: at.x + x, y: at.y + y, width, height: PILL.height };
      const bad = Object.entries(obstacles).reduce((sum, [kind, there]) => sum + there.reduce((found, each) => found + AS_BAD[/** @type {"chip"} */ (kind)] * depth(lies, each), 0), 0);
      return { lies, bad: bad + order / 100 };
    });
    const { lies } = places.reduce((best, each) => (each.bad < best.bad ? each : best));
    pill.setAttribute("transform", `translate(${lies.dx.toFixed(1)} ${lies.dy.toFixed(1)})`);
    taken.push(lies);
  });
}

/** What is paid lies beside the stake, where least else lies. @param {Laid} paid @param {Lies[]} around */
function pay(paid, around) {
  const { at, radius } = /** @type {{at: Point, radius: number}} */ (paid.by);
  const places = PAID.map(([x, y]) => ({ x: at.x + x * radius, y: at.y + y * radius }));
  const bad = places.map((place) => around.reduce((sum, each) => sum + depth(square(place, paid.radius), each), 0));
  paid.at = places[bad.indexOf(Math.min(...bad))];
  paid.node.firstElementChild?.setAttribute("transform", `translate(${paid.at.x.toFixed(1)} ${paid.at.y.toFixed(1)})`);
}

/** @param {Point} at @param {number} radius @returns {Lies} */
function square({ x, y }, radius) {
  return { x, y, width: CHIP * radius, height: CHIP * radius };
}

/** From the middle of the lowest chip. @param {SVGGElement} pill @param {number} radius @param {number} width @param {number} degrees from under it */
function beside({ dataset }, radius, width, degrees) {
  const angle = ((Number(dataset.turn) + degrees) * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  const far = Math.min((radius - PILL.on + width / 2) / Math.abs(x), (radius - PILL.on + PILL.height / 2) / Math.abs(y));
  return { x: x * far, y: y * far - (y < -0.3 ? Number(dataset.rise) : 0) };
}

/** How far two of them reach into each other. @param {Lies} one @param {Lies} other */
function depth(one, other) {
  const turns = [one.turn ?? 0, other.turn ?? 0].flatMap((turn) => [turn, turn + Math.PI / 2]);
  return Math.max(0, Math.min(...turns.map((turn) => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return half(one, turn) + half(other, turn) - Math.abs((one.x - other.x) * x + (one.y - other.y) * y);
  })));
}

/** @param {Lies} lies @param {number} towards */
function half({ width, height, turn = 0 }, towards) {
  return (width * Math.abs(Math.cos(towards - turn)) + height * Math.abs(Math.sin(towards - turn))) / 2;
}
