/** Pai Gow Poker: a low hand of two, a high hand of five, against the bank. */
import { boardOf } from "../banker/board.js";
import { arranged } from "./arrange.js";
import { rowPhrase, SIZES, whyFoul } from "./rows.js";

export { aside, seatNote } from "../banker/board.js";

export const Board = boardOf({
  sizes: SIZES,
  handPhrase: rowPhrase,
  whyFoul,
  data: new URL("./figures.json", import.meta.url),
  arranged: (hand, figures, role) => arranged(hand, figures[role]),
  width: "clamp(26px, 7.2vw, 58px)",
});
