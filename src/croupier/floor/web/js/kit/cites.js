// A small pill with the number of a paragraph; it opens the paragraph in our words.

import { h } from "./dom.js";
import { get } from "./http.js";

/**
 * @param {string} cite `Baccarat 3.12.2`
 * @param {any} page
 */
export function pill(cite, page) {
  const { words } = page.state;
  const { book, number } = named(cite, words);
  return h("button", { class: "cite", "data-key": `cite-${cite}`, "aria-label": words.say("web-cite", { book, number }), onclick: () => void told(cite, page) }, `§ ${number}`);
}

/** The game of its book, and its number. @param {string} cite `Si Ki Pi 3.12` */
function partsOf(cite) {
  const [book, number] = [cite.slice(0, cite.lastIndexOf(" ")), cite.split(" ").at(-1) ?? ""];
  return { game: book.toLowerCase().replaceAll(" ", "-"), number };
}

/** A book is called by the name of its game. @param {string} cite @param {any} words */
function named(cite, words) {
  const { game, number } = partsOf(cite);
  return { book: words.say(`game-name-${game}`), number };
}

/**
 * Where the page of the book has a paragraph.
 * @param {string} cite
 */
export function paragraphOf(cite) {
  const { game, number } = partsOf(cite);
  return `/book/${game}#${number}`;
}

/** @param {string} cite @param {any} page */
async function told(cite, page) {
  const { words } = page.state;
  const { texts } = await get(`/api/rules/${encodeURIComponent(cite)}`);
  const { gist, reading } = texts[words.language];
  const { book, number } = named(cite, words);
  page.sheet.open(`§ ${book} ${number}`, [
    h("p", { class: "gist" }, gist),
    reading && h("h3", {}, words.say("web-our-reading")),
    reading && h("p", {}, reading),
    h("p", {}, h("a", { class: "to-the-book", href: paragraphOf(cite), target: "_blank" }, words.say("web-in-the-book"))),
  ]);
}
