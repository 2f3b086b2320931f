// The guided rounds: for each game the seed of its cards, and its steps. A sentence is `web-guide-<game>-<say>`,
// or `web-guide-<say>` where all games share it.

/**
 * @typedef {object} Step
 * @property {string} say
 * @property {boolean} [shared] the sentence is that of all games
 * @property {"betting" | "play" | "over"} at the part of the round it belongs to
 * @property {"chip" | "bet" | "closed" | "answered" | "over"} [until] what ends it; without it, the step is only read
 * @property {number} [spots] how many spots hold chips then
 * @property {string} [asked] the kind of the question it is about
 * @property {string} [offers] or the move
 * @property {string} [point] a selector of what it is about; `{box}` is one's own
 * @property {string} [press] of what to press, where that is a part of it
 * @property {boolean} [results] shows what the bets came to
 */
/** @typedef {{seed: number, steps: Step[]}} Guide */

const TRAY = "croupier-bar .tray";
const GO_ON = 'croupier-bar [data-key="go-on"]';
const GOLD = "croupier-bar button.gold";

/** @param {string} key @returns {string} */
const spot = (key) => `croupier-felt [data-spot="${key}"]`;
/** @param {string} start of the key of a choice */
const choice = (start) => `croupier-bar [data-key^="${start}"]`;

/** @type {Step} */
const AIM = { say: "aim", at: "betting" };
/** @type {Step} */
const CHIP = { say: "chip", shared: true, at: "betting", until: "chip", point: TRAY, press: `${TRAY} [aria-checked="true"]` };
/** @type {Step} */
const PAID = { say: "paid", at: "over", point: 'croupier-bar [data-key="why"]', results: true };
/** @type {Step} */
const NEXT = { say: "next", at: "over", point: GO_ON };

/** @param {string} say @param {string} key @param {number} [spots] @returns {Step} */
const bet = (say, key, spots = 1) => ({ say, at: "betting", until: "bet", spots, point: spot(key) });
/** @param {string} [say] @returns {Step} */
const deal = (say = "deal") => ({ say, at: "betting", until: "closed", point: GO_ON });

/** @type {Record<string, Guide>} */
export const GUIDES = {
  baccarat: {
    seed: 6,
    steps: [
      AIM,
      CHIP,
      bet("bet", "player|{box}|"),
      deal(),
      { say: "cards", at: "play" },
      { say: "insurance", at: "play", until: "answered", asked: "insurance", point: choice("pass") },
      PAID,
      NEXT,
    ],
  },
  blackjack: {
    seed: 445_946,
    steps: [
      AIM,
      CHIP,
      bet("bet", "initial|{box}|"),
      deal(),
      { say: "split", at: "play", until: "answered", offers: "blackjack.split.1", point: choice("blackjack.split") },
      { say: "double", at: "play", until: "answered", offers: "blackjack.double.1", point: choice("blackjack.double") },
      { say: "play", at: "play", until: "over", asked: "play", point: GOLD },
      PAID,
      NEXT,
    ],
  },
  roulette: {
    seed: 5,
    steps: [AIM, CHIP, bet("number", "straight||17"), bet("red", "red||", 2), deal("spin"), PAID, NEXT],
  },
  "andar-bahar": {
    seed: 2,
    steps: [
      AIM,
      CHIP,
      bet("bet", "andar|{box}|"),
      bet("joker", "joker||8", 2),
      deal(),
      { say: "cards", at: "over" },
      PAID,
      NEXT,
    ],
  },
  "si-ki-pi": {
    seed: 15,
    steps: [
      AIM,
      CHIP,
      bet("bet", "initial|{box}|"),
      deal(),
      { say: "look", at: "play", until: "answered", offers: "si-ki-pi.look.1", point: choice("look-") },
      { say: "arrange", at: "play", until: "answered", asked: "arrange", point: GOLD },
      { say: "compare", at: "over" },
      PAID,
      NEXT,
    ],
  },
};
