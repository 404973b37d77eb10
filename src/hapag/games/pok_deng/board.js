/** Pok Deng: the dealer's two or three, mine large, the stake on the felt. */
import { houseBoard } from "../house/board.js";

export const { Board, seatNote, Settlement } = houseBoard({ main: "draw", dealers: 2 });
