// One bar under the felt, always in the same place: chips while betting, the question while
// deciding, the result when the round is over.

import { CHIPS, chip } from "../kit/chips.js";
import { h, s, shown } from "../kit/dom.js";
import { money, net } from "../kit/money.js";
import { FELTS } from "../felts/index.js";
import { barOf } from "./asking.js";

export class Bar extends HTMLElement {
  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "region");
    this.amount = 0;
  }

  show() {
    const { state } = this.page;
    if (!state.view || !state.sign) return;
    this.setAttribute("aria-label", state.words.say("web-bar"));
    const bar = barOf(state);
    if (bar.key !== this.key) this.amount = bar.move?.smallest_cents ?? 0;
    this.key = bar.key;
    this.className = bar.kind;
    shown(this, JSON.stringify([bar, state.chip, this.amount, state.words.language]), () => [
      this.#ring(bar),
      ...this.#parts(bar),
    ]);
    this.#count(bar);
  }

  /** The gold button, if there is one. */
  press() {
    /** @type {HTMLElement | null} */ (this.querySelector("button.gold"))?.click();
  }

  /** @param {any} bar */
  #ring(bar) {
    return h(
      "span",
      { class: `ring ${bar.clock ? "" : "still"}`, "aria-hidden": "true" },
      s("svg", { viewBox: "0 0 48 48" }, s("circle", { class: "ring-track", cx: 24, cy: 24, r: 21 }), s("circle", { class: "ring-left", cx: 24, cy: 24, r: 21, pathLength: 100 })),
      h("b", {}, bar.sign ?? ""),
    );
  }

  /** @param {any} bar */
  #parts(bar) {
    if (bar.kind === "betting") return this.#tray(bar);
    const { sign } = this.page.state;
    if (bar.asked?.kind === "arrange" && FELTS[sign.game].bar) return FELTS[sign.game].bar(this.page, bar.asked);
    return [this.#words(bar), h("div", { class: "choices" }, ...bar.choices.map((/** @type {any} */ choice) => this.#choice(choice)))];
  }

  /** @param {any} bar */
  #words(bar) {
    return h(
      "div",
      { class: "words" },
      h("h2", {}, bar.title, bar.net !== undefined && h("b", { class: bar.net < 0 ? "lost" : bar.net > 0 ? "won" : "push" }, ` ${net(bar.net)}`)),
      h("p", {}, bar.text, ...bar.cites.map((/** @type {string} */ cite) => h("span", { class: "cite" }, `§ ${cite.split(" ").at(-1)}`))),
    );
  }

  /** @param {any} bar */
  #tray(bar) {
    const { state } = this.page;
    const { words } = state;
    return [
      h(
        "div",
        { class: "tray", role: "radiogroup", "aria-label": words.say("web-chips") },
        ...bar.chips.map((/** @type {number} */ cents) => {
          const drawn = /** @type {typeof CHIPS[number]} */ (CHIPS.find((each) => each.cents === cents));
          return h(
            "button",
            { class: "tray-chip", role: "radio", "data-key": `chip-${cents}`, "aria-checked": String(cents === state.chip), "aria-label": words.say("web-chip", { amount: money(cents) }), onclick: () => this.page.choose(cents) },
            s("svg", { viewBox: "-22 -22 44 44" }, chip(drawn, 20)),
          );
        }),
      ),
      bar.text ? this.#words(bar) : null,
      h(
        "div",
        { class: "choices" },
        ...bar.choices.map((/** @type {any} */ choice) => this.#choice(choice)),
        h("span", { class: "sum" }, h("small", {}, words.say("web-your-bets")), money(bar.sum)),
      ),
    ].filter((part) => part !== null);
  }

  /** @param {any} choice */
  #choice(choice) {
    if (choice.stepper) return this.#stepper(choice);
    const label = choice.amount === undefined ? choice.label : `${choice.label} ${money(this.amount)}`;
    return h(
      "button",
      {
        class: choice.gold ? "gold" : "",
        "data-key": choice.key,
        disabled: choice.why !== undefined,
        title: choice.why,
        onclick: () => choice.act(this.page, this.amount),
      },
      label,
      choice.letter && h("kbd", {}, choice.letter),
      choice.why && h("small", {}, choice.why),
    );
  }

  /** @param {any} choice */
  #stepper({ least, most, step }) {
    const to = (/** @type {number} */ cents) => {
      this.amount = Math.max(least, Math.min(most, cents));
      this.show();
    };
    const { words } = this.page.state;
    return h(
      "span",
      { class: "stepper" },
      h("button", { "data-key": "less", "aria-label": words.say("web-less"), onclick: () => to(this.amount - step) }, "−"),
      h("output", {}, money(this.amount)),
      h("button", { "data-key": "more", "aria-label": words.say("web-more"), onclick: () => to(this.amount + step) }, "+"),
      h("button", { "data-key": "most", onclick: () => to(most) }, words.say("web-most", { amount: money(most) })),
    );
  }

  /** The ring counts down by itself, once a second in figures. @param {any} bar */
  #count(bar) {
    clearInterval(this.ticking);
    const clock = bar.clock;
    if (!clock) return;
    const tick = () => {
      const left = Math.max(0, clock.ends - performance.now());
      const ring = this.querySelector(".ring-left");
      const figure = this.querySelector(".ring b");
      ring?.setAttribute("stroke-dasharray", `${(100 * left) / (clock.of_s * 1000)} 100`);
      this.classList.toggle("soon", left < 5000);
      if (figure) figure.textContent = String(Math.ceil(left / 1000));
    };
    tick();
    this.ticking = setInterval(tick, 250);
  }
}

customElements.define("croupier-bar", Bar);
