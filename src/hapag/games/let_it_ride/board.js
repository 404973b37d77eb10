/** Let It Ride: the two shared cards on top, my three large, the three stakes on the felt. */
import { html } from "../../client/parts/board-kit.js";
import { houseBoard } from "../house/board.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */

const STAKES = 3;
const PLAYING = 1;

export const { Board, seatNote, Settlement } = houseBoard({
  main: "ride",
  times: STAKES,
  shared: ({ shared = [], hidden = [] }) => ({ pieces: [...shared, ...hidden], slots: 2 }),
  extra: (props) => Step(props),
});

/** Which stake it is about. @param {BoardProps} props */
function Step({ round, words }) {
  if (round.phase !== PLAYING) return null;
  return html`<p class="spot-note" key="step">${words.t("board-step", { number: 1 + round.shared.length })}</p>`;
}
