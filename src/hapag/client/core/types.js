/**
 * Shapes of what travels between the server and this client (protocol version 1). Types only.
 *
 * @typedef {{code: string, args?: Record<string, unknown>}} Phrase text to be: a catalogue code and its arguments
 * @typedef {{bound: string, pieces?: number[], least?: number, most?: number, low?: number, high?: number,
 *   values?: (string | number)[], sizes?: number[]}} Bound what one argument of a move may be
 * @typedef {{verb: string, bounds: Record<string, Bound>, barred: Phrase | null}} Offer
 * @typedef {{event: string} & Record<string, unknown>} GameEvent
 * @typedef {Record<string, any>} Round a deal under way as one viewer sees it; unseen pieces are negative
 * @typedef {{seat: number, round: Round | null, offers: Offer[]}} Mine what one of this device's seats sees
 * @typedef {{seat: number, name: string, kind: "person" | "rival" | "open", level: string | null, online: boolean,
 *   ready: boolean, mine: boolean}} Seat
 * @typedef {{code: string, way: "solo" | "phone" | "online", game: string, options: Record<string, any>,
 *   phase: "lobby" | "playing" | "over" | "closed", host: boolean, locked: boolean, seats: Seat[], lead: number,
 *   rounds: number, target: number | null, ledger: number[], deadline: number | null,
 *   clock: {turn: number, arrange: number} | null, owing: number[], committed: number[], score: number[] | null,
 *   closed: Phrase | null, series_over: boolean}} Table
 * @typedef {{t: "view", version: number, now: number, table: Table, mine: Mine[], watch: Round | null,
 *   events: GameEvent[], whole: boolean}} View
 * @typedef {{name: string, kind: "bool" | "int" | "choice", default: any, low?: number, high?: number, values?: any[]}} Option
 * @typedef {{slug: string, title: string, family: string, least: number, most: number, solo: {rivals: number[]},
 *   levels: string[], options: Option[], clock: "turn" | "arrange", scene: Scene | null}} GameCard one row of the list of games
 * @typedef {{cards: [string, number, number, number][], chips?: [number, number, number][], art?: string, width?: string}} Scene
 *   how a game's picture is laid. cards: name, x %, y %, turn; chips: amount, x %, y %; art: the module in the game's folder
 *   that draws pieces which are no cards, width: theirs
 * @typedef {{slug: string, title: string, names: string[], more?: string[][], noun: string,
 *   events: Record<string, Record<string, string>>, results: string[],
 *   verbs: Record<string, Record<string, string>>}} GameInfo what a screen must know about one game
 */

export const PROTOCOL = 1;
