// Runs after the pages' own scripts: every vector told as the vectors are written.

const cell = ({ column, row }, ...words) => [`${column},${row}`, ...words.filter((word) => word)].join(" ");
const letter = { banker: "B", player: "P", tie: "T" };
const pairs = (mark) => [mark.bankerPair && "b", mark.playerPair && "p"];
const told = VECTORS.map(({ outcomes }) => {
  const results = resultsOf(outcomes);
  const derived = (back) => derivedRoad(results, back).map((mark) => cell(mark, mark.colour));
  const next = (winner) => Object.values(whatIf(results, winner));
  return {
    bead: beadPlate(results).map((mark) => cell(mark, letter[mark.winner], ...pairs(mark))),
    big: bigRoad(results).map((mark) => cell(mark, letter[mark.winner], mark.ties && `ties ${mark.ties}`, ...pairs(mark))),
    eye: derived(BACK.eye), small: derived(BACK.small), pig: derived(BACK.pig),
    "if banker": next("banker"), "if player": next("player"),
  };
});
console.log(JSON.stringify(told));
