// Games with a guided round: a game in a package of its own need not have one.

const GUIDED = ["baccarat", "blackjack", "roulette", "andar-bahar", "si-ki-pi"];

/** Where a guided round begins; null: there is none. @param {string} game @param {string} from the table to go to afterwards, as it stands in an address */
export function guideTo(game, from) {
  return GUIDED.includes(game) ? `/practice/${game}?guide=1${from && `&from=${from}`}` : null;
}
