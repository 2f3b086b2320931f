// One round again, step by step: the cloth at that moment, and every event with its paragraph.

import { pill } from "../kit/cites.js";
import { h, shown } from "../kit/dom.js";
import { Header } from "../kit/header.js";
import { get } from "../kit/http.js";
import { nothing } from "../kit/nothing.js";
import { whoever } from "../kit/people.js";
import { catalogue, languageWanted } from "../kit/sentences.js";
import { Sheet } from "../kit/sheet.js";
import { fetched } from "../felts/index.js";
import { Felt } from "../table/felt.js";

const STEP_MS = 900;
const MOST_CITES = 3; // of a step
const FORMATS = ["toml", "csv", "jsonl"];

class ReplayPage {
  header = new Header();
  felt = new Felt();
  sheet = new Sheet();
  controls = h("div", { class: "replay-bar", role: "group" });
  list = h("ol", { class: "replay-steps" });
  live = h("div", { class: "ears", "aria-live": "polite", role: "status" });

  /** @param {string} table @param {number} number */
  constructor(table, number) {
    this.path = `/api/rounds/${encodeURIComponent(table)}/${number}`;
    /** @type {any} */
    this.state = { table, number, words: null, me: "", connected: true, wallet: null, sign: null, view: null, pending: new Map(), told: [], outcomes: [], frame: {}, steps: [], at: 0 };
    /** @type {Map<number, Promise<any>>} */
    this.known = new Map();
    this.wanted = 0; // the step that is on its way, or shown
  }

  async open() {
    const language = languageWanted();
    document.documentElement.lang = language;
    const [words, me] = await Promise.all([catalogue(language), whoever()]);
    try {
      await this.#lay(words, me, (await get(this.path)).steps);
    } catch (fault) {
      nothing(fault, words);
    }
  }

  /** @param {any} words @param {any} me @param {any[]} steps */
  async #lay(words, me, steps) {
    Object.assign(this.state, { words, me: me.name, wallet: me.wallet_cents, steps });
    this.controls.setAttribute("aria-label", words.say("web-replay"));
    this.header.attach(this);
    this.felt.attach(this);
    this.sheet.attach(this);
    document.body.classList.add("table-page", "replay-page");
    document.body.replaceChildren(this.header, h("main", {}, this.felt, this.controls), h("aside", {}, this.list), this.sheet, this.live);
    addEventListener("keydown", (event) => this.#pressed(event));
    const wanted = Number(new URLSearchParams(location.search).get("step"));
    await this.go(Number.isInteger(wanted) && wanted > 0 ? wanted : steps.length - 1);
  }

  /** @param {number} to */
  async go(to) {
    const at = Math.max(0, Math.min(this.state.steps.length - 1, to));
    this.wanted = at;
    const step = this.state.steps[at];
    if (!this.known.has(step.number)) this.known.set(step.number, get(`${this.path}/steps/${step.number}`));
    const { view } = await this.known.get(step.number);
    await fetched(view.sign.game);
    if (this.wanted !== at) return; // somebody went on before it came
    Object.assign(this.state, { at, view, sign: view.sign });
    history.replaceState(null, "", `?step=${at}`);
    this.live.textContent = step.said.join(" ");
    this.show();
  }

  show() {
    const { words, steps, at } = this.state;
    this.header.show();
    this.felt.show();
    shown(this.controls, JSON.stringify([at, steps.length, this.playing !== undefined]), () => [
      h("button", { "data-key": "first", disabled: at === 0, onclick: () => this.go(0) }, words.say("web-step-first")),
      h("button", { "data-key": "back", disabled: at === 0, onclick: () => this.go(this.wanted - 1) }, words.say("web-step-back"), h("kbd", {}, "←")),
      h("output", {}, words.say("web-step", { at: at + 1, of: steps.length })),
      h("button", { "data-key": "on", class: "gold", disabled: at === steps.length - 1, onclick: () => this.go(this.wanted + 1) }, words.say("web-step-on"), h("kbd", {}, "→")),
      h("button", { "data-key": "play", onclick: () => this.#play() }, this.playing === undefined ? words.say("web-step-play") : words.say("web-step-stop")),
      ...FORMATS.map((format) => h("a", { class: "export", href: `${this.path}/export?format=${format}`, download: `${this.state.table}-${this.state.number}.${format}` }, format)),
    ]);
    shown(this.list, JSON.stringify([at, words.language]), () =>
      steps.map((/** @type {any} */ step, /** @type {number} */ index) =>
        h(
          "li",
          { "aria-current": index === at ? "step" : null },
          h("button", { class: "plain", "data-key": `step-${index}`, onclick: () => this.go(index) }, step.line ? h("span", { lang: "en" }, step.line) : h("span", {}, words.say("web-place-bets")), h("small", {}, step.said.join(" "))),
          step.cites.length > 0 && h("span", { class: "cites" }, ...step.cites.slice(0, MOST_CITES).map((/** @type {string} */ cite) => pill(cite, this))),
        ),
      ),
    );
    this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  #play() {
    if (this.playing !== undefined) {
      clearInterval(this.playing);
      this.playing = undefined;
    } else {
      if (this.state.at === this.state.steps.length - 1) void this.go(0);
      this.playing = setInterval(() => {
        if (this.state.at === this.state.steps.length - 1) this.#play();
        else void this.go(this.state.at + 1);
      }, STEP_MS);
    }
    this.show();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) void this.go(this.wanted + step);
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) this.#play();
    else return;
    event.preventDefault();
  }

  // nothing is bet in a replay

  async bet() {}

  async sit() {}
}

const [table, number] = location.pathname.split("/").slice(-2);
void new ReplayPage(decodeURIComponent(table), Number(number)).open();
