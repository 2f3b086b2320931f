// Blackjack: the chart, what each rule is worth, how rounds end, the Dealer's Hand, the side bets.

import { h, s } from "../kit/dom.js";
import { comesBack } from "./back.js";
import { kindOf, legend, playChart } from "./chart.js";
import { columns } from "./charts.js";
import { number, oneIn, percent, signed } from "./figures.js";
import { grid } from "./grids.js";
import { behind, picture, section, table } from "./parts.js";

const ENDS = ["17", "18", "19", "20", "21", "blackjack", "bust"];
const [BAR, MIDDLE] = [160, 110];
const FARTHEST = 3; // stakes; what lies beyond is drawn as one

/** @param {any} told @param {any} words @param {HTMLElement} reading how to read the page */
export function sections(told, words, reading) {
  const { own } = told;
  return [
    charts(told, words),
    h("div", { class: "halves" }, rules(own, words), results(own, words)),
    h("div", { class: "halves" }, dealer(own, words), boomBusted(own, words)),
    h("div", { class: "halves" }, pairs(own, words), reading),
  ];
}

/** @param {any} told @param {any} words */
function charts({ own, bets }, words) {
  const against = (/** @type {boolean} */ soft) => (/** @type {number} */ total, /** @type {string} */ up) =>
    own.exceptions.some((/** @type {any} */ each) => each.soft === soft && each.total === total && each.up === up);
  const title = words.say("web-odds-chart-title");
  const initial = bets.find((/** @type {any} */ row) => row.bets.includes("initial"));
  return section(title, words.say("web-odds-chart-note"), [
    h(
      "div",
      { class: "charts" },
      playChart({ title: words.say("web-odds-hard"), note: words.say("web-odds-hard-note"), up: own.up, chart: own.hard }, against(false), words),
      playChart({ title: words.say("web-odds-soft"), note: words.say("web-odds-soft-note"), up: own.up, chart: own.soft }, against(true), words),
      playChart({ title: words.say("web-odds-pairs"), note: words.say("web-odds-pairs-note"), up: own.up, chart: own.pairs, pairs: true }, () => false, words),
    ),
    legend(words),
    own.exceptions.length > 0 && h("p", { class: "note" }, words.say("web-odds-marked", { hands: own.exceptions.length, chart: percent(-initial.ev), cards: percent(-own.by_cards) })),
    own.exceptions.length > 0 && behind(words, exceptions(own, words)),
  ]);
}

/** @param {any} own @param {any} words */
function exceptions({ exceptions }, words) {
  const ordered = [...exceptions].sort((one, other) => other.gains * other.met - one.gains * one.met);
  const head = [words.say("web-odds-hand"), words.say("web-odds-dealer"), words.say("web-odds-by-chart"), words.say("web-odds-better"), words.say("web-odds-gains"), words.say("web-odds-how-often")];
  return table(words.say("web-odds-exceptions"), head, ordered.map((each) => [
    each.hand,
    each.up,
    words.say(`web-odds-play-${kindOf(each.chart)}`),
    words.say(`web-odds-play-${kindOf(each.better)}`),
    signed(each.gains, 3),
    words.say("web-odds-one-in", { rounds: oneIn(each.met) }),
  ]));
}

/** @param {any} own @param {any} words */
function rules({ rules }, words) {
  const ordered = [...rules].sort((one, other) => one.worth - other.worth);
  const [worst, best] = [ordered[0], ordered[ordered.length - 1]];
  const most = Math.max(...ordered.map((each) => Math.abs(each.worth)));
  const title = words.say("web-odds-rules-title", { times: number(-worst.worth / best.worth, 1) });
  const head = [words.say("web-odds-rule"), words.say("web-odds-worth"), h("th", { scope: "col" }, h("span", { class: "ears" }, words.say("web-odds-worth-bar"))), words.say("web-odds-edge-without")];
  return section(title, words.say("web-odds-rules-note"), [
    table(title, head, ordered.map((each) => [
      words.say(`odds-rule-${each.rule}`),
      h("td", { class: each.worth < 0 ? "costs" : "gives" }, h("b", {}, signed(each.worth, 3))),
      h("td", { class: "bar" }, diverging(each.worth / most)),
      percent(-each.without),
    ])),
  ]);
}

