// While the round stands still: what each way to go on would come to, as the server works it out, and
// how the cards lay before they were laid anew.

import { pill } from "../../kit/cites.js";
import { h } from "../../kit/dom.js";
import { post } from "../../kit/http.js";
import { lyingBoth, outlookShown } from "./outlook.js";

/** What went wrong, as a sentence. @param {any} fact @param {any} words */
export function factSaid({ type }, words) {
  return words.say(`web-fact-${type.split(".")[1]}`);
}

/**
 * Asks the server what the fact that waits would lead to, once for each state of it.
 * @param {any} page
 */
export async function foresee(page) {
  const { state } = page;
  const halt = state.view.halts.at(-1);
  const about = halt ? JSON.stringify([state.view.number, state.view.version, halt.number]) : "";
  if (state.foreseen?.about === about) return;
  state.foreseen = { about, preview: null };
  if (!halt) return;
  const told = await post(`${page.place}/preview`, { fact: halt.fact }).catch(() => null); // it may be over by now
  if (told && state.foreseen.about === about) page.foreseen({ about, preview: told.preview });
}

/**
 * Cards of the same round that lie elsewhere than before, while something is ruled on.
 * @param {any} before the view
 * @param {any} after
 * @param {any} relaid what is known already
 */
export function laidAnew(before, after, relaid) {
  if (before?.number !== after.number) return null;
  const stood = before.halts.length > 0 && after.rulings.length > before.rulings.length;
  return stood && elsewhere(before, after) ? { before: before.hands, after: after.hands } : relaid;
}

/** @param {any} before @param {any} after */
function elsewhere(before, after) {
  const places = (/** @type {any} */ view) =>
    new Map(view.hands.flatMap((/** @type {any} */ { place, cards }) => cards.map((/** @type {any} */ card) => [card.number, JSON.stringify(place)])));
  const [was, is] = [places(before), places(after)];
  return [...was].some(([number, place]) => is.has(number) && is.get(number) !== place);
}

/** All of it, to read. @param {any} page */
export function means(page) {
  const { state } = page;
  const { view, words, foreseen, relaid } = state;
  const halt = view.halts.at(-1);
  const title = halt ? factSaid(halt.fact, words) : words.say("web-laid-anew");
  page.sheet.open(title, [
    halt && h("p", {}, foreseen?.preview?.awaits ? words.say("web-tell-awaits", { awaits: words.sentence(foreseen.preview.awaits) }) : "", pill(halt.paragraph, page)),
    relaid && h("section", { class: "outlook" }, h("h3", {}, words.say("web-laid-anew")), lyingBoth(relaid.before, relaid.after, [words.say("web-as-they-lay"), words.say("web-as-they-are")], words)),
    ...(foreseen?.preview?.outlooks ?? []).map((/** @type {any} */ each) => outlookShown(state, each)),
  ]);
}
