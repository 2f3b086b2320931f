// What lies on the hands of Blackjack: panels of a Split, totals, results, chips, insurance, whose turn.
// A geometry says where: that of the whole arc, or that of one box on a phone.

import { kindOf, SIGNS, stack } from "../../kit/chips.js";
import { s } from "../../kit/dom.js";
import { lettersOf } from "../../kit/letters.js";
import { money, net } from "../../kit/money.js";
import { shortly } from "../../kit/people.js";
import { netOf, stakes } from "../../table/spots.js";
import { closeLines } from "./close.js";
import { betsOn, isDoubled } from "./hands.js";
import { worth } from "./worth.js";

const NARROW_PANEL = 130; // has no room for a note beside its title
const IN_A_CIRCLE = 20;
const LINE = 17; // of a plate
const [LETTER, NAMED] = [6.4, 27]; // of a name; chips closer than this have their names together
const LONGEST = { note: 8, turn: 12 }; // of a name

/** @typedef {import("./hands.js").Block} Block */
/**
 * @typedef {object} Geometry
 * @property {(view: any, sign: any) => Block[]} blocks
 * @property {(block: Block, index: number) => any} panel
 * @property {(block: Block, index: number) => any} totalAt
 * @property {(sign: any, box: number, nth: number) => any} chipAt
 * @property {(sign: any, box: number, nth: number) => any} insuranceAt
 * @property {(block: Block) => any} turnAt
 * @property {{x: number, y: number}} dealerTotal
 */

/** Under the cards: the panels of a Split, the one in play framed. @param {any} state @param {Geometry} geometry */
export function panels(state, geometry) {
  const found = geometry.blocks(state.view, state.sign).filter((block) => block.split);
  return found.flatMap((block) =>
    block.hands.map((hand, index) => {
      const place = geometry.panel(block, index);
      return place.close ? closePanelOf(state, place, hand, index) : panelOf(state, place, hand, index);
    }),
  );
}

/** @param {any} state @param {any} place @param {any} hand @param {number} index */
function closePanelOf({ view, words, me }, place, hand, index) {
  const { x, y, width, height } = place;
  const asked = decider(view, hand);
  const lines = closeLines(place);
  const number = hand.number ?? index + 1;
  const others = besides(view, [hand], me);
  return s(
    "g",
    { class: `panel close${asked ? " asked" : ""}${asked === me ? " own" : ""}` },
    s("title", {}, [words.say("web-bj-hand", { hand: number }), ...others].join(" · ")),
    s("rect", { x, y, width, height, rx: 6 }),
    s("text", { class: "panel-title", x: lines.left, y: lines.number }, `${asked ? "▸" : ""}${number}`),
    lines.room > 0 && s("text", { class: "panel-note", x: lines.right, y: lines.number }, together(others, lines.room / LETTER)),
  );
}

/** @param {any} state @param {any} place @param {any} hand @param {number} index */
function panelOf({ view, words, me }, { x, y, width, height }, hand, index) {
  const asked = decider(view, hand);
  const note = asked
    ? asked === me
      ? words.say("web-bj-your-turn")
      : shortly(asked, LONGEST.note)
    : isDoubled(view, hand)
      ? words.say("web-bj-doubled")
      : "";
  const title = words.say("web-bj-hand", { hand: hand.number ?? index + 1 });
  return s(
    "g",
    { class: `panel${asked ? " asked" : ""}${asked === me ? " own" : ""}` },
    s("rect", { x, y, width, height, rx: 10 }),
    s(
      "text",
      { class: "panel-title", x: x + 10, y: y + 22 },
      `${asked && width <= NARROW_PANEL ? "▸ " : ""}${title}`,
    ),
    width > NARROW_PANEL && s("text", { class: "panel-note", x: x + width - 10, y: y + 22 }, note),
  );
}

/** Who decides about a hand that is asked about; undefined: it is not. @param {any} view @param {any} hand @returns {string | undefined} */
function decider(view, { place }) {
  const asked = view.awaited.some(
    (/** @type {any} */ each) => each.kind === "play" && each.box === place.box && each.hand === place.hand,
  );
  return asked ? view.deciders[place.box] : undefined;
}

/** Over the cards. @param {any} state @param {Geometry} geometry */
export function lying(state, geometry) {
  const found = geometry.blocks(state.view, state.sign);
  const hands = found.flatMap((block) =>
    block.hands.flatMap((hand, index) => [
      ...(block.split && !block.close ? chipsOf(state, geometry.panel(block, index), hand, block.hands) : []),
      ...totalOf(state, geometry, block, hand, index),
    ]),
  );
  return [
    ...hands,
    ...dealer(state, geometry),
    ...doubled(state, geometry, found),
    ...insurance(state, geometry),
  ];
}

