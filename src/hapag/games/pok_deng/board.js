/** Pok Deng: the dealer's two or three, mine large with their points, the stake on the felt. */
import { houseBoard } from "../house/board.js";
import { called } from "./points.js";

export const { Board, seatNote, Settlement } = houseBoard({ main: "draw", dealers: 2, called });
