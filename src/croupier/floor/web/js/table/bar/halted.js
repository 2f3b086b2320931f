// The bar after something went wrong: to those asked, stay or take back; to the others, who decides.

import { money } from "../../kit/money.js";
import { stakes } from "../spots.js";
import { factSaid } from "../trouble/foreseeing.js";
import { asks, fateOf, titleOf } from "../trouble/fates.js";
import { wentWrong } from "./went-wrong.js";

const RANKS = ["player", "dealer", "pit-supervisor", "pit-manager", "shift-manager"];

/**
 * To stay in or to take the bets back, in one sentence, with what it means in money.
 * @param {any} state
 * @param {any} asked
 * @returns {import("../asking.js").BarState}
 */
export function options(state, asked) {
  const { view, words, clocks } = state;
  const clock = clocks.find((/** @type {any} */ each) => each.question === asked.question);
  const moves = view.moves.filter(
    (/** @type {any} */ move) =>
      move.command?.type === "table.choose-option.1" && concerns(move.command, asked),
  );
  const [stays, leaves] = [true, false].map((stay) =>
    moves.find((/** @type {any} */ move) => move.command.stays === stay),
  );
  const amount = money(stakes(inQuestion(state, asked, (stays ?? leaves)?.command)));
  const where = whereabouts(state, asked);
  const choices = [];
  if (stays)
    choices.push({
      key: "stay",
      label: words.say("web-stay"),
      letter: "1",
      note: words.say("web-stay-note", { amount }),
      act: (/** @type {any} */ page) => page.do(stays.command, asked.question),
    });
  if (leaves)
    choices.push({
      key: "leave",
      label: words.say("web-take-back", { amount }),
      letter: "2",
      note: words.say("web-take-back-note"),
      act: (/** @type {any} */ page) => page.do(leaves.command, asked.question),
    });
  if (state.relaid) choices.push(meaning(words.say("web-see-cards")));
  // none: on another error
  const ruling = view.rulings.findLast((/** @type {any} */ each) => each.cites.includes(asked.cites[0]));
  const silence = clock ? words.say("web-silence-option") : "";
  const text = [wentWrong(state), ruling ? ruled(ruling, words) : "", words.say("web-staying-means"), silence];
  return {
    kind: "halted",
    key: asked.question,
    clock,
    sign: "?",
    asked,
    choices,
    title: `${where}${words.say("web-stay-or-leave", { amount })}`,
    text: words.together(text),
    cites: [...new Set([...asked.cites, ...(ruling?.cites ?? [])])].slice(0, 3),
  };
}

/** Before the question, where it is about one hand. @param {any} state @param {any} asked */
function whereabouts({ view, words }, { box, hand: opened }) {
  if (box === null) return "";
  const hands = view.hands.filter((/** @type {any} */ each) => each.place.area === "box" && each.place.box === box);
  if (hands.length < 2) return words.say("web-option-box", { box });
  const hand = hands.find((/** @type {any} */ each) => each.place.hand === opened)?.number ?? opened;
  return words.say("web-option-where", { box, hand });
}

/** What a ruling does, as a sentence of its own. @param {any} ruling @param {any} words */
export function ruled({ effect }, words) {
  const text = words.sentence(effect);
  return `${text[0].toUpperCase()}${text.slice(1)}${words.say("web-stop")}`;
}

/** @param {any} command @param {any} asked */
function concerns(command, asked) {
  return command.box === asked.box && command.hand === asked.hand;
}

/**
 * The bets that a choice reaches: on one hand, of one kind, or all that are open.
 * @param {any} state
 * @param {any} asked
 * @param {any} command
 */
function inQuestion({ view, me }, asked, command) {
  return view.bets.filter((/** @type {any} */ bet) => {
    if (bet.player !== me || bet.settlement !== null) return false;
    if (command?.bet) return bet.spot.bet === command.bet;
    return (
      asked.box === null ||
      (bet.spot.box === asked.box && (asked.hand === null || (bet.hand ?? 1) === asked.hand))
    );
  });
}

/** @param {any} state @returns {import("../asking.js").BarState} */
export function halted(state) {
  const { view, words, clocks, foreseen } = state;
  const halt = view.halts.at(-1);
  const players = [...new Set(view.awaited.map((/** @type {any} */ each) => each.player))].filter(
    (player) => player !== null,
  );
  const house = view.awaited.find((/** @type {any} */ each) => each.player === null);
  let text = words.say("web-halted-why");
  if (players.length) text = words.say("web-halted-players", { players: words.comma(players) });
  else if (house) {
    const rank = words.say(`rank-${RANKS[house.rank]}`);
    text = words.say("web-halted-rank", { rank });
  }
  const asked = view.awaited.map((/** @type {any} */ each) => each.question);
  const clock = clocks.find((/** @type {any} */ each) => asked.includes(each.question));
  const outlooks = foreseen?.preview?.outlooks ?? [];
  return {
    kind: "halted",
    key: `halt-${halt.number}`,
    sign: "⚠",
    ...(clock ? { clock } : {}),
    title: factSaid(halt.fact, words),
    text,
    cites: [halt.paragraph],
    fates: outlooks.map((/** @type {any} */ each) => fate(state, each)),
    choices: outlooks.length || state.relaid ? [meaning(words.say("web-what-it-means"))] : [],
  };
}

/** What one ruling means for one's own bets. @param {any} state @param {any} outlook */
function fate(state, outlook) {
  const { words, me } = state;
  const { if_all_stay: stay, if_all_take_back: back } = outlook;
  const name = titleOf(outlook, words);
  const stays = fateOf(state, stay);
  if (!asks(outlook, me)) return { name, what: stays };
  return { name, what: words.say("web-fate-or", { stays, leaves: fateOf(state, back) }) };
}

/** @param {string} label @returns {import("../asking.js").Choice} */
function meaning(label) {
  return { key: "means", label, letter: "Y", act: (page) => page.means() };
}
