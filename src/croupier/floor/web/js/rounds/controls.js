// First, back, play, on, last; and how fast.

import { h, shown } from "../kit/dom.js";

const STEP_MS = 900;
const AS_IT_WAS = { least: 300, most: 5_000 }; // nobody waits for a bet that came half a minute later
const RATES = { half: 2, one: 1, four: 0.25 };
export const SPEEDS = /** @type {const} */ (["half", "one", "four", "real"]);

/** @typedef {(typeof SPEEDS)[number]} Speed */

/**
 * How long a scene is shown before the next one comes.
 * @param {Speed} speed
 * @param {{at_ms: number}} scene
 * @param {{at_ms: number}} next
 */
export function shownFor(speed, scene, next) {
  if (speed !== "real") return STEP_MS * RATES[speed];
  return Math.max(AS_IT_WAS.least, Math.min(AS_IT_WAS.most, next.at_ms - scene.at_ms));
}

export class Controls {
  steps = h("div", { class: "steps" });
  speeds = h("div", { class: "speeds", role: "group" });
  element = h("div", { class: "replay-bar", role: "group" }, this.steps, this.speeds);

  /** @param {any} page */
  constructor(page) {
    this.page = page;
  }

  show() {
    const { words, scenes, at, speed } = this.page.state;
    const playing = this.page.playing;
    this.element.setAttribute("aria-label", words.say("web-replay"));
    this.speeds.setAttribute("aria-label", words.say("web-speed"));
    shown(this.steps, JSON.stringify([at, scenes.length, playing, words.language]), () => this.#steps(at, scenes.length - 1, playing));
    shown(this.speeds, JSON.stringify([speed, words.language]), () => [
      h("span", { class: "speed-name", "aria-hidden": "true" }, words.say("web-speed")),
      ...SPEEDS.map((each) =>
        h("button", { "data-key": `speed-${each}`, "aria-pressed": String(each === speed), onclick: () => this.page.runAt(each) }, words.say(`web-speed-${each}`)),
      ),
    ]);
  }

  /** @param {number} at @param {number} last @param {boolean} playing */
  #steps(at, last, playing) {
    const { words } = this.page.state;
    const button = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {string} */ key, /** @type {boolean} */ disabled, /** @type {() => void} */ onclick, /** @type {boolean} */ after = false) =>
      h("button", { class: `to-${name}`, "data-key": name, "aria-label": words.say(`web-step-${name}`), disabled, onclick }, h("span", { "aria-hidden": "true" }, after ? "" : sign, h("em", {}, words.say(`web-step-${name}`)), after ? sign : ""), h("kbd", { "aria-hidden": "true" }, key));
    return [
      button("first", "|‹ ", "Home", at === 0, () => void this.page.go(0)),
      button("back", "‹ ", "←", at === 0, () => void this.page.go(this.page.wanted - 1)),
      h(
        "button",
        { class: "gold", "data-key": "play", "aria-label": words.say(playing ? "web-step-stop" : "web-step-play"), onclick: () => this.page.play() },
        h("span", { "aria-hidden": "true" }, playing ? "❚❚ " : "▶ ", h("em", {}, words.say(playing ? "web-step-stop" : "web-step-play"))),
        h("kbd", { "aria-hidden": "true" }, words.say("web-space")),
      ),
      button("on", " ›", "→", at === last, () => void this.page.go(this.page.wanted + 1), true),
      button("last", " ›|", "End", at === last, () => void this.page.go(last), true),
    ];
  }
}
