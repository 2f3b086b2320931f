// Who is here: somebody who has come before, or a guest under a name of their own.

import { get, post, Refusal } from "./http.js";

const NAME = "croupier-name";
const BIRDS = ["Bulbul", "Egret", "Heron", "Hornbill", "Kestrel", "Kingfisher", "Lark", "Myna", "Oriole", "Plover", "Sunbird", "Tern"];

/** Whoever has come before, or null. @returns {Promise<any>} */
export async function known() {
  if (localStorage.getItem(NAME) === null) return null;
  try {
    return await get("/api/me");
  } catch {
    localStorage.removeItem(NAME); // the session is over
    return null;
  }
}

/** Somebody without a name plays at once under a made-up one. @returns {Promise<any>} */
export async function whoever() {
  return (await known()) ?? guest(madeUpName()).catch(() => guest(madeUpName())); // one that is taken
}

/** @param {string} name */
export async function guest(name) {
  const body = { id: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join(""), name };
  const me = await post("/api/guest", body).catch((fault) => {
    if (fault instanceof Refusal) throw fault;
    return post("/api/guest", body); // its answer was lost
  });
  localStorage.setItem(NAME, me.name);
  return me;
}

export function madeUpName() {
  const bird = BIRDS[Math.floor(Math.random() * BIRDS.length)];
  return `${bird}-${Math.random().toString(36).slice(2, 7)}`; // rarely anybody else's
}

/** A name of so many letters at most, the last of them an ellipsis if there are more. @param {string} name @param {number} most */
export function shortly(name, most) {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : name;
}
