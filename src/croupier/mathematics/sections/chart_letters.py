"""What a chart of Blackjack says, as its cells write it."""

PLAYS = {
    "hit": "H",
    "stand": "S",
    "double else hit": "D",
    "double else stand": "Ds",
    "split": "P",
    "surrender else hit": "R",
    "surrender else stand": "Rs",
}
