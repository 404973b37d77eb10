/** Hand something to the person as a file. @param {string} name @param {unknown} content written as JSON */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Put a text on the clipboard. Works without a secure context too, where the clipboard is closed. @param {string} text @returns {Promise<boolean>} was it done? */
export async function copy(text) {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (written) return true;
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field); // beside an open dialog nothing can be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
