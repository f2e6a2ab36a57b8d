/** Put a text on the clipboard; say whether the browser let us. */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the browser forbids it, or has no clipboard
  }
}
