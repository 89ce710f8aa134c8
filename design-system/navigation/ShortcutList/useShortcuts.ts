import { useEffect, useRef } from 'react';
import { shortcutSwitch } from './shortcutSwitch.ts';
import { isAppleDevice, isSingleKey, matchStroke, strokeOf } from './strokes.ts';

/**
 * What each shortcut does, by its keys: one key (`?`), several in a row (`g j`), or one with Ctrl or ⌘ (`Mod+k`).
 * An action that answers `false` had nothing to do: the key is left to the browser.
 */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

// The pause between two keys of a row, in ms.
const longestPause = 1500;

// There a key writes or searches.
const writes =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="grid"], [role="treegrid"], [role="spinbutton"], [aria-haspopup="listbox"]';
// What lies over the page has to be left first.
const covers = '[role="dialog"], [role="alertdialog"]';

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * Does something at the press of a key anywhere on the page, but not inside a dialog. Shortcuts without Ctrl or ⌘ are
 * silent where one writes, and where the reader has switched them off (ShortcutList has the switch).
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    let before = '';
    let at = 0;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (isWithin(event.target, covers)) return;
      const stroke = strokeOf(event, isAppleDevice());
      if (stroke === '') return;
      const isSilent = isWithin(event.target, writes) || !shortcutSwitch.get();
      const known = Object.keys(latest.current).filter((keys) => !isSilent || !isSingleKey(keys));
      if (event.timeStamp - at > longestPause) before = '';
      const { match, pending } = matchStroke(known, before, stroke);
      before = pending;
      at = event.timeStamp;
      if (match !== null && latest.current[match]?.() !== false) event.preventDefault();
    }

    // On the way down: a button of React Aria that listens to a key keeps every key from going further up.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
