// Four cards in the bar: drag one onto another, or choose one of the ways that the server offers.

import { card, cardName } from "../../kit/cards.js";
import { pill } from "../../kit/cites.js";
import { h, s, shown } from "../../kit/dom.js";
import { dragging } from "./dragging.js";

const WAY_CARD = 36;
const TITLES = ["LOW HAND", "HIGH HAND"]; // as they are printed
const kept = { question: "", way: -1 }; // the choice stays when the bar is drawn again; at first it is House Way

/**
 * The bar is the felt's own where cards are arranged.
 * @param {any} page
 * @param {any} asked
 */
export function bar(page, asked) {
  if (asked.kind !== "arrange") return undefined;
  const moves = page.state.view.moves.filter((/** @type {any} */ move) => move.is === "move");
  const ways = moves.filter((/** @type {any} */ { command }) => command.type === "si-ki-pi.arrange.1" && command.box === asked.box && command.halves.length);
  const element = new Arranging();
  if (kept.question !== asked.question) Object.assign(kept, { question: asked.question, way: -1 });
  element.attach(page, asked, ways, moves);
  return [element];
}

export class Arranging extends HTMLElement {
  /** @type {any} */
  page = null;
  /** @type {any[]} */
  ways = [];
  /** @type {any[]} */
  moves = [];
  cites = { once: "", halves: "" };

