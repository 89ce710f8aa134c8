import type { KeyboardEvent } from 'react';

/** Whether a list or calendar of an editor is open. */
export function isListOpen(editor: Element): boolean {
  return editor.querySelector('[aria-expanded="true"]') !== null;
}

/**
 * Calls `save` after an Enter that chooses in a list or calendar of an editor and so closes it, as spreadsheets do. Called with each key
 * that is pressed in the editor or in what it has opened.
 */
export function watchChoice(
  { key, currentTarget, nativeEvent }: KeyboardEvent,
  save: () => void,
): void {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!isListOpen(currentTarget)) return;
  const check = () =>
    setTimeout(() => {
      if (currentTarget.isConnected && !isListOpen(currentTarget)) save();
    });
  // Lists choose when the key is pressed, calendars when it is released.
  currentTarget.ownerDocument.addEventListener('keyup', check, { once: true, capture: true });
}
