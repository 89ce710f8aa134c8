// Phones send the key code of input methods for every key, but without its name.
function dropKey(event: KeyboardEvent): void {
  if (event.keyCode === 229 && /^(Ent|Esc|Tab|Arr)/.test(event.key))
    event.stopImmediatePropagation();
}

/**
 * Hides keys that choose or cancel the words of an input method from all handlers: Safari sends them after `compositionend`, so Enter
 * would search and Escape close the dialog (https://bugs.webkit.org/show_bug.cgi?id=165004). It never ends: another provider on the
 * page needs it too, and a second call does nothing.
 */
export function dropCompositionKeys(): void {
  window.addEventListener('keydown', dropKey, true);
}
