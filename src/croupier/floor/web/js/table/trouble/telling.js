// "Tell the dealer": what somebody noticed, what it would lead to, and then the report itself.
// What can be said now, and why the rest cannot, the server says.

import { pill } from "../../kit/cites.js";
import { h, shown } from "../../kit/dom.js";
import { get, post } from "../../kit/http.js";
import { valueName } from "./names.js";
import { outlookShown } from "./outlook.js";

const WRITTEN = "text"; // the field that people fill in their own words
const LONGEST = 200;
const SUITS = ["s", "h", "d", "c"];
const FOR_OTHERS = [2, 6]; // reasons: a rank too low, not yours; no moment makes them fit

/** @typedef {{name: string, fact: any, paragraph: string}} Fit */

export class Telling {
  /** @type {string | null} */
  kind = null;
  /** @type {Record<string, any>} what is chosen, by field */
  chosen = {};
  text = "";
  /** @type {any} */
  preview = null;
  /** @type {any} */
  refused = null;
  told = false;
  looked = 0; // how often it was asked where it leads

  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.path = page.place;
    this.body = h("div", { class: "telling" });
    /** @type {{fit: Fit[], unfit: any[]}} */
    this.facts = { fit: [], unfit: [] };
  }

  async open() {
    const { connection, sheet, state } = this.page;
    await this.#ask();
    sheet.open(state.words.say("web-tell"), [this.body]);
    this.show();
    const moved = () => (sheet.holds(this.body) ? void this.#again() : connection.removeEventListener("table", moved));
    connection.addEventListener("table", moved);
  }

  /** What can be said now. */
  async #ask() {
    this.facts = (await get(`${this.path}/facts`)).facts;
  }

  /** The round went on: other things can be said, and what is chosen may lead elsewhere. */
  async #again() {
    if (this.told) return;
    await this.#ask();
    if (this.kind !== null && !this.#left(this.kind).length) this.#begin();
    if (this.kind === null) this.show();
    else await this.#look();
  }

  #begin() {
    Object.assign(this, { kind: null, chosen: {}, preview: null, refused: null });
  }

  show() {
    const { words, me } = this.page.state;
    const all = [this.facts, this.kind, this.chosen, this.preview, this.refused, this.told, me];
    shown(this.body, JSON.stringify([...all, words.language]), () => this.#parts());
  }

  #parts() {
    if (this.told) return this.#answered();
    return this.kind === null ? this.#kinds() : this.#details(this.kind);
  }

  // which fact

  #kinds() {
    const { words } = this.page.state;
    const { fit, unfit } = this.facts;
    const kinds = [...new Map(fit.map((each) => [each.name, each])).values()];
    const others = unfit.find(({ refused }) => FOR_OTHERS.includes(refused.reason));
    const now = [
      h("p", {}, words.say("web-tell-how")),
      kinds.length ? h("h3", {}, words.say("web-tell-now")) : h("p", {}, words.say("web-tell-nothing")),
      h("ul", { class: "facts" }, ...kinds.map((each) => this.#kind(each))),
    ];
    if (others) return [...(kinds.length ? now : []), h("p", { class: "for-others" }, words.sentence(others.refused.message))];
    return [
      ...now,
      unfit.length ? h("h3", {}, words.say("web-tell-not-now")) : "",
      h("ul", { class: "facts" }, ...unfit.map((each) => this.#unfit(each))),
    ];
  }

  /** @param {Fit} each */
  #kind({ name, paragraph }) {
    const { words } = this.page.state;
    return h("li", {}, h("button", { "data-key": `fact-${name}`, onclick: () => this.#mean({ kind: name }) }, words.say(`web-fact-${name}`)), pill(paragraph, this.page));
  }

  /** @param {any} each */
  #unfit({ name, refused }) {
    const { words } = this.page.state;
    const why = words.sentence(refused.message);
    return h(
      "li",
      { class: "refused" },
      h("button", { disabled: true, "aria-disabled": "true", title: why }, words.say(`web-fact-${name}`)),
      ...refused.cites.slice(0, 1).map((/** @type {string} */ cite) => pill(cite, this.page)),
      h("small", {}, why),
    );
  }

  // which card, where, who

  /** The facts of this kind that agree with what is chosen so far. @param {string} name */
  #left(name) {
    return this.facts.fit
      .filter((each) => each.name === name)
      .filter(({ fact }) => Object.entries(this.chosen).every(([field, value]) => JSON.stringify(fact[field]) === JSON.stringify(value)));
  }

  /** @param {{kind?: string, chosen?: Record<string, any>}} change */
  #mean(change) {
    Object.assign(this, { preview: null, refused: null, ...change });
    this.show();
    void this.#look();
  }

  /** What it comes to, as soon as it is clear what is meant. */
  async #look() {
    const left = this.#left(this.kind ?? "");
    const now = (this.looked += 1);
    const found = left.length === 1 ? await this.#leads(left[0].fact) : {};
    if (now === this.looked) Object.assign(this, { preview: null, refused: null, ...found }); // nothing else is meant by now
    this.show();
  }

  /** @param {any} fact */
  async #leads(fact) {
    try {
      return { preview: (await post(`${this.path}/preview`, { fact })).preview };
    } catch (fault) {
      return { refused: /** @type {any} */ (fault).told };
    }
  }

  /** @param {string} name */
  #details(name) {
    const { words } = this.page.state;
    const every = this.facts.fit.filter((each) => each.name === name);
    const fields = Object.keys(every[0].fact).filter((field) => field !== "type");
    const varying = fields.filter((field) => several(every, field).length > 1);
    const back = () => {
      this.#begin();
      this.show();
    };
    return [
      h("button", { class: "plain", "data-key": "back", onclick: back }, `← ${words.say("web-tell-another")}`),
      h("h3", {}, words.say(`web-fact-${name}`)),
      ...varying.flatMap((field) => this.#field(field, every)),
      fields.includes(WRITTEN) ? this.#written() : "",
      ...this.#leadsTo(name),
    ].filter((each) => each !== "");
  }

  /** @param {string} field @param {Fit[]} every */
  #field(field, every) {
    const { state } = this.page;
    const values = several(every, field);
    const choose = (/** @type {any} */ value) => this.#mean({ chosen: { ...this.chosen, [field]: value } });
    const one = (/** @type {any} */ value) =>
      h(
        "button",
        { "data-key": `${field}-${JSON.stringify(value)}`, "aria-pressed": String(field in this.chosen && JSON.stringify(this.chosen[field]) === JSON.stringify(value)), onclick: () => choose(value) },
        valueName(field, value, state),
      );
    const rows = field === "card" ? [null, ...SUITS].map((suit) => values.filter((card) => (card === null ? suit === null : card[1] === suit))) : [values];
    return [
      h("h4", { id: `field-${field}` }, state.words.say(`web-fact-field-${field}`)),
      ...rows.filter((row) => row.length).map((row) => h("div", { class: `values ${field}`, role: "group", "aria-labelledby": `field-${field}` }, ...row.map(one))),
    ];
  }

  #written() {
    const { words } = this.page.state;
    const typed = (/** @type {Event} */ event) => {
      this.text = /** @type {HTMLInputElement} */ (event.target).value;
    };
    return h("label", { class: "written" }, words.say("web-fact-field-text"), h("input", { "data-key": "text", maxlength: LONGEST, value: this.text, oninput: typed }));
  }

  /** @param {string} name */
  #leadsTo(name) {
    const { state } = this.page;
    const { words } = state;
    if (this.refused) return [this.#refusal(this.refused)];
    const { preview } = this;
    if (!preview) return [];
    const awaits = preview.awaits ? words.sentence(preview.awaits) : "";
    const tell = () => void this.#tell(name);
    return [
      h("h3", {}, words.say("web-tell-then")),
      h("p", {}, awaits ? words.say("web-tell-awaits", { awaits }) : words.say("web-tell-by-itself"), pill(preview.paragraph, this.page)),
      ...preview.outlooks.map((/** @type {any} */ each) => outlookShown(state, each)),
      h("p", { class: "sure" }, words.say("web-tell-sure")),
      h("button", { class: "strong", "data-key": "tell", onclick: tell }, words.say("web-tell")),
    ];
  }

  // the report

  /** @param {string} name */
  async #tell(name) {
    const [{ fact }] = this.#left(name);
    const command = { type: "table.report-fact.1", fact: WRITTEN in fact ? { ...fact, [WRITTEN]: this.text } : fact };
    const answer = await this.page.do(command);
    this.told = answer.type === "done";
    this.refused = answer.type === "refused" ? answer : null;
    this.show();
  }

  #answered() {
    const { words, view } = this.page.state;
    const house = view.awaited.find((/** @type {any} */ each) => each.kind === "ruling" || each.kind === "decision");
    const awaits = this.preview?.awaits ? words.sentence(this.preview.awaits) : "";
    return [
      h("p", { role: "status" }, words.say("web-told")),
      house && awaits ? h("p", {}, words.say("web-tell-awaits", { awaits }), pill(this.preview.paragraph, this.page)) : "",
      h("button", { "data-key": "shut", onclick: () => this.page.sheet.close() }, words.say("web-close")),
    ].filter((each) => each !== "");
  }

  /** @param {any} refused */
  #refusal({ message, cites = [] }) {
    const { words } = this.page.state;
    return h("p", { class: "turned-away", role: "alert" }, words.sentence(message), ...cites.map((/** @type {string} */ cite) => pill(cite, this.page)));
  }
}

/** Every value that the facts have there. @param {Fit[]} every @param {string} field */
function several(every, field) {
  return [...new Map(every.map(({ fact }) => [JSON.stringify(fact[field]), fact[field]])).values()];
}
