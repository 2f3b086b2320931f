// How long a line is before it is drawn, in letters.

const WIDE = 1.7; // a Chinese sign

/** @param {string} text */
export function lettersOf(text) {
  return [...text].reduce((sum, letter) => sum + (letter > "⺀" ? WIDE : 1), 0);
}
