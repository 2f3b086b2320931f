// A card that is peeled open: drag from any edge or corner, or press an arrow key; it bends from there, pips
// show before the index. Let go past the point, or press Enter, and it is opened for everybody.

import { UNITS, faceDown, lifted } from "../kit/cards.js";
import { s } from "../kit/dom.js";
import { letGo } from "./squeezing.js";

const PAST = 0.6; // of the card's length, dragged over
const STEP = 0.12; // of it, by a key
const LIFTED = 0.62; // how much of the card a drag over its whole length turns over
const WHOLLY = 1 / LIFTED; // so far it is dragged when it lies face up
const [BENT, FLAT] = [0.72, 1]; // how far the flap leans over, at first and at last
const TURN_MS = 160;
const DRAWN_BACK = 0.4; // from here on the card is drawn back while it turns
const EDGE = 26; // this near to an edge, it is the edge that is held
/** @type {Record<string, {x: number, y: number}>} where a key pulls: from the edge that lies opposite */
const KEYS = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, " ": { x: 0, y: -1 } };
const CORNERS = [[0, 0], [UNITS.width, 0], [UNITS.width, UNITS.height], [0, UNITS.height]];
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{x: number, y: number}} Point */

/**
 * @param {any} page
 * @param {import("./squeezing.js").Peel} peel
 * @param {{x: number, y: number, width: number}} place
 */
export function peeled(page, peel, { x, y, width }) {
  const { words } = page.state;
  const scale = width / UNITS.width;
  const parts = drawing(peel.face);
  let [towards, dragged, opened] = [KEYS.ArrowUp, 0, false];

  /** @param {Point} direction @param {number} over how much of the card's length */
  const lift = (direction, over) => {
    [towards, dragged] = [direction, Math.max(0, Math.min(WHOLLY, over))];
    bend(parts, towards, dragged * LIFTED);
    card.classList.toggle("past", dragged >= PAST);
  };
  /** Over it goes, or back; turned over it lies straight. @param {number} to */
  const glide = (to) => {
    const [from, began, angle] = [dragged, performance.now(), Math.atan2(towards.y, towards.x)];
    const straight = to ? Math.round(angle / (Math.PI / 2)) * (Math.PI / 2) : angle;
    const at = (/** @type {number} */ part) => {
      const now = angle + (straight - angle) * part;
      lift({ x: Math.cos(now), y: Math.sin(now) }, from + (to - from) * part);
    };
    if (STILL.matches) return at(1);
    const frame = (/** @type {number} */ now) => {
      const gone = Math.min(1, Math.max(0, now - began) / TURN_MS);
      at(1 - (1 - gone) ** 2);
      if (gone < 1 && card.isConnected) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  const open = () => {
    opened = true;
    glide(WHOLLY);
    letGo(page, peel);
  };
  const released = () => (dragged >= PAST ? open() : glide(0));

  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.key === "Enter") open();
    else if (event.key === "Escape" && dragged > 0) glide(0);
    else if (!(event.key in KEYS)) return;
    else if (!opened) step(KEYS[event.key]);
    event.preventDefault();
    event.stopPropagation();
  };
  /** @param {Point} pull */
  const step = (pull) => {
    const against = dragged > 0 && pull.x === -towards.x && pull.y === -towards.y;
    if (against) lift(towards, dragged - STEP);
    else lift(pull, (pull.x === towards.x && pull.y === towards.y ? dragged : 0) + STEP);
  };

  /** @param {PointerEvent} event */
  const held = (event) => {
    if (opened || !event.isPrimary) return;
    event.preventDefault();
    const start = under(card, event);
    card.setPointerCapture(event.pointerId);
    card.focus({ preventScroll: true });
    const moved = (/** @type {PointerEvent} */ next) => {
      const now = under(card, next);
      const pulled = direction(start, { x: now.x - start.x, y: now.y - start.y });
      if (pulled) lift(pulled.towards, pulled.far / extent(pulled.towards));
    };
    const ended = () => {
      card.removeEventListener("pointermove", moved);
      card.removeEventListener("pointerup", ended);
      card.removeEventListener("pointercancel", dropped);
      released();
    };
    const dropped = () => {
      dragged = 0;
      ended();
    };
    card.addEventListener("pointermove", moved);
    card.addEventListener("pointerup", ended);
    card.addEventListener("pointercancel", dropped);
  };

  const card = s(
    "g",
    {
      class: "peel",
      role: "button",
      tabindex: 0,
      "data-key": `peel-${peel.number}`,
      "aria-label": words.say("web-squeeze-open", { number: peel.nth }),
      transform: `translate(${x} ${y}) scale(${scale})`,
      onpointerdown: held,
      onkeydown: pressed,
      onkeyup: (/** @type {KeyboardEvent} */ event) => !opened && event.key in KEYS && dragged >= PAST && open(),
    },
    ...parts.nodes,
  );
  bend(parts, towards, 0);
  return card;
}

