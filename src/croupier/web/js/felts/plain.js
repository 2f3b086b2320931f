// A felt for a game that has none of its own yet: its spots in rows.

import { s } from "../kit/dom.js";

const [ACROSS, WIDTH, HEIGHT] = [15, 70, 44];

export const size = { width: 1120, height: 640 };
export const cloth = { centre: { x: 560, y: -230 }, radius: 832 };

/** @param {any} sign */
export function spots(sign) {
  return sign.spots.map((/** @type {any} */ { spot }, /** @type {number} */ index) => {
    const x = 35 + (index % ACROSS) * WIDTH;
    const y = 20 + Math.floor(index / ACROSS) * HEIGHT;
    const name = [spot.bet, spot.on, spot.box].filter((part) => part !== null).join(" ");
    return {
      spot,
      shape: `M${x} ${y}h${WIDTH - 4}v${HEIGHT - 4}h${4 - WIDTH}Z`,
      band: spot.bet,
      chip: { x: x + WIDTH / 2, y: y + HEIGHT / 2 },
      radius: 10,
      print: [s("text", { class: "print", x: x + WIDTH / 2, y: y + 12, "font-size": 9 }, name)],
    };
  });
}

export const badges = () => [];
export const prints = () => [];
export const due = () => [];
export const notes = () => [];

/** @param {any} view */
export function cards(view) {
  return view.hands.flatMap((/** @type {any} */ hand, /** @type {number} */ row) =>
    hand.cards.map((/** @type {any} */ card, /** @type {number} */ index) => ({ card, width: 50, x: 40 + index * 56 + (row % 3) * 340, y: 380 + Math.floor(row / 3) * 76 })),
  );
}
