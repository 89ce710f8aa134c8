import { deviceStorage } from '../../internal/deviceStorage.ts';
import type { Preferences } from '../preferences.ts';
import { derivePalette } from './derivePalette.ts';

/**
 * Puts the reader's own colours on the page with all that follows from them, and keeps that on the device for the
 * script before first paint.
 */
export function applyPalette(preferences: Preferences): void {
  const { style, dataset } = document.documentElement;
  const colors = derivePalette(preferences);
  const former = [...style].filter((name) => name.startsWith('--own-') && !(name in colors));
  for (const name of former) style.removeProperty(name);
  for (const [name, color] of Object.entries(colors)) style.setProperty(name, color);
  if (preferences.navbarColor) dataset['navbarColor'] = '';
  else delete dataset['navbarColor'];
  if (style.length > 0) deviceStorage.write('palette', JSON.stringify(colors));
  else deviceStorage.remove('palette');
}