/** @param {string} face */
function drawing(face) {
  const near = s("polygon");
  const far = s("polygon");
  const [shade, cast] = ["peel-shade", "peel-cast"].map((id) => s("linearGradient", { id, gradientUnits: "userSpaceOnUse" }, ...stops(id)));
  const flap = s(
    "g",
    { class: "peel-flap", "clip-path": "url(#peel-far)" },
    s("g", { transform: `matrix(-1 0 0 1 ${UNITS.width} 0)` }, ...lifted(face)),
    s("rect", { class: "peel-shade", width: UNITS.width, height: UNITS.height, rx: 8 }),
  );
  const back = s("g", { class: "card", "clip-path": "url(#peel-near)" }, ...faceDown(), s("rect", { class: "peel-cast", width: UNITS.width, height: UNITS.height, rx: 8 }));
  const held = s("g", {}, back, flap);
  const nodes = [
    s("clipPath", { id: "peel-near" }, near),
    s("clipPath", { id: "peel-far" }, far),
    shade,
    cast,
    s("rect", { class: "peel-slot", width: UNITS.width, height: UNITS.height, rx: 8 }),
    held,
    s("rect", { class: "peel-edge", x: -3, y: -3, width: UNITS.width + 6, height: UNITS.height + 6, rx: 11 }),
  ];
  return { near, far, shade, cast, flap, held, nodes };
}

/** @param {string} id */
function stops(id) {
  return [0, 0.18, 0.5, 1].map((offset, n) => s("stop", { offset, class: `${id}-${n}` }));
}

/**
 * The fold lies across the pull; what is on its near side is turned over.
 * @param {ReturnType<typeof drawing>} parts
 * @param {Point} u the direction of the pull
 * @param {number} depth
 */
function bend({ near, far, shade, cast, flap, held }, u, depth) {
  const least = Math.min(...CORNERS.map(([x, y]) => x * u.x + y * u.y));
  const fold = least + depth * extent(u);
  near.setAttribute("points", points(cut(u, fold, 1)));
  far.setAttribute("points", points(cut(u, fold, -1)));
  const over = 1 + BENT + (FLAT - BENT) * depth;
  const matrix = [1 - over * u.x * u.x, -over * u.x * u.y, -over * u.x * u.y, 1 - over * u.y * u.y, over * fold * u.x, over * fold * u.y];
  flap.setAttribute("transform", `matrix(${matrix.map((each) => each.toFixed(4)).join(" ")})`);
  flap.setAttribute("visibility", depth > 0 ? "visible" : "hidden");
  const drawn = extent(u) * Math.max(0, (depth - DRAWN_BACK) / (1 - DRAWN_BACK)); // turned over, it lies where it lay
  held.setAttribute("transform", `translate(${(-u.x * drawn).toFixed(2)} ${(-u.y * drawn).toFixed(2)})`);
  along(shade, u, fold, -Math.max(8, fold - least));
  along(cast, u, fold, depth > 0 ? 10 + (fold - least) * 1.1 : 0);
}

/** A gradient from the fold. @param {SVGElement} gradient @param {Point} u @param {number} fold @param {number} far */
function along(gradient, u, fold, far) {
  const line = { x1: u.x * fold, y1: u.y * fold, x2: u.x * (fold + far), y2: u.y * (fold + far) };
  for (const [name, value] of Object.entries(line)) gradient.setAttribute(name, value.toFixed(2));
}

/**
 * The part of the card on one side of the fold.
 * @param {Point} u
 * @param {number} fold
 * @param {1 | -1} side
 */
function cut(u, fold, side) {
  const found = [];
  for (let n = 0; n < CORNERS.length; n += 1) {
    const [[ax, ay], [bx, by]] = [CORNERS[n], CORNERS[(n + 1) % CORNERS.length]];
    const [a, b] = [side * (ax * u.x + ay * u.y - fold), side * (bx * u.x + by * u.y - fold)];
    if (a >= 0) found.push([ax, ay]);
    if (a * b < 0) found.push([ax + ((bx - ax) * a) / (a - b), ay + ((by - ay) * a) / (a - b)]);
  }
  return found;
}

/** @param {number[][]} corners */
function points(corners) {
  return corners.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
}

/** How long the card is in a direction. @param {Point} u */
function extent(u) {
  return Math.abs(u.x) * UNITS.width + Math.abs(u.y) * UNITS.height;
}

/**
 * Where a drag pulls, from the edges it began at; null while it pulls outwards.
 * @param {Point} start
 * @param {Point} drag
 */
function direction(start, drag) {
  const inward = {
    x: start.x < EDGE ? 1 : start.x > UNITS.width - EDGE ? -1 : 0,
    y: start.y < EDGE ? 1 : start.y > UNITS.height - EDGE ? -1 : 0,
  };
  const far = Math.hypot(drag.x, drag.y);
  const middle = !inward.x && !inward.y; // held in the middle, the edge behind the pull is lifted
  if (far < 2 || (!middle && drag.x * inward.x + drag.y * inward.y < far * 0.3)) return null;
  return { far, towards: { x: drag.x / far, y: drag.y / far } };
}

/** Where the pointer is, in units of the card. @param {SVGElement} card @param {PointerEvent} event */
function under(card, event) {
  const matrix = /** @type {SVGGElement} */ (card).getScreenCTM();
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  return { x: at.x, y: at.y };
}
