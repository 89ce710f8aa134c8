import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';

/** Creates the warning about rules that change with each render. Call it after each render with a function that returns whether they have changed; production does not call that. */
export function createRulesWarning() {
  /** How many renders in a row had other rules for the same value. */
  let changes = 0;
  return (hasChanged: () => boolean, field: string | undefined): void => {
    if (!isDevelopment) return;
    changes = hasChanged() ? changes + 1 : 0;
    if (changes < 4) return;
    warnOnce(
      `The rules of "${field}" contain new functions at each render. Define them outside the component, or memoize them.`,
    );
  };
}
