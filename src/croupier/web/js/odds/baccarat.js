// Baccarat: Insurance cell by cell, what the favourable ones are worth, decks, and final points.

import { h } from "../kit/dom.js";
import { dumbbells, panels } from "./charts.js";
import { betName, betNames, number, percent, signed, step } from "./figures.js";
import { grid } from "./grids.js";
import { behind, picture, section, table } from "./parts.js";

const STAGES = ["four-cards", "third-card"];
const GLYPH = { banker: "庄", player: "閒" };

/** @param {any} told @param {any} words @param {HTMLElement} reading how to read the page */
export function sections(told, words, reading) {
  const { own, by_decks } = told;
  return [insurance(own, words), h("div", { class: "halves" }, insured(own, words), decks(by_decks, words)), h("div", { class: "halves" }, points(own, words), reading)];
}

/** @param {any} own @param {any} words */
function insurance({ insurance }, words) {
  const good = insurance.filter((/** @type {any} */ cell) => cell.favours_the_player);
  const best = good.reduce((/** @type {any} */ one, /** @type {any} */ other) => (other.ev > (one?.ev ?? 0) ? other : one), null);
  const title = best ? favoured(good.length, best, words) : words.say("web-odds-no-cell-favours");
  const head = [words.say("web-odds-stage"), words.say("web-odds-side"), words.say("bet-name-player"), words.say("bet-name-banker"), words.say("web-odds-pays"), words.say("web-odds-fair"), words.say("web-odds-offered"), words.say("web-odds-ev"), words.say("web-odds-favours")];
  const rows = insurance.map((/** @type {any} */ cell) => [
    words.say(`web-odds-stage-${cell.stage}`),
    betName(cell.side, words),
    String(cell.player),
    String(cell.banker),
    words.say("web-odds-to-one", { much: cell.odds }),
    number(cell.fair, 2),
    percent(cell.offered),
    signed(cell.ev, 4),
    words.say(cell.favours_the_player ? "web-odds-the-player" : "web-odds-the-house"),
  ]);
  return section(title, words.say("web-odds-insurance-note"), [
    h("div", { class: "two-grids" }, ...STAGES.map((stage) => stageOf(insurance.filter((/** @type {any} */ cell) => cell.stage === stage), stage, words))),
    key(best, words),
    behind(words, table(words.say("web-odds-every-cell"), head, rows)),
  ]);
}

/** @param {number} cells @param {any} best @param {any} words */
function favoured(cells, { side: of, banker, player }, words) {
  const side = words.say(`bet-name-${of}`);
  return words.say("web-odds-cells-favour", { cells, side, banker, player });
}

/** @param {any[]} cells @param {string} stage @param {any} words */
function stageOf(cells, stage, words) {
  const found = new Map(cells.map((cell) => [`${cell.player} ${cell.banker}`, cell]));
  const upTo = (/** @type {"player" | "banker"} */ side) => Array.from({ length: Math.max(...cells.map((cell) => cell[side])) + 1 }, (_, n) => n);
  const [players, bankers] = [upTo("player"), upTo("banker")];
  const name = words.say(`web-odds-stage-${stage}`);
  return grid({ name, title: name, corner: "閒 \\ 庄", columns: bankers.map(String), rows: players.map(String), kind: "cells" }, (row, column) => {
    const cell = found.get(`${players[row]} ${bankers[column]}`);
    return cell ? insuranceCell(cell, words) : null;
  });
}

/** @param {any} cell @param {any} words */
function insuranceCell(cell, words) {
  const side = GLYPH[/** @type {"banker"} */ (cell.side)];
  return {
    kind: `${step(cell.ev ?? 0)}${cell.favours_the_player ? " ringed" : ""}`,
    text: [h("b", {}, signed(cell.ev)), h("small", {}, `${side} ${cell.odds}∕${number(cell.fair, 2)}`), cell.favours_the_player && h("span", { class: "ears" }, words.say("web-odds-favours-player"))],
  };
}

