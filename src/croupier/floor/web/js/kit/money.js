// Amounts: whole cents in, words out. Cents are written only where there are any.

/** @type {Map<string, Intl.NumberFormat>} a format takes long to make */
const FORMATS = new Map();

/**
 * @param {number} cents
 * @param {string} [language]
 */
export function money(cents, language = document.documentElement.lang) {
  const figure = format(language === "zh" ? "zh-SG" : "en-SG", cents % 100 === 0 ? 0 : 2).format(Math.abs(cents) / 100);
  return cents < 0 ? `−${figure}` : figure;
}

/** @param {string} locale @param {number} digits */
function format(locale, digits) {
  const key = `${locale} ${digits}`;
  const made = FORMATS.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  FORMATS.set(key, made);
  return made;
}

/**
 * A result: with its sign.
 * @param {number} cents
 */
export function net(cents) {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}

/**
 * `0.95 : 1`, `8 : 1`, `6 : 5`.
 * @param {{numerator: number, denominator: number}} odds
 */
export function odds({ numerator, denominator }) {
  if ([1, 2, 20].includes(denominator)) return `${numerator / denominator} : 1`;
  return `${numerator} : ${denominator}`;
}
