/** A hint, shown: the button that asks for it, and the line that says what best play is for my seat, and why. */
import { iconSvg } from "../art/table-things.js";
import { say } from "../core/a11y.js";
import { shown, situation } from "../core/hints.js";
import { drawing, html, signal } from "../core/html.js";
import { hundred } from "../core/shares.js";
import { ask, view, words } from "../core/store.js";

/** @typedef {import("../core/types.js").Hinted} Hinted */

const asking = signal(false);

/** @param {number} seat */
async function request(seat) {
  const before = situation(seat);
  asking.value = true;
  const answer = await ask({ t: "hint", seat, at: view.value?.version ?? 0 });
  asking.value = false;
  if (!answer?.ok || !answer.hinted) return;
  shown.value = { hinted: answer.hinted, situation: before };
  say(text(answer.hinted));
}

/** "Double: ...". @param {Hinted} hinted */
const text = ({ move, why }) => words.value.t("odds-hint-line", { move: moveWords(move), why });

/** A move in notation as a person says it: "Raise 80". @param {string} move */
function moveWords(move) {
  const t = words.value;
  const [verb = "", ...rest] = move.split(" ");
  const details = rest.map((word) => t.first([`bet-${word}`, `piece-${word}`], word)).join(" ");
  return t.first([`verb-${move.replaceAll(" ", "-")}`], [t.t(`verb-${verb}`), details].filter(Boolean).join(" "));
}

/** What open moves are worth, best first; empty where that is not known. @param {Hinted} hinted */
function worthWords({ ev }) {
  const t = words.value;
  const worth = Object.entries(ev).sort(([, a], [, b]) => b - a);
  const parts = worth.map(([verb, value]) => `${t.t(`verb-${verb}`)} ${hundred(value, t.lang)}`);
  return parts.length > 1 ? t.t("odds-hint-worth", { worth: parts.join(" · ") }) : "";
}

/** @param {{seat: number}} props */
export function HintButton({ seat }) {
  const label = words.value.t("odds-hint");
  const press = () => void (asking.value || request(seat));
  return html`<button type="button" class="round ask" data-key="hint" aria-label=${label} title=${label} aria-disabled=${asking.value} onClick=${press}>${drawing(iconSvg("hint"))}</button>`;
}

/** @param {{hinted: Hinted}} props */
export function HintLine({ hinted }) {
  const t = words.value;
  const close = () => {
    shown.value = null;
  };
  const worth = worthWords(hinted);
  return html`<div class="hint"><p><b>${moveWords(hinted.move)}</b>: ${t.phrase(hinted.why)}${worth ? html` <small>${worth}</small>` : null}</p>
    <button type="button" class="round" aria-label=${t.t("ui-close")} onClick=${close}>${drawing(iconSvg("close"))}</button></div>`;
}
