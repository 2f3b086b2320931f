// Questions to the server that are answered once.

const TOO_FAST = 429;
const TROUBLE = 500; // and above
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{reason?: string, message?: any, sentence?: string, cites?: string[]}} told
   * @param {number} [after_s] how long to wait before asking again
   */
  constructor(status, told, after_s = 0) {
    super(told.reason ?? String(status));
    this.status = status;
    this.told = told;
    this.after_s = after_s;
  }
}

/** @param {string} path @param {number} [within_ms] no answer by then is a fault */
export function get(path, within_ms) {
  const headers = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  const signal = within_ms === undefined ? undefined : AbortSignal.timeout(within_ms);
  return answered(fetch(path, { headers, signal }));
}

/**
 * @param {string} path
 * @param {object} body
 */
export function post(path, body) {
  const headers = { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang };
  return answered(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/**
 * Asks again, ever more slowly: a cut line, "too fast" and trouble say nothing about the question.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => void} [waits] the first answer did not come
 * @returns {Promise<T>}
 */
export async function patiently(ask, waits) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (fault) {
      const known = fault instanceof Refusal;
      if (known && fault.status !== TOO_FAST && fault.status < TROUBLE) throw fault;
      if (!tries) waits?.();
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
      await new Promise((again) => setTimeout(again, Math.max(wait, known ? fault.after_s * 1000 : 0)));
    }
  }
}

/** HTML that the server has drawn. @param {string} path */
export async function page(path) {
  const answer = await fetch(path, { headers: { Accept: "text/html, application/json" } });
  if (!answer.ok) throw new Refusal(answer.status, await answer.json());
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** @param {Promise<Response>} asked */
async function answered(asked) {
  const answer = await asked;
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, told, Number(answer.headers.get("Retry-After")) || 0);
  return told;
}
