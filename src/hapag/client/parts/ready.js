/** The ready mark: for the host to see; nobody has to wait for it. */
import { html } from "../core/html.js";
import { seatName, send, words } from "../core/store.js";

/** @typedef {import("../core/types.js").Table} Table */

/** Tell the host that one is ready, or take it back. @param {{table: Table}} props */
export function ReadyButton({ table }) {
  const t = words.value;
  const mine = table.seats.filter((seat) => seat.mine);
  const ready = mine.every((seat) => seat.ready);
  const press = () => send({ t: "ready", ready: !ready });
  return html`<button type="button" class=${`action wide ${ready ? "" : "primary"}`} data-key="primary" aria-pressed=${ready} onClick=${press}>
    ${ready ? t.t("ui-ready-waiting") : t.t("ui-ready")}</button>`;
}

/** Who is ready, for the host. @param {{table: Table}} props */
export function ReadyNames({ table }) {
  const ready = table.seats.filter(({ kind, mine, ready }) => kind === "person" && !mine && ready);
  if (ready.length === 0) return null;
  const t = words.value;
  const names = t.list.format(ready.map(({ seat }) => seatName(table, seat)));
  return html`<p class="ready-names" role="status">✓ ${t.t("ui-ready-names", { names })}</p>`;
}
