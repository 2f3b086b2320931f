// A deck of two colours or of four: diamonds blue, clubs green. Kept by the browser.

const KEPT = "four-colours";
const room = document.documentElement;

export function takeDeck() {
  room.classList.toggle(KEPT, localStorage.getItem(KEPT) === "yes");
}

/** To the other deck. */
export function otherDeck() {
  const four = room.classList.toggle(KEPT);
  localStorage.setItem(KEPT, four ? "yes" : "no");
}
