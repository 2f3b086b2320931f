// What lies on the hands of Blackjack: panels of a Split, totals, results, chips, insurance, whose turn.

import { at } from "../../kit/arc.js";
import { stack } from "../../kit/chips.js";
import { s } from "../../kit/dom.js";
import { net } from "../../kit/money.js";
import { netOf, stakes } from "../../table/spots.js";
import { betsOn, blocks, isDoubled, panel, totalAt } from "./hands.js";
import { BAND, CENTRE, CIRCLE, DEALER, degreesOf, standing } from "./layout.js";
import { marks } from "./marks.js";
import { worth } from "./worth.js";

/** Under the cards: the panels of a Split, the one in play framed. @param {any} page */
export function under({ state }) {
  const { view, sign } = state;
  return blocks(view, sign).flatMap((block) => (block.split ? block.hands.map((hand, index) => panelOf(state, block, hand, index)) : []));
}

/** @param {any} state @param {any} block @param {any} hand @param {number} index */
function panelOf(state, block, hand, index) {
  const { view, words, me } = state;
  const { x, y, width, height } = panel(block, index);
  const asked = askedAt(view, hand);
  const note = asked ? (asked.player === me ? words.say("web-bj-your-turn") : asked.player) : isDoubled(view, hand) ? words.say("web-bj-doubled") : "";
  const title = words.say("web-bj-hand", { hand: hand.number ?? index + 1 });
  return s(
    "g",
    { class: `panel${asked ? " asked" : ""}${asked?.player === me ? " own" : ""}` },
    s("rect", { x, y, width, height, rx: 10 }),
    s("text", { class: "panel-title", x: x + 10, y: y + 22 }, `${asked ? "▸ " : ""}${title}`),
    s("text", { class: "panel-note", x: x + width - 10, y: y + 22 }, note),
  );
}

/** The question about a hand, if there is one. @param {any} view @param {any} hand */
function askedAt(view, { place }) {
  return view.awaited.find((/** @type {any} */ each) => each.kind === "play" && each.box === place.box && each.hand === place.hand);
}

/** Over the cards. @param {any} page */
export function over({ state }) {
  const { view, sign } = state;
  const hands = blocks(view, sign).flatMap((block) => block.hands.flatMap((hand, index) => [...totalOf(state, block, hand, index), ...(block.split ? chipsOf(state, block, hand, index) : [])]));
  return [...marks(state), ...hands, ...dealer(state), ...doubled(state), ...insurance(state)];
}

/** A total, with what the hand won or lost once it is settled. @param {any} state @param {any} block @param {any} hand @param {number} index */
function totalOf(state, block, hand, index) {
  const { view, words, me } = state;
  const { x, y } = totalAt(block, index);
  const asked = askedAt(view, hand);
  const settled = betsOn(view, hand).filter((bet) => bet.settlement !== null);
  const own = settled.filter((bet) => bet.player === me);
  const counted = own.length ? own : settled;
  const cents = counted.reduce((sum, bet) => sum + netOf(bet), 0);
  const kind = counted.length ? (cents > 0 ? "won" : cents < 0 ? "lost" : "push") : "";
  const mark = { won: "✓ ", lost: "✕ ", push: "= ", "": "" }[kind];
  const text = `${mark}${worth(hand, words)}`;
  const found = [capsule(x, y, text, `total ${kind}${asked?.player === me ? " own" : ""}`)];
  if (kind && block.split) found.push(s("text", { class: `paid ${kind} hand-net`, x: panel(block, index).x + 10, y: y + 34 }, net(cents)));
  else if (kind && !own.length) found.push(s("text", { class: `paid ${kind}`, x: x + 34, y: y + 5 }, net(cents)));
  if (asked && !block.split) found.push(turn(state, asked, block));
  return found;
}

/** Who decides, over the cards of the box that is asked. @param {any} state @param {any} asked @param {any} block */
function turn({ words, me }, { player }, block) {
  const text = player === me ? words.say("web-bj-you-decide") : words.say("web-bj-decides", { player });
  return s("text", { class: `turn${player === me ? " own" : ""}`, x: block.x, y: block.y - 52 }, `▸ ${text}`);
}

/** @param {number} x @param {number} y @param {string} text @param {string} kind */
function capsule(x, y, text, kind) {
  const width = Math.max(44, 20 + text.length * 8.6);
  return s("g", { class: `capsule ${kind}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, s("rect", { x: -width / 2, y: -16, width, height: 32, rx: 16 }), s("text", { y: 6 }, text));
}

/** @param {any} state */
function dealer({ view, words }) {
  const hand = view.hands.find((/** @type {any} */ each) => each.place.area === "dealer");
  return hand ? [capsule(DEALER.total.x, DEALER.total.y, worth(hand, words), "total")] : [];
}

/** The chips on one hand of a Split, one's own first. @param {any} state @param {any} block @param {any} hand @param {number} index */
function chipsOf({ view, me }, block, hand, index) {
  const { x, y, width } = panel(block, index);
  const players = byPlayer(betsOn(view, hand), me);
  const step = Math.min(30, (width - 92) / Math.max(1, players.length - 1));
  return players.map(([player, bets], nth) => placed({ x: x + width - 22 - (players.length - 1 - nth) * step, y: y + 146 }, player, bets, player === me, player === me ? 14 : 11));
}

/** The chips of a box that was doubled but not Split lie on its circle, with the Double. @param {any} state */
function doubled({ view, sign, me }) {
  return blocks(view, sign).flatMap((block) => {
    if (block.split || !isDoubled(view, block.hands[0])) return [];
    const players = byPlayer(betsOn(view, block.hands[0]), me);
    return players.map(([player, bets], nth) => placed(standing(sign, block.box, nth), player, bets, player === me, nth ? 15 : 22));
  });
}

/** @param {any[]} bets @param {string} me @returns {[string, any[]][]} */
function byPlayer(bets, me) {
  const players = [...new Set(bets.map((bet) => bet.player))].sort((a, b) => Number(b === me) - Number(a === me));
  return players.map((player) => [player, bets.filter((bet) => bet.player === player)]);
}

/** Insurance lies on its band before the box. @param {any} state */
function insurance({ view, sign, me }) {
  const bets = view.bets.filter((/** @type {any} */ bet) => bet.spot.bet === "insurance");
  return sign.boxes.flatMap((/** @type {number} */ box) =>
    byPlayer(bets.filter((/** @type {any} */ bet) => bet.spot.box === box), me).map(([player, own], nth) =>
      placed(at(CENTRE, BAND.chips, degreesOf(sign, box) - nth * 3.2), player, own, player === me, 11),
    ),
  );
}

/** @param {{x: number, y: number}} where @param {string} player @param {any[]} bets @param {boolean} own @param {number} radius */
function placed({ x, y }, player, bets, own, radius) {
  const settled = bets.every((bet) => bet.settlement !== null);
  const cents = bets.reduce((sum, bet) => sum + netOf(bet), 0);
  const kind = cents > 0 ? "won" : cents < 0 ? "lost" : "push";
  return s(
    "g",
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    s("title", {}, player),
    stack(stakes(bets), { radius, own, lost: settled && cents < 0 }),
    settled && own && radius > CIRCLE.radius / 2 && s("text", { class: `paid ${kind}`, x: radius + 6, y: 2 - radius }, net(cents)),
  );
}
