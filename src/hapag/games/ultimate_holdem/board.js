/** Ultimate Texas Hold'em: the dealer's two, five shared cards, my two large, Ante, Blind and Play on the felt. */
import { houseBoard } from "../house/board.js";

const SHARED = 5;

export const { Board, seatNote, Settlement } = houseBoard({
  main: "play",
  times: 2,
  dealers: 2,
  shared: ({ board }) => ({ pieces: board ?? [], slots: SHARED }),
  adds: (verb, { times = 0 }, ante) => (verb === "play" ? Number(times) * ante : 0),
});

/** The cards lie there, and the bets show what became of them; the caption has the choices and how it ends. */
export const aside = ["staked", "hands-dealt", "board-dealt", "line-settled"];
