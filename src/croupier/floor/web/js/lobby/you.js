// Beside the tables: who you are, and what you have.

import { h, shown } from "../kit/dom.js";
import { titleOf } from "../kit/header.js";
import { money, net } from "../kit/money.js";
import { course } from "./evening.js";
import { limits } from "./table.js";

export class You extends HTMLElement {
  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "complementary");
    this.id = "you";
  }

  show() {
    const { words, me, login, wallet, guest, refusal, tables, out, evening } = this.page.state;
    if (!words) return;
    this.setAttribute("aria-label", words.say("web-lobby-you"));
    const seats = (tables ?? []).flatMap((/** @type {any} */ table) => Object.entries(table.seats).filter(([, name]) => me && name === me).map(([box]) => ({ table, box })));
    const notices = [...out.map((/** @type {any} */ { name }) => words.say("web-notice-out-of-service", { table: name })), ...noticesOf(tables ?? [], words)];
    const held = JSON.stringify(seats.map((/** @type {any} */ each) => [each.table.name, each.box]));
    shown(this, JSON.stringify([me, login, wallet, guest, refusal, held, evening, notices, words.language]), () => [
      ...(me ? this.#known(seats) : this.#stranger()),
      ...(refusal ? [h("p", { class: "refusal", role: "alert" }, words.sentence(refusal.message))] : []),
      h("h2", {}, words.say("web-lobby-also")),
      h(
        "ul",
        { class: "panel also" },
        this.#link("/rounds", words.say("web-my-rounds"), words.say("web-lobby-also-rounds")),
        this.#link("/book/baccarat", words.say("web-books"), words.say("web-lobby-also-books")),
        this.#link("/odds/baccarat", words.say("web-odds"), words.say("web-lobby-also-odds")),
        this.#link("/rounds#shoes", words.say("web-lobby-shuffle"), words.say("web-lobby-also-shuffle")),
      ),
      ...(notices.length ? [h("h2", {}, words.say("web-lobby-notices")), h("ul", { class: "notices" }, ...notices.map((each) => h("li", {}, each)))] : []),
      ...(me ? [] : this.#how()),
    ]);
  }

  #how() {
    const { words } = this.page.state;
    return [
      h("h2", {}, words.say("web-lobby-how")),
      h("ul", { class: "panel how" }, h("li", {}, words.say("web-lobby-how-sit")), h("li", {}, words.say("web-lobby-how-stand")), h("li", {}, words.say("web-lobby-how-watch"))),
    ];
  }

  /** @param {string} href @param {string} name @param {string} about */
  #link(href, name, about) {
    return h("li", {}, h("a", { href }, h("span", {}, name, h("small", {}, about)), h("span", { "aria-hidden": "true" }, "›")));
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
      h("div", { class: "you-head" }, h("h2", {}, words.say("web-lobby-you")), h("button", { class: "plain", "data-key": "account", onclick: () => void this.page.account() }, words.say("web-account-log-in"))),
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

  /** @param {string} label */
  #account(label) {
    return h("button", { type: "button", class: "account-open", "data-key": "account", onclick: () => void this.page.account() }, this.page.state.words.say(label));
  }

  /** @param {any[]} seats */
  #known(seats) {
    const { words, me, login, wallet, guest, evening, tables } = this.page.state;
    const row = (/** @type {string} */ name, /** @type {string} */ value, kind = "") => h("div", { class: "row" }, h("dt", {}, name), h("dd", { class: kind }, value));
    const who = row(words.say(guest ? "web-lobby-guest" : "web-lobby-name"), login ?? me);
    const boxes = row(words.say("web-lobby-boxes"), String(seats.length));
    const account = this.#account(guest ? "web-account-keep" : "web-account");
    if (!evening) return [h("h2", {}, words.say("web-lobby-you")), h("div", { class: "panel" }, h("dl", {}, who, row(words.say("web-wallet"), money(wallet ?? 0), "mine"), boxes), account)];
    return [
      h("h2", {}, words.say("web-lobby-evening")),
      h(
        "div",
        { class: "panel" },
        h(
          "dl",
          {},
          who,
          row(words.say("web-wallet"), money(evening.wallet_cents), "mine"),
          evening.chips.length > 0 && row(words.say("web-lobby-at-tables"), money(sumOf(evening.chips, "cents"))),
          boxes,
          row(words.say("web-lobby-rounds-played"), String(evening.rounds.length)),
          evening.rounds.length > 0 && row(words.say("web-lobby-result"), net(sumOf(evening.rounds, "net_cents"))),
        ),
        evening.rounds.length > 1 && course(evening.rounds, tables ?? [], words),
        account,
      ),
    ];
  }
}

/** @param {any[]} each @param {string} field */
function sumOf(each, field) {
  return each.reduce((sum, one) => sum + one[field], 0);
}

/** What people should know before they sit down. @param {any[]} tables @param {any} words */
function noticesOf(tables, words) {
  return tables.flatMap((each) => {
    const table = titleOf(each.name, each.game, words);
    const told = [];
    if (each.out_of_service) told.push(words.say("web-notice-out-of-service", { table }));
    if (each.condition === "paused") told.push(words.say("web-notice-paused", { table }));
    if (each.condition === "closing") told.push(words.say("web-notice-closing", { table }));
    if (each.halted) told.push(words.say("web-notice-halted", { table }));
    if (each.announced) {
      const range = limits(each.announced, words);
      told.push(words.say("web-notice-limits", { table, range }));
    }
    if (each.queue.length) told.push(words.say("web-notice-queue", { table, people: each.queue.length }));
    return told;
  });
}

customElements.define("croupier-you", You);
