/** Makes what lies in the middle of the table a little smaller while it does not fit: small is better than hidden. */
import { useLayoutEffect, useRef } from "../vendor/hooks.js";

/** Smaller than the last of these text could not be read; what still does not fit is scrolled to. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75];

/** Set `--fit` to the largest size at which nothing hides. @param {HTMLElement} element */
function fit(element) {
  for (const size of SIZES) {
    element.style.setProperty("--fit", String(size));
    if (element.scrollHeight <= element.clientHeight) return;
  }
}

/** Fits the element under the returned ref after each render, and whenever what stands around it leaves it more or less room. */
export function useFit() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
