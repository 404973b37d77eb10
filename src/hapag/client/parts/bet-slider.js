/** Choosing an amount: slider, steps, presets and typing all change one number; nothing is sent before the main button. */
import { h, html, useEffect, useState } from "../core/html.js";
import { potRaise, readAmount } from "../core/layout.js";
import { words } from "../core/store.js";
import { ActionBar } from "./actions.js";

/** @typedef {{low: number, high: number}} Range */
/** @typedef {{pot: number, call: number, level: number}} Money the pot so far, what I owe, this street's level */
/**
 * @typedef {object} BetProps
 * @property {Range} bound
 * @property {Money} [money] gives the half pot and pot presets
 * @property {number} [step] what − and + change, the smallest chip; 1 if left out
 * @property {(amount: number) => string} label what the main button says, "Raise to 120"
 * @property {(amount: number) => void} onBet
 * @property {boolean} [allIn] the highest amount is all I have
 */

/** @param {Range} bound @param {Money | undefined} money @param {boolean} allIn */
function presets(bound, money, allIn) {
  const t = words.value;
  const shares = money
    ? [
        ["ui-half-pot", potRaise(bound, money, 0.5)],
        ["ui-pot", potRaise(bound, money, 1)],
      ]
    : [];
  const ends = [["ui-min", bound.low], ...shares, [allIn ? "ui-all-in" : "ui-max", bound.high]];
  return ends.map(([code, amount]) => ({ label: t.t(String(code)), amount: Number(amount) }));
}

/** The panel. @param {BetProps & {amount: number, onAmount: (amount: number) => void}} props */
export function BetSlider({ bound, money, step = 1, allIn = false, amount, onAmount }) {
  const [typed, setTyped] = useState(String(amount));
  useEffect(() => setTyped(String(amount)), [amount]);
  const t = words.value;
  const set = (/** @type {number} */ wish) => onAmount(Math.min(bound.high, Math.max(bound.low, wish)));
  const slide = (/** @type {any} */ input) => {
    const wish = Number(input.target.value);
    set(wish >= bound.high || wish <= bound.low ? wish : Math.round(wish / step) * step);
  };
  const type = (/** @type {any} */ input) => {
    setTyped(input.target.value);
    const read = readAmount(input.target.value, bound);
    if (read !== null) onAmount(read);
  };
  const wrong = readAmount(typed, bound) === null;
  return html`<div class="bet" role="group" aria-label=${t.t("ui-amount")}>
    <div class="bet-line">
      <button type="button" class="step" aria-label=${t.t("ui-less")} onClick=${() => set(amount - step)}>−</button>
      <input type="range" min=${bound.low} max=${bound.high} step="1" value=${amount} aria-label=${t.t("ui-amount")} onInput=${slide}
        style=${{ "--at": `${((amount - bound.low) / Math.max(1, bound.high - bound.low)) * 100}%` }} />
      <button type="button" class="step" aria-label=${t.t("ui-more")} onClick=${() => set(amount + step)}>+</button>
      <input class="typed" type="text" inputmode="numeric" value=${typed} aria-label=${t.t("ui-amount-typed", bound)} aria-invalid=${wrong}
        onInput=${type} onBlur=${() => setTyped(String(amount))} />
    </div>
    <div class="presets">
      ${presets(bound, money, allIn).map(
        ({ label, amount: wish }) =>
          html`<button type="button" key=${label} class="preset" aria-pressed=${wish === amount} onClick=${() => set(wish)}>${label}</button>`,
      )}
    </div>
  </div>`;
}

/**
 * An action bar of which one action needs an amount: tapping it opens the panel, the main button then names the amount.
 * Choosing everything asks for a second tap, and stands nowhere near check or call.
 * @param {{actions: import("./actions.js").Action[], bet: (BetProps & {open: string, barred?: string}) | null, busy?: boolean, waiting?: string}} props
 *   `open`: label of the action that opens the panel
 */
export function BetBar({ actions, bet, busy = false, waiting }) {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState(bet?.bound.low ?? 0);
  const low = bet?.bound.low;
  const high = bet?.bound.high;
  useEffect(() => {
    setOpen(false);
    setAmount(low ?? 0);
  }, [low, high]);
  const t = words.value;
  const blocked = bet?.barred ? { barred: bet.barred } : {};
  const opener = bet
    ? [{ key: "bet", label: bet.open, shortcut: "raise", onAct: () => setOpen(true), ...blocked }]
    : [];
  if (!bet || !open || bet.barred)
    return h(ActionBar, { actions: [...actions, ...opener], busy, ...(waiting ? { waiting } : {}) });
  const everything = Boolean(bet.allIn) && amount === bet.bound.high;
  const label = everything ? t.t("ui-all-in-amount", { amount }) : bet.label(amount);
  const chosen = [
    { key: "back", label: t.t("ui-back"), grave: true, onAct: () => setOpen(false) },
    { key: "send", label, primary: true, twice: everything, onAct: () => bet.onBet(amount) },
  ];
  return html`<div class="bet-bar">${h(BetSlider, { ...bet, amount, onAmount: setAmount })}${h(ActionBar, { actions: chosen, busy })}</div>`;
}
