// Where amounts stand: under their chips, or about them where print, other amounts or other chips lie there.

import { MOST_DRAWN, RISE } from "../kit/chips.js";

const PILL = { height: 17, letter: 7.2, ends: 12, on: 1.5 }; // they lie on the edge of their chips
const AROUND = [0, 35, -35, 65, -65, 90, -90, 125, -125, 180]; // degrees, the best first
const ON = [0.5, 0, -0.5, 1, -1, 1.8].flatMap((down) => [0, 0.6, -0.6].map((along) => [down, along])); // the chips themselves, in radii
/** @typedef {{says: "full" | "brief", scale: number}} Way @type {Way[]} an amount is written: without a name or a mark where there is no room for it */
const WAYS = [{ says: "full", scale: 1 }, { says: "full", scale: 0.85 }, { says: "brief", scale: 1 }, { says: "brief", scale: 0.85 }];
const AS_BAD = 40; // as to lie on chips: to lie on what is written
const [CLEAR, SWEEPS] = [1, 4];
const CHIP = 1.8; // as wide as it covers what is beside it, in radii
const PAID = [[1.45, 0.3], [-1.45, 0.3], [1.1, -0.9], [-1.1, -0.9], [0, 0.5], [0, -0.5], [0, 0]]; // in radii from the stake, the best first
const NEAR = 90;
const WORTH = 0.01; // to be moved for
const INK = { over: 0.74, under: 0.06 }; // of the size of letters
const STAYS = ".print:not(.odds, .number)"; // the others make room for chips

const PLATES = ".badge circle, .panel > rect, .card, .capsule rect, .note rect, .lammer-edge, .hand-state, .turn";

/** @typedef {{x: number, y: number, width: number, height: number, turn?: number, spot?: string, moves?: number[]}} Lies about its middle, turned by so many radians; under chips on its spot it moves */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{at: Point, radius: number, spot: string, node: SVGElement, aside?: (pill: SVGGElement, width: number) => Lies | null, by?: {at: Point, radius: number}, dense?: boolean}} Laid what is paid lies by a stake; where spots are dense not every amount shows */

/** What is written there, in drawing units. @param {Element | null} felt @param {string} [which] @returns {Lies[]} */
export function printed(felt, which = STAYS) {
  const texts = /** @type {SVGTextElement[]} */ ([...(felt?.querySelectorAll(which) ?? [])]);
  return texts.filter((text) => text.hasAttribute("y")).map((text) => {
    const [{ x, width }, size, base] = [text.getBBox(), Number(text.getAttribute("font-size")) || 11, Number(text.getAttribute("y"))];
    const moves = text.dataset.moves?.split(" ").map(Number);
    const spot = moves && /** @type {SVGElement | null} */ (text.closest("[data-spot]"))?.dataset.spot;
    return { ...lying(text, { x, width, y: base - INK.over * size, height: (INK.over + INK.under) * size }), moves, spot };
  });
}

/** Numbers of boxes, cards, and what is told about them. @param {Record<string, SVGElement>} layers @returns {Lies[]} */
export function plates({ badges, under, cards, notes, over }) {
  const found = [badges, under, cards, notes, over].flatMap((layer) => /** @type {SVGGraphicsElement[]} */ ([...layer.querySelectorAll(PLATES)]));
  return found.map((each) => lying(each, each.getBBox()));
}

/** Stacks that a felt lays itself. @param {SVGElement} layer @returns {Laid[]} */
export function laidOver(layer) {
  const found = /** @type {SVGGElement[]} */ ([...layer.querySelectorAll(".laid-over")]);
  return found.map((node) => {
    const { e, f } = node.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    return { at: { x: e, y: f }, radius: Number(node.querySelector(".pill")?.getAttribute("data-radius") ?? 0), spot: "", node };
  });
}

