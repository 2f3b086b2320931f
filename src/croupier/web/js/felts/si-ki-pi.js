// The felt of si-ki-pi; drawn as spots beside each other until its own is there.

export * from "./plain.js";
