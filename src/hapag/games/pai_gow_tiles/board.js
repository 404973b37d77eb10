/** Pai Gow Tiles: two hands of two, against the bank; the reference of all pairs is a tap away. */
import { boardOf } from "../banker/board.js";
import { arranged } from "./arrange.js";
import { Reference } from "./reference.js";
import { handPhrase, SIZES, whyFoul } from "./rows.js";

export { aside, seatNote } from "../banker/board.js";

export const pieces = { ratio: "1 / 2", back: "linear-gradient(140deg, #34343c, #0f0f12)" };

export const Board = boardOf({
  sizes: SIZES,
  handPhrase,
  whyFoul,
  data: new URL("./choices.json", import.meta.url),
  arranged: (hand, choices, role) => arranged(hand, choices[role]),
  width: "clamp(30px, 9vw, 50px)",
  beside: true,
  Tool: Reference,
});