/** @param {SVGGraphicsElement} what @param {{x: number, y: number, width: number, height: number}} box @returns {Lies} */
function lying(what, { x, y, width, height }) {
  const about = [/** @type {SVGGElement} */ (what.parentNode), what].map(({ transform }) => transform.baseVal.consolidate()?.matrix ?? new DOMMatrix());
  const { a, b, c, d, e, f } = about.reduce((one, other) => one.multiply(other), new DOMMatrix());
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { x: a * middle.x + c * middle.y + e, y: b * middle.x + d * middle.y + f, width: width * Math.hypot(a, b), height: height * Math.hypot(c, d), turn: Math.atan2(b, a) };
}

/** How many chips can lie on each other under what is printed. @param {Point} at @param {number} radius @param {Lies[]} print */
export function highest({ x, y }, radius, print) {
  const top = (/** @type {number} */ level) => square({ x, y: y - level * RISE * radius }, radius);
  const near = print.filter((each) => !each.moves && Math.abs(each.x - x) < NEAR + each.width / 2);
  const level = Array.from({ length: MOST_DRAWN }, (_, nth) => nth).findLast((nth) => near.every((each) => depth(each, top(nth)) <= depth(each, top(0))));
  return (level ?? 0) + 1;
}

/** What lies beyond a drawing. @param {{width: number, height: number}} size @returns {Lies[]} */
export function beyond({ width, height }) {
  const [x, y, far] = [width / 2, height / 2, 2 * NEAR];
  const sides = [{ x: -NEAR, y }, { x: width + NEAR, y }].map((side) => ({ ...side, width: far, height }));
  return [...sides, ...[{ x, y: -NEAR }, { x, y: height + NEAR }].map((side) => ({ ...side, width, height: far }))];
}