/** @param {number} part of the largest, with its sign */
function diverging(part) {
  const wide = Math.abs(part) * (part < 0 ? MIDDLE : BAR - MIDDLE);
  const scaled = part < 0 ? wide : Math.min(BAR - MIDDLE, Math.abs(part) * MIDDLE);
  return s(
    "svg",
    { width: BAR, height: 16, "aria-hidden": "true" },
    s("rect", { class: part < 0 ? "costs-bar" : "gives-bar", x: part < 0 ? MIDDLE - scaled : MIDDLE, width: scaled, height: 16 }),
    s("path", { class: "base", d: `M${MIDDLE} 0V16` }),
  );
}

/** @param {any} own @param {any} words */
function results({ results }, words) {
  const found = new Map();
  for (const { net, chance } of results) {
    const at = Math.max(-FARTHEST, Math.min(FARTHEST, net));
    found.set(at, (found.get(at) ?? 0) + chance);
  }
  const ordered = [...found].sort(([one], [other]) => one - other);
  const label = (/** @type {number} */ net) => {
    if (Math.abs(net) === FARTHEST) return net < 0 ? `≤ −${FARTHEST}` : `≥ +${FARTHEST}`;
    return net === 0 ? "0" : `${net < 0 ? "−" : "+"}${Math.abs(net)}`;
  };
  const drawn = ordered.map(([net, chance]) => ({ value: 100 * chance, label: label(net), told: percent(chance, 2), kind: net < 0 ? "costs-bar" : net > 0 ? "gives-bar" : "push-bar" }));
  const sum = (/** @type {(net: number) => boolean} */ counts) => percent(ordered.reduce((all, [net, chance]) => all + (counts(net) ? chance : 0), 0), 2);
  const title = words.say("web-odds-results-title");
  const note = words.say("web-odds-results-note", { lost: sum((net) => net < 0), pushed: sum((net) => net === 0), won: sum((net) => net > 0) });
  const figures = table(title, [words.say("web-odds-net"), words.say("web-odds-chance")], results.map((/** @type {any} */ each) => [signed(each.net / 100, 1).replace(/\.0$/, ""), percent(each.chance, 6)]));
  return section(title, note, [picture(words, title, (width) => columns(width, drawn, { axis: [10, 20, 30, 40], unit: (value) => `${value} %` }), figures)]);
}

/** @param {any} own @param {any} words */
function dealer({ dealer }, words) {
  const busts = dealer.map((/** @type {any} */ each) => ({ up: each.up, bust: each.ends.bust }));
  const most = busts.reduce((/** @type {any} */ one, /** @type {any} */ other) => (other.bust > one.bust ? other : one));
  const title = words.say("web-odds-dealer-title", { up: most.up, share: percent(most.bust, 2) });
  const names = ENDS.map((end) => (/^\d+$/.test(end) ? end : words.say(`web-odds-end-${end}`)));
  return section(title, words.say("web-odds-dealer-note"), [
    grid({ name: title, corner: "", columns: names, rows: dealer.map((/** @type {any} */ each) => each.up), kind: "ends" }, (row, column) => {
      const share = dealer[row].ends[ENDS[column]];
      if (share === 0) return { text: ["–"] };
      const depth = `depth-${Math.min(5, Math.floor(share * 14))}`;
      return { kind: ENDS[column] === "bust" ? `bust-${Math.min(5, Math.floor(share * 12))}` : depth, text: [percent(share, 2)] };
    }),
  ]);
}

/** @param {any} own @param {any} words */
function boomBusted({ boom_busted }, words) {
  const title = words.say("web-odds-boom-title", { share: percent(boom_busted[0].comes_back, 2) });
  return section(title, words.say("web-odds-boom-note"), comesBack(boom_busted, title, words));
}

/** @param {any} own @param {any} words */
function pairs({ rws_pairs }, words) {
  const most = rws_pairs.reduce((/** @type {any} */ one, /** @type {any} */ other) => (other.comes_back > one.comes_back ? other : one));
  const title = words.say("web-odds-rws-title", { share: percent(most.comes_back, 2), made: most.made });
  return section(title, words.say("web-odds-rws-note"), comesBack(rws_pairs, title, words));
}
