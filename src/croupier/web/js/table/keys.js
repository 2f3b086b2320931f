// The keyboard is enough for everything.

import { CHIPS } from "../kit/chips.js";

/**
 * @param {any} page
 * @param {KeyboardEvent} event
 */
export function keys(page, event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea")) return;
  if (event.key === "Enter" && !at.closest("button, a")) page.bar.press();
  else if (event.key === "Backspace") void page.undo();
  else if (event.key === "[" || event.key === "]") other(page, event.key === "]" ? 1 : -1);
  else {
    const letter = event.key.toUpperCase();
    const button = [...page.bar.querySelectorAll("button:not([disabled])")].find((each) => each.querySelector("kbd")?.textContent === letter);
    if (!button) return;
    /** @type {HTMLElement} */ (button).click();
  }
  if (event.key !== " ") event.preventDefault();
}

/** @param {any} page @param {number} step */
function other(page, step) {
  const known = CHIPS.map((chip) => chip.cents);
  const index = known.indexOf(page.state.chip) + step;
  if (index >= 0 && index < known.length) page.choose(known[index]);
}
