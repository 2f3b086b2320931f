// A page about something that is not there says so, and leads back.

import { h } from "./dom.js";
import { Refusal } from "./http.js";

const NOT_FOUND = 404;

/**
 * @param {unknown} fault what the server answered instead
 * @param {any} words
 * @param {[string, string][]} [near] addresses and names of what may be meant
 */
export function nothing(fault, words, near = []) {
  if (!(fault instanceof Refusal)) throw fault;
  saysSo(words.sentence(fault.told.message), words, fault.status === NOT_FOUND, near);
}

/** The server does not say yet who is here: nobody is taken for a stranger meanwhile. @param {Promise<any>} words */
export function waitingFor(words) {
  return async () => {
    const said = await words;
    document.body.replaceChildren(h("main", { class: "nothing" }, h("p", { role: "status" }, said.say("web-account-waits"))));
  };
}

/**
 * @param {string} sentence
 * @param {any} words
 * @param {boolean} [wrong] whether the address may be wrong; else something failed
 * @param {[string, string][]} [near]
 */
export function saysSo(sentence, words, wrong = true, near = []) {
  document.body.className = "nothing-page";
  document.title = `${sentence} · Croupier`;
  const link = (/** @type {string} */ href, /** @type {string} */ name) => h("li", {}, h("a", { href }, name));
  document.body.replaceChildren(
    h(
      "main",
      { class: "nothing" },
      h("img", { src: "/web/mark.svg", alt: "", width: 44, height: 44 }),
      h("h1", {}, sentence),
      wrong && h("p", {}, words.say("web-nothing-why")),
      h("ul", {}, ...near.map(([href, name]) => link(href, name)), link("/", words.say("web-home")), link("/rounds", words.say("web-my-rounds")), link("/book/baccarat", words.say("web-books")), link("/odds/baccarat", words.say("web-odds"))),
    ),
  );
}
