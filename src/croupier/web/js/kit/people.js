// Who is here: somebody who has come before, or a guest under a name of their own.

import { get, post } from "./http.js";

const NAME = "croupier-name";

/** @returns {Promise<any>} */
export async function whoever() {
  if (localStorage.getItem(NAME) !== null) {
    try {
      return await get("/api/me");
    } catch {
      localStorage.removeItem(NAME); // the session is over
    }
  }
  return guest(`guest-${Math.random().toString(36).slice(2, 7)}`);
}

/** @param {string} name */
export async function guest(name) {
  const me = await post("/api/guest", { name });
  localStorage.setItem(NAME, me.name);
  return me;
}
