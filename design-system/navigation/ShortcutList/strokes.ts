/** What of a key press tells shortcuts apart. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

// Where the keyboard writes another script, the place of the key says which one is meant.
function latinKey({ key, code, shiftKey }: KeyPress): string {
  if (key.length !== 1 || /^[ -~]$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** The name of a key press as shortcuts are written: `j`, `?`, `Mod+k`; empty where it can be none of them. */
export function strokeOf(press: KeyPress, isApple: boolean): string {
  const key = latinKey(press);
  if (key.length !== 1 || press.altKey) return '';
  const letter = key.toLowerCase();
  const isMod = isApple ? press.metaKey : press.ctrlKey;
  const isOther = isApple ? press.ctrlKey : press.metaKey;
  if (isOther) return '';
  if (isMod) return press.shiftKey ? '' : `Mod+${letter}`;
  const isCapital = press.shiftKey && letter !== key.toUpperCase();
  return isCapital ? '' : letter;
}

/** Whether a shortcut can be pressed by mistake, while speaking or writing, since it needs no modifier. */
export function isSingleKey(keys: string): boolean {
  return !keys.startsWith('Mod+');
}

/** The shortcut of the map that a stroke completes, alone or after those before it, and whether one may follow. */
export function matchStroke(
  shortcuts: readonly string[],
  before: string,
  stroke: string,
): { match: string | null; pending: string } {
  const sequence = before === '' ? stroke : `${before} ${stroke}`;
  for (const tried of new Set([sequence, stroke])) {
    if (shortcuts.includes(tried)) return { match: tried, pending: '' };
    if (shortcuts.some((keys) => keys.startsWith(`${tried} `))) {
      return { match: null, pending: tried };
    }
  }
  return { match: null, pending: '' };
}

/** Whether the device has a ⌘ key in the place of Ctrl. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
