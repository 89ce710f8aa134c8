import { getDirection } from './direction.ts';
import { firstPaintFunctions } from './firstPaintFunctions.ts';
import type { PreferenceOptions } from './preferences.ts';

export { getDirection };

export type FirstPaintOptions = PreferenceOptions & {
  /**
   * The key in `localStorage` under which your portal stores the language of the user.
   * @default 'locale'
   */
  localeKey?: string;
};

/**
 * Returns the script to inline at the top of `body`. It applies the stored theme, language and direction before the first paint,
 * so that the page does not flash. Pass the options of `configurePreferences`.
 */
export function getFirstPaintScript(options: FirstPaintOptions = {}): string {
  const json = JSON.stringify(options).replaceAll('<', '\\u003c');
  // Both are functions: the first applies the options, the second is its parameter.
  return `(([apply,toDirection])=>apply(${json},toDirection))([${firstPaintFunctions}])`;
}
