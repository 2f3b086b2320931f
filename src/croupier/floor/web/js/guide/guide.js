// A guided round at a practice table: one sentence after the other, each about what to do next. The cards,
// the amounts and the paragraphs are those of the table.

import { pill } from "../kit/cites.js";
import { h, shown } from "../kit/dom.js";
import { Catalogue, languageWanted, patternsOf } from "../kit/sentences.js";
import { cameTo, handBetName, together } from "../table/bet-by-bet.js";
import { keyOf } from "../table/spots.js";
import { GUIDES } from "./guides.js";

/** @import { Guide, Step } from "./guides.js" */

const STYLES = "/web/css/guide.css";
const ROOM = "pages-guide";
const CLOTH = "croupier-felt";
const PARTS = ["betting", "play", "over"];

/** The guide of a game with its sentences; null: it has none. @param {string} game */
export async function guideOf(game) {
  const guide = GUIDES[game];
  if (!guide) return null;
  const language = languageWanted();
  document.head.append(h("link", { rel: "stylesheet", href: STYLES }));
  return new Coach(game, guide, new Catalogue(language, await patternsOf(language, ROOM)));
}

export class Coach extends HTMLElement {
  /** @type {any} */
  page = null;
  at = 0;
  answers = ""; // what the step asks
  now = ""; // what was shown last
  /** @type {number | null} the round that is played with it */
  number = null;
  pointer = new CSSStyleSheet();
  sentence = h("div", { class: "guide-says", role: "status" });
  buttons = h("div", { class: "guide-acts" });

  /** @param {string} game @param {Guide} guide @param {Catalogue} told */
  constructor(game, guide, told) {
    super();
    this.game = game;
    this.guide = guide;
    this.told = told;
  }

  /** @param {any} page */
  attach(page) {
    this.page = page;
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", this.told.say("web-guide-name"));
    this.append(this.sentence, this.buttons);
    document.body.classList.add("guided");
    document.adoptedStyleSheets.push(this.pointer);
  }

  /** The table that it is played at: always the same cards, and no one else. */
  get asks() {
    return { seed: this.guide.seed, companions: 0, trouble: 0 };
  }

  /** @param {string} game by name */
  heading(game) {
    return this.told.say("web-guide-of", { game });
  }

  /** @returns {Step} */
  get step() {
    return this.guide.steps[this.at];
  }

