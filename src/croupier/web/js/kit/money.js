// Amounts: whole cents in, words out. Cents are written only where there are any.

/**
 * @param {number} cents
 * @param {string} [language]
 */
export function money(cents, language = document.documentElement.lang) {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(language === "zh" ? "zh-SG" : "en-SG", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(Math.abs(cents) / 100).replace(/^/, cents < 0 ? "−" : "");
}

/**
 * A result: with its sign.
 * @param {number} cents
 */
export function net(cents) {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}

/**
 * As the sentences of the engine write it: `25`, `12.50`.
 * @param {number} cents
 */
export function dollars(cents) {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const part = Math.abs(cents) % 100;
  const sign = cents < 0 ? "-" : "";
  return part ? `${sign}${whole}.${String(part).padStart(2, "0")}` : `${sign}${whole}`;
}

/**
 * `0.95 : 1`, `8 : 1`, `6 : 5`.
 * @param {{numerator: number, denominator: number}} odds
 */
export function odds({ numerator, denominator }) {
  if ([1, 2, 20].includes(denominator)) return `${numerator / denominator} : 1`;
  return `${numerator} : ${denominator}`;
}
