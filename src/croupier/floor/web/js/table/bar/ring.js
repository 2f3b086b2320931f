// The ring that counts down by the server's clock, or says with a sign where the round stands.

import { h, s } from "../../kit/dom.js";

const SOON_MS = 5000;
const TICK_MS = 250;

/** @param {import("../asking.js").BarState} bar */
export function ring(bar) {
  return h(
    "span",
    { class: `ring ${bar.clock ? "" : "still"}`, "aria-hidden": "true" },
    s(
      "svg",
      { viewBox: "0 0 48 48" },
      s("circle", { class: "ring-track", cx: 24, cy: 24, r: 21 }),
      s("circle", { class: "ring-left", cx: 24, cy: 24, r: 21, pathLength: 100 }),
    ),
    h("b", {}, bar.clock ? "" : (bar.sign ?? "")),
  );
}

/**
 * Counts by itself, once a second in figures.
 * @param {HTMLElement} bar
 * @param {{ends: number, of_s: number}} clock
 */
export function counted(bar, clock) {
  const tick = () => {
    const left = Math.max(0, clock.ends - performance.now());
    const arc = bar.querySelector(".ring-left");
    const dash = `${((100 * left) / (clock.of_s * 1000)).toFixed(1)} 100`;
    if (arc?.getAttribute("stroke-dasharray") !== dash) arc?.setAttribute("stroke-dasharray", dash);
    bar.classList.toggle("soon", left < SOON_MS);
    const figure = bar.querySelector(".ring b");
    const seconds = String(Math.ceil(left / 1000));
    if (figure && figure.textContent !== seconds) figure.textContent = seconds; // no work where nothing changes
  };
  tick();
  return setInterval(tick, TICK_MS);
}
