// Squeezing: who peels which card open, and what the others wait for. The face reaches nobody's page but
// the squeezer's (the view says so), and there only the peel knows it until the card is open.

/** @import { CardSeen, HandSeen, Place, Squeeze } from "../frames" */

/**
 * @typedef {object} Peel the card that this person peels open next
 * @property {string} question that letting go answers
 * @property {number} number of the card
 * @property {string} face
 * @property {number} nth card of its hand
 * @property {Place} place
 */

/** @param {Place} one @param {Place} other */
export function same(one, other) {
  return one.area === other.area && one.box === other.box;
}

/**
 * The view with squeezed hands as everybody sees them, and the peel apart.
 * @param {any} view
 * @param {{hands?: HandSeen[]}} shared what everybody sees
 * @param {string} me
 */
export function squeezedApart(view, shared, me) {
  const mine = view.squeezes.filter((/** @type {Squeeze} */ each) => each.granted && each.player === me);
  if (!mine.length) return view;
  const everybodys = shared.hands ?? [];
  const hands = view.hands.map((/** @type {HandSeen} */ hand) => {
    if (!mine.some((/** @type {Squeeze} */ { place }) => same(place, hand.place))) return hand;
    return everybodys.find(({ place }) => same(place, hand.place) && place.hand === hand.place.hand) ?? hand;
  });
  return { ...view, hands, peel: peelOf(view, hands, mine) };
}

/**
 * @param {any} view with the faces that this person may know
 * @param {HandSeen[]} hands as everybody sees them
 * @param {Squeeze[]} mine
 * @returns {Peel | null}
 */
function peelOf(view, hands, mine) {
  const turn = view.awaited.find((/** @type {any} */ { kind }) => kind === "turn");
  if (!turn || !mine.some(({ place }) => same(place, turn.place))) return null;
  const there = (/** @type {HandSeen} */ { place }) => same(place, turn.place) && place.hand === turn.place.hand;
  const index = hands.find(there)?.cards.findIndex(({ face }) => face === null) ?? -1;
  /** @type {CardSeen | undefined} */
  const card = view.hands.find(there)?.cards[index];
  if (!card?.face) return null;
  return { question: turn.question, number: card.number, face: card.face, nth: index + 1, place: turn.place };
}

/** @param {any} page @param {Peel} peel */
export function letGo(page, { question }) {
  page.connection.pass(question);
}

/**
 * What may be asked for: a hand to squeeze, by `first` the Banker's third card before the Player's.
 * One request at a time: the House answers the last.
 * @param {any} view
 * @returns {{place: Place, first: boolean, command: any}[]}
 */
export function requests(view) {
  const last = view.squeezes.at(-1);
  if (last && !last.granted && last.player === view.viewer.name) return [];
  const asked = view.squeezes.filter((/** @type {Squeeze} */ { player }) => player === view.viewer.name);
  return view.moves
    .filter((/** @type {any} */ { command }) => command?.type === "table.ask-squeeze.1")
    .map((/** @type {any} */ { command }) => ({ place: command.place, first: command.first, command }))
    .filter((/** @type {{place: Place, first: boolean}} */ { place, first }) => !asked.some((/** @type {Squeeze} */ each) => same(each.place, place) && each.first === first));
}

/**
 * The bar while a squeezed card waits to be opened.
 * @param {any} state
 * @returns {import("./asking.js").BarState | null}
 */
export function waiting({ view, words, clocks }) {
  const turn = view.awaited.find((/** @type {any} */ { kind }) => kind === "turn");
  const who = turn && view.squeezes.find((/** @type {Squeeze} */ each) => each.granted && same(each.place, turn.place))?.player;
  if (!who) return null;
  const bar = { key: turn.question, clock: clocks.find((/** @type {any} */ { question }) => question === turn.question), cites: turn.cites };
  const { peel } = view;
  if (!peel) return { ...bar, kind: "dealing", sign: "■", title: words.say("web-squeeze-others", { player: who }), text: words.say("web-squeeze-waits"), choices: [] };
  const open = { key: "open", label: words.say("web-squeeze-open", { number: peel.nth }), gold: true, act: (/** @type {any} */ page) => letGo(page, peel) };
  return { ...bar, kind: "deciding", title: words.say("web-squeeze-yours"), text: words.say("web-squeeze-how"), choices: [open] };
}
