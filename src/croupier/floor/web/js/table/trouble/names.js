// Words for what a report can name: cards, places, people, boxes.

const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** @param {string | null} card */
export function written(card) {
  return card === null ? "?" : `${card[0] === "T" ? "10" : card[0]}${SUITS[/** @type {"s"} */ (card[1])]}`;
}

/** `♥♦` @param {string[]} suits */
export function suitsSaid(suits) {
  return suits.map((suit) => SUITS[/** @type {"s"} */ (suit)]).join("");
}

/** @param {any} place @param {any} words */
export function placeName({ area, box, hand }, words) {
  if (area !== "box") return words.say(`place-${area}`);
  return (hand ?? 1) === 1 ? words.say("place-box", { box }) : words.say("place-hand", { box, hand });
}

/**
 * One value of a field of a fact.
 * @param {string} field
 * @param {any} value
 * @param {any} state
 */
export function valueName(field, value, { view, words }) {
  if (field === "since") return numbered(value, view, words);
  if (field === "place") return value === null ? words.say("web-fact-somewhere") : placeName(value, words);
  if (field === "card") return value === null ? words.say("web-fact-unseen") : written(value);
  if (field === "box") return words.say("web-box", { box: value });
  if (field === "side") return words.say(`bet-name-${value}`);
  return String(value);
}

/** @param {number} number @param {any} view @param {any} words */
function numbered(number, view, words) {
  const hand = view.hands.find((/** @type {any} */ each) => each.cards.some((/** @type {any} */ card) => card.number === number));
  const card = hand?.cards.find((/** @type {any} */ each) => each.number === number);
  const face = written(card?.face ?? null);
  const place = hand ? placeName(hand.place, words) : "";
  return words.say("web-fact-card", { number, face, place });
}
