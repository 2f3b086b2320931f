// What a chip would do where one points: the numbers it covers, and a plate that says the rest.

import { CHIPS, chip } from "../../kit/chips.js";
import { h, s } from "../../kit/dom.js";
import { money, odds } from "../../kit/money.js";
import { betName, keyOf, lying, stakes } from "../../table/spots.js";
import { glyphs } from "./pockets.js";

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
    for (const each of felt.querySelectorAll(".aimed")) each.classList.remove("aimed");
    for (const number of spot?.numbers ?? []) felt.buttons.get(`straight||${number}`)?.classList.add("aimed");
    const drawn = CHIPS.find((each) => each.cents === state.chip);
    const there = lying(state.view.bets).get(this.key)?.has(state.me);
    if (!spot || !drawn || there || state.view.status !== "betting") return this.ghost.replaceChildren();
    const { x, y } = spot.chip;
    this.ghost.setAttribute("transform", `translate(${x} ${y})`);
    this.ghost.replaceChildren(chip(drawn, spot.radius), s("circle", { class: "ghost-ring", r: spot.radius + 2 }));
  }

  /** The plate: bet, odds, what this chip would win, the room left, the paragraph. */
  plate() {
    const { sign, view, words, chip: cents } = this.page.state;
    const { spot } = this;
    if (!spot) return h("div", { class: "aim-plate empty" }, h("span", {}, words.say("web-roulette-aim-hint")));
    const pays = sign.pays.find((/** @type {any} */ line) => line.bet === spot.spot.bet);
    const win = (cents * pays.odds.numerator) / pays.odds.denominator;
    const room = view.rooms.find((/** @type {any} */ each) => keyOf(each.spot) === this.key)?.room_cents;
    const drawn = CHIPS.find((each) => each.cents === cents);
    const lines = [words.say("web-roulette-aim", { odds: odds(pays.odds), chip: money(cents), win: money(win) })];
    if (typeof room === "number") lines.push(words.say("web-roulette-room", { amount: money(room) }));
    return h(
      "div",
      { class: "aim-plate" },
      drawn ? s("svg", { viewBox: "-22 -22 44 44", class: "aim-chip" }, chip(drawn, 20)) : null,
      h(
        "div",
        { class: "aim-words" },
        h("div", { class: "aim-name" }, h("b", {}, named(spot.spot, words)), ...pays.cites.map((/** @type {string} */ cite) => h("i", { class: "cite" }, `§ ${cite.split(" ").at(-1)}`))),
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

/**
 * @param {any} spot
 * @param {any} words
 */
export function named(spot, words) {
  return betName(spot.on === null ? spot : { ...spot, on: glyphs(spot.on) }, words);
}
