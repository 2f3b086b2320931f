// What the House had committed to before the first card, checked here and not on the server.

import { sha256 } from "./chain.js";

/**
 * @param {string} table
 * @param {{number: number, commitment: string, salt: string, order: string[]}} revealed
 */
export async function checked(table, { number, commitment, salt, order }) {
  return (await sha256(new TextEncoder().encode(`${table} ${number} ${salt} ${order.join(" ")}`))) === commitment;
}
