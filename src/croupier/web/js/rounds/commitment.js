// What the House had committed to before the first card, checked here and not on the server.

/**
 * @param {string} table
 * @param {{number: number, commitment: string, salt: string, order: string[]}} revealed
 */
export async function checked(table, { number, commitment, salt, order }) {
  const line = `${table} ${number} ${salt} ${order.join(" ")}`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(line));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === commitment;
}
