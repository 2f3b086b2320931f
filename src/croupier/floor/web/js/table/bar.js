// One bar under the felt, always in the same place: chips while betting, the question while
// deciding, the result when the round is over.

import { FELTS } from "../felts/index.js";
import { kindOf } from "../kit/chips.js";
import { h, shown } from "../kit/dom.js";
import { net } from "../kit/money.js";
import { barOf } from "./asking.js";
import { choice, cites } from "./bar/choices.js";
import { counted, ring } from "./bar/ring.js";
import { Tray } from "./bar/tray.js";
import { results, working } from "./bar/workings.js";

const ALERTS = ["deciding", "halted", "cut"];

export class Bar extends HTMLElement {
  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.tray = new Tray(page);
    this.setAttribute("role", "region");
    this.key = "";
    /** @type {Record<string, number>} what is chosen of a range, by the key of its choice */
    this.amounts = {};
    /** @type {string} the choice that is asked twice and was pressed once */
    this.sure = "";
    /** @type {number | null} the bet whose working is shown */
    this.why = null;
  }

  show() {
    const state = this.page.seen;
    if (!state.view || !state.sign) return;
    this.setAttribute("aria-label", state.words.say("web-bar"));
    /** @type {import("./asking.js").BarState & {also?: import("./asking.js").Choice[]}} */
    const bar = this.page.beside?.(barOf(state)) ?? barOf(state);
    const anew = bar.key !== this.key;
    if (anew) Object.assign(this, { key: bar.key, amounts: {}, sure: "", why: null });
    const ranges = bar.choices.filter((each) => each.range && each.range.most > each.range.least);
    this.className = ranges.length > 1 ? `${bar.kind} crowded` : bar.kind;
    const { clock, ...said } = bar;
    // the tray draws by itself what changes with every chip
    const betting = bar.kind === "betting";
    if (betting) this.tray?.show(bar);
    const drawn = betting ? [bar.key, bar.ready, bar.also] : [said, bar.asked && state.view.moves, this.amounts, this.sure, this.why];
    shown(this, JSON.stringify([drawn, clock !== undefined, state.words.language]), () => [...this.#parts(bar, anew), ...this.#also(bar)]);
    clearInterval(this.ticking);
    if (clock) this.ticking = counted(this, clock);
  }

  /** The gold button, if there is one. */
  press() {
    /** @type {HTMLElement | null} */ (this.querySelector("button.gold"))?.click();
  }

  /** @param {object} change */
  set(change) {
    Object.assign(this, change);
    this.show();
  }

  /** @param {import("./asking.js").BarState} bar @param {boolean} anew @returns {Node[]} */
  #parts(bar, anew) {
    const own = bar.asked && FELTS[this.page.state.sign.game].bar?.(this.page, bar.asked);
    if (own) return [ring(bar), ...own];
    const ready = bar.ready ? [h("div", { class: "ready" }, choice(this, bar.ready))] : [];
    if (bar.kind === "betting" && this.tray) return [ring(bar), ...ready, this.tray.node];
    if (bar.bets?.length)
      return [
        ring(bar),
        ...(this.why === null ? [this.#words(bar, anew), results(this, bar)] : [working(this, bar)]),
      ];
    return [
      ring(bar),
      this.#words(bar, anew),
      ...(bar.fates?.length ? [fates(bar.fates)] : []),
      h("div", { class: "choices", "data-beside": beside(bar.choices) }, ...bar.choices.map((each) => choice(this, each))),
    ];
  }

  /** What a page adds to every bar. @param {{also?: import("./asking.js").Choice[]}} bar */
  #also({ also = [] }) {
    return also.length ? [h("div", { class: "choices also" }, ...also.map((each) => choice(this, each)))] : [];
  }

  /** A question to a person, a halt, chips turned away: told to ears at once. @param {import("./asking.js").BarState} bar @param {boolean} anew */
  #words({ kind, title, net: cents, text, more, cites: paragraphs }, anew) {
    const result =
      cents !== undefined &&
      h("b", { class: kindOf(cents) }, ` ${net(cents)}`);
    return h(
      "div",
      { class: "words", role: anew && ALERTS.includes(kind) ? "alert" : null },
      h("h2", {}, title, result),
      h("p", {}, text, ...cites(paragraphs, this.page)),
      more && h("p", { class: "more", title: more }, more),
    );
  }
}

/** How many buttons lie beside each other on a phone: those with a stepper have a row of their own. @param {import("./asking.js").Choice[]} choices */
function beside(choices) {
  const stepped = choices.filter(({ range }) => range && range.most > range.least);
  return choices.length - stepped.length + stepped.reduce((sum, { picks = [] }) => sum + picks.length, 0);
}

/** @param {{name: string, what: string}[]} found */
function fates(found) {
  return h("dl", { class: "fates" }, ...found.map(({ name, what }) => h("div", {}, h("dt", {}, name), h("dd", {}, what))));
}

customElements.define("croupier-bar", Bar);
