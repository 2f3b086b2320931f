// Over the cloth: the wheel, what came before, the call, the aim plate, the dolly.

import { h, s, shown } from "../../kit/dom.js";
import { money } from "../../kit/money.js";
import { stakes } from "../../table/spots.js";
import { Aim } from "./aim.js";
import { board, cell, isMirrored, rect } from "./board.js";
import { frequencies, lastResults } from "./display.js";
import { makeRoom } from "./labels.js";
import { Loupe } from "./loupe.js";
import { ROUND, colours, glyph, halvesOf, pocketsOf } from "./pockets.js";
import { Wheel } from "./wheel.js";

const PLACES = {
  usual: { wheel: { x: 186, y: 165, scale: 1 }, panel: { x: 386, y: 10, width: 690, height: 332 }, caption: 186 },
  mirrored: { wheel: { x: 934, y: 165, scale: 1 }, panel: { x: 44, y: 10, width: 690, height: 332 }, caption: 934 },
  upright: { wheel: { x: 64, y: 72, scale: 0.41 }, panel: { x: 132, y: 4, width: 238, height: 92 }, caption: 0 },
};
const CAPTION_Y = 339;
const STANDS_MS = 6_000; // of the dolly, at least
const SHOWN = { wide: 15, upright: 6, beside: 4 }; // beside the number that came

export class Top {
  /**
   * @param {any} page
   * @param {() => boolean} upright
   */
  constructor(page, upright) {
    this.page = page;
    this.upright = upright;
    this.colourOf = colours(page.state.sign);
    this.wheel = new Wheel(this.colourOf);
    this.aim = new Aim(page, () => this.#panel());
    this.loupe = new Loupe(page, this.aim);
    this.caption = s("text", { class: "wheel-caption", y: CAPTION_Y });
    this.panel = h("div", { class: "roulette-panel" });
    this.frame = s("foreignObject", {}, this.panel);
    this.plates = h("div", { class: "plates", "aria-hidden": "true" });
    this.dolly = s("g", { class: "dolly", "aria-hidden": "true" });
    this.turning = false;
    /** @type {string | null} */
    this.won = null; // where the dolly stands
    this.spin = ""; // the round on show, in words
    /** @type {string | undefined} */
    this.now = undefined; // the round and its state, as the wheel knows them
    this.until = 0; // the last round among the outcomes
    /** @type {typeof PLACES.usual | null} */
    this.place = null;
    new ResizeObserver(() => this.place && this.wheel.lie(page.felt, this.place.wheel)).observe(page.felt);
  }

  /** @returns {SVGElement[]} always the same ones: the wheel goes on turning */
  nodes() {
    this.#follow();
    makeRoom(this.page, this.upright());
    this.aim.show();
    this.#lay();
    this.#show();
    return [this.caption, this.frame, this.dolly, this.aim.ghost, this.loupe.node];
  }

  /** The wheel follows the table, never the other way round. */
  #follow() {
    const { view, outcomes, ball } = this.page.state;
    if (ball !== undefined) return this.#again(ball);
    if (this.heard !== outcomes) {
      this.heard = outcomes;
      this.until = view.status === "concluded" ? view.number : view.number - 1;
    }
    const before = pocketsOf(outcomes).at(-1);
    if (before !== undefined && this.wheel.pocket === null && view.status === "betting") void this.wheel.rest(before, false);
    const now = `${view.number} ${view.status}`;
    if (now === this.now) return;
    const seen = this.now !== undefined;
    this.now = now;
    if (view.status !== "betting") this.aim.at(null);
    if (view.status === "play" || view.status === "void") this.won = null;
    if (view.status === "play") this.wheel.run();
    else if (view.status === "void") this.wheel.clear();
    else if (view.status === "concluded" && ROUND.includes(view.outcome)) void this.#rest(view.outcome, seen);
  }

