import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isAppleDevice, isSingleKey, matchStroke, toStroke } from './strokes.ts';
import { makeDeviceStore } from '../../internal/makeDeviceStore.ts';
import { usePage } from '../../internal/page.ts';
import { getTarget } from '../../internal/roots.ts';

/**
 * Actions by shortcut: one key (`?`), a sequence (`g j`), or a key with Ctrl or ⌘ (`Mod+k`). If an action returns
 * `false`, the key is left to the browser.
 */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

// The longest pause between two keys of a sequence.
const maxPauseMs = 1500;

// These elements use keys for text or typeahead.
const typingTargets =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="grid"], [role="treegrid"], [role="spinbutton"], [aria-haspopup="listbox"]';
// Shortcuts of the page do not apply in dialogs above it.
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Stores whether shortcuts without a modifier are enabled on this device; true by default. Source: WCAG 2.1.4. */
export const shortcutSwitch = makeDeviceStore('singleKeyShortcuts', (stored) => stored !== false);

/**
 * Registers keyboard shortcuts for the page, outside of dialogs. Shortcuts without Ctrl or ⌘ do nothing in text fields,
 * or if the user has switched them off in ShortcutList.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  const getPage = useEffectEvent(usePage());
  // Layout effects keep the shortcuts, because other effects run later, and keys pressed until then would be lost.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });

  useLayoutEffect(() => {
    let pendingKeys = '';
    let lastTime = 0;
    // The stroke that has run an action, until another key is pressed.
    let lastMatch = '';

    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const stroke = toStroke(event, isAppleDevice());
      if (event.repeat) {
        // A key that is held must not reach the browser or a field that its action has focused.
        if (stroke !== '' && stroke === lastMatch) event.preventDefault();
        return;
      }
      lastMatch = '';
      const target = getTarget(event);
      if (stroke === '' || target?.closest(dialogs)) return;
      const requiresModifier = Boolean(target?.closest(typingTargets)) || !shortcutSwitch.get();
      const active = Object.keys(latest.current).filter(
        (keys) => !requiresModifier || !isSingleKey(keys),
      );
      if (event.timeStamp - lastTime > maxPauseMs) pendingKeys = '';
      const { match, pending } = matchStroke(active, pendingKeys, stroke);
      pendingKeys = pending;
      lastTime = event.timeStamp;
      if (match === null || latest.current[match]?.() === false) return;
      event.preventDefault();
      lastMatch = stroke;
    }

    // Keys are read in the capture phase, because React Aria buttons with a key handler stop the propagation of all keys.
    const page = getPage();
    page.addEventListener('keydown', onKeyDown, true);
    return () => page.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
