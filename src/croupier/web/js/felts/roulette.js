// The felt of roulette; drawn as spots beside each other until its own is there.

export * from "./plain.js";
