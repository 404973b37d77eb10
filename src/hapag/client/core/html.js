/** The view library in one place: components call each other as `h(Name, props)`, `html` is for plain elements. */

import { useEffect, useState } from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { Component, Fragment, h, render } from "../vendor/preact.js";
export { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);

/**
 * Join the class names that hold.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** Put a drawing made by our own art modules into an element. @param {string} svg @param {string} [className] */
export const drawing = (svg, className = "") =>
  h("span", { class: className, "aria-hidden": "true", dangerouslySetInnerHTML: { __html: svg } });

/**
 * A component that is fetched when it is first shown, so that a page loads only what it shows.
 * @template P @param {() => Promise<(props: P) => any>} load @returns {(props: P) => any}
 */
export function lazy(load) {
  /** @type {((props: P) => any) | null} */
  let loaded = null;
  return function Lazy(/** @type {P} */ props) {
    const [, arrived] = useState(false);
    useEffect(() => {
      if (loaded === null)
        load().then((component) => {
          loaded = component;
          arrived(true);
        });
    }, []);
    return loaded ? h(/** @type {any} */ (loaded), /** @type {any} */ (props)) : null;
  };
}

/** Fetch a style sheet that only a part of the client needs; without it the part is plain. @param {string} name @returns {Promise<void>} */
export const styles = (name) =>
  new Promise((done) => {
    const href = new URL(`../css/${name}`, import.meta.url).href;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
