/** Time left: a ring about a seat and a number near the actions. The server's clock counts, the device's is corrected. */
import { html, useEffect, useState } from "../core/html.js";
import { offset, send, words } from "../core/store.js";

/** Whole seconds left until the deadline, never below 0. @param {number | null} deadline server ms */
export function useSecondsLeft(deadline) {
  const left = () => (deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now() - offset.value) / 1000)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    if (deadline === null) return;
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

const AROUND = 2 * Math.PI * 21;

/** A ring that empties. @param {{deadline: number, total: number}} props `total` in seconds */
export function TimerRing({ deadline, total }) {
  const seconds = useSecondsLeft(deadline);
  const share = Math.min(1, seconds / Math.max(1, total));
  const look = `ring${share < 0.2 ? " late" : ""}`;
  return html`<svg class=${look} viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="21" />
    <circle class="left" cx="24" cy="24" r="21" stroke-dasharray=${AROUND} stroke-dashoffset=${AROUND * (1 - share)} /></svg>`;
}

/** @param {{deadline: number | null}} props */
export function Countdown({ deadline }) {
  const seconds = useSecondsLeft(deadline);
  if (deadline === null) return null;
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${`countdown${seconds <= 15 ? " late" : ""}`} role="timer" aria-label=${words.value.t("ui-seconds-left", { seconds })}>${text}</span>`;
}

/** The time is offered while there is some left, but not all the time. */
const OFFERED = 45;

/** The host gives everybody who owes a choice half a minute more. @param {{deadline: number | null}} props */
export function MoreTime({ deadline }) {
  const seconds = useSecondsLeft(deadline);
  if (deadline === null || seconds === 0 || seconds > OFFERED) return null;
  const t = words.value;
  return html`<button type="button" class="more-time" aria-label=${t.t("ui-more-time-said")} title=${t.t("ui-more-time-said")}
    onClick=${() => send({ t: "extend" })}>${t.t("ui-more-time")}</button>`;
}
