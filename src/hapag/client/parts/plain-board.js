/** The board of a game that has none of its own: every pile it can find, and a button for everything on offer. */

import { classes, h, html, useState } from "../core/html.js";
import { piles } from "../core/piles.js";
import { Arranger } from "./arranger.js";
import { BetBar } from "./bet-slider.js";
import {
  ActionBar,
  CardRow,
  choose,
  fits,
  Hand,
  Layout,
  moveText,
  pickAction,
  plainAction,
  Spot,
  sorted,
  useSelection,
  wanted,
} from "./board-kit.js";

/** @typedef {import("./board-kit.js").BoardProps} BoardProps */
/** @typedef {import("./board-kit.js").Offer} Offer */
/** @typedef {import("./board-kit.js").Action} Action */
/** @typedef {import("../core/piles.js").PileFound} PileFound */

/** How many pieces a seat holds. @param {import("../core/types.js").Round} round @param {number} seat */
export function seatNote(round, seat) {
  const held = piles(round).filter((pile) => pile.seat === seat && /^(hand|hole|tiles|cards)/.test(pile.path));
  return held.length > 0 ? { cards: held.reduce((sum, { pieces }) => sum + pieces.length, 0) } : {};
}

/** @param {Offer} offer @param {string} kind @returns {[string, import("../core/types.js").Bound] | null} */
const bound = (offer, kind) => Object.entries(offer.bounds).find(([, each]) => each.bound === kind) ?? null;

/** Verbs that give something up; never the main button. */
const STEPS_BACK = /^(fold|pass|surrender|concede)$/;

/** Buttons of the offers that need no panel. @param {Offer[]} offers @param {readonly number[]} chosen @param {BoardProps} props @returns {Action[]} */
function actions(offers, chosen, { act, info, words }) {
  const first = offers.findIndex((offer) => !offer.barred && !STEPS_BACK.test(offer.verb));
  return offers.flatMap((offer, i) => {
    const pick = bound(offer, "pick");
    const one = bound(offer, "one");
    const look = { primary: i === first, grave: STEPS_BACK.test(offer.verb) };
    if (pick && Object.keys(offer.bounds).length === 1)
      return [pickAction({ offer, field: pick[0], chosen, names: info.names, act, ...look })];
    if (one)
      return (one[1].values ?? []).map((value) => oneAction(offer, one[0], value, pick, chosen, { act, info, words }));
    return Object.keys(offer.bounds).length === 0 ? [plainAction({ offer, act, ...look })] : [];
  });
}

/**
 * A value of a short list, perhaps together with chosen pieces.
 * @param {Offer} offer @param {string} field @param {string | number} value @param {[string, unknown] | null} pick
 * @param {readonly number[]} chosen @param {Pick<BoardProps, "act" | "info" | "words">} around @returns {Action}
 */
function oneAction(offer, field, value, pick, chosen, { act, info, words }) {
  const label = words.first([`verb-${offer.verb}-${value}`], `${words.t(`verb-${offer.verb}`)} ${value}`);
  if (!pick) return plainAction({ offer, act, values: { [field]: value }, label });
  const why = offer.barred ? words.phrase(offer.barred) : fits(offer, pick[0], chosen) ? "" : choose(offer, pick[0]);
  const values = { [field]: value, [pick[0]]: [...chosen] };
  return {
    key: `${offer.verb}-${value}`,
    label,
    onAct: () => void act(moveText(offer, values, info.names)),
    ...(why ? { barred: why } : {}),
  };
}

/** @param {BoardProps} props */
function bet({ offers, act, words }) {
  const offer = offers.find((each) => bound(each, "amount") && Object.keys(each.bounds).length === 1);
  const found = offer && bound(offer, "amount");
  if (!offer || !found) return null;
  const [field, { low = 0, high = 0 }] = found;
  const verb = words.t(`verb-${offer.verb}`);
  const barred = offer.barred ? { barred: words.phrase(offer.barred) } : {};
  const onBet = (/** @type {number} */ amount) => void act(moveText(offer, { [field]: amount }, []));
  return {
    bound: { low, high },
    open: verb,
    label: (/** @type {number} */ amount) => words.t("ui-verb-amount", { verb, amount }),
    onBet,
    ...barred,
  };
}

