// The whole round as a line: bets are ticks, cards small cards, decisions and rulings circles.

import { cardName } from "../kit/cards.js";
import { h, shown } from "../kit/dom.js";

const MOST_TICKS = 5; // of the chips that somebody lays one after the other
const APART = 10; // px between two labels
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };

export class Timeline {
  marks = h("ol", { class: "marks" });
  box = h("div", { class: "timeline-box" }, this.marks);
  begins = h("time");
  at = h("output");
  ends = h("time");
  element = h("div", { class: "timeline", role: "group" }, this.box, h("div", { class: "times" }, this.begins, this.at, this.ends));

  /** @param {any} page */
  constructor(page) {
    this.page = page;
    new ResizeObserver(() => this.#fit()).observe(this.box);
    this.box.addEventListener("scroll", () => this.#label(), { passive: true });
  }

  show() {
    const { words, scenes, at, speed } = this.page.state;
    this.element.setAttribute("aria-label", words.say("web-timeline"));
    shown(this.marks, JSON.stringify([scenes.length, words.language]), () => scenes.map((/** @type {any} */ scene) => this.#mark(scene)));
    [...this.marks.children].forEach((mark, nth) => {
      mark.classList.toggle("past", nth <= at);
      const button = /** @type {HTMLElement} */ (mark.firstElementChild);
      button.toggleAttribute("aria-current", nth === at);
      if (nth === at) button.setAttribute("aria-current", "step");
      button.tabIndex = nth === at ? 0 : -1;
    });
    this.begins.textContent = this.#time(scenes[0]);
    this.at.textContent = words.comma([words.say("web-step", { at: at + 1, of: scenes.length }), ...(speed === "real" ? [words.say("web-speed-real-why")] : [])]);
    this.ends.textContent = this.#time(scenes.at(-1));
    this.#fit();
  }

  #fit() {
    this.#follow();
    this.#label();
  }

  /** The mark of the scene that is shown has the keyboard, if another mark had it. */
  focus() {
    if (this.marks.contains(document.activeElement)) /** @type {HTMLElement | null} */ (this.marks.querySelector("[aria-current]"))?.focus({ preventScroll: true });
  }

  /** @param {any} scene */
  #mark(scene) {
    const { words } = this.page.state;
    const { kind, cards, label, number, title } = scene;
    const shape = kind === "card" ? "card" : kind === "bet" ? "tick" : kind === "call" && !label ? "dot" : "circle";
    const inside = shape === "card" ? cards.map((/** @type {any} */ { face }) => small(face, words)) : shape === "tick" ? ticks(scene.count) : [h("i", { class: shape })];
    return h(
      "li",
      { class: `instant instant-${shape} of-${kind}` },
      h("button", { class: "plain", "data-key": `mark-${number}`, "aria-label": words.say("web-mark", { number: number + 1, title }), title, onclick: () => this.page.go(number) }, ...inside),
      label && label !== this.page.state.scenes[number - 1]?.label && h("span", { class: "label", "aria-hidden": "true" }, label),
    );
  }

  /** @param {{at_ms: number}} scene */
  #time({ at_ms }) {
    return new Date(at_ms).toLocaleTimeString(this.page.state.words.language === "zh" ? "zh-SG" : "en-GB", { hourCycle: "h23" });
  }

  /** Labels stand over the line, or under it, as far as there is room; the one that is shown comes first. Only those of marks in view, so that none is cut where the line is. */
  #label() {
    const [from, seen] = [this.box.scrollLeft, this.box.clientWidth];
    const labels = /** @type {HTMLElement[]} */ ([...this.marks.querySelectorAll(".label")]);
    const last = labels.filter((label) => label.parentElement?.matches(".past")).at(-1);
    const now = labels.filter((label) => label.parentElement?.querySelector("[aria-current]"));
    /** @type {{row: number, left: number, right: number}[]} */
    const taken = [];
    const places = new Map();
    for (const label of new Set([...now, ...(last ? [last] : []), ...labels])) {
      const mark = /** @type {HTMLElement} */ (label.parentElement);
      const middle = mark.offsetLeft + mark.offsetWidth / 2;
      const left = Math.max(from, Math.min(from + seen - label.offsetWidth, middle - label.offsetWidth / 2));
      const right = left + label.offsetWidth;
      const inView = middle >= from && middle <= from + seen;
      const row = [0, 1].find((each) => inView && taken.every((other) => other.row !== each || right + APART < other.left || left - APART > other.right));
      if (row !== undefined) taken.push({ row, left, right });
      places.set(label, { row, shift: left - (middle - label.offsetWidth / 2) });
    }
    for (const [label, { row, shift }] of places) {
      label.classList.toggle("no-room", row === undefined);
      label.classList.toggle("under", row === 1);
      label.style.setProperty("--shift", `${shift}px`);
    }
  }

  /** Where the line is longer than its place, the mark that is shown stays in view. */
  #follow() {
    const mark = /** @type {HTMLElement | null} */ (this.marks.querySelector("[aria-current]"))?.parentElement;
    if (!mark) return;
    this.box.scrollLeft = mark.offsetLeft + mark.offsetWidth / 2 - this.box.clientWidth / 2;
  }
}

/** @param {number} count */
function ticks(count) {
  return Array.from({ length: Math.min(MOST_TICKS, count) }, () => h("i", { class: "tick" }));
}

/** @param {string | null} face @param {any} words */
function small(face, words) {
  if (face === null) return h("i", { class: "small-card down" });
  const suit = /** @type {"s"} */ (face[1]);
  const rank = face[0] === "T" ? "10" : face[0];
  return h("i", { class: `small-card of-${suit}`, title: cardName(face, words) }, h("b", {}, rank), h("span", {}, SUITS[suit]));
}
