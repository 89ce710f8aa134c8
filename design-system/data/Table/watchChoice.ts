import type { KeyboardEvent } from 'react';

const openLists = '[aria-expanded="true"]';

/**
 * Calls `save` after an Enter that chooses in a list or calendar of an editor and so closes it, as spreadsheets do. Called with each key
 * that is pressed in the editor or in what it has opened.
 */
export function watchChoice({ key, currentTarget, nativeEvent }: KeyboardEvent, save: () => void): void {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!currentTarget.querySelector(openLists)) return;
  const check = () =>
    setTimeout(() => {
      if (currentTarget.isConnected && !currentTarget.querySelector(openLists)) save();
    });
  // Lists choose when the key is pressed, calendars when it is released.
  currentTarget.ownerDocument.addEventListener('keyup', check, { once: true, capture: true });
}
