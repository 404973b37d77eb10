/** The board of a game: its own module, or the plain one when it has none. */
import { staticRoot } from "../core/api.js";
import { Component, h, useEffect, useState } from "../core/html.js";

/**
 * @typedef {{round: import("../core/types.js").Round, words: import("../core/words.js").Words,
 *   nameOf: (seat: number) => string}} SettlementProps
 *
 * @typedef {object} BoardModule
 * @property {(props: import("./board-kit.js").BoardProps) => any} Board
 * @property {(round: import("../core/types.js").Round, seat: number, info: import("../core/types.js").GameInfo,
 *   table: import("../core/types.js").Table) => import("./seats.js").SeatNote} [seatNote]
 * @property {(props: SettlementProps) => any} [Settlement] what the result dialog shows beside the announcement and the scores
 * @property {{ratio: string, back?: string}} [pieces] their shape (`1 / 2`, width to height) and a CSS background of backs
 * @property {readonly string[]} [aside] tags of events whose words go to the log alone: the table shows them
 * @property {number | ((round: import("../core/types.js").Round) => number)} [finale] milliseconds that the board takes to
 *   show the end of a round (of this one), before it is told
 */

/** How long a board takes to show how this round ends, in ms. @param {BoardModule | null} board @param {import("../core/types.js").Round | null | undefined} round */
export const finaleOf = (board, round) =>
  typeof board?.finale === "function" ? (round ? board.finale(round) : 0) : (board?.finale ?? 0);

/** What the style sheet has to know of pieces that are no cards. @param {BoardModule} board */
export const shapes = ({ pieces }) =>
  pieces ? { "--ratio": pieces.ratio, ...(pieces.back ? { "--back": pieces.back } : {}) } : {};

/** Boards that are here, by game. @type {Map<string, BoardModule>} */
const here = new Map();

/** @param {string} slug @returns {Promise<BoardModule>} */
export async function loadBoard(slug) {
  try {
    const board = await import(`${staticRoot()}/games/${slug}/board.js`);
    here.set(slug, board);
    return board;
  } catch (error) {
    console.info(`${slug} is shown on the plain board`, error);
    return import("./plain-board.js");
  }
}

/** Null while it is on its way. @param {string} slug */
export function useBoard(slug) {
  const [board, setBoard] = useState(/** @type {{slug: string, module: BoardModule} | null} */ (null));
  const found = here.get(slug) ?? (board?.slug === slug ? board.module : null);
  useEffect(() => {
    if (!slug || found) return;
    let current = true;
    loadBoard(slug).then((module) => current && setBoard({ slug, module })); // even if it has come since: this was drawn without
    return () => {
      current = false;
    };
  }, [slug]);
  return found;
}

/**
 * A board that breaks must not take the table with it: the plain board takes its place.
 * @extends {Component<{board: BoardModule, props: import("./board-kit.js").BoardProps}, {failed: boolean, plain: BoardModule | null}>}
 */
export class SafeBoard extends Component {
  constructor() {
    super();
    /** @type {{failed: boolean, plain: BoardModule | null}} */
    this.state = { failed: false, plain: null };
  }

  /** @param {unknown} error @override */
  componentDidCatch(error) {
    console.error("The board broke", error);
    this.setState({ failed: true });
    import("./plain-board.js").then((plain) => this.setState({ plain }));
  }

  /** @override */
  render() {
    const { board, props } = this.props;
    const { failed, plain } = this.state;
    if (failed) return plain ? h(plain.Board, props) : null;
    return h(board.Board, props);
  }
}
