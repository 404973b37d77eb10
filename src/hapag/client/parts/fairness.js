/** *Check this deal*: the seal, everybody's cut, and every card that this device has seen, checked here and now. */

import { order, wrong } from "../core/fair.js";
import { h, html, useMemo } from "../core/html.js";
import { pieceText, sorted } from "../core/pieces.js";
import { receipt, seals } from "../core/seals.js";
import { info, seatName, table, words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { saveFile } from "./files.js";

/** @typedef {import("../core/types.js").Sealing} Sealing */

/** @param {{onClose: () => void}} props */
export function FairnessPage({ onClose }) {
  const now = table.value;
  const t = words.value;
  const { seals: all, own } = seals.value;
  const problem = useMemo(
    () => all.map((seal) => wrong(seal, own[seal.root])).find((each) => each !== null),
    [all, own],
  );
  if (!now) return null;
  const count = all.reduce((sum, { openings }) => sum + openings.length, 0);
  const save = () => saveFile(`hapag-receipt-${now.game}-${now.code}-${now.rounds}.json`, receipt());
  const verdict = problem ? t.phrase(problem) : t.t("ui-fair-holds", { count });
  return h(
    Dialog,
    { title: t.t("ui-check-deal"), onClose, look: "fairness" },
    html`<p class=${problem ? "fair-verdict broken" : "fair-verdict"} role="status"><b aria-hidden="true">${problem ? "✗" : "✓"}</b> ${verdict}</p>
    <p>${t.t("ui-fair-line")}</p>`,
    all.map((seal, i) => h(OneSeal, { key: seal.root, seal, own, number: all.length > 1 ? i + 1 : 0 })),
    html`<div class="result-tools"><button type="button" onClick=${save}>${t.t("ui-save-receipt")}</button></div>
    <p class="note">${t.t("ui-fair-verify")}</p>`,
  );
}

/** @param {{seal: Sealing, own: Record<string, string>, number: number}} props */
function OneSeal({ seal, own, number }) {
  const now = table.value;
  const names = info.value?.names ?? [];
  const t = words.value;
  const orders = useMemo(() => order(seal.root, seal.cuts, seal.sizes), [seal]);
  if (!now) return null;
  const opened = sorted(
    seal.openings.map(({ piece }) => piece),
    names,
    "rank",
  ).flatMap((piece) => seal.openings.filter((each) => each.piece === piece));
  const cutLine = (/** @type {import("../core/types.js").SeatCut} */ cut) => {
    const code = !cut.number ? "ui-fair-left-out" : own[seal.root] === cut.number ? "ui-fair-you-cut" : "ui-fair-cut";
    return t.t(code, { name: seatName(now, cut.seat) });
  };
  return html`<section class="fair-seal">
    <h3>${t.t("ui-fair-seal", { number })}</h3>
    <p class="fair-root"><code>${seal.root.match(/.{1,8}/g)?.join(" ")}</code></p>
    <ul>${seal.cuts.map((cut) => html`<li key=${cut.seat}>${cutLine(cut)}</li>`)}${seal.cuts.length === 0 ? html`<li>${t.t("ui-fair-no-cuts")}</li>` : null}</ul>
    <table class="settlement"><thead><tr>${["card", "place", "dealt"].map((name) => html`<th scope="col" key=${name} class="cell head">${t.t(`ui-fair-${name}`)}</th>`)}</tr></thead>
    <tbody>${opened.map(
      ({
        pack,
        place,
        piece,
      }) => html`<tr key=${`${pack}:${place}`}><th scope="row" class="cell">${t.first([`piece-${names[piece]}`], pieceText(names[piece] ?? ""))}</th>
      <td class="cell">${place + 1}</td><td class="cell">${(orders[pack]?.indexOf(place) ?? -1) + 1}</td></tr>`,
    )}</tbody></table>
  </section>`;
}