  /**
   * @param {any} page
   * @param {any} asked
   * @param {any[]} ways
   * @param {any[]} moves
   */
  attach(page, asked, ways, moves) {
    Object.assign(this, { page, ways, moves });
    this.words = page.state.words;
    const [once, , halves] = asked.cites;
    this.cites = { once, halves };
    this.houseWay = moves.find((/** @type {any} */ { command }) => command.type === "si-ki-pi.house-way.1" && command.box === asked.box);
    if (kept.way < 0 && ways.length) kept.way = Math.max(0, ways.findIndex((way) => this.#byHouse(way)));
    this.addEventListener("keydown", (event) => this.#pressed(event));
    this.show();
  }

  /** Enter is the gold button also where a card or a way is held; Space chooses it. @param {KeyboardEvent} event */
  #pressed(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.key !== "Enter" || !at.closest(".way, .card-button")) return;
    event.preventDefault();
    event.stopPropagation();
    /** @type {HTMLElement} */ (this.querySelector("button.gold")).click();
  }

  show() {
    const parts = this.ways.length ? [this.#trays(), this.#list(), this.#decide()] : [this.#unseen()];
    shown(this, JSON.stringify([kept, this.ways.length]), () => parts);
  }

  /** Before one has looked: the cards of one box, face down. */
  #unseen() {
    const looks = this.moves.filter((/** @type {any} */ { command }) => command.type === "si-ki-pi.look.1");
    const buttons = looks.map((/** @type {any} */ { command }, /** @type {number} */ index) => {
      const { box } = command;
      const label = looks.length > 1 ? this.words.say("web-si-ki-pi-look-at", { box }) : this.words.say("web-si-ki-pi-look");
      return h("button", { class: index === 0 ? "gold" : "", "data-key": `look-${box}`, onclick: () => this.#do(command) }, label, index === 0 && h("kbd", {}, "↵"));
    });
    return h("div", { class: "decide unseen" }, this.#question("web-si-ki-pi-look-title", "web-si-ki-pi-look-why"), h("div", { class: "choices" }, ...buttons, this.#house()));
  }

  #trays() {
    const way = this.ways[kept.way];
    const tray = (/** @type {any} */ part, /** @type {number} */ index) =>
      h(
        "section",
        { class: "tray-hand", "aria-label": TITLES[index] },
        h("h2", {}, TITLES[index]),
        h("div", { class: "tray-cards" }, ...part.cards.map((/** @type {string} */ face) => this.#held(face))),
        h("b", {}, this.#worth(part.worth)),
      );
    const [low, high] = way.makes.map(tray);
    const trays = h("div", { class: "trays" }, low, h("span", { class: "swap", "aria-hidden": "true" }, "⇌"), high);
    dragging(trays, (one, other) => this.#swap(one, other));
    return h("div", { class: "tray-side" }, trays, h("p", {}, this.words.say("web-si-ki-pi-drag")));
  }

  /** @param {string} face */
  #held(face) {
    const name = cardName(face, this.words);
    const drawn = s("svg", { viewBox: "-1 -1 102 142", class: "held-card" }, card(face, 100, name));
    return h("button", { class: "card-button", "data-face": face, "data-key": `card-${face}`, "aria-label": name }, drawn);
  }

  /**
   * Two cards change places: that is one of the ways, and the cards say which half is the High Hand.
   * @param {string} one
   * @param {string} other
   */
  #swap(one, other) {
    const halves = this.ways[kept.way].makes.map((/** @type {any} */ part) =>
      part.cards.map((/** @type {string} */ face) => (face === one ? other : face === other ? one : face)),
    );
    const found = this.ways.findIndex((/** @type {any} */ way) => way.makes.some((/** @type {any} */ part) => same(part.cards, halves[0])));
    this.#choose(found);
  }

  /** @param {number} way */
  #choose(way) {
    kept.way = way;
    this.show();
  }

  #list() {
    return h(
      "div",
      { class: "way-side" },
      h("div", { class: "ways", role: "radiogroup", "aria-label": this.words.say("web-si-ki-pi-ways") }, ...this.ways.map((/** @type {any} */ way, /** @type {number} */ index) => this.#way(way, index))),
      h("p", {}, this.words.say("web-si-ki-pi-higher"), pill(this.cites.halves, this.page)),
    );
  }

  /**
   * @param {any} way
   * @param {number} index
   */
  #way(way, index) {
    const { makes } = way;
    const two = (/** @type {any} */ part) =>
      s("svg", { class: "two-cards", viewBox: "0 0 66 52" }, ...part.cards.map((/** @type {string} */ face, /** @type {number} */ at) => s("g", { transform: `translate(${1 + at * 28} 1)` }, card(face, WAY_CARD, cardName(face, this.words)))));
    const [low, high] = makes.map((/** @type {any} */ part) => this.words.sentence(part.worth));
    const chosen = index === kept.way;
    return h(
      "button",
      { class: "way", role: "radio", "aria-checked": String(chosen), "data-key": `way-${index}`, onclick: () => this.#choose(index) },
      h("kbd", {}, String(index + 1)),
      ...makes.map(two),
      h("span", { class: "way-words" }, h("span", {}, this.words.say("web-si-ki-pi-low", { low })), h("span", {}, this.words.say("web-si-ki-pi-high", { high }))),
      h("span", { class: "way-marks" }, chosen && h("i", {}, this.words.say("web-si-ki-pi-now")), this.#byHouse(way) && h("i", {}, this.words.say("web-si-ki-pi-house-way-mark"))),
    );
  }

  /** @param {any} way */
  #byHouse({ makes }) {
    return this.houseWay?.makes.some((/** @type {any} */ part) => same(part.cards, makes[0].cards));
  }

  #decide() {
    const { command, makes } = this.ways[kept.way];
    const [low, high] = makes.map((/** @type {any} */ part) => this.words.sentence(part.worth));
    const set = h("button", { class: "gold", "data-key": "set", onclick: () => this.#do(command) }, this.words.say("web-si-ki-pi-set-as", { low, high }), h("kbd", {}, "↵"));
    return h("div", { class: "decide" }, this.#question("web-asked-arrange", "web-si-ki-pi-silence"), set, this.#house(), h("p", {}, this.words.say("web-si-ki-pi-once"), pill(this.cites.once, this.page)));
  }

  /** @param {string} title @param {string} why */
  #question(title, why) {
    return h("div", { class: "words" }, h("h2", {}, this.words.say(title)), h("p", {}, this.words.say(why)));
  }

  #house() {
    if (!this.houseWay) return null;
    const { command, makes } = this.houseWay;
    const [low, high] = makes.map((/** @type {any} */ part) => this.words.sentence(part.worth));
    const would = makes.length ? h("small", {}, this.words.say("web-si-ki-pi-would-set", { low, high })) : null;
    return h("button", { "data-key": "house-way", onclick: () => this.#do(command) }, this.words.say("web-do-si-ki-pi-house-way"), h("kbd", {}, "W"), would);
  }

  /** @param {any} worth */
  #worth(worth) {
    const { points } = worth.values ?? {};
    return points === undefined ? this.words.sentence(worth) : this.words.say("web-si-ki-pi-points", { points });
  }

  /** Over whichever box it is: the question of that box. @param {any} command */
  #do(command) {
    const about = this.page.state.view.awaited.find((/** @type {any} */ each) => each.player === this.page.state.me && each.box === command.box);
    void this.page.do(command, about?.question ?? null);
  }
}

/**
 * @param {string[]} some
 * @param {string[]} others
 */
function same(some, others) {
  return some.every((face) => others.includes(face));
}

customElements.define("croupier-arranging", Arranging);
