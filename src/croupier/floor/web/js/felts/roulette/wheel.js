// The wheel: it turns, and the ball comes to rest where the table says, once the table has said so.
// What turns are boxes of their own beside the drawing: a browser moves those without drawing anew.

import { h, s } from "../../kit/dom.js";
import { star } from "./print.js";
import { ROUND } from "./pockets.js";

const STEP = 360 / ROUND.length;
const RIM = 155;
const SIZE = 330; // from edge to edge, with its shadow
const WHOLE = { viewBox: `${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`, "aria-hidden": "true" };
const [OUTER, NUMBERS, POCKETS] = [132, 108, 78];
const [TRACK, SEAT] = [140, 93]; // where the ball runs, and where it rests
const RUNNING_MS = 20_000;
const WHEEL_RATE = 50; // degrees a second
const BALL_RATE = -330; // against the wheel
const TO_REST_MS = 5_200;
const IN_POCKET = 0.66; // of that time: the ball lies, the wheel still turns

export class Wheel {
  /** @param {(pocket: string) => string} colourOf */
  constructor(colourOf) {
    this.drop = h("div", { class: "ball-drop" }, s("svg", WHOLE, s("circle", { class: "ball", r: 6.5 })));
    this.arm = h("div", { class: "ball-arm" }, this.drop);
    const pockets = ROUND.flatMap((pocket, index) => sector(pocket, index, colourOf(pocket)));
    this.rotor = h("div", { class: "rotor" }, s("svg", WHOLE, ...pockets, ...cone()), this.arm);
    const bowl = s(
      "svg",
      WHOLE,
      s("circle", { class: "wheel-shadow", r: RIM, cx: 3, cy: 5 }),
      s("circle", { class: "wheel-rim", r: RIM }),
      s("circle", { class: "wheel-bowl", r: RIM - 13 }),
      s("circle", { class: "wheel-track", r: TRACK - 2 }),
    );
    this.node = h("div", { class: "wheel", role: "img" }, bowl, this.rotor);
    this.angle = 0; // of the wheel, and of the ball upon it
    this.ballAngle = 0;
    /** @type {Animation[]} */
    this.moving = [];
    /** @type {string | null} */
    this.pocket = null; // where the ball lies, or is about to
    this.#hold(null);
  }

  /**
   * Where the drawing of the felt has its place for it.
   * @param {HTMLElement} felt
   * @param {{x: number, y: number, scale: number}} place
   */
  lie(felt, { x, y, scale }) {
    if (this.node.parentElement !== felt) felt.append(this.node);
    const drawn = /** @type {SVGSVGElement | null} */ (felt.querySelector("svg.felt"))?.getScreenCTM();
    if (!drawn) return;
    const { left, top } = felt.getBoundingClientRect();
    const side = SIZE * scale * drawn.a;
    Object.assign(this.node.style, {
      width: `${side}px`,
      height: `${side}px`,
      left: `${drawn.a * x + drawn.e - left - side / 2}px`,
      top: `${drawn.d * y + drawn.f - top - side / 2}px`,
    });
  }

  /** "No more bets": the ball runs, nobody knows where to. */
  run() {
    if (still()) return;
    this.#stop();
    this.arm.hidden = false;
    const seconds = RUNNING_MS / 1000;
    this.began = performance.now();
    this.moving = [
      turned(this.rotor, this.angle, this.angle + WHEEL_RATE * seconds, RUNNING_MS, "linear"),
      turned(this.arm, this.ballAngle, this.ballAngle + BALL_RATE * seconds, RUNNING_MS, "linear"),
    ];
    this.drop.style.transform = out(TRACK);
  }

