import { safeLocalStorage } from '../../internal/safeStorage.ts';
import type { Preferences } from '../preferences.ts';
import { derivePalette } from './derivePalette.ts';

// Dragging across a colour picker makes many choices; only the last is stored.
const saveDelayMs = 1000;

let unsaved: Record<string, string> | undefined;
let key: string;
let timer: ReturnType<typeof setTimeout> | undefined;

function save(): void {
  clearTimeout(timer);
  if (unsaved === undefined) return;
  if (Object.keys(unsaved).length > 0) safeLocalStorage.writeJson(key, unsaved);
  else safeLocalStorage.remove(key);
  unsaved = undefined;
}

function scheduleSave(colors: Record<string, string>): void {
  unsaved = colors;
  clearTimeout(timer);
  timer = setTimeout(save, saveDelayMs);
}

// The page may be left before the timer fires.
document.addEventListener('visibilitychange', save);
window.addEventListener('pagehide', save);

/**
 * Sets the custom properties derived from the user's colours, and stores them under a key for the script before
 * first paint: a second after the last choice, or when the page is left.
 */
export function applyPalette(preferences: Preferences, storageKey: string): void {
  key = storageKey;
  const { style, dataset } = document.documentElement;
  const colors = derivePalette(preferences);
  const obsolete = [...style].filter((name) => name.startsWith('--own-') && !(name in colors));
  for (const name of obsolete) style.removeProperty(name);
  for (const [name, color] of Object.entries(colors)) style.setProperty(name, color);
  if (preferences.navbarColor) dataset['navbarColor'] = '';
  else delete dataset['navbarColor'];
  scheduleSave(colors);
}
