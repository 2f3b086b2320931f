// A bet that is typed, in the words of the history file: `100 banker`, `bets 25 tie box 3`.

import { freeBox } from "../kit/boxes.js";
import { h, shown } from "../kit/dom.js";

const BARE = /^[\d.]+\s/; // an amount without its verb is a bet

export class Line extends HTMLElement {
  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.hidden = true;
  }

  show() {
    const { words } = this.page.state;
    if (!words) return;
    shown(this, words.language, () => [
      h(
        "form",
        { onsubmit: (/** @type {Event} */ event) => void this.#entered(event) },
        h("label", { for: "typed" }, words.say("web-line")),
        h("input", { id: "typed", autocomplete: "off", spellcheck: "false", onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.close() }),
        h("button", {}, words.say("web-line-say")),
      ),
    ]);
    const field = this.#field();
    if (field) field.placeholder = this.#example();
  }

  /** A bet of this game, in one's own box or one in the middle. */
  #example() {
    const { words, sign, view } = this.page.state;
    const whole = sign?.spots.map((/** @type {any} */ { spot }) => spot).filter((/** @type {any} */ { on }) => on === null) ?? [];
    const found = whole.find((/** @type {any} */ { box: of }) => of !== null) ?? whole.at(-1);
    if (!found) return "";
    const name = { is: "message", key: `bet-${found.bet}`, values: {} };
    const bet = words.say("bet-typed", { word: found.bet, bet: name });
    const box = view?.sits_at[0] ?? freeBox(sign.boxes, {});
    return found.box === null ? words.say("web-line-example", { bet }) : words.say("web-line-example-box", { bet, box });
  }

  open() {
    this.cameFrom = /** @type {HTMLElement | null} */ (document.activeElement);
    this.hidden = false;
    this.#field()?.focus();
  }

  close() {
    if (this.hidden) return false;
    this.#field()?.blur(); // else keys would go there until it is drawn no more
    this.hidden = true;
    this.page.set({ refusal: null }); // what was said about the line goes with it
    this.cameFrom?.focus();
    return true;
  }

  #field() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector("input"));
  }

  /** What is refused stays to be corrected. @param {Event} event */
  async #entered(event) {
    event.preventDefault();
    const field = this.#field();
    const text = field?.value.trim();
    if (!field || !text) return;
    const answer = await this.page.say(BARE.test(text) ? `bets ${text}` : text);
    if (answer.type === "done") field.value = "";
  }
}

customElements.define("croupier-line", Line);
