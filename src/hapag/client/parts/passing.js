/** The hand-over of one phone as a hook: which seat is shown, and what the screen may do about it. */
import { useCallback, useEffect, useRef, useState } from "../core/html.js";
import { nextSeat, passOn, worthSeeing } from "../core/passing.js";
import { info, lines } from "../core/store.js";
import { useHideOnLeave } from "./hand-over.js";

/**
 * @typedef {object} Passing
 * @property {import("../core/passing.js").Mode} mode
 * @property {number | null} seat whose view is shown
 * @property {number | null} next who is to take the phone
 * @property {boolean} several this device holds more than one seat
 * @property {string[]} news public lines since the phone was last passed
 * @property {() => void} open
 * @property {() => void} cover
 * @property {() => void} look
 * @property {() => void} hide
 */

/**
 * @param {import("../core/types.js").View | null} view @param {readonly string[]} aside tags of events for the log alone
 * @returns {Passing}
 */
export function usePassing(view, aside) {
  const mine = view?.mine ?? [];
  const several = mine.length > 1;
  const [pass, setPass] = useState(/** @type {import("../core/passing.js").Pass} */ ({ mode: "cover", seat: null }));
  const heard = useRef(0);
  const next = view && several ? nextSeat(view) : null;
  const set = (/** @type {import("../core/passing.js").Mode} */ mode) => () => setPass((now) => ({ ...now, mode }));
  useEffect(() => {
    if (!view || !several) return;
    const see = !view.whole && worthSeeing(view, info.value?.events ?? {}, info.value?.results ?? []);
    setPass((now) => passOn(now, nextSeat(view), see));
  }, [view?.version, several]);
  const hide = useCallback(() => setPass((now) => (now.mode === "open" ? { ...now, mode: "cover" } : now)), []);
  useHideOnLeave(hide);
  const all = lines.value;
  const news = all
    .filter(
      ({ number, event }) => number > heard.current && event.event !== "committed" && !aside.includes(event.event),
    )
    .map(({ text }) => text ?? "");
  const open = () => {
    heard.current = all[all.length - 1]?.number ?? heard.current;
    setPass((now) => ({ ...now, mode: "open" }));
  };
  // The state lags one render behind a view; until it has caught up nothing private may show.
  const fresh = pass.seat === next;
  if (!several)
    return {
      mode: "open",
      seat: mine[0]?.seat ?? null,
      next: null,
      several,
      news,
      open,
      cover: set("cover"),
      look: set("table"),
      hide,
    };
  const mode = fresh ? pass.mode : next === null ? "table" : "cover";
  return { mode, seat: next, next, several, news, open, cover: set("cover"), look: set("table"), hide };
}