/** How a cell is read: a real one. @param {any} best @param {any} words */
function key(best, words) {
  if (!best) return null;
  const { kind, text } = insuranceCell(best, words);
  return h("div", { class: "key" }, h("span", { class: `key-cell ${kind}` }, ...text), h("p", {}, words.say("web-odds-cell-key")), h("p", {}, words.say("web-odds-ring-key")), scale());
}

/** The colours with their breaks. */
export function scale() {
  const steps = [-0.3, -0.2, -0.07, -0.03, -0.005, 0.005, 0.03, 0.07, 0.2, 0.3];
  const breaks = ["", "−25", "−10", "−5", "−1", "0", "+1", "+5", "+10", "+25 %"];
  return h("ol", { class: "scale", "aria-hidden": "true" }, ...steps.map((share, place) => h("li", { class: step(share) }, h("span", {}, breaks[place]))));
}

/** @param {any} own @param {any} words */
function insured({ insured }, words) {
  const ordered = [...insured].sort((one, other) => one.alone - other.alone);
  const shares = ordered.flatMap((each) => [100 * each.alone, 100 * each.insured]);
  const axis = ticks(Math.min(...shares), Math.max(...shares), 0.05);
  const rows = ordered.map((each) => ({
    name: betName(each.side, words),
    from: 100 * each.alone,
    to: 100 * each.insured,
    fromTold: words.say("web-odds-alone", { share: percent(each.alone) }),
    toTold: words.say("web-odds-insured", { share: percent(each.insured), cells: each.cells }),
    kind: `bet-${each.side}`,
  }));
  const title = words.say("web-odds-insured-title");
  const figures = table(title, [words.say("web-odds-bet"), words.say("web-odds-cells"), words.say("web-odds-edge"), words.say("web-odds-edge-insured")], ordered.map((each) => [betName(each.side, words), String(each.cells), percent(each.alone), percent(each.insured)]));
  return section(title, words.say("web-odds-insured-note"), [picture(words, title, (width) => dumbbells(width, rows, { axis, unit: (value) => `${number(value, 2)} %` }), figures)]);
}

/** @param {number} least @param {number} most @param {number} every */
export function ticks(least, most, every) {
  const [from, to] = [Math.floor(least / every), Math.ceil(most / every)];
  return Array.from({ length: to - from + 1 }, (_, n) => (from + n) * every);
}

/** @param {any[]} byDecks @param {any} words */
function decks(byDecks, words) {
  const bets = [["player-pair", "banker-pair"], ["tie"], ["banker"], ["player"]];
  const drawn = bets.map((alike) => ({
    name: betNames(alike.slice(0, 1), words),
    kind: `bet-${alike[0]}`,
    values: byDecks.map((each) => -100 * each.ev[alike[0]]),
  }));
  const [fewest, most] = [byDecks[0].decks, byDecks[byDecks.length - 1].decks];
  const title = words.say("web-odds-decks-title", { fewest, most });
  const labels = /** @type {[string, string]} */ ([String(fewest), words.say("web-odds-decks", { decks: most })]);
  const figures = table(title, [words.say("web-odds-bet"), ...byDecks.map((each) => words.say("web-odds-decks", { decks: each.decks }))], bets.map((alike) => [betNames(alike, words), ...byDecks.map((each) => percent(-each.ev[alike[0]]))]));
  return section(title, words.say("web-odds-decks-note"), [picture(words, title, (width) => panels(width, drawn, { labels, unit: (value) => number(value, 2) }), figures)]);
}

/** @param {any} own @param {any} words */
function points({ points }, words) {
  const level = points.reduce((/** @type {number} */ sum, /** @type {number[]} */ row, /** @type {number} */ at) => sum + row[at], 0);
  const most = Math.max(...points.flat());
  const title = words.say("web-odds-points-title", { share: percent(level, 2) });
  const labels = points.map((/** @type {number[]} */ _, /** @type {number} */ at) => String(at));
  return section(title, words.say("web-odds-points-note"), [
    grid({ name: title, corner: "閒 \\ 庄", columns: labels, rows: labels, kind: "points" }, (row, column) => ({
      kind: `depth-${Math.min(5, Math.floor((6 * points[row][column]) / most))}${row === column ? " tied" : ""}`,
      text: [percent(points[row][column], 2)],
    })),
  ]);
}
