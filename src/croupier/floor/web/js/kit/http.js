// Questions to the server that are answered once.

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{reason?: string, message?: any, cites?: string[]}} told
   */
  constructor(status, told) {
    super(told.reason ?? String(status));
    this.status = status;
    this.told = told;
  }
}

/** @param {string} path */
export function get(path) {
  const headers = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  return answered(fetch(path, { headers }));
}

/**
 * @param {string} path
 * @param {object} body
 */
export function post(path, body) {
  const headers = { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang };
  return answered(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
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
  if (!answer.ok) throw new Refusal(answer.status, told);
  return told;
}
