/** What the table screen puts around a game's board: my own seat, and a bar that replaces the board's when it must. */
import { createContext } from "../vendor/preact.js";

/**
 * @typedef {object} AroundBoard
 * @property {any} me my seat's chip
 * @property {any} [tools] buttons beside it
 * @property {import("../core/types.js").Hinted | null} [hinted] best play for the viewer, once it has asked
 * @property {any} bar replaces the board's action bar (round over, phone to be passed on)
 * @property {number | null} viewer whose view this is
 * @property {readonly string[]} [aside] tags of events that the log tells and the caption does not
 * @property {number} [finale] milliseconds that the board takes to show the end of a round; the caption waits for it
 */

export const Around = createContext(/** @type {AroundBoard} */ ({ me: null, bar: null, viewer: null }));