  show() {
    const { view, sign, words } = this.page.seen;
    if (!view || !sign) return;
    this.number ??= view.number;
    while (this.at < this.guide.steps.length - 1 && this.#passed(this.step)) this.#next();
    const idle = this.#part() === 2 && !this.#own().length;
    const now = JSON.stringify([this.at, idle, this.#waits()]);
    shown(this.sentence, JSON.stringify([now, this.#results().length, words.language]), () => this.#says(idle));
    shown(this.buttons, now, () => this.#acts(idle));
    if (now !== this.now) this.#point();
    if (!this.now) /** @type {HTMLElement | null} */ (this.buttons.querySelector("button"))?.focus({ preventScroll: true }); // the keyboard goes on with Enter
    this.now = now;
  }

  // where the round is

  #part() {
    const { status, number } = this.page.seen.view;
    if (number !== this.number || status === "concluded" || status === "void") return 2;
    return status === "betting" ? 0 : 1;
  }

  #own() {
    const { view, me } = this.page.seen;
    return view.bets.filter((/** @type {any} */ bet) => bet.player === me);
  }

  /** @param {Step} step */
  #passed({ at, until, spots, ...about }) {
    const part = this.#part();
    if (part !== PARTS.indexOf(at)) return part > PARTS.indexOf(at);
    if (until === "chip") return Boolean(this.page.state.chosen) || this.#own().length > 0;
    if (until === "bet") return new Set(this.#own().map((/** @type {any} */ bet) => keyOf(bet.spot))).size >= (spots ?? 1);
    if (until !== "answered") return false;
    const asked = this.#asked();
    const open = asked !== "" && this.#isOpen(about);
    if (open) this.answers ||= asked;
    return asked !== "" && (!open || asked !== this.answers);
  }

  /** The questions put to this person. */
  #asked() {
    const { view, me } = this.page.seen;
    return view.awaited.filter((/** @type {any} */ each) => each.player === me).map((/** @type {any} */ each) => each.question).join();
  }

  /** Whether the question or the move is there. @param {{asked?: string, offers?: string}} step */
  #isOpen({ asked, offers }) {
    const { view, me } = this.page.seen;
    if (offers) return view.moves.some((/** @type {any} */ move) => move.command?.type === offers);
    return view.awaited.some((/** @type {any} */ each) => each.player === me && each.kind === asked);
  }

  /** The cards or the ball are on their way: there is nothing to do yet, or to tell of the end. */
  #waits() {
    const { at, until, asked } = this.step;
    if (at === "over") return this.#part() === 1;
    return at === "play" && this.#part() === 1 && (until === "answered" || asked !== undefined) && this.#asked() === "";
  }

  // what it says

  /** @param {boolean} idle the round is over and nothing was bet @returns {Node[]} */
  #says(idle) {
    const { say, shared, results } = this.step;
    const step = shared ? say : `${this.game}-${say}`;
    const text = this.told.say(`web-guide-${idle ? "no-bet" : this.#waits() ? "dealing" : step}`, { game: this.game });
    const count = this.told.say("web-guide-step", { step: this.at + 1, of: this.guide.steps.length });
    return [h("small", {}, count), h("p", {}, text), ...(results && !idle ? [h("ul", {}, ...this.#results())] : [])];
  }

  /** What each bet came to, and by which paragraphs: as the table says it. */
  #results() {
    const { words } = this.page.state;
    return together(this.#own().filter((/** @type {any} */ bet) => bet.settlement)).map((bets) => {
      const { mark, result, kind, working, cites } = cameTo(bets, words);
      return h("li", {}, h("b", { class: kind }, `${mark} ${handBetName(bets[0], words)} ${result}`), h("span", {}, words.clauses(working)), ...cites.map((each) => pill(each, this.page)));
    });
  }

  /** @param {boolean} idle @returns {Node[]} */
  #acts(idle) {
    const inert = this.#waits();
    const button = (/** @type {string} */ key, /** @type {string} */ label, /** @type {() => void} */ act) => h("button", { "data-key": `guide-${key}`, "aria-disabled": inert && key === "next" ? "true" : null, onclick: act }, label);
    const say = (/** @type {string} */ key) => this.told.say(key);
    const again = button("again", say("web-guide-again"), () => this.page.again());
    const leave = button("leave", say("web-guide-leave"), () => this.#leave());
    if (idle) return [again, leave];
    if (this.at === this.guide.steps.length - 1) {
      const from = new URLSearchParams(location.search).get("from");
      const to = from ? h("a", { href: `/tables/${encodeURIComponent(from)}` }, say("web-guide-to-table")) : h("a", { href: "/" }, say("web-guide-to-lobby"));
      return [button("next", say("web-guide-play-on"), () => this.#leave()), to, again];
    }
    const read = () => {
      this.#next();
      this.show();
    };
    const next = this.step.until ? button("next", say("web-guide-do"), () => this.#do()) : button("next", say("web-guide-next"), read);
    return [next, again, leave];
  }

  // what the person does

  #next() {
    this.at += 1;
    this.answers = "";
  }

  /** The step is done for whoever would rather look on. */
  #do() {
    const { press, point } = this.step;
    document.querySelector(this.#placed(press ?? point))?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  /** The round goes on without it. */
  #leave() {
    const { searchParams, pathname, hash } = new URL(location.href);
    for (const name of ["guide", "from"]) searchParams.delete(name);
    history.replaceState(null, "", `${pathname}?${searchParams}${hash}`);
    document.body.classList.remove("guided");
    this.pointer.replaceSync("");
    this.page.guide = null;
    this.remove();
    const { words } = this.page.state;
    const game = words.say(`game-name-${this.game}`);
    this.page.set({ title: words.say("web-practice-of", { game }) });
  }

  // what it points at

  /** @param {string | undefined} selector */
  #placed(selector = "") {
    const { sign, view } = this.page.seen;
    return selector.replace("{box}", String(view.sits_at[0] ?? sign.boxes[0]));
  }

  /** By a rule, so that what is drawn anew is still pointed at. */
  #point() {
    const selector = this.#placed(this.step.point);
    const ring = "outline: 3px dashed #f5eedc; outline-offset: 4px;";
    const edge = "stroke: #f5eedc; stroke-width: 4; stroke-dasharray: 9 6;";
    this.pointer.replaceSync(selector ? `${selector}:not([data-spot]) { ${ring} } ${selector} > .spot-shape { ${edge} }` : ".none {}");
    if (selector.startsWith(CLOTH)) document.querySelector(selector)?.scrollIntoView({ block: "center" }); // between sentence and bar
  }
}

customElements.define("croupier-guide", Coach);
