// A page about something that is not there says so, and leads back.

import { h } from "./dom.js";
import { Refusal } from "./http.js";

/**
 * @param {unknown} fault what the server answered instead
 * @param {any} words
 */
export function nothing(fault, words) {
  if (!(fault instanceof Refusal)) throw fault;
  document.body.className = "nothing-page";
  document.body.replaceChildren(
    h("main", { class: "nothing" }, h("h1", {}, words.sentence(fault.told.message)), h("a", { href: "/" }, words.say("web-home"))),
  );
}