/** Your own amounts first; one of others, or where spots are dense, that would lie on another or on print shows where one points. @param {Laid[]} laid @param {Lies[]} print @param {Set<string>} held spots with bets */
export function apart(laid, print, held) {
  const stakes = laid.filter(({ by }) => !by).map(({ at, radius }) => square(at, radius));
  for (const each of laid) if (each.by) pay(each, print, stakes);
  const stacks = laid.flatMap(({ at, aside, dense, node }) => {
    const pill = node.querySelector(".pill");
    return pill instanceof SVGGElement ? [{ at, aside, dense, pill, radius: Number(pill.dataset.radius), own: Boolean(pill.closest(".own")) }] : [];
  });
  const heaps = laid.map(({ at: { x, y }, radius, by, node }) => {
    const rise = Math.max(0, node.querySelectorAll(".chip").length - 1) * RISE * radius;
    return { ...square({ x, y: y - rise / 2 }, radius), height: CHIP * radius + rise, node, by };
  });
  const there = print.map((each) => (each.moves && held.has(each.spot ?? "") ? { ...each, x: each.x + each.moves[0], y: each.y + each.moves[1] } : each));
  /** @type {Map<SVGGElement, Lies>} what shows, and where */
  const taken = new Map();
  const free = stacks.toSorted((a, b) => Number(b.own) - Number(a.own)).filter(({ at, aside, pill, own }) => {
    const set = aside?.(pill, widthOf(pill)); // where its felt puts it
    const lies = set && { ...set, x: at.x + set.x, y: at.y + set.y };
    if (!lies || into(lies, [...taken.values(), ...(own ? [] : there)]) > CLEAR) return true;
    pill.classList.remove("crowded");
    taken.set(pill, lies);
    return false;
  });
  const put = (/** @type {typeof free[number]} */ { at, pill, radius, own, dense }) => {
    taken.delete(pill);
    const near = (/** @type {Lies} */ { x, y, width, height }) => Math.abs(x - at.x) < NEAR + width / 2 && Math.abs(y - at.y) < NEAR + height / 2;
    const written = [...there, ...taken.values()].filter(near);
    const chips = heaps.filter((each) => !each.node.contains(pill) && each.by?.at !== at && near(each));
    /** @type {{bad: number, covers: number, lies: Lies, way: Way, moved: string} | null} */
    let best = null;
    for (const { x, y, width, height, scale, way } of placesOf(pill, radius)) {
      const lies = { x: at.x + x, y: at.y + y, width, height };
      const covers = into(lies, written);
      const bad = AS_BAD * covers + into(lies, chips);
      if (!best || bad + WORTH < best.bad) best = { bad, covers, lies, way, moved: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` };
      if (best.bad < WORTH) break;
    }
    if (!best) return true;
    const clear = best.covers <= CLEAR;
    const shows = clear || (own && !dense);
    pill.classList.toggle("crowded", !shows);
    pill.setAttribute("transform", best.moved);
    writes(pill, best.way);
    if (shows) taken.set(pill, best.lies);
    return clear || dense;
  };
  const own = free.filter((each) => each.own);
  for (let again = 0; again < SWEEPS && !own.map(put).every(Boolean); again += 1); // they make room for each other
  for (const each of free) if (!each.own) put(each);
}

/** How far it reaches into all of them. @param {Lies} lies @param {Lies[]} there */
const into = (lies, there) => there.reduce((sum, each) => sum + depth(lies, each), 0);

/** @param {SVGGElement} pill @param {Way} [way] */
const widthOf = ({ dataset }, { says, scale } = WAYS[0]) => (PILL.ends + (dataset[says] ?? "").length * PILL.letter) * scale * Number(dataset.scale);

/** @param {SVGGElement} pill @param {Way} way */
function writes(pill, { says }) {
  const [width, text, plate] = [widthOf(pill, { says, scale: 1 / Number(pill.dataset.scale) }), pill.querySelector("text"), pill.querySelector("rect")];
  if (text && text.textContent !== pill.dataset[says]) text.textContent = pill.dataset[says] ?? "";
  plate?.setAttribute("x", String(-width / 2));
  plate?.setAttribute("width", String(width));
}

/** From the middle of the lowest chip: about the chips or on them, the best first. @param {SVGGElement} pill @param {number} radius */
function placesOf(pill, radius) {
  const angle = (Number(pill.dataset.turn) * Math.PI) / 180;
  const [across, down] = [radius * Math.sin(angle), radius * Math.cos(angle)];
  return WAYS.flatMap((way) => {
    const [width, scale] = [widthOf(pill, way), way.scale * Number(pill.dataset.scale)];
    const height = PILL.height * scale;
    const about = AROUND.map((degrees) => beside(pill, radius, width, height, degrees));
    const on = ON.map(([under, along]) => ({ x: under * across + along * down, y: under * down - along * across }));
    return [...about, ...on].map((place) => ({ ...place, width, height, scale, way }));
  });
}

/** What is paid lies beside the stake, where least else lies. @param {Laid} paid @param {Lies[]} print @param {Lies[]} stakes */
function pay(paid, print, stakes) {
  const { at, radius } = /** @type {{at: Point, radius: number}} */ (paid.by);
  const places = PAID.map(([x, y]) => ({ x: at.x + x * radius, y: at.y + y * radius }));
  const bad = places.map((place) => AS_BAD * into(square(place, paid.radius), print) + into(square(place, paid.radius), stakes));
  paid.at = places[bad.indexOf(Math.min(...bad))];
  paid.node.firstElementChild?.setAttribute("transform", `translate(${paid.at.x.toFixed(1)} ${paid.at.y.toFixed(1)})`);
}

/** @param {Point} at @param {number} radius @returns {Lies} */
function square({ x, y }, radius) {
  return { x, y, width: CHIP * radius, height: CHIP * radius };
}

/** @param {SVGGElement} pill @param {number} radius @param {number} width @param {number} height @param {number} degrees from under it */
function beside({ dataset }, radius, width, height, degrees) {
  const angle = ((Number(dataset.turn) + degrees) * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  const far = Math.min((radius - PILL.on + width / 2) / Math.abs(x), (radius - PILL.on + height / 2) / Math.abs(y));
  return { x: x * far, y: y * far - (y < -0.3 ? Number(dataset.rise) : 0) };
}

/** How far two of them reach into each other. @param {Lies} one @param {Lies} other */
function depth(one, other) {
  if (!one.turn && !other.turn) // as nearly all of them
    return Math.max(0, Math.min((one.width + other.width) / 2 - Math.abs(one.x - other.x), (one.height + other.height) / 2 - Math.abs(one.y - other.y)));
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
