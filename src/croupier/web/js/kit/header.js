// The line above every page: where one is, in which language, with how many chips.

import { h, shown } from "./dom.js";
import { money } from "./money.js";
import { readingOf } from "./reading.js";

export class Header extends HTMLElement {
  /** @type {{state: any, keys?: () => void}} */
  page = { state: {} };

  /** @param {{state: any, keys?: () => void}} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "banner");
  }

  show() {
    const { words, me, sign, view, connected, wallet, table, title: named } = this.page.state;
    if (!words) return;
    const purse = view?.purse_cents ?? null;
    const title = named ?? (sign ? titleOf(table, sign.game, words) : words.say("web-lobby"));
    const about = this.#about();
    document.title = `${title} · Croupier`;
    shown(this, JSON.stringify([title, about, connected, me, purse, wallet, words.language]), () => [
      h("a", { class: "mark", href: "/", "aria-label": words.say("web-home") }, h("img", { src: "/web/mark.svg", alt: "", width: 22, height: 22 }), h("span", {}, "Croupier")),
      h("h1", { class: "where" }, title, about && h("small", {}, about)),
      sign && readingOf(sign.game, words),
      h("span", { class: `line ${connected ? "up" : "down"}` }, h("span", {}, words.say(connected ? "web-connected" : "web-connecting"))),
      h(
        "nav",
        { "aria-label": words.say("web-language") },
        ...["en", "zh"].map((language) =>
          h("button", { class: "plain", "data-key": language, "aria-pressed": String(language === words.language), lang: language, onclick: () => chosen(language) }, language === "en" ? "EN" : "中文"),
        ),
      ),
      this.page.keys && h("button", { class: "plain keys", "data-key": "keys", onclick: () => this.page.keys?.() }, words.say("web-keys"), h("kbd", {}, "?")),
      me && h("span", { class: "who" }, me),
      me && h("span", { class: "purse" }, h("small", {}, words.say(purse === null ? "web-wallet" : "web-purse")), money(purse ?? wallet ?? 0)),
    ].filter((part) => part));
  }

  #about() {
    const { words, sign, view, tables } = this.page.state;
    if (sign && view) return words.say("web-table-about", { layout: sign.layout, boxes: sign.boxes.length, round: view.number });
    if (!tables) return "";
    const people = new Set(tables.flatMap((/** @type {any} */ each) => [...Object.values(each.seats), ...each.players])).size;
    return words.say("web-lobby-count", { tables: tables.length, people });
  }
}

/**
 * `Baccarat 2` for the table `baccarat-2`; a table with a name of its own keeps it.
 * @param {string} table
 * @param {string} game
 * @param {any} words
 */
export function titleOf(table, game, words) {
  const number = table.startsWith(`${game}-`) ? table.slice(game.length + 1) : "";
  return /^\d+$/.test(number) ? `${words.say(`game-name-${game}`)} ${number}` : table;
}

/** @param {string} language */
function chosen(language) {
  localStorage.setItem("language", language);
  location.reload();
}

customElements.define("croupier-header", Header);
