// A felt for a narrow screen, for every game with boxes: one box drawn large with each of its spots, the
// other boxes as pills; the cards above. It answers as any felt does.

import { s } from "../kit/dom.js";
import { money, odds } from "../kit/money.js";
import { stakes } from "./spots.js";

const WIDTH = 390;
const MARGIN = 12;
const GAP = 6;
const MOST_IN_A_ROW = 7;
const CARDS = { y: 34, width: 62, height: 87 };
const OWN = { width: 46, height: 66 };
const ROW = { one: 76, several: 64, shared: 54 };
const PILLS = 48;
const GLYPHS = { banker: "庄", player: "閒", andar: "左邻", bahar: "右舍" };

/**
 * @param {any} sign
 * @param {number} box the one that is drawn
 * @param {any} words
 */
export function phoneFelt(sign, box, words) {
  const dealt = DEALT_TO_BOXES.includes(sign.game);
  const title = CARDS.y + CARDS.height + 58 + (dealt ? OWN.height + 26 : 0);
  const rows = rowsOf(sign, box);
  const places = laid(rows, title + 12);
  const height = places.bottom + PILLS + 16;
  return {
    size: { width: WIDTH, height },
    background: () => [s("rect", { class: "cloth", width: WIDTH, height })],
    spots: () => places.spots.map((each) => spotOf(each, sign, words)),
    badges: () => [],
    prints: () => [s("text", { class: "phone-title", x: MARGIN, y: title }, words.say("web-phone-box", { box }))],
    cards: (/** @type {any} */ view) => cards(view, box, title),
    due: () => [],
    notes: (/** @type {any} */ view) => notes(view, words),
    over: (/** @type {any} */ page) => [...heads(page.state), ...offers(page.state), ...said(page.state), ...seat(page, box, title), ...pills(page, box, height - PILLS - 6)],
  };
}

const DEALT_TO_BOXES = ["blackjack", "si-ki-pi"];

/**
 * The spots of the box, ring by ring, then those that all share.
 * @param {any} sign
 * @param {number} box
 */
