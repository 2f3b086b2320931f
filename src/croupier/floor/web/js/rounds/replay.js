// One round again: the cloth at that moment, the whole round as a line, every event, every bet and why.

import { fetched } from "../felts/index.js";
import { otherDeck, takeDeck } from "../kit/deck.js";
import { h } from "../kit/dom.js";
import { Header, titleOf } from "../kit/header.js";
import { get } from "../kit/http.js";
import { keymap } from "../kit/keymap.js";
import { nothing, waitingFor } from "../kit/nothing.js";
import { whoever } from "../kit/people.js";
import { catalogue, languageWanted } from "../kit/sentences.js";
import { Sheet } from "../kit/sheet.js";
import { Felt } from "../table/felt.js";
import { Bets } from "./bets.js";
import { Checks } from "./checks.js";
import { Controls, shownFor } from "./controls.js";
import { Events } from "./events.js";
import { Timeline } from "./timeline.js";

const AGAIN_MS = 500;

class ReplayPage {
  header = new Header();
  felt = new Felt();
  sheet = new Sheet();
  timeline = new Timeline(this);
  controls = new Controls(this);
  bets = new Bets(this);
  events = new Events(this);
  checks = new Checks(this);
  live = h("div", { class: "ears", "aria-live": "polite", role: "status" });
  playing = false;

  /** @param {string} table @param {number} number */
  constructor(table, number) {
    this.path = `/api/rounds/${encodeURIComponent(table)}/${number}`;
    /** @type {any} */
    this.state = { table, number, words: null, me: "", connected: true, wallet: null, sign: null, view: null, pending: new Map(), told: [], outcomes: [], frame: {}, scenes: [], at: 0, drawnLast: [], speed: "one" };
    /** @type {Map<number, Promise<any>>} */
    this.known = new Map();
    this.wanted = 0; // the scene that is on its way, or shown
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waits = undefined;
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const told = catalogue(language, document.documentElement.dataset.game, "replay");
    const [words, me] = await Promise.all([told, whoever(waitingFor(told))]);
    try {
      await this.#lay(words, me, await get(`${this.path}/scenes`));
    } catch (fault) {
      nothing(fault, await catalogue(language)); // whose sentence it is, only the whole of it knows
    }
  }

  /** @param {any} words @param {any} me @param {any} told */
  async #lay(words, me, { round, game, scenes, previous, next, shoe }) {
    const table = titleOf(this.state.table, game, words);
    const title = words.say("web-round-of", { table, number: round.number });
    const frame = shoe === null ? {} : { shoe: { number: shoe } };
    Object.assign(this.state, { words, me: me.name, scenes, round, previous, next, title, frame });
    await fetched(game);
    takeDeck();
    this.header.attach(this);
    this.felt.attach(this);
    this.sheet.attach(this);
    document.body.classList.add("replay-page");
    const parts = [this.felt, h("div", { class: "track" }, this.timeline.element, this.controls.element), h("div", { class: "lower" }, this.bets.list, this.bets.why)];
    document.body.replaceChildren(this.header, h("main", {}, ...parts), h("aside", { "aria-label": words.say("web-events") }, this.events.element, this.checks.element), this.sheet, this.live);
    addEventListener("keydown", (event) => this.#pressed(event));
    await this.go(wanted(scenes));
    this.state.lastView = await this.#seen(scenes.length - 1);
    await this.checks.work(this.state.lastView?.bets ?? []);
  }