/** A total, with what the hand won or lost once it is settled. @param {any} state @param {Geometry} geometry @param {Block} block @param {any} hand @param {number} index */
function totalOf(state, geometry, block, hand, index) {
  const { view, words, me } = state;
  /** @type {SVGElement[]} */
  const found = [];
  const asked = decider(view, hand);
  const settled = betsOn(view, hand).filter((bet) => bet.settlement !== null);
  const own = settled.filter((bet) => bet.player === me);
  const counted = own.length ? own : settled;
  const cents = counted.reduce((sum, bet) => sum + netOf(bet), 0);
  const kind = counted.length ? kindOf(cents) : "";
  const mark = kind && `${SIGNS[kind]} `;
  if (asked && (!block.split || block.close)) found.push(turn(state, asked, geometry.turnAt(block)));
  if (block.close) return [...found, ...closeLinesOf(state, closeLines(geometry.panel(block, index)), hand, { mark, kind, cents })];
  const { x, y, net: below = 34, most } = geometry.totalAt(block, index);
  const { total } = hand.worth?.values ?? {};
  const text = mark && block.split && total !== undefined ? `${mark}${total}` : `${mark}${worth(hand, words)}`;
  const theirs = kind && !block.split && !own.length ? net(cents) : "";
  found.push(capsule(x, y, text, `total ${kind}${asked === me ? " own" : ""}`, { theirs, kind, most }));
  if (kind && block.split)
    found.push(
      s(
        "text",
        { class: `paid ${kind} hand-net`, x: geometry.panel(block, index).x + 10, y: y + below },
        net(cents),
      ),
    );
  return found;
}

/**
 * The total of a hand and, under it, what is staked there, or what it won or lost.
 * @param {any} state
 * @param {any} lines
 * @param {any} hand
 * @param {{mark: string, kind: string, cents: number}} result
 */
function closeLinesOf({ view, me }, { right, total, stake, marked }, hand, { mark, kind, cents }) {
  const bets = betsOn(view, hand);
  const own = bets.filter((bet) => bet.player === me);
  const under = kind
    ? s("text", { class: `paid ${kind} hand-net close`, x: right, y: stake }, net(cents))
    : s("text", { class: `hand-stake${own.length ? " own" : ""}`, x: right, y: stake }, money(stakes(own.length ? own : bets)));
  return [
    s("g", { class: `capsule close ${kind}` }, s("text", { x: right, y: total }, `${marked ? mark : ""}${hand.worth?.values?.total ?? "?"}`)),
    under,
  ];
}

/** Who decides, over the cards of the box that is asked. @param {any} state @param {string} player @param {{x: number, y: number}} place */
function turn({ words, me }, player, { x, y }) {
  const text = player === me ? words.say("web-bj-you-decide") : words.say("web-bj-decides", { player: shortly(player, LONGEST.turn) });
  return s("text", { class: `turn${player === me ? " own" : ""}`, x, y }, `▸ ${text}`);
}

/**
 * A plate; what others won or lost stands after the text, or under it where there is no room for one line.
 * @param {number} x @param {number} y @param {string} text @param {string} name
 * @param {{theirs?: string, kind?: string, most?: number}} [how] most: so wide at most
 */
