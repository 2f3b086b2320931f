// Figures as the pages of odds write them: a real minus, a unit in the head and not in the cell.

const GLYPHS = {
  en: { banker: "庄", player: "閒", odd: "單", even: "雙", andar: "左邻", bahar: "右舍" },
  zh: { andar: "左邻", bahar: "右舍" }, // the others are their own names there
};
export const NONE = "–";

/**
 * @param {number | null} value
 * @param {number} [digits]
 */
export function number(value, digits = 4) {
  if (value === null) return NONE;
  const written = Math.abs(value).toFixed(digits);
  return value < 0 && Number(written) !== 0 ? `−${written}` : written;
}

/**
 * A share in per cent, without the sign of it.
 * @param {number | null} share
 * @param {number} [digits]
 */
export function percent(share, digits = 4) {
  return share === null ? NONE : number(100 * share, digits);
}

/**
 * Where zero is the question.
 * @param {number | null} share
 * @param {number} [digits]
 */
export function signed(share, digits = 2) {
  if (share === null) return NONE;
  const written = percent(share, digits);
  return share > 0 && Number(written) !== 0 ? `+${written}` : written;
}

/** `1 in 1,759` @param {number} chance */
export function oneIn(chance) {
  return Math.round(1 / chance).toLocaleString("en");
}

/**
 * As the felt names it.
 * @param {string} bet
 * @param {any} words
 */
export function betName(bet, words) {
  const glyphs = /** @type {Record<string, string>} */ (GLYPHS[/** @type {"en" | "zh"} */ (words.language)]);
  const name = words.say(`bet-name-${bet}`);
  return glyphs[bet] ? `${glyphs[bet]} ${name}` : name;
}

/** @param {string[]} bets @param {any} words */
export function betNames(bets, words) {
  return bets.map((bet) => betName(bet, words)).join(words.language === "zh" ? "、" : ", ");
}

/**
 * Which of five steps a value lies in, by the breaks 1, 5, 10 and 25 %: `gives-4`, `costs-2`.
 * @param {number} share
 */
export function step(share) {
  const size = Math.abs(100 * share);
  return `${share < 0 ? "costs" : "gives"}-${1 + [1, 5, 10, 25].filter((least) => size >= least).length}`;
}
