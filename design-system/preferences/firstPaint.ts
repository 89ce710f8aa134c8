import { getDirection } from './direction.ts';
import { firstPaintFunctions, type FirstPaintOptions } from './firstPaintFunctions.ts';

export { getDirection };
export type { FirstPaintOptions };

/**
 * Returns the script to inline at the top of `body`. It applies the stored theme, language and direction before the first paint,
 * so that the page does not flash. Pass the options of `configurePreferences`.
 */
export function getFirstPaintScript(options: FirstPaintOptions = {}): string {
  const json = JSON.stringify(options).replaceAll('<', '\\u003c');
  // `firstPaintFunctions` is the source of two functions: one applies the options, the other is its second parameter.
  return `(([apply,toDirection])=>apply(${json},toDirection))([${firstPaintFunctions}])`;
}
