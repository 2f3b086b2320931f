// The line above every page: where one is, in which language, with how many chips.

import { h, s, shown } from "./dom.js";
import { money } from "./money.js";
import { readingOf } from "./reading.js";

/** @typedef {{state: any, seen?: any, keys?: () => void, links?: () => Node[], hush?: () => void, sound?: {on: boolean}, chips?: () => unknown, account?: () => unknown}} HeaderPage */

export class Header extends HTMLElement {
  /** @type {HeaderPage} */
  page = { state: {} };
  purse = h("span", { class: "purse" });

  /** @param {HeaderPage} page */
  attach(page) {
    this.page = page;
    if (page.chips) this.purse = h("button", { class: "purse", "data-key": "purse", onclick: () => page.chips?.() });
    this.setAttribute("role", "banner");
  }

  show() {
    const { words, me, login, sign, view, connected, wallet, table, title: given } = this.page.seen ?? this.page.state;
    if (!words) return;
    const title = given ?? (sign ? titleOf(table, sign.game, words) : words.say("web-lobby"));
    const about = this.#about();
    const named = `${title} · Croupier`;
    if (document.title !== named) document.title = named;
    const { sound } = this.page;
    this.#hold(view?.purse_cents ?? null, wallet ?? 0, words);
    shown(this, JSON.stringify([title, about, connected, me, login, sound?.on, words.language]), () => [
      h("a", { class: "mark", href: "/", "aria-label": words.say("web-home") }, h("img", { src: "/web/mark.svg", alt: "", width: 22, height: 22 }), h("span", {}, "Croupier")),
      h("h1", { class: "where" }, title, about && h("small", {}, about), sign && h("small", { class: "limits" }, limits(sign, words))),
      sign && readingOf(sign.game, words),
      ...(this.page.links?.() ?? []),
      h("span", { class: `line ${connected ? "up" : "down"}` }, h("span", {}, words.say(connected ? "web-connected" : "web-connecting"))),
      h(
        "nav",
        { "aria-label": words.say("web-language") },
        ...["en", "zh"].map((language) =>
          h("button", { class: "plain", "data-key": language, "aria-pressed": String(language === words.language), lang: language, onclick: () => chosen(language) }, language === "en" ? "EN" : "中文"),
        ),
      ),
      sound && h("button", { class: "plain sound", "data-key": "sound", "aria-label": words.say("web-sound"), "aria-pressed": String(sound.on), onclick: () => this.page.hush?.() }, speaker(sound.on), h("span", {}, words.say(sound.on ? "web-sound-on" : "web-sound-off")), h("kbd", {}, "M")),
      this.page.keys && h("button", { class: "plain keys", "data-key": "keys", onclick: () => this.page.keys?.() }, words.say("web-keys"), h("kbd", {}, "?")),
      me && this.#who(login ?? me, words),
      me && this.purse,
    ].filter((part) => part));
  }

  /** @param {string} name @param {any} words */
  #who(name, words) {
    if (!this.page.account) return h("span", { class: "who" }, name);
    return h("button", { class: "plain who", "data-key": "who", "aria-label": words.colon(name, words.say("web-account")), onclick: () => this.page.account?.() }, name);
  }

  /** Chips at the table and in the wallet, or what one has where there is no table. @param {number | null} purse @param {number} wallet @param {any} words */
  #hold(purse, wallet, words) {
    const at = this.page.chips !== undefined;
    if (at) this.purse.setAttribute("aria-label", words.say("web-purse-and-wallet", { purse: money(purse ?? 0), wallet: money(wallet) }));
    shown(this.purse, JSON.stringify([purse, wallet, words.language]), () => [
      h("small", {}, words.say(at ? "web-purse" : "web-wallet")),
      money(at ? (purse ?? 0) : wallet),
      ...(at ? [h("span", { class: "wallet" }, h("small", {}, words.say("web-wallet")), money(wallet))] : []),
    ]);
  }

  #about() {
    const { words, sign, view, tables, about } = this.page.state;
    if (about) return about;
    if (sign && view) return words.say("web-table-about", { decks: sign.decks, layout: sign.layout, boxes: sign.boxes.length, round: view.number });
    if (!tables) return "";
    const people = new Set(tables.flatMap((/** @type {any} */ each) => [...Object.values(each.seats), ...each.players])).size;
    return words.say("web-lobby-count", { tables: tables.length, people });
  }
}

/** The least and the most of any bet, in short. @param {any} sign @param {any} words */
function limits({ spots, differential_cents: apart }, words) {
  const least = money(Math.min(...spots.map((/** @type {any} */ each) => each.minimum_cents)));
  if (apart !== null) return words.say("web-head-differential", { least, most: money(apart) });
  const most = spots.map((/** @type {any} */ each) => each.maximum_cents);
  return most.includes(null) ? words.say("web-limit-from", { least }) : `${least} – ${money(Math.max(...most))}`;
}

/**
 * `Baccarat 2` for the table `baccarat-2`; a table with a name of its own keeps it.
 * @param {string} table
 * @param {string} game
 * @param {any} words
 */
export function titleOf(table, game, words) {
  const number = table.startsWith(`${game}-`) ? table.slice(game.length + 1) : "";
  const name = words.say(`game-name-${game}`);
  return /^\d+$/.test(number) ? words.say("web-table-numbered", { game: name, number }) : table;
}

/** Crossed out, or with its waves. @param {boolean} on */
function speaker(on) {
  const waves = on ? "M10.5 5.5a4 4 0 0 1 0 5M12.5 3.5a7 7 0 0 1 0 9" : "M10.5 6l4 4M14.5 6l-4 4";
  return s("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, s("path", { d: `M2 6h2.5L8 3v10L4.5 10H2z${waves}` }));
}

/** @param {string} language */
function chosen(language) {
  localStorage.setItem("language", language);
  location.reload();
}

customElements.define("croupier-header", Header);