  /**
   * The ball comes to rest in a pocket, which ends at the top; done once the ball lies there.
   * @param {string} pocket
   * @param {boolean} seen whether somebody watched it run; otherwise it lies there already
   */
  async rest(pocket, seen) {
    const goal = ROUND.indexOf(pocket) * STEP;
    const ran = this.began === undefined ? 0 : Math.min(RUNNING_MS, performance.now() - this.began) / 1000;
    const [from, ball] = [this.angle + WHEEL_RATE * ran, this.ballAngle + BALL_RATE * ran];
    this.#stop();
    this.pocket = pocket;
    this.angle = -goal;
    this.ballAngle = goal;
    if (seen && !still()) {
      this.arm.hidden = false;
      const seconds = TO_REST_MS / 1000;
      const to = beyond(from + WHEEL_RATE * seconds * 0.4, -goal, 1);
      const lies = beyond(ball + BALL_RATE * seconds * IN_POCKET * 0.45, goal, -1);
      this.moving = [
        turned(this.rotor, from, to, TO_REST_MS, "cubic-bezier(0.2, 0.45, 0.5, 1)"),
        turned(this.arm, ball, lies, TO_REST_MS * IN_POCKET, "cubic-bezier(0.2, 0.6, 0.55, 1)"),
        this.drop.animate(FALL, { duration: TO_REST_MS, fill: "forwards" }),
      ];
      const [turning, lying] = this.moving;
      void turning.finished.then(() => this.#hold(pocket), () => undefined);
      await Promise.allSettled([lying.finished]);
      return;
    }
    this.#hold(pocket);
  }

  /** Nothing came of it. */
  clear() {
    this.pocket = null;
    this.#stop();
    this.#hold(null);
  }

  #stop() {
    for (const each of this.moving) each.cancel();
    this.moving = [];
    this.began = undefined;
  }

  /** @param {string | null} pocket */
  #hold(pocket) {
    this.#stop();
    this.rotor.style.transform = `rotate(${this.angle}deg)`;
    this.arm.style.transform = `rotate(${this.ballAngle}deg)`;
    this.drop.style.transform = out(SEAT);
    this.arm.hidden = pocket === null;
  }
}

/** So far from the middle, as the ball stands at the top of its arm. @param {number} radius */
function out(radius) {
  return `translate(0, ${((-radius / SIZE) * 100).toFixed(2)}%)`;
}

/** From the track over the edge of a pocket, a little back, and down. */
const FALL = [
  { transform: out(TRACK), offset: 0 },
  { transform: out(TRACK), offset: 0.36, easing: "ease-in" },
  { transform: out(NUMBERS - 8), offset: 0.52, easing: "ease-out" },
  { transform: out(NUMBERS + 8), offset: 0.59, easing: "ease-in" },
  { transform: out(SEAT), offset: IN_POCKET },
  { transform: out(SEAT), offset: 1 },
];

function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @param {HTMLElement} what
 * @param {number} from
 * @param {number} to
 * @param {number} duration
 * @param {string} easing
 */
function turned(what, from, to, duration, easing) {
  return what.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], { duration, easing, fill: "forwards" });
}

/**
 * The first angle at or beyond one, in this direction, that points where another does.
 * @param {number} angle
 * @param {number} like
 * @param {1 | -1} direction
 */
export function beyond(angle, like, direction) {
  const short = (((like - angle) * direction) % 360 + 360) % 360;
  return angle + short * direction;
}

/** @param {string} pocket @param {number} index @param {string} colour */
function sector(pocket, index, colour) {
  const turn = `rotate(${(index * STEP).toFixed(3)})`;
  const print = pocket === "H" ? star(0, -120, 7.5) : s("text", { class: "wheel-number", y: -115 }, pocket);
  return [
    s("path", { class: `wheel-cell pocket-${colour}`, d: ring(NUMBERS, OUTER), transform: turn }),
    s("path", { class: `wheel-pocket pocket-${colour}`, d: ring(POCKETS, NUMBERS), transform: turn }),
    s("g", { transform: turn }, print),
  ];
}

/** @param {number} inner @param {number} outer */
function ring(inner, outer) {
  const half = (STEP * Math.PI) / 360;
  const point = (/** @type {number} */ radius, /** @type {number} */ side) =>
    `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${point(outer, -1)}A${outer} ${outer} 0 0 1 ${point(outer, 1)}L${point(inner, 1)}A${inner} ${inner} 0 0 0 ${point(inner, -1)}Z`;
}

function cone() {
  const arms = [20, 110, 200, 290].map((angle) =>
    s("g", { transform: `rotate(${angle})` }, s("path", { class: "turret", d: "M-6 0L-2 -50H2L6 0Z" }), s("circle", { class: "turret-end", cy: -53, r: 5.5 })),
  );
  return [
    s("circle", { class: "wheel-cone", r: POCKETS }),
    s("circle", { class: "wheel-cone-in", r: 60 }),
    ...arms,
    s("circle", { class: "turret", r: 17 }),
    s("circle", { class: "turret-end", r: 9 }),
  ];
}
