import { safeLocalStorage } from '../../internal/safeLocalStorage.ts';
import type { Preferences } from '../preferences.ts';
import { derivePalette } from './derivePalette.ts';

/** How long after the last choice the colours are kept, in ms: a picker that is dragged across makes many. */
const keepingDelay = 1000;

let unkept: Record<string, string> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function keep(): void {
  clearTimeout(timer);
  if (unkept === undefined) return;
  if (Object.keys(unkept).length > 0) safeLocalStorage.write('palette', JSON.stringify(unkept));
  else safeLocalStorage.remove('palette');
  unkept = undefined;
}

function keepSoon(colors: Record<string, string>): void {
  unkept = colors;
  clearTimeout(timer);
  timer = setTimeout(keep, keepingDelay);
}

// Whoever leaves sooner comes back to the same colours.
document.addEventListener('visibilitychange', keep);
window.addEventListener('pagehide', keep);

/**
 * Puts the reader's own colours on the page with all that follows from them, and keeps that on the device for the
 * script before first paint: a second after the last choice, or when the page is left.
 */
export function applyPalette(preferences: Preferences): void {
  const { style, dataset } = document.documentElement;
  const colors = derivePalette(preferences);
  const former = [...style].filter((name) => name.startsWith('--own-') && !(name in colors));
  for (const name of former) style.removeProperty(name);
  for (const [name, color] of Object.entries(colors)) style.setProperty(name, color);
  if (preferences.navbarColor) dataset['navbarColor'] = '';
  else delete dataset['navbarColor'];
  keepSoon(colors);
}
