// The pockets of the wheel, as they are shown.

/** Round the wheel. The book does not say in which order they lie: this one is drawn for show. */
export const ROUND = [
  "H", "0", "28", "9", "26", "30", "11", "7", "20", "32", "17", "5", "22", "34", "15", "3", "24", "36", "13", "1",
  "00", "27", "10", "25", "29", "12", "8", "19", "31", "18", "6", "21", "33", "16", "4", "23", "35", "14", "2",
];
const HALVES = ["red", "black", "odd", "even", "low", "high"];

/** @typedef {"red" | "black" | "zero" | "house"} Colour */

/**
 * The House pocket is a logo in the book and a star here.
 * @param {string} pocket
 */
export function glyph(pocket) {
  return pocket === "H" ? "★" : pocket;
}

/**
 * What each pocket is coloured, by the bets on red and on black of this sign.
 * @param {any} sign
 * @returns {(pocket: string) => Colour}
 */
export function colours(sign) {
  const [red, black] = [covered(sign, "red"), covered(sign, "black")];
  return (pocket) => {
    if (red.includes(pocket)) return "red";
    if (black.includes(pocket)) return "black";
    return pocket === "H" ? "house" : "zero";
  };
}

/**
 * The even chances that a pocket wins, in the order they are called.
 * @param {any} sign
 * @param {string} pocket
 */
export function halvesOf(sign, pocket) {
  return HALVES.filter((bet) => covered(sign, bet).includes(pocket));
}

/**
 * @param {any} sign
 * @param {string} bet
 * @returns {string[]}
 */
function covered(sign, bet) {
  return sign.spots.find((/** @type {any} */ each) => each.spot.bet === bet)?.where.numbers ?? [];
}

/**
 * The pockets of the rounds before, the latest last; a void round has none.
 * @param {string[]} outcomes
 */
export function pocketsOf(outcomes) {
  return outcomes.map((outcome) => outcome.split(" ")[0]).filter((pocket) => ROUND.includes(pocket));
}
