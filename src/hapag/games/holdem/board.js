/** Hold'em: the board of its family. */
export * from "../betting/board.js";
