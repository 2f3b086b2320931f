// Companions play for the House: how their names are shown, and where they play.

const OF_THE_HOUSE = ".House"; // how their names end; no person has such a name

/** @param {string} name @param {{say: (key: string, values?: any) => string}} words */
export function named(name, words) {
  return name.endsWith(OF_THE_HOUSE) ? words.say("web-of-the-house", { name: name.slice(0, -OF_THE_HOUSE.length) }) : name;
}

/** The companion at a box where no player sits. @param {any} view @param {number | null} box @returns {string | undefined} */
export function companionAt(view, box) {
  return view.seats[box ?? 0] === undefined ? view.companions?.find((/** @type {any} */ each) => each.box === box && box !== null)?.name : undefined;
}

/** A command of the floor as the table answers it now. @param {any} state @param {string} command */
export function requestOf({ frame }, command) {
  return frame?.requests?.find((/** @type {any} */ each) => each.command === command);
}
