/** The view library in one place: components call each other as `h(Name, props)`, `html` is for plain elements. */

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";
import { staticRoot } from "./api.js";

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

/** Fetch a style sheet that only a part of the client needs; without it the part is plain. @param {string} name @returns {Promise<void>} */
export const styles = (name) =>
  new Promise((done) => {
    const href = `${staticRoot()}/client/css/${name}`;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
