// What a move is called in advice: with its amount, its box or its cards.

import { money } from "../kit/money.js";

const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** @param {any} command null: nothing is said @param {any} words @param {string} kind of the question */
export function moveName(command, words, kind) {
  if (command === null) return kind === "insurance" ? words.say("web-no-insurance") : words.say("web-no");
  if (command.stays !== undefined) return command.stays ? words.say("web-stay") : words.say("web-practice-leave");
  const name = words.say(`web-do-${command.type.replace(/\.\d+$/, "").replaceAll(".", "-")}`);
  if (command.halves) return command.halves.map((/** @type {string[]} */ half) => half.map(written).join(" ")).join(" · ");
  const cents = command.stake_cents ?? command.amount_cents;
  const side = command.side ? words.say(`bet-name-${command.side}`) : null;
  const move = side === null ? name : words.say("web-do-for-side", { move: name, side });
  return cents === undefined ? move : `${move} ${money(cents)}`;
}

/** @param {string} card */
function written(card) {
  return `${card[0] === "T" ? "10" : card[0]}${SUITS[/** @type {"s"} */ (card[1])]}`;
}
