// One table in the lobby: what it plays, what it is doing, who sits, how the last rounds ended.

import { h, s, shown } from "../kit/dom.js";
import { money } from "../kit/money.js";
import { freeBox } from "../kit/boxes.js";
import { guideTo } from "../kit/guided.js";
import { titleOf } from "../kit/header.js";
import { picture } from "./pictures.js";
import { lastOf } from "./last.js";

export class Table {
  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.about = h("div", { class: "about" });
    this.doing = h("p", { class: "doing" });
    this.seats = h("div", { class: "seats" });
    this.actions = h("div", { class: "actions" });
    this.how = h("div", { class: "how-to-play" });
    this.picture = h("div", { class: "picture", "aria-hidden": "true" });
    this.element = h("li", {}, this.picture, this.about, h("div", { class: "now" }, this.doing, this.seats, this.actions), this.how);
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.actions.querySelector("a, button"))?.focus();
  }

  /**
   * @param {any} table
   * @param {boolean} gold whether this one has the page's gold button
   */
  show(table, gold) {
    const { words, me } = this.page.state;
    const language = words.language;
    this.element.className = `table-row felt-${table.game}${gold ? " yours-here" : ""}`;
    shown(this.picture, table.game, () => [picture(table.game)]);
    shown(this.about, JSON.stringify([table.name, table.limits, table.number, table.seats, table.players, table.layout, table.decks, table.outcomes, table.interruptions.recent, language]), () => this.#about(table));
    shown(this.seats, JSON.stringify([table.seats, table.boxes, me, language]), () => this.#seats(table));
    shown(this.actions, JSON.stringify([table.seats, table.boxes, table.players, table.condition, me, gold, language]), () => this.#actions(table, gold));
    shown(this.how, language, () => this.#how(table));
    this.#doing(table);
  }

  /** A round at a table of one's own, explained step by step. @param {any} table */
  #how({ name, game: played }) {
    const { words } = this.page.state;
    const href = guideTo(played, encodeURIComponent(name));
    const game = words.say(`game-name-${played}`);
    return href ? [h("a", { href, "aria-label": words.say("web-lobby-how-to-play", { game }) }, words.say("web-how-to-play"))] : [];
  }

  /** @param {any} table */
  #about(table) {
    const { words } = this.page.state;
    const names = [...new Set([...Object.values(table.seats), ...table.players])];
    const fact = (/** @type {string} */ name, /** @type {string} */ value, kind = "") => h("span", { class: kind, title: kind === "names" ? value : null }, name, h("b", {}, value));
    return [
      h("h3", {}, h("a", { href: addressOf(table), "data-key": "open" }, titleOf(table.name, table.game, words)), h("small", {}, words.say(`web-lobby-about-${table.game}`))),
      h(
        "p",
        { class: "facts" },
        fact(words.say("web-lobby-limits"), limits(table.limits, words)),
        fact(words.say("web-lobby-layout"), table.layout, "wide-only"),
        table.decks > 0 && fact(words.say("web-lobby-decks"), String(table.decks), "wide-only"),
        fact(words.say(table.game === "roulette" ? "web-lobby-spin" : "web-lobby-round"), String(table.number)),
        table.interruptions.recent > 0 && fact(words.say("web-lobby-interrupted"), words.say("web-lobby-of-last", { recent: table.interruptions.recent, of: table.interruptions.of })),
        names.length > 0 && fact(words.say("web-lobby-people"), words.comma(names), "names"),
      ),
      lastOf(table, words),
    ];
  }

  /** @param {any} table */
  #seats(table) {
    const { words, me } = this.page.state;
    if (!table.boxes.length) return [h("p", {}, words.say("web-lobby-no-seats"))];
    const pills = table.boxes.map((/** @type {number} */ box) => {
      const name = table.seats[box];
      const label = name ? words.say("web-lobby-taken", { box, name }) : words.say("web-lobby-free", { box });
      return h("li", { class: name ? (name === me ? "own" : "taken") : "free", title: label, "aria-label": label }, String(box));
    });
    return [h("ol", { "aria-label": words.say("web-lobby-seats") }, ...pills)];
  }

  /** Links, so that a table can be opened in a tab of its own. @param {any} table @param {boolean} gold */
  #actions(table, gold) {
    const { words, me } = this.page.state;
    const own = table.boxes.find((/** @type {number} */ box) => me && table.seats[box] === me);
    const free = freeBox(table.boxes, table.seats);
    const link = (/** @type {string} */ key, /** @type {string} */ label, how = "", kind = "") =>
      h("a", { class: `act ${kind}`, "data-key": key, href: addressOf(table, how) }, label);
    const stand = () => link("stand", words.say("web-lobby-stand"), "", "second");
    const first = [];
    if (own !== undefined) {
      first.push(link("back", words.say("web-lobby-return", { box: own }), "", gold ? "gold" : ""));
      first.push(h("button", { "data-key": "leave", onclick: () => this.page.leave(table.name) }, words.say("web-lobby-leave")));
    } else if (table.players.includes(me)) {
      first.push(link("back", words.say("web-lobby-return-table"), "", gold ? "gold" : ""));
      first.push(h("button", { "data-key": "leave", onclick: () => this.page.leave(table.name) }, words.say("web-chips-home")));
    } else if (!table.boxes.length) first.push(link("join", words.say("web-lobby-join")));
    else if (free !== undefined) first.push(link("sit", words.say("web-take-box", { box: free }), `?box=${free}`), stand());
    else first.push(stand());
    if (first.length && first[0].dataset.key === "back") return first; // there is no room for more, and whoever is back watches too
    return [...first, link("watch", words.say("web-lobby-watch"), "?watch=1")];
  }

  /** @param {any} table */
  #doing(table) {
    const { words } = this.page.state;
    const clock = [...table.clocks].sort((one, other) => one.left_s - other.left_s)[0];
    const kind = doingOf(table, clock);
    const left = clock ? Math.ceil(clock.left_s) : null;
    const part = clock ? clock.left_s / clock.of_s : 0;
    const counts = clock && clock.of_s >= 3; // a card is dealt before anybody could read the figure
    shown(this.doing, JSON.stringify([kind, counts ? left : null, words.language]), () => [
      h("span", { class: `ring ${kind}`, "aria-hidden": "true" }, s("svg", { viewBox: "0 0 48 48" }, s("circle", { class: "ring-track", cx: 24, cy: 24, r: 20 }), s("circle", { class: "ring-left", cx: 24, cy: 24, r: 20, pathLength: 100, "stroke-dasharray": `${counts ? part * 100 : 100} 100` })), h("b", {}, counts ? String(left) : (SIGNS[/** @type {"void"} */ (kind)] ?? "▸"))),
      h("span", {}, words.say(`web-lobby-doing-${kind}`)),
    ]);
  }
}

/**
 * @param {any} table
 * @param {string} [how] `?box=4`, `?watch=1`, or nothing: to stand
 */
function addressOf({ name }, how = "") {
  return `/tables/${encodeURIComponent(name)}${how}`;
}

const SIGNS = { "out-of-service": "⚠", halted: "⚠", paused: "Ⅱ", closing: "■", void: "=" };

/** @param {any} table @param {any} clock */
function doingOf(table, clock) {
  if (table.out_of_service) return "out-of-service";
  if (table.condition !== "open") return table.condition;
  if (table.halted) return "halted";
  if (table.status === "void") return "void";
  if (table.status === "betting") return "close";
  return clock?.question.split(".")[1] ?? "card";
}

/** @param {any} limits @param {any} words */
export function limits({ minimum_cents, maximum_cents, differential_cents }, words) {
  const least = money(minimum_cents);
  if (differential_cents !== null) return words.say("web-lobby-differential", { least, room: money(differential_cents) });
  if (maximum_cents === null) return words.say("web-lobby-from", { least });
  return `${least} – ${money(maximum_cents)}`;
}
