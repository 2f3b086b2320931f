// While the round stands still: what each way to go on would come to, as the server works it out, and
// how the cards lay before they were laid anew.

import { post } from "../../kit/http.js";

/** What went wrong, as a sentence. @param {any} fact @param {any} words */
export function factSaid({ type }, words) {
  return words.say(`web-fact-${type.split(".")[1]}`);
}

/**
 * Asks the server what the fact that waits would lead to, once for each state of it.
 * @param {any} page
 */
export function foresee(page) {
  const { state } = page;
  const halt = state.view.halts.at(-1);
  const about = halt ? JSON.stringify([state.view.number, state.view.version, halt.number]) : "";
  if (state.foreseen?.about === about) return;
  const coming = halt ? asked(page, about, halt.fact) : null;
  state.foreseen = { about, preview: null, coming };
}

/** @param {any} page @param {string} about @param {any} fact */
async function asked(page, about, fact) {
  const told = await post(`${page.place}/preview`, { fact }).catch(() => null); // it may be over by now
  const { foreseen } = page.state;
  if (told && foreseen.about === about) page.foreseen({ ...foreseen, preview: told.preview });
}

/**
 * Cards of the same round that lie elsewhere than before, while something is ruled on. A tab that is
 * loaded again has seen them too: it keeps them.
 * @param {any} page
 * @param {any} after the view
 */
export function relaidBy({ place, state }, after) {
  const kept = `relaid ${place}`;
  const { view: before, relaid } = state;
  const found = before ? laidAnew(before, after, relaid) : seenBefore(sessionStorage.getItem(kept), after);
  if (found && found !== relaid) sessionStorage.setItem(kept, JSON.stringify({ number: after.number, ...found }));
  return found;
}

/** Of this round, and where the cards still lie as they were put. @param {string | null} kept @param {any} view */
function seenBefore(kept, view) {
  const { number, ...relaid } = JSON.parse(kept ?? "{}");
  return number === view.number && !elsewhere({ hands: relaid.after }, view) ? relaid : null;
}

/** @param {any} before the view @param {any} after @param {any} relaid what is known already */
function laidAnew(before, after, relaid) {
  if (before.number !== after.number) return null;
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
