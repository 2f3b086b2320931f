// The books in our words: every paragraph with our reading, found by its number or by a word.

import { h } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { get } from "../kit/http.js";
import { nothing } from "../kit/nothing.js";
import { session } from "../kit/people.js";
import { catalogue, languageWanted } from "../kit/sentences.js";
import { Sheet } from "../kit/sheet.js";

const WHOLE = /(第[\d.()a-z]+条)/; // stays on one line
const NAMED = /((?<!赔\s?)\b\d+(?:\.\d+)+(?:\([a-z]+\))?(?! to \d|\s?赔|\s?%))/;
const GAMES = ["baccarat", "blackjack", "roulette", "andar-bahar", "si-ki-pi"];

class BookPage {
  header = new Header();
  sheet = new Sheet();

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {Set<string>} */
    this.numbers = new Set();
    this.header = new Header();
    this.sheet = new Sheet();
    /** @type {any} */
    this.state = { words: null, me: "", wallet: null, connected: true, table: null };
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const [words, me] = await Promise.all([catalogue(language), session().catch(() => null)]);
    try {
      this.#lay(words, me, await get(`/api/books/${encodeURIComponent(this.game)}`));
    } catch (fault) {
      nothing(fault, words);
    }
  }

  /** @param {any} words @param {any} me @param {any} told */
  #lay(words, me, told) {
    const title = words.say("web-books");
    this.numbers = new Set(told.paragraphs.map((/** @type {any} */ each) => each.citation.split(" ").at(-1)));
    Object.assign(this.state, { words, me: me?.name ?? "", wallet: me?.wallet_cents ?? null, title });
    this.header.attach(this);
    this.sheet.attach(this);
    this.list = h("ol", { class: "paragraphs" }, ...told.paragraphs.map((/** @type {any} */ each) => this.#paragraph(each)));
    const search = h("input", { type: "search", "aria-label": words.say("web-book-search"), placeholder: words.say("web-book-search") });
    search.addEventListener("input", () => this.#find(/** @type {HTMLInputElement} */ (search).value));
    document.body.replaceChildren(
      this.header,
      h(
        "main",
        { class: "book" },
        h("nav", { "aria-label": words.say("web-books") }, ...GAMES.map((game) => this.#link(game))),
        h("h2", {}, words.say(`game-name-${this.game}`), h("small", {}, told.titles[words.language], " · ", editionOf(told, words))),
        h("p", { class: "promise" }, words.say("web-book-ours"), " ", h("a", { href: `/odds/${this.game}` }, words.say("web-book-odds"))),
        this.#sections(told),
        search,
        this.list,
      ),
      this.sheet,
    );
    this.header.show();
    addEventListener("hashchange", () => this.#there());
    this.#there();
  }

  /** To the paragraph that the address names, or to the one it is part of: `3.15.2(b)`, `3.15.2`. */
  #there() {
    let number = decodeURIComponent(location.hash.slice(1));
    while (number && !document.getElementById(number)) number = number.replace(/(\.?[^.(]+|\([^(]*)$/, "");
    for (const item of this.list?.children ?? []) item.classList.toggle("here", item.id === number);
    const found = number ? document.getElementById(number) : null;
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
  }

  /** Where each section begins. @param {any} told */
  #sections({ paragraphs }) {
    const { words } = this.state;
    const first = new Map();
    for (const { citation } of paragraphs) {
      const number = citation.split(" ").at(-1);
      const [section] = number.split(/[.(]/);
      if (!first.has(section)) first.set(section, number);
    }
    const name = (/** @type {string} */ section) => (/^\d$/.test(section) ? `${section} ${words.say(`section-${section}`)}` : words.say("web-book-appendix", { letter: section }));
    return h("nav", { class: "sections", "aria-label": words.say("web-book-sections") }, ...[...first].map(([section, number]) => h("a", { href: `#${number}` }, name(section))));
  }

  /** @param {string} game */
  #link(game) {
    return h("a", { href: `/book/${game}`, "aria-current": game === this.game ? "page" : null }, this.state.words.say(`game-name-${game}`));
  }

  /** @param {any} told */
  #paragraph({ citation, kind, texts }) {
    const { words } = this.state;
    const number = citation.split(" ").at(-1);
    const { gist, reading } = texts[words.language];
    return h(
      "li",
      { id: number, class: kind, tabindex: -1 },
      h("a", { class: "cite", href: `#${number}` }, `§ ${number}`),
      h("div", {}, h("p", {}, ...this.#linked(gist)), reading && h("p", { class: "reading" }, h("b", {}, words.say("web-our-reading")), " ", ...this.#linked(reading))),
    );
  }

  /** Paragraphs that are named in a text become links to them; odds and shares are not paragraphs. @param {string} text */
  #linked(text) {
    return text.split(WHOLE).map((piece, nth) => (nth % 2 ? h("span", { class: "whole" }, ...this.#links(piece)) : this.#links(piece))).flat();
  }

  /** @param {string} text */
  #links(text) {
    return text.split(NAMED).map((part) => (this.numbers.has(part) ? h("a", { href: `#${part}` }, part) : part));
  }

  /** @param {string} wanted */
  #find(wanted) {
    const letters = (/** @type {string} */ text) => (this.state.words.language === "zh" ? text.replace(/\s/g, "") : text).toLowerCase();
    const word = letters(wanted.trim());
    for (const item of this.list?.children ?? []) {
      /** @type {HTMLElement} */ (item).hidden = !letters(item.textContent ?? "").includes(word);
    }
  }
}

/** Which edition this is, and whether others are kept. @param {any} told @param {any} words */
function editionOf({ edition, version, editions }, words) {
  const of = words.say("web-book-edition", { edition });
  const parts = [of, version && words.say("web-book-version", { version }), editions.length === 1 ? words.say("web-book-only-edition") : words.say("web-book-editions", { editions: words.comma(editions) })];
  return parts.filter(Boolean).join(" · ");
}

void new BookPage(location.pathname.split("/").at(-1) ?? "baccarat").open();
