// Who is here: the account of this browser's session, or a guest under a made-up name.

import { get, patiently, post, Refusal } from "./http.js";
import { languageWanted } from "./sentences.js";

const NAME = "croupier-name"; // of the account that was here last: offered where a person logs in
const SESSION = "croupier-session"; // a lock
const OVER = 401;
const TAKEN = "not-offered";
const ANSWERED_WITHIN_MS = 5000;
const MADE_UP = /-[a-z\d]{4,5}$/;
const BIRDS = ["Bulbul", "Egret", "Heron", "Kestrel", "Lark", "Myna", "Oriole", "Plover", "Shrike", "Sunbird", "Swift", "Tern"];
const BIRDS_IN_CHINESE = ["夜莺", "白鹭", "苍鹭", "犀鸟", "红隼", "翠鸟", "云雀", "八哥", "黄鹂", "燕鸥"];

/** @type {Promise<unknown>} a change of password or session that is under way */
let changing = Promise.resolve();

/**
 * The account of this session; null: there is none. Only 401 says so: every other fault says nothing about the session.
 * @returns {Promise<any>}
 */
export async function session() {
  try {
    return remembered(await get("/api/me", ANSWERED_WITHIN_MS));
  } catch (fault) {
    if (fault instanceof Refusal && fault.status === OVER) return null;
    throw fault;
  }
}

/**
 * The account of this session, asked for until the server says whether there is one.
 * @param {() => void} [waits] the first answer did not come
 * @returns {Promise<any>}
 */
export function known(waits) {
  return patiently(session, waits);
}

/**
 * A person without an account plays at once under a made-up name.
 * @param {() => void} [waits]
 * @returns {Promise<any>}
 */
export async function whoever(waits) {
  return (await known(waits)) ?? alone(async () => (await known(waits)) ?? newcomer());
}

async function newcomer() {
  try {
    return await guest(madeUpName());
  } catch (fault) {
    if (fault instanceof Refusal && fault.told.reason === TAKEN) return guest(madeUpName());
    throw fault;
  }
}

/** @param {string} name */
export async function guest(name) {
  return remembered(await sentTwice("/api/guest", { id: secret(), name }));
}

/** @param {string} name @param {string} password */
export function logIn(name, password) {
  return meanwhile(post("/api/login", { name, password }).then(remembered));
}

/** A guest's account stays, with this name to log in by. @param {string} name @param {string} password */
export function keep(name, password) {
  return meanwhile(sentTwice("/api/keep", { id: secret(), name, password }));
}

/**
 * Every session ends with the old password; this browser begins another with the new one.
 * @param {string} name
 * @param {string} old
 * @param {string} password
 */
export function changePassword(name, old, password) {
  const change = () => sentTwice("/api/password", { id: secret(), name, password, old });
  return meanwhile(alone(() => change().then(() => post("/api/login", { name, password }))));
}

export function logOut() {
  localStorage.removeItem(NAME);
  return meanwhile(post("/api/logout", {}));
}

/** Until what is under way with password or session has ended. */
export function settled() {
  return changing;
}

export function lastName() {
  return localStorage.getItem(NAME) ?? "";
}

/** What a page keeps of an account. @param {any} me @returns {{me: string, wallet: number, guest: boolean, login: string} | {}} */
export function as(me) {
  return me === null ? {} : { me: me.name, wallet: me.wallet_cents, guest: me.guest, login: me.login ?? me.name };
}

/** @param {any} me */
function remembered(me) {
  localStorage.setItem(NAME, me.login ?? me.name);
  return me;
}

/**
 * The tabs of a browser share one session: what may begin another is done by one of them at a time.
 * @template T
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
function alone(act) {
  if (!("locks" in navigator)) return act(); // a browser has them on this machine and over TLS
  return navigator.locks.request(SESSION, act);
}

/** @template T @param {Promise<T>} change @returns {Promise<T>} */
function meanwhile(change) {
  changing = change.catch(() => {});
  return change;
}

/** An answer that was lost is asked for once more under the same id. @param {string} path @param {object} body */
function sentTwice(path, body) {
  return post(path, body).catch((fault) => {
    if (fault instanceof Refusal) throw fault;
    return post(path, body);
  });
}

function secret() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join("");
}

function madeUpName() {
  const chinese = languageWanted() === "zh"; // and then without Latin letters: a name is of one script
  const birds = chinese ? BIRDS_IN_CHINESE : BIRDS;
  const bird = birds[Math.floor(Math.random() * birds.length)];
  return `${bird}-${Math.random().toString(chinese ? 10 : 36).slice(2, 7)}`; // rarely taken
}

/** A made-up name without what makes its bird another one. @param {string} name */
export function plainly(name) {
  return name.replace(MADE_UP, "");
}

/** A name of so many letters at most; a longer one is its bird, or ends in an ellipsis. @param {string} name @param {number} most */
export function shortly(name, most) {
  const fits = (/** @type {string} */ text) => [...text].length <= most;
  if (fits(name)) return name;
  const plain = plainly(name);
  return fits(plain) ? plain : `${[...plain].slice(0, most - 1).join("")}…`;
}
