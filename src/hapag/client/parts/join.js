/** To a friend's table: one field that takes a code in any case, or the whole link. */
import { html, useState } from "../core/html.js";
import { go, readCode } from "../core/route.js";
import { words } from "../core/store.js";

export function JoinForm() {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState(/** @type {import("../core/types.js").Phrase | null} */ (null));
  const t = words.value;
  const type = (/** @type {any} */ e) => {
    const found = e.target.value.includes("/") ? readCode(e.target.value) : null;
    setTyped(found && "code" in found ? found.code : e.target.value);
    setProblem(null);
  };
  const submit = (/** @type {Event} */ e) => {
    e.preventDefault();
    const found = readCode(typed);
    if ("code" in found) return go(`/t/${found.code}`);
    setProblem(found.problem);
    /** @type {HTMLFormElement} */ (e.currentTarget).querySelector("input")?.focus();
  };
  return html`<form class="join" onSubmit=${submit} novalidate>
    <label for="code">${t.t("ui-join")}</label>
    <div><input id="code" type="text" value=${typed} placeholder="BKLM" autocomplete="off" autocapitalize="characters" spellcheck=${false} enterkeyhint="go"
      aria-invalid=${problem !== null} aria-describedby="code-problem" onInput=${type} />
    <button type="submit">${t.t("ui-join-go")}</button></div>
    <p id="code-problem" class="join-problem" role="alert">${problem ? t.phrase(problem) : ""}</p>
  </form>`;
}
