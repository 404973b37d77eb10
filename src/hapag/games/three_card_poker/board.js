/** Three Card Poker: the dealer's three on top, my three large, Ante and Play on the felt. */
import { houseBoard } from "../house/board.js";

export const { Board, seatNote, Settlement } = houseBoard({
  main: "play",
  dealers: 3,
  adds: (verb, _values, ante) => (verb === "play" ? ante : 0),
});
