import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';

/** A few renders in a row may have good reasons for new rules. */
const toleratedChanges = 3;

/**
 * Creates the warning about rules that change with each render. Call it after each render with a function that returns whether they have
 * changed; production never calls that function.
 */
export function createRulesWarning() {
  /** How many renders in a row had new rules although the value was the same. */
  let changes = 0;
  return (hasChanged: () => boolean, field: string | undefined): void => {
    if (!isDevelopment) return;
    changes = hasChanged() ? changes + 1 : 0;
    if (changes <= toleratedChanges) return;
    warnOnce(
      `The rules of "${field}" contain new functions at each render. Define them outside the component, or memoize them.`,
    );
  };
}
