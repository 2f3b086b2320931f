// The keyboard is enough for everything.

import { CHIPS } from "../kit/chips.js";
import { FELTS } from "../felts/index.js";
import { otherDeck } from "../kit/deck.js";

const AMOUNTS = ".picks *, .stepper *, .tray *"; // chosen with Space: Enter presses the gold button
const SECTIONS = { B: "sign", L: "round", Y: "bets" };

/**
 * @param {any} page
 * @param {KeyboardEvent} event
 */
export function keys(page, event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea")) return;
  if (pressed(page, event, at) && event.key !== " ") event.preventDefault();
}

/**
 * Whether the key means something here.
 * @param {any} page
 * @param {KeyboardEvent} event
 * @param {HTMLElement} at
 */
function pressed(page, event, at) {
  const letter = event.key.toUpperCase();
  const held = at.closest("button, a");
  if (event.key === "Enter") return (!held || held.matches(AMOUNTS)) && (page.bar.press(), true);
  if (event.key === "Escape") return page.sheet.close() || page.line.close();
  if (event.key === "?") return (page.keys(), true);
  if (event.key === "!") return (void page.tell(), true);
  if (event.key === "/") return (page.line.open(), true);
  if (event.key === "Backspace") return (void page.undo(), true);
  if (event.key === "[" || event.key === "]") return (other(page, event.key === "]" ? 1 : -1), true);
  const button = [...page.bar.querySelectorAll("button:not([disabled])")].find((each) => each.querySelector("kbd")?.textContent === letter);
  if (button) return (/** @type {HTMLElement} */ (button).click(), true);
  if (/^[1-9]$/.test(event.key)) return page.felt.goTo(Number(event.key));
  if (letter === "M") return (page.hush(), true);
  const own = FELTS[page.state.sign?.game]?.keys?.[letter];
  if (own) return (own(page), true);
  if (letter === "K") return (otherDeck(), true);
  if (letter in SECTIONS) return (page.column.turnTo(SECTIONS[/** @type {"B"} */ (letter)]), true);
  return false;
}

/** @param {any} page @param {number} step */
function other(page, step) {
  const known = CHIPS.map((chip) => chip.cents);
  const index = known.indexOf(page.state.chip) + step;
  if (index >= 0 && index < known.length) page.choose(known[index]);
}
