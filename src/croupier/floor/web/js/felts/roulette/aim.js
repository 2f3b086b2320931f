// What a chip would do where one points: the numbers it covers, and a plate that says the rest.

import { CHIPS, chip } from "../../kit/chips.js";
import { h, s, shown } from "../../kit/dom.js";
import { money } from "../../kit/money.js";
import { oddsSaid } from "../../table/bar/insurance.js";
import { betName, keyOf, lying, stakes } from "../../table/spots.js";

export class Aim {
  /**
   * @param {any} page
   * @param {() => void} changed
   */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    this.key = "";
    this.ghost = s("g", { class: "ghost", "aria-hidden": "true" });
    const { felt } = page;
    felt.addEventListener("pointerover", (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && this.at(event.target));
    felt.addEventListener("pointerleave", () => this.at(felt.querySelector(".spot:focus-visible")));
    felt.addEventListener("focusin", (/** @type {FocusEvent} */ event) => this.at(event.target));
    felt.addEventListener("focusout", () => this.at(null));
  }

  /** @param {EventTarget | null} target */
  at(target) {
    const key = target instanceof Element ? (target.closest("[data-spot]")?.getAttribute("data-spot") ?? "") : "";
    if (key === this.key) return;
    this.key = key;
    this.show();
    this.changed();
  }

  /** @returns {any} the spot that is aimed at, or undefined */
  get spot() {
    return this.page.felt.spots.find((/** @type {any} */ each) => keyOf(each.spot) === this.key);
  }

  /** Lights the covered numbers and lays a chip that is not there yet. */
  show() {
    const { felt, state } = this.page;
    const { spot } = this;
    const betting = state.view.status === "betting";
    const lit = (betting && spot ? spot.numbers : []).map((/** @type {string} */ number) => `straight||${number}`);
    for (const [key, button] of felt.buttons) button.classList.toggle("aimed", lit.includes(key));
    const drawn = CHIPS.find((each) => each.cents === state.chip);
    const there = lying(state.view.bets).get(this.key)?.has(state.me);
    const aims = spot && drawn && betting;
    shown(this.ghost, JSON.stringify(aims ? [spot.chip, spot.radius, drawn.name, there] : []), () => {
      if (!aims) return [];
      const { x, y } = spot.chip;
      const ring = s("circle", { class: "ghost-ring", r: spot.radius + (there ? 5 : 2) });
      return [s("g", { transform: `translate(${x} ${y})` }, !there && chip(drawn, spot.radius), ring)];
    });
  }

  /** What the plate is about. */
  get about() {
    const { view, chip: cents } = this.page.state;
    return [this.key, cents, this.#room(view), [...(lying(view.bets).get(this.key) ?? [])]];
  }

  /** What may still be laid there, if the table says. @param {any} view @returns {number | undefined} */
  #room(view) {
    return view.rooms.find((/** @type {any} */ each) => keyOf(each.spot) === this.key)?.room_cents;
  }

  /** The plate: bet, odds, what this chip would win, the room left, the paragraph. */
  plate() {
    const { sign, view, words, chip: cents } = this.page.state;
    const { spot } = this;
    if (!spot) return h("div", { class: "aim-plate empty" }, h("span", {}, words.say("web-roulette-aim-hint")));
    const pays = sign.pays.find((/** @type {any} */ line) => line.bet === spot.spot.bet);
    const win = (cents * pays.odds.numerator) / pays.odds.denominator;
    const room = this.#room(view);
    const drawn = CHIPS.find((each) => each.cents === cents);
    const cites = pays.cites.map((/** @type {string} */ cite) => h("i", { class: "cite" }, `§ ${cite.split(" ").at(-1)}`));
    const lines = [words.say("web-roulette-aim", { odds: oddsSaid(pays.odds, words), chip: money(cents), win: money(win) })];
    if (typeof room === "number") lines.push(words.say("web-roulette-room", { amount: money(room) }));
    return h(
      "div",
      { class: "aim-plate" },
      drawn ? s("svg", { viewBox: "-22 -22 44 44", class: "aim-chip" }, chip(drawn, 20)) : null,
      h(
        "div",
        { class: "aim-words" },
        h("div", { class: "aim-name" }, h("b", {}, betName(spot.spot, words)), ...cites),
        h("span", {}, lines.join(" · ")),
        this.#others(view),
      ),
    );
  }

  /** Whose chips lie there: on the cloth they are bare. @param {any} view */
  #others(view) {
    const { me, words } = this.page.state;
    const theirs = [...(lying(view.bets).get(this.key) ?? [])].filter(([name]) => name !== me);
    if (!theirs.length) return null;
    const said = theirs.map(([player, bets]) => {
      const amount = money(stakes(bets));
      return words.say("web-theirs", { player, amount });
    });
    return h("span", { class: "aim-others" }, said.join(" · "));
  }
}
