/** After a game's picture is tapped: three ways to play, each one tap away; what can be adjusted lies below. */
import { iconSvg } from "../art/table-things.js";
import * as api from "../core/api.js";
import { drawing, h, html, useState } from "../core/html.js";
import { motion, prefs, remember, remembered, setPrefs } from "../core/prefs.js";
import { dealAtOnce, go } from "../core/route.js";
import { complain, words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { GamePicture } from "./game-picture.js";
import { useGameWords } from "./game-words.js";
import { Choice, defaults, NameField, OptionsForm, SeriesField, Switch } from "./options-form.js";

/** @typedef {import("../core/types.js").GameCard} GameCard */
/** @typedef {{rivals: number, level: string, people: string[], options: Record<string, any>, target: number | null, clock: boolean, seconds: number}} Wish */

const PHONE_NAMES = "hapag.phone";

/** Names used last time on this phone, its owner's the first, enough for the game. @param {number} least @returns {string[]} */
function phoneNames(least) {
  const kept = remembered(PHONE_NAMES);
  const names = Array.isArray(kept) ? kept.filter((name) => typeof name === "string").slice(0, 4) : [];
  while (names.length < Math.max(2, least)) names.push("");
  return names[0]?.trim() ? names : [prefs.value.name, ...names.slice(1)];
}

/** Seconds for a turn and for arranging a hand, as usual, and what else can be chosen. */
const CLOCK = { turn: 90, arrange: 300 };
const TIMES = { turn: [30, 60, 90, 180, 300], arrange: [120, 180, 300, 600, 900] };

/** @param {GameCard} game @returns {Wish} */
const firstWish = (game) => ({
  rivals: game.solo.rivals.includes(2) ? 2 : (game.solo.rivals[0] ?? 1),
  level: game.levels[Math.floor(game.levels.length / 2)] ?? "",
  people: phoneNames(game.least),
  options: defaults(game.options),
  target: null,
  clock: false,
  seconds: CLOCK[game.clock],
});

/** What is asked of the server. @param {GameCard} game @param {Wish} wish @param {"solo" | "phone" | "online"} way @returns {api.NewTable} */
export function request(game, wish, way) {
  const t = words.value;
  const me = prefs.value.name.trim() || t.t("ui-player-number", { number: 1 });
  const clock = { ...CLOCK, [game.clock]: wish.seconds };
  const rest = { game: game.slug, options: wish.options, way, target: wish.target };
  if (way === "solo") {
    const rivals = Array.from({ length: wish.rivals }, () => wish.level);
    return { ...rest, people: [me], rivals, seats: 1 + wish.rivals, clock: wish.clock ? clock : null };
  }
  if (way === "online") return { ...rest, people: [me], rivals: [], seats: Math.min(4, game.most), clock };
  const people = wish.people.map((name, i) => name.trim() || t.t("ui-player-number", { number: i + 1 }));
  return { ...rest, people, rivals: [], seats: people.length, clock };
}

/** "90 s", "3 min". @param {number} seconds */
const timeText = (seconds) =>
  words.value.t("ui-time", seconds < 120 ? { unit: "s", count: seconds } : { unit: "min", count: seconds / 60 });

/** @param {{icon: string, title: string, line: string, onStart: () => void, busy: boolean}} props */
const Way = ({ icon, title, line, onStart, busy }) =>
  html`<button type="button" class="way" aria-disabled=${busy} onClick=${onStart}>${drawing(iconSvg(icon))}<span><b>${title}</b><small>${line}</small></span></button>`;

/** @param {{game: GameCard, onClose: () => void, onRules: () => void, onOdds: () => void}} props */
export function StartSheet({ game, onClose, onRules, onOdds }) {
  const [wish, setWish] = useState(() => firstWish(game));
  const [busy, setBusy] = useState(false);
  const own = useGameWords(game.slug);
  const t = words.value;
  const start = (/** @type {"solo" | "phone" | "online"} */ way) => async () => {
    if (busy) return;
    setBusy(true);
    remember(PHONE_NAMES, wish.people);
    try {
      const code = await api.openTable(request(game, wish, way));
      if (way !== "online") dealAtOnce.value = code;
      go(`/t/${code}`);
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  const level = wish.level ? t.first([`level-${wish.level}`, `ui-level-${wish.level}`], wish.level) : "";
  const people = request(game, wish, "phone").people;
  const ways = [
    {
      icon: "rival",
      title: t.t("ui-solo"),
      line: t.t("ui-solo-line", { count: wish.rivals, level }),
      onStart: start("solo"),
      busy,
    },
    { icon: "phone", title: t.t("ui-phone"), line: t.list.format(people), onStart: start("phone"), busy },
    { icon: "online", title: t.t("ui-online"), line: t.t("ui-online-line"), onStart: start("online"), busy },
  ];
  const offered = game.solo.rivals.length > 0 ? ways : ways.slice(1);
  return h(
    Dialog,
    { title: game.title, lang: game.title_lang, onClose, look: "start" },
    h(GamePicture, { game }),
    own.has("blurb") ? html`<p class="blurb">${own.t("blurb")}</p>` : null,
    html`<div class="ways">${offered.map((way) => h(Way, { key: way.icon, ...way }))}</div>`,
    html`<div class="start-reading">
      <button type="button" class="quiet" onClick=${onRules}>${drawing(iconSvg("rules"))}<span>${t.t("ui-rules")}</span></button>
      ${game.odds ? html`<button type="button" class="quiet" onClick=${onOdds}>${drawing(iconSvg("odds"))}<span>${t.t("ui-odds")}</span></button>` : null}
    </div>`,
    html`<details class="adjust" onToggle=${showOpened}><summary>${t.t("ui-adjust")}</summary>${h(Adjust, { game, wish, onWish: setWish, own })}</details>`,
  );
}

/** What was just opened comes into view. @param {Event} e */
function showOpened({ currentTarget }) {
  const details = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (details.open) details.scrollIntoView({ block: "start", behavior: motion(1) > 0 ? "smooth" : "auto" });
}

/** @param {{game: GameCard, wish: Wish, onWish: (wish: Wish) => void, own: import("../core/words.js").Words}} props */
function Adjust({ game, wish, onWish, own }) {
  const t = words.value;
  const change = (/** @type {Partial<Wish>} */ part) => onWish({ ...wish, ...part });
  const levelText = (/** @type {string} */ level) => t.first([`level-${level}`, `ui-level-${level}`], level);
  return html`<div class="adjust-body">
    ${h(NameField, { label: t.t("ui-your-name"), value: prefs.value.name, onName: (name) => setPrefs({ name }) })}
    ${game.solo.rivals.length > 1 ? h(Choice, { label: t.t("ui-rivals"), values: game.solo.rivals, value: wish.rivals, text: String, onValue: (rivals) => change({ rivals }) }) : null}
    ${game.levels.length > 1 ? h(Choice, { label: t.t("ui-level"), values: game.levels, value: wish.level, text: levelText, onValue: (level) => change({ level }) }) : null}
    ${h(PhoneNames, { game, names: wish.people, onNames: (people) => change({ people }) })}
    ${h(OptionsForm, { options: game.options, values: wish.options, onValues: (options) => change({ options }), own })}
    ${h(SeriesField, { target: wish.target, onTarget: (target) => change({ target }) })}
    ${h(Switch, { label: t.t("ui-clock-on"), value: wish.clock, onValue: (clock) => change({ clock }) })}
    ${h(Choice, { label: t.t(`ui-time-${game.clock}`), values: TIMES[game.clock], value: wish.seconds, text: timeText, onValue: (seconds) => change({ seconds }) })}
  </div>`;
}

/** @param {{game: GameCard, names: string[], onNames: (names: string[]) => void}} props */
function PhoneNames({ game, names, onNames }) {
  const t = words.value;
  const most = Math.min(4, game.most);
  const set = (/** @type {number} */ at, /** @type {string} */ name) =>
    onNames(names.map((each, i) => (i === at ? name : each)));
  return html`<fieldset class="names"><legend>${t.t("ui-phone-names")}</legend>
    ${names.map((name, i) => h(NameField, { key: i, label: t.t("ui-seat", { seat: i + 1 }), value: name, onName: (next) => set(i, next) }))}
    <div class="names-tools">
      ${names.length < most ? html`<button type="button" onClick=${() => onNames([...names, ""])}>${t.t("ui-add-person")}</button>` : null}
      ${names.length > Math.max(2, game.least) ? html`<button type="button" onClick=${() => onNames(names.slice(0, -1))}>${t.t("ui-remove-person")}</button>` : null}
    </div></fieldset>`;
}
