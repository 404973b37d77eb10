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
 *   phase: "lobby" | "cutting" | "playing" | "over" | "closed", host: boolean, host_seat: number | null, locked: boolean, seats: Seat[], lead: number,
 *   rounds: number, target: number | null, ledger: number[], deadline: number | null, extensions: number,
 *   clock: {turn: number, arrange: number} | null, owing: number[], committed: number[], score: number[] | null,
 *   closed: Phrase | null, series_over: boolean}} Table
 * @typedef {{t: "view", version: number, now: number, table: Table, mine: Mine[], watch: Round | null,
 *   events: GameEvent[], whole: boolean}} View
 * @typedef {{seat: number, commit: string, number: string}} SeatCut a seat's cut: its hash, then its number; "" while unknown
 * @typedef {{pack: number, place: number, piece: number, salt: string, path: string[]}} Opened what proves a piece's place
 * @typedef {{root: string, packs: number[], sizes: number[], cuts: SeatCut[], openings: Opened[]}} Sealing
 * @typedef {{seals: {root: string, numbers: number[], sizes: number[], cuts: SeatCut[],
 *   stage: "commit" | "show" | "dealt"}[], openings: Opened[][]}} SealsFrame
 * @typedef {{name: string, kind: "bool" | "int" | "choice", default: any, low?: number, high?: number, values?: any[]}} Option
 * @typedef {{slug: string, title: string, title_lang: string | null, family: string, least: number, most: number, solo: {rivals: number[]},
 *   levels: string[], options: Option[], clock: "turn" | "arrange", odds: boolean, scene: Scene | null}} GameCard one row of the list of games
 * @typedef {{cards: [string, number, number, number][], chips?: [number, number, number][], art?: string, width?: string}} Scene
 *   how a game's picture is laid. cards: name, x %, y %, turn; chips: amount, x %, y %; art: the module in the game's folder
 *   that draws pieces which are no cards, width: theirs
 * @typedef {{slug: string, title: string, title_lang: string | null, rules: number, names: string[], more?: string[][], noun: string,
 *   events: Record<string, Record<string, string>>, results: string[],
 *   verbs: Record<string, Record<string, string>>, odds: boolean, hints: boolean, words: string}} GameInfo what a screen must know about one game
 * @typedef {{link: string, qr: string, seconds: number}} Linked a link that moves seats to another device
 * @typedef {{id: string, seat: number, move: string, why: Phrase, ev: Record<string, number>}} Hinted best play for a seat
 *
 * Odds of a house game, from the player's side, in base stakes:
 * @typedef {{ev: number, ev_fraction?: string, sd: number, staked: number, element_of_risk: number}} Edge
 * @typedef {string | Phrase} Label
 * @typedef {{letter: string, ev: Record<string, number>}} Cell a situation: the letter of best play, the worth of each verb
 * @typedef {{letter: string, verb: string, meaning: Phrase}} Choice what a letter stands for
 * @typedef {{title: Phrase, side: Phrase, top: Phrase, rows: Label[], columns: Label[], choices: Choice[],
 *   cells: (Cell | null)[][]}} Grid
 * @typedef {{who: string, where: string, figure: Phrase, published: string, ours: number, note?: Phrase}} Source
 * @typedef {Edge & {game: string, unit: string, decisions: {name: Phrase, often: number}[],
 *   strategy: {grids: Grid[], rules: Phrase[]}, costs?: {name: Phrase, cost: number}[], bets?: Record<string, Edge>,
 *   sources?: Source[], exact: boolean, convention: Phrase}} Figures
 */

export const PROTOCOL = 1;
