/** Blackjack is laid out as every twenty-one is. */
export { aside, Board, Settlement, seatNote } from "../twentyone/board.js";