function capsule(x, y, text, name, { theirs = "", kind = "", most = Infinity } = {}) {
  const wide = (/** @type {string} */ told) => Math.max(44, 20 + lettersOf(told) * 8.6);
  const one = wide(theirs ? `${text} ${theirs}` : text);
  const under = theirs !== "" && one > most;
  const needed = under ? Math.max(wide(text), wide(theirs)) : one;
  const width = Math.min(most, needed);
  const after = theirs && s("tspan", { class: `paid ${kind}`, ...(under ? { x: 0, dy: LINE } : { dx: 6 }) }, theirs);
  return s(
    "g",
    { class: `capsule ${name}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    s("rect", { x: -width / 2, y: -16, width, height: under ? 24 + LINE : 32, rx: 16 }),
    s("text", { y: under ? 3 : 6, ...(needed > most ? { transform: `scale(${(most / needed).toFixed(2)})` } : {}) }, text, after),
  );
}

/** @param {any} state @param {Geometry} geometry */
function dealer({ view, words }, { dealerTotal: { x, y } }) {
  const hand = view.hands.find((/** @type {any} */ each) => each.place.area === "dealer");
  return hand ? [capsule(x, y, worth(hand, words), "total")] : [];
}

/**
 * The chips on one hand of a Split, one's own first; whoever does not decide is named, on hands without their chips too.
 * @param {any} state
 * @param {any} place
 * @param {any} hand
 * @param {any[]} hands of the box
 */
function chipsOf({ view, me }, { x, y, width, height, chips, chipRoom }, hand, hands) {
  const here = betsOn(view, hand);
  const players = byPlayer(hands.flatMap((each) => betsOn(view, each)), me);
  const step = Math.min(30, chipRoom / Math.max(1, players.length - 1));
  const decides = view.deciders[hand.place.box];
  const others = players.map(([player]) => player).filter((player) => player !== me && player !== decides);
  const laid = players.map(([player], nth) => {
    const at = { x: x + width - (players.length > 1 ? 16 : 22) - (players.length - 1 - nth) * step, y: y + chips };
    const name = step < NAMED || !others.includes(player) ? "" : brief(player, step / LETTER);
    const bets = here.filter((bet) => bet.player === player);
    const how = { kind: "on-hand", name, bare: others.includes(player) };
    return bets.length ? placed(at, player, bets, player === me, player === me ? 14 : 11, how) : nobodys(at, player, name);
  });
  if (step >= NAMED) return laid;
  const there = others.filter((player) => here.some((bet) => bet.player === player));
  return [...laid, s("text", { class: "hand-name together", x: x + width - 8, y: y + height - 5 }, together(there, width / 2 / LETTER))];
}

/** Who stayed behind with another hand. @param {{x: number, y: number}} at @param {string} player @param {string} name */
function nobodys({ x, y }, player, name) {
  return s("g", { class: "behind", transform: `translate(${x} ${y})` }, s("title", {}, player), s("circle", { r: 10 }), s("text", { y: 4 }, "–"), named(name));
}

/** Of so many letters, or the first. @param {string} name @param {number} most */
const brief = (name, most) => (most < 3 ? [...name][0] : shortly(name, Math.floor(most)));

/** Who else has chips on these hands, where there are several. @param {any} view @param {any[]} hands @param {string} me */
export function besides(view, hands, me) {
  const players = byPlayer(hands.flatMap((hand) => betsOn(view, hand)), me).map(([player]) => player);
  return players.length > 1 ? players.filter((player) => player !== me).sort() : [];
}

/** All of them in so many letters. @param {string[]} names @param {number} most */
export const together = (names, most) => names.map((name) => brief(name, (most - names.length + 1) / names.length)).join("·");

/** Under chips of this size. @param {string} name */
const named = (name) => s("text", { class: "hand-name", y: 23 }, name);

/** The chips of a box that was doubled but not Split lie on its circle, with the Double. @param {any} state @param {Geometry} geometry @param {Block[]} found */
function doubled({ view, sign, me }, { chipAt }, found) {
  return found.flatMap((block) => {
    if (block.split || !isDoubled(view, block.hands[0])) return [];
    const players = byPlayer(betsOn(view, block.hands[0]), me);
    return players.map(([player, bets], nth) =>
      placed(chipAt(sign, block.box, nth), player, bets, player === me, nth ? 15 : 22, { note: nth ? brief(player, players.length > 2 ? 1 : LONGEST.note) : "" }),
    );
  });
}

/** @param {any[]} bets @param {string} me @returns {[string, any[]][]} */
function byPlayer(bets, me) {
  const players = [...new Set(bets.map((bet) => bet.player))].sort(
    (a, b) => Number(b === me) - Number(a === me),
  );
  return players.map((player) => [player, bets.filter((bet) => bet.player === player)]);
}

/** Insurance lies on its band before the box. @param {any} state @param {Geometry} geometry */
function insurance({ view, sign, me }, { insuranceAt, blocks }) {
  const bets = view.bets.filter((/** @type {any} */ bet) => bet.spot.bet === "insurance");
  return blocks(view, sign).flatMap(({ box }) =>
    byPlayer(
      bets.filter((/** @type {any} */ bet) => bet.spot.box === box),
      me,
    ).map(([player, own], nth) => placed(insuranceAt(sign, box, nth), player, own, player === me, 10, { kind: "laid-over insurance-chips" })),
  );
}

/** @param {{x: number, y: number}} where @param {string} player @param {any[]} bets @param {boolean} own @param {number} radius @param {{kind?: string, name?: string, note?: string, bare?: boolean}} how name: in place of the amount */
function placed({ x, y }, player, bets, own, radius, { kind, name, note, bare }) {
  const settled = bets.every((bet) => bet.settlement !== null);
  const cents = bets.reduce((sum, bet) => sum + netOf(bet), 0);
  const told = settled && own && (radius > IN_A_CIRCLE || bets[0].spot.bet === "insurance"); // hands of a Split say it themselves
  return s(
    "g",
    { class: kind ?? "laid-over", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    s("title", {}, `${player} ${money(stakes(bets))}`),
    stack(stakes(bets), { radius, own, note, bare, lost: settled && cents < 0, result: told ? cents : null }),
    name && named(name),
  );
}
