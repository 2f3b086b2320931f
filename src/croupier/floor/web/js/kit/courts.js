// Court cards of our own, two-way: a King with crown, beard and sceptre, a Queen with tiara, long hair and a
// flower, a Jack with a plumed cap and a staff. Flat shapes in a frame of 44 × 112; robes in the suit's colours.

import { s } from "./dom.js";

const FRAME = { x: 28, y: 14, width: 44, height: 112, rx: 2 };
const ROBE = "M29 70V62C30 54 37 50 43 48.5H57C63 50 70 54 71 62V70Z";
const SLEEVES = "M34.5 70V61C34.5 57.5 36 55 38 53.5L40 55C38.4 57 37.6 59 37.6 62V70ZM65.5 70V61C65.5 57.5 64 55 62 53.5L60 55C61.6 57 62.4 59 62.4 62V70Z";
const PANEL = "M43.5 48.5H56.5L58.5 70H41.5Z";
const LOZENGE = "M50 57.5L56 70H44Z";
const FACE = "M43 30C43 25 57 25 57 30V36.5C57 41.5 54 45 50 45S43 41.5 43 36.5Z";
const NECK = "M46.6 42H53.4V49.5L50 52L46.6 49.5Z";
const FEATURES = "M45.4 33.4L48.2 33M51.8 33L54.6 33.4M50 34.6V38H51.4";
const MOUTH = "M48 41.2C49.2 41.9 50.8 41.9 52 41.2";

/** @type {Record<string, {behind: [string, string][], over: [string, string][]}>} what makes each of them: class and shape */
const FIGURES = {
  K: {
    behind: [["court-hair", "M42 29C39.6 36 40 43 42.2 47L45 46V30ZM58 29C60.4 36 60 43 57.8 47L55 46V30Z"]],
    over: [
      ["court-hair", "M43 36C43 45 45.6 51 50 53.5C54.4 51 57 45 57 36C55.6 39.6 53.6 40 50 39.4C46.4 40 44.4 39.6 43 36Z"],
      ["court-lip", "M47.6 42C49 43.2 51 43.2 52.4 42L50 41.4Z"],
      ["court-gold", "M41 30V27L38 17.5L45 22.6L50 15.4L55 22.6L62 17.5L59 27V30Z"],
      ["court-gem", "M44.5 26.6L46 28.1L44.5 29.6L43 28.1ZM50 26.2L51.8 28L50 29.8L48.2 28ZM55.5 26.6L57 28.1L55.5 29.6L54 28.1Z"],
      ["court-gold", "M64.6 34H66.4V66H64.6ZM65.5 27.6L68.4 31.4L65.5 35.2L62.6 31.4Z"],
    ],
  },
  Q: {
    behind: [["court-hair", "M43 26C38 31 37.6 44 39 54C41.4 55.4 44 54 45.4 51L44.6 30ZM57 26C62 31 62.4 44 61 54C58.6 55.4 56 54 54.6 51L55.4 30Z"]],
    over: [
      ["court-hair", "M42.6 31C42.6 21.6 57.4 21.6 57.4 31C55.4 28.6 52.6 27.6 50 26.2C47.4 27.6 44.6 28.6 42.6 31Z"],
      ["court-gold", "M42.4 26.4C46.6 22.8 53.4 22.8 57.6 26.4L60 18.8L55.2 21.6L50 15.6L44.8 21.6L40 18.8Z"],
      ["court-gem", "M50 18.6L51.6 20.4L50 22.2L48.4 20.4Z"],
      ["court-lip", "M48 40.8L50 40.2L52 40.8C51 42.6 49 42.6 48 40.8Z"],
      ["court-leaf", "M65.2 52C65 58 65.4 62 66.2 68H64.2C63.6 62 63.4 58 63.6 52ZM66 59C68.6 57.4 70 58 70.4 60C68.6 61.4 67 61.2 66 59Z"],
      ["court-gem", "M64.4 40.6C66.8 38 70 40.4 68.4 43.6C71 46 68.6 49.4 65.6 48C64 51 60 49.6 60.8 46.2C57.8 44.6 59.2 40.6 62.6 41.4C63 40.8 63.6 40.6 64.4 40.6Z"],
    ],
  },
  J: {
    behind: [["court-hair", "M42.4 27C38.6 34 38.8 42 40.4 48C42.4 49.4 44.8 48.6 45.4 46V29ZM57.6 27C61.4 34 61.2 42 59.6 48C57.6 49.4 55.2 48.6 54.6 46V29Z"]],
    over: [
      ["court-lip", "M48.2 41L50 40.5L51.8 41C51 42.3 49 42.3 48.2 41Z"],
      ["court-cap", "M40.4 29.4C39.4 21.6 45 17 52 17.6C59 18 61 23.6 59.8 29.4C54 26.6 46 26.6 40.4 29.4Z"],
      ["court-gold", "M40 30.4V27.4C46 24.6 54 24.6 60.2 27.4V30.4C54 27.8 46 27.8 40 30.4Z"],
      ["court-flower", "M56.6 19.6C60.6 13.4 69 15.4 69.4 24.6C66.4 21 62.4 20.4 58.6 22.6Z"],
      ["court-wood", "M65 33H66.8V70H65Z"],
      ["court-gold", "M65.9 26L68.6 33.4L65.9 36.4L63.2 33.4Z"],
    ],
  },
};

/**
 * @param {string} rank
 * @param {string} suit
 * @param {() => SVGElement} pip its suit, for the corner of the frame
 */
export function court(rank, suit, pip) {
  const { behind, over } = FIGURES[rank];
  const shapes = (/** @type {[string, string][]} */ found) => found.map(([kind, d]) => s("path", { class: kind, d }));
  const half = () => [
    s("path", { class: "court-coat", d: ROBE }),
    s("path", { class: "court-gold", d: SLEEVES }),
    s("path", { class: "court-trim", d: PANEL }),
    s("path", { class: "court-gold", d: LOZENGE }),
    ...shapes(behind),
    s("path", { class: "court-skin", d: NECK }),
    s("path", { class: "court-skin", d: FACE }),
    s("path", { class: "court-line", d: FEATURES }),
    s("circle", { class: "court-ink", cx: 46.8, cy: 35, r: 0.9 }),
    s("circle", { class: "court-ink", cx: 53.2, cy: 35, r: 0.9 }),
    s("path", { class: "court-line", d: MOUTH }),
    ...shapes(over),
    pip(),
  ];
  return [
    s("rect", { class: `court-frame suit-${suit}`, ...FRAME }),
    s("g", { class: `court court-${suit}` }, ...half(), s("g", { transform: "rotate(180 50 70)" }, ...half()), s("path", { class: "court-seam", d: "M29 70H71" })),
  ];
}