function rowsOf(sign, box) {
  const groups = new Map();
  for (const each of sign.spots) {
    if (each.spot.box !== null && each.spot.box !== box) continue;
    const key = each.spot.box === null ? 100 + (each.where.row ?? 0) : each.where.ring;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const order = (/** @type {any} */ each) => ({ left: 0, centre: 1, right: 2 })[/** @type {"left"} */ (each.where.side)] ?? each.where.order;
  return [...groups].sort(([one], [other]) => one - other).flatMap(([key, found]) => {
    const sorted = found.sort((/** @type {any} */ one, /** @type {any} */ other) => order(one) - order(other));
    const rows = Math.ceil(sorted.length / MOST_IN_A_ROW);
    const across = Math.ceil(sorted.length / rows);
    const height = key >= 100 ? ROW.shared : sorted.length > 1 ? ROW.several : ROW.one;
    return Array.from({ length: rows }, (_, n) => ({ height, spots: sorted.slice(n * across, (n + 1) * across) }));
  });
}

/** @param {{height: number, spots: any[]}[]} rows @param {number} top */
function laid(rows, top) {
  let y = top;
  const spots = rows.flatMap(({ height, spots: row }) => {
    const width = (WIDTH - 2 * MARGIN - GAP * (row.length - 1)) / row.length;
    const found = row.map((each, n) => ({ each, x: MARGIN + n * (width + GAP), y, width, height }));
    y += height + GAP;
    return found;
  });
  return { spots, bottom: y };
}

/** @param {any} place @param {any} sign @param {any} words */
function spotOf({ each, x, y, width, height }, sign, words) {
  const { spot } = each;
  const line = sign.pays.find((/** @type {any} */ pays) => pays.bet === spot.bet);
  const glyph = GLYPHS[/** @type {"banker"} */ (spot.bet)];
  const wide = width > 200;
  const left = x + 12 + (glyph && wide ? (glyph.length > 1 ? 84 : 52) : 0);
  const name = spot.on ?? words.say(`bet-name-${spot.bet}`);
  const tight = width < 100;
  return {
    spot,
    shape: `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6 -6 6h${12 - width}q-6 0 -6 -6v${12 - height}q0 -6 6 -6Z`,
    band: spot.bet,
    chip: wide ? { x: x + width * 0.66, y: y + height / 2 - 6 } : { x: x + width - (tight ? width / 2 : 26), y: y + height / 2 + (tight ? 4 : 0) },
    radius: wide ? 21 : 15,
    print: [
      glyph && wide && s("text", { class: `print glyph ${spot.bet} start`, x: x + 12, y: y + height / 2 + 13, "font-size": glyph.length > 1 ? 34 : 38 }, glyph),
      s("text", { class: tight ? "print" : "print start", x: tight ? x + width / 2 : left, y: wide ? y + height / 2 - 2 : y + (tight ? 24 : 22), "font-size": wide ? 17 : tight && name.length > 3 ? 10 : 12 }, name),
      line && s("text", { class: tight ? "print odds" : "print odds start", x: tight ? x + width / 2 : left, y: wide ? y + height / 2 + 18 : y + height - 10, "font-size": 12.5 }, odds(line.odds)),
    ].filter((each_) => each_),
  };
}

/**
 * Hands that belong to no box: two side by side; more in rows beside the first (the Joker).
 * @param {any} view
 * @returns {{hand: any, x: number, y: number, width: number, card: number, row: boolean}[]}
 */
function shared(view) {
  const hands = view.hands.filter((/** @type {any} */ hand) => hand.place.box === null && hand.cards.length);
  const width = (WIDTH - 2 * MARGIN) / 2;
  return hands.map((/** @type {any} */ hand, /** @type {number} */ n) => {
    if (hands.length < 3) return { hand, x: MARGIN + n * width, y: CARDS.y, width: width - 8, card: hand.cards.length > 2 ? 54 : CARDS.width, row: false };
    if (n === 0) return { hand, x: MARGIN, y: CARDS.y, width: CARDS.width, card: CARDS.width, row: true };
    const x = MARGIN + CARDS.width + 24;
    return { hand, x, y: 22 + (n - 1) * 72, width: WIDTH - MARGIN - x, card: 36, row: true };
  });
}

/** @param {any[]} cards @param {number} x @param {number} y @param {number} width of each @param {number} room */
function row(cards, x, y, width, room) {
  const step = Math.min(width + 5, (room - width) / Math.max(1, cards.length - 1));
  return cards.map((card, n) => ({ card, width, x: x + n * step, y }));
}

/** @param {any} view @param {number} box @param {number} title */
function cards(view, box, title) {
  const own = view.hands.filter((/** @type {any} */ hand) => hand.place.box === box && hand.cards.length);
  const room = (WIDTH - 2 * MARGIN) / Math.max(1, own.length);
  return [
    ...shared(view).flatMap(({ hand, x, y, width, card }) => row(hand.cards, x, y, card, width)),
    ...own.flatMap((/** @type {any} */ hand, /** @type {number} */ n) => row(hand.cards, MARGIN + n * room, title - OWN.height - 24, OWN.width, room - 8)),
  ];
}

/** @param {any} view @param {any} words */
function notes(view, words) {
  return shared(view)
    .filter((each) => each.hand.worth !== null && !each.row)
    .map(({ hand, x, width }) => ({ x: x + width / 2 - 32, y: CARDS.y + CARDS.height + 20, text: words.sentence(hand.worth) }));
}

/** Whose cards they are. @param {any} state */
function heads({ view, words }) {
  return shared(view).map(({ hand, x, y, row: small }) => {
    const { area } = hand.place;
    const glyph = GLYPHS[/** @type {"banker"} */ (area)];
    const name = [glyph, words.say(`place-name-${area}`)].filter(Boolean).join(" ");
    if (!small) return s("text", { class: `print hand-title start ${area}`, x, y: 25 }, name);
    return s("text", { class: "phone-title", x, y: y - 6 }, hand.worth ? `${name} · ${words.sentence(hand.worth)}` : name);
  });
}

/** What is offered as the cards lie, beside the hand it is about. @param {any} state */
function offers({ view, words }) {
  return shared(view).flatMap(({ hand, x, width }) => {
    const offer = view.offered?.find((/** @type {any} */ each) => each.bet === `${hand.place.area}-insurance`);
    if (!offer) return [];
    const text = odds(offer.odds);
    return [
      s(
        "g",
        { class: "phone-offer", role: "img", "aria-label": `${words.say(`bet-name-${offer.bet}`)} ${text}`, transform: `translate(${x + width - 26} ${CARDS.y + CARDS.height + 20})` },
        s("rect", { x: -25, y: -17, width: 50, height: 34, rx: 17 }),
        s("text", { y: 5 }, text),
      ),
    ];
  });
}

/** Before there are cards: the last that the Dealer called. @param {any} state */
function said({ view, told, words }) {
  const call = told.find((/** @type {any} */ each) => each.kind === "call");
  if (!call || shared(view).length) return [];
  return [s("text", { class: "phone-said", x: WIDTH / 2, y: CARDS.y + CARDS.height / 2 }, words.sentence(call.message))];
}

/** A free box can be taken where its name stands. @param {any} page @param {number} box @param {number} y */
function seat(page, box, y) {
  const { view, words } = page.state;
  if (view.seats[box]) return [s("text", { class: "phone-title end", x: WIDTH - MARGIN, y }, view.seats[box])];
  const label = words.say("web-take-box", { box });
  return [
    s(
      "g",
      { class: "phone-pill take", role: "button", tabindex: 0, "aria-label": label, onclick: () => page.sit(box), onkeydown: pressed(() => page.sit(box)) },
      s("rect", { x: WIDTH - MARGIN - 128, y: y - 40, width: 128, height: 48, rx: 24 }),
      s("text", { x: WIDTH - MARGIN - 64, y: y - 11 }, label),
    ),
  ];
}

/** Every box: its number, and what lies there. @param {any} page @param {number} shown @param {number} y */
function pills(page, shown, y) {
  const { sign, view, me, words } = page.state;
  const width = (WIDTH - 2 * MARGIN) / sign.boxes.length;
  return sign.boxes.map((/** @type {number} */ box, /** @type {number} */ n) => {
    const sum = stakes(view.bets.filter((/** @type {any} */ bet) => bet.spot.box === box));
    const name = view.seats[box];
    const kind = [box === shown && "shown", name === me && "own", !name && "free"].filter(Boolean).join(" ");
    const label = name ? words.say("web-lobby-taken", { box, name }) : words.say("web-lobby-free", { box });
    const look = () => page.look(box);
    return s(
      "g",
      { class: `phone-pill ${kind}`, role: "button", tabindex: 0, "aria-pressed": String(box === shown), "aria-label": label, onclick: look, onkeydown: pressed(look) },
      s("rect", { x: MARGIN + n * width + 1.5, y, width: width - 3, height: PILLS, rx: Math.min(24, width / 2 - 2) }),
      s("text", { x: MARGIN + (n + 0.5) * width, y: y + (sum ? 21 : 29) }, String(box)),
      sum > 0 && s("text", { class: "sum-there", x: MARGIN + (n + 0.5) * width, y: y + 38 }, money(sum)),
    );
  });
}

/** @param {() => void} act */
function pressed(act) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
