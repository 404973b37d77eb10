/** The board of a game: its own module, or the plain one when it has none. */
import { staticRoot } from "../core/api.js";
import { useEffect, useState } from "../core/html.js";

/**
 * @typedef {object} BoardModule
 * @property {(props: import("./board-kit.js").BoardProps) => any} Board
 * @property {(round: import("../core/types.js").Round, seat: number, info: import("../core/types.js").GameInfo,
 *   table: import("../core/types.js").Table) => import("./seats.js").SeatNote} [seatNote]
 * @property {{ratio: string, back?: string}} [pieces] their shape (`1 / 2`, width to height) and a CSS background of backs
 */

/** @param {string} slug @returns {Promise<BoardModule>} */
export async function loadBoard(slug) {
  try {
    return await import(`${staticRoot()}/games/${slug}/board.js`);
  } catch (error) {
    console.info(`${slug} is shown on the plain board`, error);
    return import("./plain-board.js");
  }
}

/** Null while it is on its way. @param {string} slug */
export function useBoard(slug) {
  const [board, setBoard] = useState(/** @type {{slug: string, module: BoardModule} | null} */ (null));
  useEffect(() => {
    let current = true;
    if (slug) loadBoard(slug).then((module) => current && setBoard({ slug, module }));
    return () => {
      current = false;
    };
  }, [slug]);
  return board?.slug === slug ? board.module : null;
}
