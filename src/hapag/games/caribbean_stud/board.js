/** Caribbean Stud: the dealer's five with one open, my five large, ante and raise on the felt. */
import { houseBoard } from "../house/board.js";

const RAISE = 2;

export const { Board, seatNote, Settlement } = houseBoard({
  main: "raise",
  dealers: 5,
  adds: (verb, _values, ante) => (verb === "raise" ? RAISE * ante : 0),
});