/** @param {BoardProps & {offer: Offer, field: string}} props */
function SplitBoard({ offer, field, act, info, words, busy }) {
  const { pieces = [], sizes = [] } = offer.bounds[field] ?? {};
  const [rows, setRows] = useState(/** @type {number[][]} */ (sizes.map(() => [])));
  const left = pieces.filter((piece) => !rows.some((row) => row.includes(piece)));
  const titles = sizes.map((size, i) => words.first([`row-${i}`], words.t("ui-row", { number: i + 1, size })));
  const fill = () =>
    setRows(
      sizes.map((size, i) =>
        sorted(pieces, info.names, "rank")
          .reverse()
          .slice(sum(sizes, i), sum(sizes, i) + size),
      ),
    );
  const lock = {
    key: offer.verb,
    label: words.t(`verb-${offer.verb}`),
    primary: true,
    onAct: () => void act(moveText(offer, { [field]: rows }, info.names)),
    ...(offer.barred
      ? { barred: words.phrase(offer.barred) }
      : left.length > 0
        ? { barred: words.t("ui-arrange-left", { count: left.length }) }
        : {}),
  };
  const tools = [
    { key: "clear", label: words.t("ui-clear"), grave: true, onAct: () => setRows(sizes.map(() => [])) },
    { key: "fill", label: words.t("ui-fill-rows"), onAct: fill },
  ];
  const arranger = h(Arranger, { pieces, names: info.names, sizes, titles, rows, onRows: setRows });
  return h(Layout, { roomy: true, middle: arranger, bar: h(ActionBar, { actions: [...tools, lock], busy }) });
}

/** @param {readonly number[]} sizes @param {number} upTo */
const sum = (sizes, upTo) => sizes.slice(0, upTo).reduce((a, b) => a + b, 0);

/** What lies in the middle: shared piles, then each seat's open ones. @param {BoardProps} props @param {PileFound[]} found */
function middleOf({ seat, words, table, info }, found) {
  const hidden = (/** @type {PileFound} */ pile) => pile.seat !== null && pile.pieces.every((piece) => piece < 0);
  const inOrder = [...found].sort((a, b) => Number(a.seat !== null) - Number(b.seat !== null));
  const shown = inOrder.filter(
    (pile) => !hidden(pile) && !(pile.path === "hand" && pile.seat !== null && pile.seat === seat),
  );
  return html`<div class=${classes("spots", shown.length > 3 && "many")}>${shown.map(({ path, seat: at, pieces }) => {
    const title = words.first([`pile-${path}`, `ui-pile-${path.replace(/[\d_]/g, "")}`], path.replace(/_/g, " "));
    const owner = at === null ? title : `${table.seats[at]?.name ?? ""} · ${title}`;
    const count = pieces.every((piece) => piece < 0) && pieces.length > 5;
    const row = h(CardRow, {
      pieces: count ? pieces.slice(0, 1) : pieces,
      names: info.names,
      label: owner,
      idPrefix: `${path}${at ?? ""}-`,
      from: at === null ? "deck" : `seat-${at}`,
    });
    return h(Spot, { key: `${path}${at}`, title: count ? `${owner} · ${pieces.length}` : owner }, row);
  })}</div>`;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers, info, busy, words } = props;
  const found = piles(round);
  const picks = offers.flatMap((offer) =>
    Object.values(offer.bounds).flatMap((each) => (each.bound === "pick" ? (each.pieces ?? []) : [])),
  );
  const hand = found.find((pile) => pile.seat === seat && seat !== null && /^(hand|hole|tiles)$/.test(pile.path))
    ?.pieces ?? [...new Set(picks)];
  const selection = useSelection([...new Set([...hand, ...picks])]);
  const middle = middleOf(props, found);
  const split = offers.find((offer) => bound(offer, "split"));
  const field = split && bound(split, "split")?.[0];
  if (split && field) return h(SplitBoard, { ...props, key: String(split.bounds[field]?.pieces), offer: split, field });
  const pickable = picks.length > 0;
  const least = Math.max(
    0,
    ...offers.map((offer) => Math.max(...Object.keys(offer.bounds).map((name) => wanted(offer, name)[1] ?? 0), 0)),
  );
  const own =
    hand.length > 0
      ? h(Hand, {
          pieces: hand,
          names: info.names,
          label: words.t("ui-hand"),
          ...(pickable && least > 0 ? { selection } : {}),
        })
      : null;
  const bar = h(BetBar, { actions: actions(offers, selection.list, props), bet: bet(props), busy });
  return h(Layout, { middle, own, bar });
}
