// The felts: a page fetches that of its own game, with styles that no other felt uses, before it draws.

import { h } from "../kit/dom.js";

/** @type {Record<string, () => Promise<any>>} */
const FILES = {
  "andar-bahar": () => import("./andar-bahar.js"),
  baccarat: () => import("./baccarat.js"),
  blackjack: () => import("./blackjack.js"),
  roulette: () => import("./roulette.js"),
  "si-ki-pi": () => import("./si-ki-pi.js"),
};

/** @type {Record<string, string[]>} in their order */
const STYLES = {
  roulette: ["roulette", "roulette-panel", "roulette-plates", "roulette-wheel"],
  "si-ki-pi": ["arranging"],
};

/** @type {Record<string, any>} those that were fetched */
export const FELTS = {};

/** @param {string} game */
export async function fetched(game) {
  if (FELTS[game]) return;
  [FELTS[game]] = await Promise.all([FILES[game](), ...(STYLES[game] ?? []).map(styled)]);
}

/** @param {string} name */
function styled(name) {
  return new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href: `/web/css/felts/${name}.css`, onload: done, onerror: done })));
}
