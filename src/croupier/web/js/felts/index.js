// The felt of every game.

import * as andarBahar from "./andar-bahar.js";
import * as baccarat from "./baccarat.js";
import * as blackjack from "./blackjack.js";
import * as roulette from "./roulette.js";
import * as siKiPi from "./si-ki-pi.js";

/** @type {Record<string, any>} */
export const FELTS = {
  "andar-bahar": andarBahar,
  baccarat,
  blackjack,
  roulette,
  "si-ki-pi": siKiPi,
};
