// Key codes of input methods; phones send the code for every key, but without its name.
function dropKey(event: KeyboardEvent): void {
  if (event.keyCode === 229 && /^(Enter|Escape|Tab|Arrow.*)$/.test(event.key)) {
    event.stopImmediatePropagation();
  }
}

/**
 * Hides keys that choose or cancel the words of an input method from all handlers: Safari sends them after `compositionend`, so Enter
 * would search and Escape close the dialog (https://bugs.webkit.org/show_bug.cgi?id=165004). Returns the function that stops it.
 */
export function dropCompositionKeys(): () => void {
  window.addEventListener('keydown', dropKey, true);
  return () => window.removeEventListener('keydown', dropKey, true);
}
