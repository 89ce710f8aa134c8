import { toLatinDigits } from '../../formatters/latinDigits.ts';

/** The properties of a key press that identify a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
> & {
  /** Missing in the event with which Chrome fills in a form. */
  key?: string;
};

// On keyboards for other scripts than Latin, whose keys are not printable ASCII, the physical key identifies the letter.
function toLatinKey({ key = '', code, shiftKey }: KeyPress): string {
  if (key.length !== 1 || /^[ -~]$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? toLatinDigits(key);
}

/** Returns a key press in the syntax of shortcuts: `j`, `?`, `Mod+k`; empty if it cannot be one. */
export function toStroke(press: KeyPress, isApple: boolean): string {
  const key = toLatinKey(press);
  if (key.length !== 1 || press.altKey) return '';
  const letter = key.toLowerCase();
  const hasModifier = isApple ? press.metaKey : press.ctrlKey;
  const hasOtherModifier = isApple ? press.ctrlKey : press.metaKey;
  if (hasOtherModifier) return '';
  if (hasModifier) return press.shiftKey ? '' : `Mod+${letter}`;
  // Shift may be needed for a sign such as `?`, but with a letter it is no shortcut.
  const isShiftedLetter = press.shiftKey && letter !== key.toUpperCase();
  return isShiftedLetter ? '' : letter;
}

/** Returns whether a shortcut needs no modifier, and so can be triggered by mistake. */
export function isSingleKey(keys: string): boolean {
  return !keys.startsWith('Mod+');
}

/** Returns the shortcut completed by a stroke, alone or after the previous ones, or the pending sequence. */
export function matchStroke(
  shortcuts: readonly string[],
  previous: string,
  stroke: string,
): { match: string | null; pending: string } {
  const sequence = previous === '' ? stroke : `${previous} ${stroke}`;
  for (const candidate of new Set([sequence, stroke])) {
    if (shortcuts.includes(candidate)) return { match: candidate, pending: '' };
    if (shortcuts.some((keys) => keys.startsWith(`${candidate} `))) {
      return { match: null, pending: candidate };
    }
  }
  return { match: null, pending: '' };
}

/** Returns whether the device has a ⌘ key instead of Ctrl. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
