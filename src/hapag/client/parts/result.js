/** The end of a round: who won and with what, every score, and what can be done next. */

import { h, html, useState } from "../core/html.js";
import { seals } from "../core/seals.js";
import { announcement, ask, info, seatName, send, table, view, words } from "../core/store.js";
import { who } from "../core/words.js";
import { shapes, useBoard } from "./board-loader.js";
import { Ledger } from "./caption.js";
import { Dialog } from "./dialog.js";
import { saveFile } from "./files.js";
import { lazy } from "./lazy.js";
import { ReadyButton, ReadyNames } from "./ready.js";
import { sayAgain } from "./sound.js";

const Revealed = lazy(async () => (await import("./revealed.js")).Revealed);
const Ceremony = lazy(async () => (await import("./ceremony.js")).Ceremony);

/** Hand all finished rounds to the person as a file: what this device saw of them, and nothing that stayed hidden. */
export async function saveRecord() {
  const now = table.value;
  const answer = await ask({ t: "save" });
  if (now && answer?.ok) saveFile(`hapag-table-${now.code}.json`, answer.record);
}

/** Who won the series: the highest ledger; equal highest share it. @param {number[]} ledger */
export function seriesWinners(ledger) {
  const best = Math.max(...ledger);
  return ledger.flatMap((points, seat) => (points === best ? [seat] : []));
}

/** "Seat 2 (Ann) wins the series with 12." @param {import("../core/types.js").Table} now */
function seriesLine(now) {
  const t = words.value;
  const best = seriesWinners(now.ledger);
  const names = best.map((seat) => who(seat, { nameOfSeat: (at) => seatName(now, at), words: t }));
  return t.t("ui-series-won", { who: names, count: best.length, points: now.ledger[best[0] ?? 0] ?? 0 });
}

/** @param {{onClose: () => void, onRules: () => void, onSettings: () => void, onCheck: () => void}} props */
export function ResultDialog({ onClose, onRules, onSettings, onCheck }) {
  const now = table.value;
  const [again, setAgain] = useState(0);
  if (!now) return null;
  const t = words.value;
  const said = now.series_over ? [seriesLine(now), ...announcement.value] : announcement.value;
  const replay = () => {
    setAgain(again + 1);
    void sayAgain("end");
  };
  const title = now.series_over ? t.t("ui-series-over") : t.t("ui-round-over");
  return h(
    Dialog,
    { title, onClose, look: "result", foot: h(NextRound, { onClose }) },
    html`<div class="won" role="status"><div key=${again}>
      ${said.length > 0 ? said.map((line, i) => html`<p key=${i} class=${i === 0 ? "headline" : ""}>${line}</p>`) : html`<p class="headline">${t.t("ui-round-done")}</p>`}
    </div></div>`,
    now.series_over ? h(Ceremony, { table: now }) : null,
    h(OwnLines, null),
    h(Ledger, { delta: now.score }),
    html`<div class="result-tools">
      <button type="button" data-key="replay" onClick=${replay}>${t.t("ui-replay")}</button>
      ${seals.value.seals.length > 0 ? html`<button type="button" onClick=${onCheck}>${t.t("ui-check-deal")}</button>` : null}
      <button type="button" onClick=${saveRecord}>${t.t("ui-save-record")}</button>
      <button type="button" data-key="help" onClick=${onRules}>${t.t("ui-rules")}</button>
      ${now.host ? html`<button type="button" onClick=${onSettings}>${t.t("ui-change-game")}</button>` : null}
    </div>`,
    h(OpenHands, null),
  );
}

/** What a game's board has to add to the result, such as every line of a settlement. */
function OwnLines() {
  const now = table.value;
  const board = useBoard(info.value?.slug ?? "");
  const round = view.value?.mine[0]?.round ?? view.value?.watch;
  if (!now || !round || !board?.Settlement) return null;
  return h(board.Settlement, { round, words: words.value, nameOf: (seat) => seatName(now, seat) });
}

/** Where no settlement shows it: what lies open before each seat. */
function OpenHands() {
  const now = table.value;
  const board = useBoard(info.value?.slug ?? "");
  if (!now || !board || board.Settlement) return null;
  return h(Revealed, { table: now, shape: shapes(board) });
}

/** Next round for the host; a ready mark for the others. @param {{onClose: () => void}} props */
export function NextRound({ onClose }) {
  const now = table.value;
  if (!now) return null;
  const t = words.value;
  const mine = now.seats.filter((seat) => seat.mine);
  const deal = async () => {
    if (await send({ t: "deal" })) onClose();
  };
  const label = now.series_over ? t.t("ui-new-series") : t.t("ui-next-round");
  if (now.phase === "cutting") return html`<p class="waiting" role="status">${t.t("ui-cutting")}</p>`;
  if (now.host)
    return html`${h(ReadyNames, { table: now })}<button type="button" class="primary wide" data-key="primary" onClick=${deal}>${label}</button>`;
  return mine.length > 0 ? h(ReadyButton, { table: now }) : html`<p class="waiting">${t.t("ui-waiting-host")}</p>`;
}
