// The felts: a page fetches that of its own game, with its styles, before it draws.

import { h } from "../kit/dom.js";

/** @type {Record<string, () => Promise<any>>} */
const FILES = {
  "andar-bahar": () => import("./andar-bahar.js"),
  baccarat: () => import("./baccarat.js"),
  blackjack: () => import("./blackjack.js"),
  roulette: () => import("./roulette.js"),
  "si-ki-pi": () => import("./si-ki-pi.js"),
};

/** @type {Record<string, any>} those that were fetched */
export const FELTS = {};

/** @param {string} game */
export async function fetched(game) {
  if (FELTS[game]) return;
  [FELTS[game]] = await Promise.all([FILES[game](), styled(game)]);
}

/** A page that is of one game has its styles already. @param {string} game */
function styled(game) {
  if (document.documentElement.dataset.game === game) return null;
  const href = `/web/styles/felts/${game}.css`;
  return new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href, onload: done, onerror: done })));
}
