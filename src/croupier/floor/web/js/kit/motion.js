// Things move by transform and opacity alone; whoever wants less motion sees them fade in.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
export const CARD = { ms: 180, apart: 90 };
export const PUT_RIGHT = { ms: 300, apart: 240 }; // slowly enough to be followed
export const TURN_MS = 160;
export const PAYMENT = { ms: 240, apart: 60 };
const FADE_MS = 80;
const DUSK_MS = 400;
const LONGEST_MS = 900;
const EASE = "ease-out";

/** @typedef {{x: number, y: number}} Point */

/** When the nth of several sets out, so that all have come in time. @param {number} nth @param {number} of @param {{ms: number, apart: number}} pace */
function delay(nth, of, { ms, apart }) {
  return nth * Math.min(apart, (LONGEST_MS - ms) / Math.max(1, of - 1));
}

/**
 * From somewhere else to where it lies.
 * @param {Element} what
 * @param {Point} from how far away it was
 * @param {number} nth
 * @param {number} of
 * @param {{ms: number, apart: number}} pace
 */
export function comes(what, from, nth, of, pace) {
  if (STILL.matches) return fades(what);
  const steps = [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: "none" }];
  what.animate(steps, { duration: pace.ms, delay: delay(nth, of, pace), easing: EASE, fill: "backwards" });
}

/**
 * From where it lies to somewhere else, where it is no longer seen.
 * @param {Element} what
 * @param {Point} to how far away that is
 * @param {number} nth
 * @param {number} of
 */
export function goes(what, to, nth, of) {
  if (STILL.matches) return what.remove();
  const steps = [{ transform: "none" }, { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 0.2 }];
  const timing = { duration: PAYMENT.ms, delay: delay(nth, of, PAYMENT), easing: EASE };
  what.animate(steps, timing).addEventListener("finish", () => what.remove());
}

/** A card turned over about its middle. @param {Element} what @param {Point} middle */
export function turns(what, { x, y }) {
  if (STILL.matches) return fades(what);
  const edge = `translate(${x}px, ${y}px) scale(0.04, 1) translate(${-x}px, ${-y}px)`;
  what.animate([{ transform: edge }, { transform: "none" }], { duration: TURN_MS, easing: EASE });
}

/** @param {Element} what */
function fades(what) {
  what.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
}

/** Dark for a moment. @param {Element} what */
export function dims(what) {
  what.animate([{ opacity: 0.28 }, { opacity: 0.28, offset: 0.6 }, { opacity: 0 }], { duration: STILL.matches ? FADE_MS : DUSK_MS });
}
