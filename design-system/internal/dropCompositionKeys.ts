// The keyCode 229 marks keys of an input method. Phones send it for every key, but with the key `Unidentified`.
function dropKey(event: KeyboardEvent): void {
  if (event.keyCode === 229 && /^(Ent|Esc|Tab|Arr)/.test(event.key))
    event.stopImmediatePropagation();
}

/**
 * Hides keys that choose or cancel the words of an input method from all handlers: Safari sends them after `compositionend`, so Enter
 * would search and Escape close the dialog (https://bugs.webkit.org/show_bug.cgi?id=165004). The listener is
 * never removed, because other providers on the page may need it; adding it again has no effect.
 */
export function dropCompositionKeys(): void {
  window.addEventListener('keydown', dropKey, true);
}