  /** The table after a scene. @param {number} number */
  async #seen(number) {
    const asked = this.known.get(number) ?? get(`${this.path}/scenes/${number}`);
    this.known.set(number, asked);
    try {
      return { ...(await asked).view, moves: [] }; // nothing is done any more
    } catch {
      this.known.delete(number); // too fast, or the line is broken
      return null;
    }
  }

  /** @param {number} to */
  async go(to) {
    const { scenes, words } = this.state;
    const at = Math.max(0, Math.min(scenes.length - 1, to));
    this.wanted = at;
    const view = await this.#seen(at);
    if (this.wanted !== at) return; // somebody went on before it came
    if (!view) return void (await this.#again(at));
    const { title, further, cards, kind, cites } = scenes[at];
    const told = [{ kind, message: title, cites }];
    Object.assign(this.state, { at, view, sign: view.sign, told, connected: true, ball: this.#ball(at), about: this.#about(view.sign), drawnLast: cards.map((/** @type {any} */ { number }) => number) });
    history.replaceState(null, "", `?event=${at + 1}`);
    this.live.textContent = words.together([words.say("web-step", { at: at + 1, of: scenes.length }), title, ...further]);
    this.show();
    if (at + 1 < scenes.length) void this.#seen(at + 1); // so that a step is answered at once
  }

  /** What did not come is asked for again, for as long as it is wanted. @param {number} at */
  async #again(at) {
    this.state.connected = false;
    this.header.show();
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    if (this.wanted === at) await this.go(at);
  }

  /** Where the ball lies, once it has come to rest. @param {number} at */
  #ball(at) {
    const { scenes, round } = this.state;
    const rested = scenes.findIndex((/** @type {any} */ { kind }) => kind === "ball");
    return rested >= 0 && at >= rested && round.outcome !== "void" ? round.outcome.split(" ")[0] : null;
  }

  show() {
    this.header.show();
    this.felt.show();
    for (const part of [this.timeline, this.controls, this.bets, this.events, this.checks]) part.show();
  }

  /** Plays on from here, from the beginning where the round is over, or stops. */
  play() {
    this.playing = !this.playing;
    clearTimeout(this.waits);
    if (this.playing && this.state.at === this.state.scenes.length - 1) void this.go(0).then(() => this.#next());
    else if (this.playing) this.#next(0);
    this.controls.show();
  }

  /** @param {import("./controls.js").Speed} speed */
  runAt(speed) {
    this.state.speed = speed;
    this.show();
    if (!this.playing) return;
    clearTimeout(this.waits);
    this.#next();
  }

  /** @param {number} [after] */
  #next(after) {
    const { scenes, at, speed } = this.state;
    if (!this.playing) return;
    if (at === scenes.length - 1) return this.play();
    this.waits = setTimeout(() => void this.go(at + 1).then(() => this.#next()), after ?? shownFor(speed, scenes[at], scenes[at + 1]));
  }

  /** Whoever steps by hand wants to look. @param {number} to */
  #step(to) {
    if (this.playing) this.play();
    void this.go(to).then(() => this.timeline.focus());
  }

  keys() {
    keymap(this, ["everywhere", "replay"]);
  }

  /** @param {any} sign */
  #about(sign) {
    const { words, round } = this.state;
    const day = new Date(round.opened_ms).toLocaleDateString(words.language === "zh" ? "zh-SG" : "en-GB", { day: "numeric", month: "long", year: "numeric" });
    return words.say(sign.decks ? "web-replay-about" : "web-replay-about-wheel", { layout: sign.layout, decks: sign.decks, day });
  }

  /** The rounds before and after, in the line above. */
  links() {
    const { table, previous, next, words } = this.state;
    const link = (/** @type {number | null} */ number, /** @type {string} */ key, /** @type {string} */ before, /** @type {string} */ after) => {
      const named = words.say("web-round", { number: number ?? 0 });
      return number === null ? [] : [h("a", { class: `near ${key}`, href: `/rounds/${encodeURIComponent(table)}/${number}`, "aria-label": named }, before, h("span", {}, named), after)];
    };
    return [...link(previous, "previous", "‹ ", ""), ...link(next, "next", "", " ›")];
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { scenes } = this.state;
    const held = /** @type {HTMLElement} */ (event.target).closest("button, a");
    const to = { ArrowLeft: this.wanted - 1, ArrowRight: this.wanted + 1, Home: 0, End: scenes.length - 1 }[event.key];
    if (to !== undefined) this.#step(to);
    else if ((event.key === " " || event.key === "Enter") && !held) this.play();
    else if (event.key === "?") this.keys();
    else if (event.key === "Escape") this.sheet.close();
    else if (event.key.toUpperCase() === "K") otherDeck();
    else return;
    event.preventDefault();
  }

  /** Nothing is bet in a replay: a spot tells what came of its bets. @param {any} spot */
  async bet(spot) {
    this.bets.chooseOn(spot);
  }
}

/** As a link says: an event by its number, or that of a row beside the table; else the end. @param {any[]} scenes */
function wanted(scenes) {
  const asked = new URLSearchParams(location.search);
  const [event, row] = [Number(asked.get("event")), asked.get("row") ?? ""];
  if (Number.isInteger(event) && event > 0) return event - 1;
  const found = scenes.findLastIndex(({ threads, alone }) => [...threads, ...alone.map((/** @type {any} */ each) => JSON.stringify(each))].includes(row));
  return found < 0 ? scenes.length - 1 : found;
}

const [table, number] = location.pathname.split("/").slice(-2);
void new ReplayPage(decodeURIComponent(table), Number(number)).open();
