// What a page of odds is made of: sections, tables, and pictures with their figures behind them.

import { paragraphOf } from "../kit/cites.js";
import { h } from "../kit/dom.js";

/** @typedef {Node | string | null | false} Part */

/**
 * @param {string} title says what the figures show
 * @param {string} note what is drawn, in which unit
 * @param {Part[]} content
 * @param {string} [kind]
 */
export function section(title, note, content, kind = "") {
  return h("section", { class: `part ${kind}` }, h("h3", {}, title), note && h("p", { class: "note" }, note), ...content);
}

/**
 * A table that scrolls in a box of its own where it is wider than the page.
 * @param {string} name
 * @param {Part[]} head cells
 * @param {Part[][]} rows the first cell of each names it
 * @param {string} [kind]
 */
export function table(name, head, rows, kind = "") {
  return boxed(
    name,
    h(
      "table",
      { class: kind },
      h("caption", { class: "ears" }, name),
      h("thead", {}, h("tr", {}, ...head.map((each, place) => cell("th", each, { scope: "col", class: place ? null : "name" })))),
      h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map((each, place) => (place ? cell("td", each) : cell("th", each, { scope: "row", class: "name" })))))),
    ),
  );
}

/** @param {string} tag @param {Part} content @param {Record<string, any>} [attributes] */
function cell(tag, content, attributes = {}) {
  return content instanceof HTMLTableCellElement ? content : h(tag, attributes, content);
}

/** @param {string} name @param {HTMLElement} content */
export function boxed(name, content) {
  return h("div", { class: "scroll", role: "region", tabindex: 0, "aria-label": name }, content);
}

/**
 * A picture, and its figures for whoever cannot see it or wants them exactly.
 * @param {any} words
 * @param {string} name
 * @param {(width: number) => SVGElement} draw at the width that there is, so that letters keep their size
 * @param {HTMLElement} figures
 */
export function picture(words, name, draw, figures) {
  const cloth = h("div", { class: "drawn", role: "img", "aria-label": name });
  new ResizeObserver(([{ contentRect }]) => {
    const width = Math.round(contentRect.width);
    if (width > 0) cloth.replaceChildren(draw(width));
  }).observe(cloth);
  return h("figure", {}, cloth, behind(words, figures));
}

/** @param {any} words @param {HTMLElement} figures */
export function behind(words, figures) {
  return h("details", {}, h("summary", {}, words.say("web-odds-figures")), figures);
}

/**
 * Paragraphs of the book, each a link to it.
 * @param {string} game
 * @param {string[]} cites `Baccarat 4.1.3`
 * @param {any} words
 */
export function paragraphs(game, cites, words) {
  const book = words.say(`game-name-${game}`);
  const link = (/** @type {string} */ cite) => {
    const number = cite.split(" ").at(-1) ?? "";
    return h("a", { class: "cite", href: paragraphOf(cite), "aria-label": words.say("web-cite", { book, number }) }, `§ ${number}`);
  };
  return h("span", { class: "cites" }, ...cites.map(link));
}
