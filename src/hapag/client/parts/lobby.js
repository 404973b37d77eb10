/** Before the first deal: the code to share, seats to take or give to rivals, options, and the host's start. */
import { iconSvg } from "../art/table-things.js";
import * as api from "../core/api.js";
import { classes, drawing, h, html, useEffect, useState } from "../core/html.js";
import { prefs, setPrefs } from "../core/prefs.js";
import { complain, seatName, send, tell, words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { copy } from "./files.js";
import { NameField, OptionsForm, SeriesField } from "./options-form.js";
import { ReadyButton } from "./ready.js";

/** @typedef {import("../core/types.js").Table} Table */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").GameCard} GameCard */

/** The way to this table: its code, its link, a picture of it for cameras. @param {{code: string}} props */
export function Invitation({ code }) {
  const t = words.value;
  const link = `${location.origin}/t/${code}`;
  const share = () =>
    navigator.share({ title: "Hapag", text: t.t("ui-share-text", { code }), url: link }).catch(() => {});
  const take = async () => tell(t.t((await copy(link)) ? "ui-copied" : "ui-copy-failed", { link }));
  return html`<section class="invitation" aria-label=${t.t("ui-invite")}>
    <div class="invite-code"><p class="small">${t.t("ui-code")}</p><p class="code" aria-label=${[...code].join(" ")}>${code}</p></div>
    <img class="qr" src=${`/qr/${code}.svg`} alt=${t.t("ui-qr", { link })} width="132" height="132" />
    <p class="invite-link">${link.replace(/^https?:\/\//, "")}</p>
    <div class="invite-tools">
      ${"share" in navigator ? html`<button type="button" onClick=${share}>${drawing(iconSvg("invite"))}<span>${t.t("ui-share")}</span></button>` : null}
      <button type="button" onClick=${take}>${drawing(iconSvg("copy"))}<span>${t.t("ui-copy")}</span></button>
    </div>
  </section>`;
}

/** @param {{seat: Seat, table: Table, name: string, level: string}} props `level`: of a rival that is given the seat */
function LobbySeat({ seat, table, name, level }) {
  const t = words.value;
  const at = seat.seat;
  const has = table.seats.some((each) => each.mine);
  const sit = () => send({ t: "sit", seat: at, name: name.trim() || t.t("ui-player-number", { number: at + 1 }) });
  const open = seat.kind === "open";
  const status = open
    ? t.t("ui-free")
    : seat.kind === "rival"
      ? t.t("ui-rival")
      : seat.mine
        ? t.t("ui-you")
        : seat.online
          ? t.t("ui-here")
          : t.t("ui-seat-away");
  const role =
    table.way === "online" && table.host_seat === at
      ? ` · ${t.t("ui-host")}`
      : seat.kind === "person" && seat.ready
        ? ` · ${t.t("ui-is-ready")}`
        : "";
  const canClear = !open && (table.host || seat.mine) && !(table.host && seat.mine);
  return html`<li class=${classes("lobby-seat", open && "open", seat.mine && "me")} data-hue=${at % 4}>
    <span class="disc" aria-hidden="true">${seat.kind === "rival" ? drawing(iconSvg("rival")) : open ? "" : drawing(iconSvg("person"))}${seat.kind === "person" && seat.ready ? html`<i class="badge ready">✓</i>` : null}</span>
    <span class="who"><b>${open ? t.t("ui-open-seat") : seatName(table, at)}</b><small>${t.t("ui-seat", { seat: at + 1 })} · ${status}${role}</small></span>
    ${open && !has ? html`<button type="button" class="primary" onClick=${sit}>${t.t("ui-sit")}</button>` : null}
    ${open && table.host ? html`<button type="button" onClick=${() => send({ t: "fill", seat: at, level })}>${t.t("ui-fill")}</button>` : null}
    ${canClear ? html`<button type="button" class="quiet" onClick=${() => send({ t: "unseat", seat: at })}>${seat.mine ? t.t("ui-stand") : t.t("ui-clear-seat")}</button>` : null}
  </li>`;
}

/** @param {string} slug @returns {GameCard | null} */
export function useGameCard(slug) {
  const [game, setGame] = useState(/** @type {GameCard | null} */ (null));
  const { lang } = words.value;
  useEffect(() => {
    api.games(lang).then((games) => setGame(games.find((each) => each.slug === slug) ?? null), complain);
  }, [slug, lang]);
  return game;
}

/** @param {{table: Table, onOptions: () => void, onRules: () => void}} props */
export function Lobby({ table, onOptions, onRules }) {
  const t = words.value;
  const game = useGameCard(table.game);
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const enough = taken >= (game?.least ?? 2);
  const seated = table.seats.some((seat) => seat.mine);
  const levels = game?.levels ?? [];
  const [wanted, setWanted] = useState("");
  const level = levels.includes(wanted) ? wanted : (levels[Math.floor(levels.length / 2)] ?? "");
  const deal = () => (enough ? send({ t: "deal" }) : tell(t.t("ui-need-seats", { least: game?.least ?? 2 })));
  const online = table.way === "online";
  return html`<main class="lobby"><div class=${classes("lobby-body", online && "inviting")}>
    ${online ? h(Invitation, { code: table.code }) : null}
    <div class="lobby-table">
    ${seated ? null : h(NameField, { label: t.t("ui-your-name"), value: prefs.value.name, onName: (name) => setPrefs({ name }) })}
    <ul class="lobby-seats" aria-label=${t.t("ui-seats")}>${table.seats.map((seat) =>
      h(LobbySeat, { key: seat.seat, seat, table, name: prefs.value.name, level }),
    )}</ul>
    ${table.host && levels.length > 1 && taken < table.seats.length ? h(RivalLevel, { levels, level, onLevel: setWanted }) : null}
    <div class="lobby-tools">
      ${table.host ? html`<button type="button" onClick=${onOptions}>${drawing(iconSvg("settings"))}<span>${t.t("ui-change-game")}</span></button>` : null}
      <button type="button" data-key="help" onClick=${onRules}>${drawing(iconSvg("rules"))}<span>${t.t("ui-rules")}</span></button>
      ${table.host && online ? html`<button type="button" aria-pressed=${table.locked} onClick=${() => send({ t: "lock", locked: !table.locked })}>${drawing(iconSvg(table.locked ? "locked" : "unlocked"))}<span>${t.t(table.locked ? "ui-unlock" : "ui-lock")}</span></button>` : null}
    </div>
    ${table.locked ? html`<p class="small">${t.t("ui-locked-line")}</p>` : null}
    </div></div>
    <div class="bar">${
      table.phase === "cutting"
        ? html`<p class="waiting" role="status">${t.t("ui-cutting")}</p>`
        : table.host
          ? html`<button type="button" class="action primary" data-key="primary" aria-disabled=${!enough} onClick=${deal}>${t.t("ui-deal")}</button>`
          : seated
            ? h(ReadyButton, { table })
            : html`<p class="waiting">${t.t(taken < table.seats.length ? "ui-watching" : "refusal-table-full")}</p>`
    }</div>
  </main>`;
}

/** How strong a rival shall be that the host gives a seat to. @param {{levels: string[], level: string, onLevel: (level: string) => void}} props */
function RivalLevel({ levels, level, onLevel }) {
  const t = words.value;
  const choose = (/** @type {any} */ e) => onLevel(e.target.value);
  return html`<label class="field"><span>${t.t("ui-level")}</span><select value=${level} onChange=${choose}>
    ${levels.map((each) => html`<option key=${each} value=${each} selected=${each === level}>${t.first([`level-${each}`, `ui-level-${each}`], each)}</option>`)}</select></label>`;
}

/** Host: another game or other options, between rounds. @param {{table: Table, onClose: () => void}} props */
export function TableOptions({ table, onClose }) {
  const [games, setGames] = useState(/** @type {GameCard[]} */ ([]));
  const [slug, setSlug] = useState(table.game);
  const [values, setValues] = useState(table.options);
  const [target, setTarget] = useState(table.target);
  const t = words.value;
  useEffect(() => {
    api.games(t.lang).then(setGames, complain);
  }, [t.lang]);
  const game = games.find((each) => each.slug === slug);
  const pick = (/** @type {string} */ next) => {
    setSlug(next);
    setValues(next === table.game ? table.options : {});
  };
  const save = async () => {
    if (await send({ t: "options", game: slug, options: values, target })) onClose();
  };
  const foot = html`<button type="button" class="primary wide" data-key="primary" onClick=${save}>${t.t("ui-save")}</button>`;
  return h(
    Dialog,
    { title: t.t("ui-change-game"), onClose, foot },
    html`<label class="field"><span>${t.t("ui-game")}</span><select value=${slug} onChange=${(/** @type {any} */ e) => pick(e.target.value)}>
      ${games.map((each) => html`<option key=${each.slug} lang=${each.title_lang} value=${each.slug} selected=${each.slug === slug}>${each.title}</option>`)}</select></label>`,
    slug !== table.game && table.rounds > 0 ? html`<p class="note">${t.t("ui-new-ledger")}</p>` : null,
    game ? h(OptionsForm, { options: game.options, values, onValues: setValues }) : null,
    h(SeriesField, { target, onTarget: setTarget }),
  );
}
