/**
 * How pieces are drawn. Cards are known here; other pieces are made known by the module that draws them, which a
 * game's board imports: `drawPieces({ knows: (name) => name in TILES, draw: (name, face) => "<svg ...>" })`. A drawing
 * fills the width of its piece; its board says what shape the pieces have (`pieces` in board-kit.js).
 */
import { cardSvg, isCardName } from "./cards.js";

/** @typedef {import("./cards.js").Face} Face */
/** @typedef {{knows: (name: string) => boolean, draw: (name: string, face: Face) => string}} Drawer */

/** @type {Drawer[]} */
const drawers = [{ knows: isCardName, draw: cardSvg }];

/** Make pieces known by their notation. @param {Drawer} drawer */
export const drawPieces = (drawer) => void drawers.push(drawer);

/** The SVG of a piece, null if nobody draws it. @param {string} name @param {Face} [face] */
export const faceSvg = (name, face = "full") => drawers.find(({ knows }) => knows(name))?.draw(name, face) ?? null;
