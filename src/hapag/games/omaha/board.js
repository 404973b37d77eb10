/** Omaha: the board of its family. */
export { Board, seatNote } from "../betting/board.js";
