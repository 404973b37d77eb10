/** Whether a person has touched the page, by finger or key: before that nothing may sound. */
import { signal } from "../vendor/signals.js";

export const touched = signal(false);

const touch = () => {
  touched.value = true;
};

if (typeof addEventListener === "function")
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, touch, { once: true, capture: true });