  /** In a replay the ball lies where it lay at that moment. @param {string | null} ball */
  #again(ball) {
    if (this.won === ball && this.now === "again") return;
    [this.won, this.now] = [ball, "again"];
    if (ball === null) this.wheel.clear();
    else void this.wheel.rest(ball, false);
  }

  /** @param {string} pocket @param {boolean} seen */
  async #rest(pocket, seen) {
    this.turning = true;
    await this.wheel.rest(pocket, seen);
    this.turning = false;
    if (this.page.state.view.status !== "play") this.won = pocket; // otherwise the next ball runs already
    this.page.show();
    this.#show();
    setTimeout(() => this.#lift(pocket), STANDS_MS);
  }

  /** The dolly is lifted for the next bets, but never before it could be seen. @param {string} pocket */
  #lift(pocket) {
    if (this.won !== pocket || this.page.state.view.status !== "betting") return;
    this.won = null;
    this.#show();
  }

  /** Every result that may be seen by now, the latest last. */
  #results() {
    const { view, outcomes } = this.page.state;
    const known = pocketsOf(outcomes);
    const [over, last] = view.outcome === null ? [view.number - 1, this.won ?? ""] : [view.number, view.outcome];
    const latest = this.until < over ? pocketsOf([last]) : []; // told, but not yet among the outcomes
    if (!this.turning) return [...known, ...latest];
    return latest.length ? known : known.slice(0, -1);
  }

  #lay() {
    const { sign, words } = this.page.state;
    const upright = this.upright();
    const place = upright ? PLACES.upright : isMirrored(sign) ? PLACES.mirrored : PLACES.usual;
    if (this.wheel.node.isConnected && this.place === place) return;
    this.place = place;
    this.wheel.lie(this.page.felt, place.wheel); // over the drawing, wherever that is
    this.loupe.name();
    this.page.felt.classList.toggle("upright", upright);
    this.caption.setAttribute("x", String(place.caption));
    this.caption.textContent = upright ? "" : words.say("web-roulette-order");
    for (const [name, value] of Object.entries(place.panel)) this.frame.setAttribute(name, String(value));
  }

  #show() {
    const { view, words, sign } = this.page.state;
    const { won } = this;
    const pocket = glyph(view.outcome ?? "");
    this.wheel.node.setAttribute("aria-label", view.outcome ? words.say("web-roulette-wheel-at", { pocket }) : words.say("web-roulette-wheel"));
    for (const [key, button] of this.page.felt.buttons) button.classList.toggle("winning", key === `straight||${won}`);
    shown(this.dolly, JSON.stringify([won, sign.layout, this.upright()]), () => (won === null ? [] : this.#stands(won)));
    this.#panel();
  }

  /** The dolly. @param {string} won */
  #stands(won) {
    const { x, y, width, height } = rect(board(this.page.state.sign, this.upright()), cell(won));
    const place = this.upright() ? `translate(${x + width - 11} ${y + height / 2 - 2}) scale(0.72)` : `translate(${x + width * 0.45} ${y + 1}) scale(0.9)`; // on no chip and no amount
    return [s("rect", { class: "dolly-frame", x, y, width, height, rx: 3 }), s("path", { class: "dolly-shape", d: DOLLY, transform: place })];
  }

  #panel() {
    const { words, view, ball } = this.page.state;
    const upright = this.upright();
    const again = ball !== undefined; // what came before is no part of the round
    const pockets = again ? [] : this.#results();
    const aims = upright && !again && this.aim.spot !== undefined && view.status === "betting";
    const large = upright && !aims && this.won !== null;
    this.panel.classList.toggle("large", large);
    const most = large ? SHOWN.beside : upright ? SHOWN.upright : SHOWN.wide;
    const how = { colourOf: this.colourOf, words, most };
    shown(this.panel, JSON.stringify([upright, large, pockets]), () => {
      if (again) return [this.plates];
      const last = lastResults(large ? pockets.slice(0, -1) : pockets, how);
      if (upright) return [this.plates, last];
      const title = words.say(pockets.length ? "web-roulette-last" : "web-roulette-none-yet");
      return [h("p", { class: "panel-title" }, title), last, ...frequencies(pockets, how), this.plates];
    });
    shown(this.plates, JSON.stringify([upright, aims, this.won, view.status, view.number, stakes(view.bets), this.aim.about]), () => {
      if (upright || again) return [aims ? this.aim.plate() : this.#call()];
      return [this.#call(), this.aim.plate()];
    });
  }

  /** The call of the Dealer, or where the ball lies. */
  #call() {
    const { view, words } = this.page.state;
    const { won } = this;
    if (won === null || view.status === "concluded") {
      const amount = money(stakes(view.bets));
      this.spin = words.say("web-roulette-spin", { number: view.number, amount });
    }
    const second = this.spin;
    if (won === null) return h("div", { class: "spin-call" }, h("div", {}, h("b", {}, this.#said(view.status)), h("span", {}, second)));
    return h(
      "div",
      { class: "spin-call at-rest" },
      h("strong", { class: `pocket-tile pocket-tile-${this.colourOf(won)}` }, glyph(won)),
      h("div", {}, h("b", {}, this.#described(won)), h("span", {}, second)),
    );
  }

  /** @param {string} status */
  #said(status) {
    const { words } = this.page.state;
    if (status === "betting") return words.say("web-roulette-place-bets");
    if (status === "void") return words.say("web-void");
    return words.say("web-due-spin");
  }

  /** @param {string} won */
  #described(won) {
    const { sign, words } = this.page.state;
    const halves = halvesOf(sign, won).map((bet) => words.say(`bet-name-${bet}`));
    return halves.length ? halves.join(" · ") : words.say(`web-roulette-colour-${this.colourOf(won)}`);
  }
}

const DOLLY = "M-9 14Q-9 9 -5 7Q-4 0 -5 -3A7 7 0 1 1 5 -3Q4 0 5 7Q9 9 9 14Z";
