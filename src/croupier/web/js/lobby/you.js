// Beside the tables: who you are, and what you have.

import { h, shown } from "../kit/dom.js";
import { money } from "../kit/money.js";

export class You extends HTMLElement {
  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "complementary");
  }

  show() {
    const { words, me, wallet, guest, refusal, tables } = this.page.state;
    if (!words) return;
    this.setAttribute("aria-label", words.say("web-lobby-you"));
    const seats = (tables ?? []).flatMap((/** @type {any} */ table) => Object.entries(table.seats).filter(([, name]) => me && name === me).map(([box]) => ({ table, box })));
    const held = JSON.stringify(seats.map((/** @type {any} */ each) => [each.table.name, each.box]));
    shown(this, JSON.stringify([me, wallet, guest, refusal, held, words.language]), () => [
      ...(me ? this.#known(seats) : this.#stranger()),
      ...(refusal ? [h("p", { class: "refusal", role: "alert" }, words.sentence(refusal.message))] : []),
      h("h2", {}, words.say("web-lobby-also")),
      h("ul", { class: "panel also" }, this.#link("/rounds", words.say("web-my-rounds")), this.#link("/book/baccarat", words.say("web-books"))),
      h("h2", {}, words.say("web-lobby-how")),
      h("ul", { class: "panel how" }, h("li", {}, words.say("web-lobby-how-sit")), h("li", {}, words.say("web-lobby-how-stand")), h("li", {}, words.say("web-lobby-how-watch"))),
    ]);
  }

  /** @param {string} href @param {string} name */
  #link(href, name) {
    return h("li", {}, h("a", { href }, name, h("span", { "aria-hidden": "true" }, " ›")));
  }

  #stranger() {
    const { words } = this.page.state;
    const field = /** @type {HTMLInputElement} */ (h("input", { id: "name", name: "name", maxlength: 24, autocomplete: "nickname", "data-key": "name", placeholder: words.say("web-lobby-name-example") }));
    const entered = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (field.value.trim()) void this.page.comeIn(field.value.trim());
      else field.focus();
    };
    return [
      h("h2", {}, words.say("web-lobby-you")),
      h(
        "form",
        { class: "panel", onsubmit: entered },
        h("label", { for: "name" }, words.say("web-lobby-name")),
        field,
        h("button", { class: "gold", "data-key": "in" }, words.say("web-lobby-come-in")),
        h("p", {}, words.say("web-lobby-or-at-once")),
      ),
    ];
  }

  /** @param {any[]} seats */
  #known(seats) {
    const { words, me, wallet, guest } = this.page.state;
    const row = (/** @type {string} */ name, /** @type {string} */ value, kind = "") => h("div", { class: "row" }, h("dt", {}, name), h("dd", { class: kind }, value));
    return [
      h("h2", {}, words.say("web-lobby-you")),
      h(
        "dl",
        { class: "panel" },
        row(words.say(guest ? "web-lobby-guest" : "web-lobby-name"), me),
        row(words.say("web-wallet"), money(wallet ?? 0), "mine"),
        row(words.say("web-lobby-boxes"), String(seats.length)),
      ),
    ];
  }
}

customElements.define("croupier-you", You);
