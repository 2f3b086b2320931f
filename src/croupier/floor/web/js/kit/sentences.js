// The catalogues of the engine: a message is a key and its values, here it becomes a sentence.

import { named } from "./house.js";
import { get, patiently } from "./http.js";
import { money } from "./money.js";

/** @typedef {string | (string | string[] | Choice)[]} Pattern */
/** @typedef {{by: string, of: Record<string, Pattern>, else: string}} Choice */
/** @import { Amount, Listed, Message } from "../frames" */
/** @typedef {string | number | Message | Amount | Listed} Value */

/** What is put between the values of a list, by how they are joined; otherwise as the language does. */
const BETWEEN = {
  en: { row: " ", comma: ", ", clauses: "; " },
  zh: { row: " ", comma: "、", clauses: "；", and: "、" },
};
const NUMERAL = /^-?[0-9.]+$/; // a case for a number; one for a word begins with a letter
const CARD = /^([2-9TJQKA])([shdc])$/; // as the record writes it
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };
const LOCALES = { en: "en-GB", zh: "zh-Hans" };

/** A blank stands between Chinese and Latin letters or figures; `sentences/blanks.py` puts the same ones. */
const CHINESE = "\\u3005-\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const LATIN = "A-Za-z0-9\\u00c0-\\u024f";
const BORDER = new RegExp(`(?<=[${CHINESE}])(?=[-+−±<≈~./\`(\\[]*[${LATIN}★½])|(?<=[${LATIN}%♠♥♦♣★½)\\]\`>+])(?=[${CHINESE}])`, "gu");
const PER_CENT = /(?<=[0-9])[ \u00a0]%/g; // Chinese has no blank there
const ONE_PIECE = /21点|第[0-9][0-9.()a-z、至和或与]*条/g; // a game, a paragraph by its number
const JOINER = "\u2060"; // of no width: no blank comes here

/** With a blank at each border, except within one piece and what is kept; none before %. @param {string} sentence */
export function spaced(sentence) {
  return sentence.replace(ONE_PIECE, kept).replace(PER_CENT, "%").replace(BORDER, " ").replaceAll(JOINER, "");
}

/** A name or what was typed stays as it is inside a sentence. @param {string} name */
function kept(name) {
  return name.replace(BORDER, JOINER);
}

export class Catalogue {
  /**
   * @param {"en" | "zh"} language
   * @param {Record<string, Pattern>} patterns
   */
  constructor(language, patterns) {
    this.language = language;
    this.patterns = patterns;
    this.plural = new Intl.PluralRules(LOCALES[language]);
  }

  /**
   * A message of the server; what people typed, or the book has the Dealer say, comes as it is.
   * @param {Message | string} message
   */
  sentence(message) {
    if (typeof message === "string") return message;
    return this.say(message.key, message.values);
  }

  /**
   * @param {string} key
   * @param {Record<string, Value>} [values]
   */
  say(key, values = {}) {
    const words = this.#worded(key, values);
    return this.language === "zh" ? spaced(words) : words;
  }

  /** @param {string} key @param {Record<string, Value>} [values] */
  #worded(key, values = {}) {
    const pattern = this.patterns[key];
    return pattern === undefined ? key : this.#filled(pattern, values);
  }

  /**
   * @param {Pattern} pattern
   * @param {Record<string, Value>} values
   * @returns {string}
   */
  #filled(pattern, values) {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((part) => {
        if (typeof part === "string") return part;
        if (Array.isArray(part)) return this.#value(values[part[0]] ?? "");
        return this.#filled(this.#chosen(part, values[part.by]), values);
      })
      .join("");
  }

  /** One sentence after the other, as far as there are any; Chinese has no blank between them. @param {string[]} sentences */
  together(sentences) {
    return sentences.filter(Boolean).join(this.language === "zh" ? "" : " ");
  }

  /** Parts of one sentence. @param {string[]} parts */
  clauses(parts) {
    return this.#listed(parts, "clauses");
  }

  /** What one label says, as far as there is any. @param {(string | null | undefined)[]} parts */
  label(parts) {
    return parts.filter(Boolean).join(this.language === "zh" ? "，" : ", ");
  }

  /** What a word is about, and what is said of it. @param {string} word @param {string | undefined} about */
  colon(word, about) {
    return about ? `${word}${this.language === "zh" ? "：" : ": "}${about}` : word;
  }

  /** @param {string} word @param {string} aside */
  bracketed(word, aside) {
    return this.language === "zh" ? `${word}（${aside}）` : `${word} (${aside})`;
  }

  /** Names, or the parts of a name. @param {string[]} names */
  comma(names) {
    return this.#listed(names, "comma");
  }

  /**
   * @param {Choice} choice
   * @param {Value} value
   */
  #chosen(choice, value) {
    const word = this.#value(value);
    const counted = typeof value === "number";
    const exact = NUMERAL.test(word) === counted ? choice.of[word] : undefined;
    const plural = counted ? choice.of[this.plural.select(value)] : undefined;
    return exact ?? plural ?? choice.of[choice.else];
  }

  /**
   * @param {Value} value
   * @returns {string}
   */
  #value(value) {
    if (typeof value === "string") return this.language === "zh" ? kept(named(value, this)) : named(value, this);
    if (typeof value === "number") return String(value);
    if (value.is === "amount") return money(value.cents, this.language);
    if (value.is === "message") return this.#worded(value.key, value.values);
    return this.#listed(
      value.values.map((each) => this.#value(each)),
      value.joined ?? "and",
    );
  }

  /**
   * @param {string[]} words
   * @param {string} joined
   */
  #listed(words, joined) {
    if (joined === "row") words = words.map(signed);
    const between = /** @type {Record<string, string>} */ (BETWEEN[this.language])[joined];
    if (between !== undefined) return words.join(between);
    const type = joined === "or" ? "disjunction" : "conjunction";
    return new Intl.ListFormat(LOCALES[this.language], { type, style: "long" }).format(words);
  }
}

/** A card with the sign of its suit; whatever is no card stays as it is. @param {string} word */
function signed(word) {
  const [, rank, suit] = CARD.exec(word) ?? [];
  return rank ? `${rank === "T" ? "10" : rank}${SUITS[/** @type {"s"} */ (suit)]}` : word;
}

/** With what panels say that are fetched when they are opened. @param {Catalogue} words */
export async function withPanels({ language, patterns }) {
  return new Catalogue(language, { ...patterns, ...(await patternsOf(language, "pages-panels")) });
}

/** One room of the catalogues alone. @param {string} language @param {string} room @returns {Promise<Record<string, Pattern>>} */
export function patternsOf(language, room) {
  return patiently(() => get(`/api/sentences/${language}?page=${room}`));
}

/** @returns {"en" | "zh"} */
export function languageWanted() {
  const chosen = localStorage.getItem("language") ?? navigator.language;
  return chosen.startsWith("zh") ? "zh" : "en";
}

/**
 * @param {"en" | "zh"} language
 * @param {string} [game] nothing is said of another
 * @param {string} [page] that is of a game and no table of the House
 */
export async function catalogue(language, game, page) {
  const path = `/api/sentences/${language}${game ? `?game=${game}${page ? `&page=${page}` : ""}` : ""}`;
  return new Catalogue(language, await patiently(() => get(path)));
}
