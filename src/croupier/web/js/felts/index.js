// The felt of every game.

import * as baccarat from "./baccarat.js";

/** @type {Record<string, any>} */
export const FELTS = { baccarat };
