// The entries of a round in the record, worked out again here: each seals the one before it.

const SETTLED = "table.wager-settled.1";

/** @typedef {{position: number, previous: string | null, chain: string | null, body: string | null}} Link */

/** Whether this browser can work out hashes: only on a line that nobody can listen to. */
export const CAN = Boolean(globalThis.crypto?.subtle);

/** @param {Uint8Array<ArrayBuffer>} bytes */
export async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * How many entries hold, how many are not for this reader, how many come without their seals yet, and the first that does not hold.
 * @param {Link[]} links
 */
export async function followed(links) {
  let [held, untold, later] = [0, 0, 0];
  /** @type {Link | null} */
  let before = null;
  for (const link of links) {
    if (link.body === null) untold += 1;
    else if (link.previous === null) later += 1;
    else {
      const follows = !before?.chain || link.position !== before.position + 1 || link.previous === before.chain;
      const whole = (await sealed(link.previous, link.body)) === link.chain;
      if (!follows || !whole) return { held, untold, later, broken: link.position };
      held += 1;
    }
    before = link;
  }
  return { held, untold, later, broken: null };
}

/** @param {string} previous in hexadecimal @param {string} body */
function sealed(previous, body) {
  const told = new TextEncoder().encode(body);
  const bytes = new Uint8Array(previous.length / 2 + told.length);
  bytes.set(previous.match(/../g)?.map((byte) => parseInt(byte, 16)) ?? []);
  bytes.set(told, previous.length / 2);
  return sha256(bytes);
}

/**
 * What each bet was paid by these entries, by its id.
 * @param {Link[]} links
 * @returns {Map<number, number>}
 */
export function paid(links) {
  const found = new Map();
  for (const { body } of links)
    for (const event of body === null ? [] : JSON.parse(body).events)
      if (event.type === SETTLED) found.set(event.wager_id, event.settlement.payout_cents);
  return found;
}
