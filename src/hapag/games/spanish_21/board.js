/** Spanish 21 is laid out as every twenty-one is. */
export { aside, Board, Settlement, seatNote } from "../twentyone/board.js";
