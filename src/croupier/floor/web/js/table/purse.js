// The panel of the purse: bring chips to the table, take them home, get up. Fetched when it is opened.

import { pill } from "../kit/cites.js";
import { h } from "../kit/dom.js";
import { money } from "../kit/money.js";
import { styled } from "../kit/panel.js";
import { withPanels } from "../kit/sentences.js";
import { stakes } from "./spots.js";

const AMOUNTS = [10_000, 20_000, 50_000, 100_000, 250_000, 500_000];
const CENTS = 100;

export class PursePanel {
  typed = "";
  /** @type {any} the answer to what was asked last, if it was refused */
  refused = null;
  going = false; // got up with chips in play

  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.words = page.state.words;
  }

  async open() {
    const { sheet, state } = this.page;
    this.words = await withPanels(state.words);
    styled();
    const depends = () => {
      const { view, wallet, connected } = this.page.state;
      return [view.purse_cents, wallet, connected, this.#inPlay(), view.sits_at, this.refused, this.going];
    };
    sheet.follow(this.words.say("web-your-chips"), () => this.#parts(), depends);
  }

  /** One's chips on the layout that are not settled. */
  #inPlay() {
    const { view, me } = this.page.state;
    return stakes(view.bets.filter((/** @type {any} */ bet) => bet.player === me && bet.settlement === null));
  }

  #parts() {
    const { view, wallet, connected } = this.page.state;
    const { words } = this;
    const [purse, inPlay] = [view.purse_cents ?? 0, this.#inPlay()];
    const row = (/** @type {string} */ name, /** @type {number} */ cents) => h("div", { class: "row" }, h("dt", {}, name), h("dd", {}, money(cents)));
    const home = purse > 0 && h("button", { "data-key": "home", disabled: !connected, onclick: () => this.#do("table.cash-out.1") }, words.say("web-take-home", { amount: money(purse) }));
    return [
      h("dl", {}, row(words.say("web-purse"), purse), inPlay > 0 && row(words.say("web-in-play"), inPlay), row(words.say("web-wallet"), wallet ?? 0)),
      ...this.#news(),
      h("h3", {}, words.say("web-bring-chips")),
      this.#amounts(),
      h("h3", {}, words.say("web-chips-home")),
      h("p", {}, words.say("web-chips-home-why")),
      h("div", { class: "acts" }, home, this.#up(purse + inPlay)),
      this.page.account && h("button", { class: "plain", "data-key": "account", onclick: () => void this.page.account() }, words.say("web-account")),
    ].filter((part) => part);
  }

  #news() {
    const { words } = this;
    if (this.refused) return [h("p", { class: "refusal", role: "alert" }, words.sentence(this.refused.message), ...this.refused.cites.map((/** @type {string} */ each) => pill(each, this.page)))];
    return this.going ? [h("p", { role: "status" }, words.say("web-going-home"))] : [];
  }

  #amounts() {
    const { wallet, connected } = this.page.state;
    const { words } = this;
    const fit = AMOUNTS.filter((cents) => cents <= (wallet ?? 0));
    const button = (/** @type {number} */ cents) => h("button", { type: "button", "data-key": `bring-${cents}`, disabled: !connected, onclick: () => this.#bring(cents) }, words.say("web-bring", { amount: money(cents) }));
    const field = h("input", { name: "amount", inputmode: "decimal", autocomplete: "off", value: this.typed, "data-key": "amount", oninput: (/** @type {any} */ { target }) => (this.typed = target.value) });
    const entered = (/** @type {Event} */ event) => {
      event.preventDefault();
      const cents = Math.round(Number(this.typed.replaceAll(/[,，\s]/g, "")) * CENTS);
      if (Number.isFinite(cents) && this.typed.trim()) void this.#bringTyped(cents);
      else field.focus();
    };
    return h(
      "form",
      { class: "amounts", onsubmit: entered },
      ...fit.map(button),
      wallet > 0 && !fit.includes(wallet) && button(wallet),
      h("label", {}, h("span", {}, words.say("web-other-amount")), field),
      h("button", { "data-key": "bring", disabled: !connected }, words.say("web-bring-it")),
    );
  }

  /** At a table of the House. @param {number} chips */
  #up(chips) {
    const { view, connected } = this.page.state;
    const { words } = this;
    if (!this.page.recorded || !(chips || view.sits_at.length)) return null;
    return h("button", { "data-key": "up", disabled: !connected, onclick: () => this.#getUp() }, words.say("web-get-up"));
  }

  async #getUp() {
    const answer = await this.#do("floor.leave-table.1");
    this.going = answer.type === "done" && this.#inPlay() > 0;
    this.page.show();
  }

  /** @param {number} cents */
  async #bring(cents) {
    const answer = await this.#do("table.buy-chips.1", { cents });
    if (answer.type === "done") this.going = false;
    this.page.show();
    return answer;
  }

  /** An amount that one types while the answer is under way stays. @param {number} cents */
  async #bringTyped(cents) {
    const { typed } = this;
    const answer = await this.#bring(cents);
    if (answer.type === "done" && this.typed === typed) this.typed = "";
    this.page.show();
  }

  /** @param {string} type @param {object} [fields] */
  async #do(type, fields = {}) {
    const answer = await this.page.connection.do({ type, player: this.page.state.me, ...fields });
    this.refused = answer.type === "refused" ? answer : null;
    this.page.show();
    return answer;
  }
}
