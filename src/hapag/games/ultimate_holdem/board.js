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
