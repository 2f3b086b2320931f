// One table in the lobby: what it plays, what it is doing, who sits, how the last rounds ended.

import { h, s, shown } from "../kit/dom.js";
import { money } from "../kit/money.js";
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
    this.picture = h("div", { class: "picture", "aria-hidden": "true" });
    this.element = h("li", {}, this.picture, this.about, h("div", { class: "now" }, this.doing, this.seats, this.actions));
  }

  focus() {
    this.actions.querySelector("button")?.focus();
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
    shown(this.about, JSON.stringify([table.name, table.limits, table.number, table.seats, table.outcomes, language]), () => this.#about(table));
    shown(this.seats, JSON.stringify([table.seats, table.boxes, me, language]), () => this.#seats(table));
    shown(this.actions, JSON.stringify([table.seats, table.boxes, table.condition, me, gold, language]), () => this.#actions(table, gold));
    this.#doing(table);
  }

  /** @param {any} table */
  #about(table) {
    const { words } = this.page.state;
    const names = Object.values(table.seats);
    return [
      h("h3", {}, titleOf(table.name, table.game, words), h("small", {}, words.say(`web-lobby-about-${table.game}`))),
      h(
        "p",
        { class: "facts" },
        h("span", {}, words.say("web-lobby-limits"), h("b", {}, limits(table.limits, words))),
        h("span", {}, words.say(table.game === "roulette" ? "web-lobby-spin" : "web-lobby-round"), h("b", {}, String(table.number))),
        names.length > 0 && h("span", { class: "names" }, words.say("web-lobby-people"), h("b", {}, names.join(words.language === "zh" ? "、" : ", "))),
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

  /** @param {any} table @param {boolean} gold */
  #actions(table, gold) {
    const { words, me } = this.page.state;
    const { page } = this;
    const own = table.boxes.find((/** @type {number} */ box) => me && table.seats[box] === me);
    const free = table.boxes.find((/** @type {number} */ box) => !table.seats[box]);
    const button = (/** @type {string} */ key, /** @type {string} */ label, /** @type {() => void} */ act, kind = "") =>
      h("button", { class: kind, "data-key": key, onclick: act }, label);
    const stand = () => button("stand", words.say("web-lobby-stand"), () => page.go(table.name, ""));
    const first = [];
    if (own !== undefined) {
      first.push(button("back", words.say("web-lobby-return", { box: own }), () => page.go(table.name, ""), gold ? "gold" : ""));
      first.push(button("leave", words.say("web-lobby-leave"), () => page.leave(table.name, own)));
    } else if (!table.boxes.length) first.push(button("join", words.say("web-lobby-join"), () => page.go(table.name, "")));
    else if (free !== undefined) first.push(button("sit", words.say("web-take-box", { box: free }), () => page.go(table.name, `?box=${free}`)), stand());
    else first.push(stand());
    return [...first, button("watch", words.say("web-lobby-watch"), () => page.go(table.name, "?watch=1"))];
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

const SIGNS = { halted: "⚠", paused: "Ⅱ", closing: "■", void: "=" };

/** @param {any} table @param {any} clock */
function doingOf(table, clock) {
  if (table.condition !== "open") return table.condition;
  if (table.halted) return "halted";
  if (table.status === "void") return "void";
  if (table.status === "betting") return "close";
  return clock?.question.split(".")[1] ?? "card";
}

/** @param {any} limits @param {any} words */
function limits({ minimum_cents, maximum_cents, differential_cents }, words) {
  const least = money(minimum_cents);
  if (differential_cents !== null) return words.say("web-lobby-differential", { least, room: money(differential_cents) });
  if (maximum_cents === null) return words.say("web-lobby-from", { least });
  return `${least} – ${money(maximum_cents)}`;
}
