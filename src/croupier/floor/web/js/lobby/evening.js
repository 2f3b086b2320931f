// How the evening went: the sum of all results after each round, from the level one began at.

import { h, s } from "../kit/dom.js";
import { titleOf } from "../kit/header.js";
import { money, net } from "../kit/money.js";

const [WIDTH, HEIGHT, EDGE] = [264, 64, 5];

/** @param {{table: string, number: number, closed_ms: number, net_cents: number}[]} rounds @param {any[]} tables @param {any} words */
export function course(rounds, tables, words) {
  const sums = rounds.reduce((found, { net_cents }) => [...found, found[found.length - 1] + net_cents], [0]);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const x = (/** @type {number} */ at) => EDGE + (at / rounds.length) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ cents) => EDGE + ((high - cents) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const [first, last] = [rounds[0], rounds[rounds.length - 1]];
  const name = words.say("web-lobby-course", { rounds: rounds.length, result: net(sums[sums.length - 1]), lowest: net(low), highest: net(high) });
  return h(
    "figure",
    { class: "course" },
    s(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": name },
      s("path", { class: "course-level", d: `M0 ${y(0)}H${WIDTH}` }),
      s("path", { class: "course-line", d: `M${sums.map((cents, at) => `${x(at)} ${y(cents)}`).join("L")}` }),
      s("circle", { class: "course-end", cx: x(rounds.length), cy: y(sums[sums.length - 1]), r: 3.5 }),
    ),
    h("figcaption", {}, h("span", {}, clock(first.closed_ms, words)), h("span", {}, clock(last.closed_ms, words))),
    h("details", {}, h("summary", {}, words.say("web-lobby-round-by-round")), h("ol", {}, ...[...rounds].reverse().map((round) => entry(round, tables, words)))),
  );
}

/** @param {any} round @param {any[]} tables @param {any} words */
function entry({ table: name, number, net_cents }, tables, words) {
  const table = titleOf(name, tables.find((each) => each.name === name)?.game ?? "", words);
  const kind = net_cents > 0 ? "won" : net_cents < 0 ? "lost" : "push";
  return h("li", {}, h("a", { href: `/rounds/${encodeURIComponent(name)}/${number}` }, words.say("web-round-of", { table, number })), h("b", { class: kind }, net_cents ? net(net_cents) : money(0)));
}

/** @param {number} ms @param {any} words */
function clock(ms, words) {
  return new Date(ms).toLocaleTimeString(words.language === "zh" ? "zh-SG" : "en-SG", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
