// The line above every page: where one is, in which language, with how many chips.

import { h, shown } from "./dom.js";
import { money } from "./money.js";

export class Header extends HTMLElement {
  /** @param {{state: any}} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "banner");
  }

  show() {
    const { words, me, sign, view, connected, wallet, table } = this.page.state;
    if (!words) return;
    const purse = view?.purse_cents ?? null;
    const title = sign ? words.say(`game-name-${sign.game}`) : words.say("web-lobby");
    const about = sign && view ? words.say("web-table-about", { layout: sign.layout, boxes: sign.boxes.length, round: view.number }) : "";
    document.title = `${table ?? title} · Croupier`;
    shown(this, JSON.stringify([title, about, connected, me, purse, wallet, words.language]), () => [
      h("a", { class: "mark", href: "/" }, h("img", { src: "/web/mark.svg", alt: "", width: 22, height: 22 }), "Croupier"),
      h("h1", { class: "where" }, title, about && h("small", {}, about)),
      h("span", { class: `line ${connected ? "up" : "down"}` }, words.say(connected ? "web-connected" : "web-connecting")),
      h(
        "nav",
        { "aria-label": words.say("web-language") },
        ...["en", "zh"].map((language) =>
          h("button", { class: "plain", "aria-pressed": String(language === words.language), lang: language, onclick: () => chosen(language) }, language === "en" ? "EN" : "中文"),
        ),
      ),
      h("span", { class: "who" }, me),
      h("span", { class: "purse" }, h("small", {}, words.say(purse === null ? "web-wallet" : "web-purse")), money(purse ?? wallet ?? 0)),
    ]);
  }
}

/** @param {string} language */
function chosen(language) {
  localStorage.setItem("language", language);
  location.reload();
}

customElements.define("croupier-header", Header);
