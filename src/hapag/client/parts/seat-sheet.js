/** What can be done with one's own seat: a link that moves it to another device. */
import { h, html, styles, useEffect, useState } from "../core/html.js";
import { ask, seatName, table, tell, words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { copy } from "./files.js";

/** @typedef {import("../core/types.js").Linked & {until: number}} Live a link, and until when (this device's clock) it works */

void styles("series.css");

/** @param {{onClose: () => void}} props */
export function SeatSheet({ onClose }) {
  const now = table.value;
  const [live, setLive] = useState(/** @type {Live | null} */ (null));
  const mine = now?.seats.filter((seat) => seat.mine) ?? [];
  const t = words.value;
  useEffect(() => {
    if (mine.length === 0) onClose();
  }, [mine.length]);
  if (!now) return null;
  const make = (/** @type {number | null} */ seat) => async () => {
    const answer = await ask({ t: "link", seat });
    if (answer?.ok && answer.linked) setLive({ ...answer.linked, until: Date.now() + answer.linked.seconds * 1000 });
  };
  const one = mine.length === 1;
  return h(
    Dialog,
    { title: t.t("ui-move-seat"), onClose },
    html`<p>${t.t("ui-move-line")}</p>`,
    live ? h(LiveLink, { key: live.until, live, onOver: () => setLive(null) }) : null,
    one && live
      ? null
      : html`<div class="ways">
      ${mine.map(({ seat }) => html`<button type="button" key=${seat} class=${`wide${one && !live ? " primary" : ""}`} onClick=${make(seat)}>${t.t(one ? "ui-make-link" : "ui-make-link-for", { name: seatName(now, seat) })}</button>`)}
      ${one ? null : html`<button type="button" class=${`wide${live ? "" : " primary"}`} onClick=${make(null)}>${t.t("ui-make-link-all")}</button>`}
    </div>`,
  );
}

/** The link as a picture and as text, for as long as it works. @param {{live: Live, onOver: () => void}} props */
function LiveLink({ live, onOver }) {
  const [left, setLeft] = useState(live.seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((live.until - Date.now()) / 1000);
      if (seconds <= 0) onOver();
      else setLeft(seconds);
    }, 500);
    return () => clearInterval(timer);
  }, []);
  const t = words.value;
  const share = async () => {
    if (navigator.share) return navigator.share({ title: "Hapag", url: live.link }).catch(() => {});
    await copy(live.link);
    tell(t.t("ui-copied"));
  };
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<div class="seat-link">
    <img class="qr" src=${`data:image/svg+xml,${encodeURIComponent(live.qr)}`} alt=${t.t("ui-seat-link-picture")} width="180" height="180" />
    <input type="text" readonly value=${live.link} aria-label=${t.t("ui-seat-link")} onFocus=${(/** @type {any} */ e) => e.target.select()} />
    <button type="button" class="primary wide" onClick=${share}>${t.t("ui-share")}</button>
    <p class="note" role="timer">${t.t("ui-link-works", { time: clock })}</p>
  </div>`;
}
