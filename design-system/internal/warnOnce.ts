declare const process: { env: { NODE_ENV?: string } };

/** False in production. Bundlers replace the expression, and remove the warnings that depend on it. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

const warned = new Set<string>();

/** Warns the developer of a form, once for each text. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  globalThis.console.warn(`[@byline/design-system] ${text}`);
}

/** Reports an error of the developer, once for each text. */
export function reportOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  globalThis.console.error(`[@byline/design-system] ${text}`);
}

/** Creates the warning about rules that change with each render. Call it after each render with whether they have changed. */
export function createRulesWarning() {
  /** How many renders in a row had other rules for the same value. */
  let changes = 0;
  return (hasChanged: boolean, field: string | undefined): void => {
    changes = hasChanged ? changes + 1 : 0;
    if (changes < 4) return;
    warnOnce(
      `The rules of "${field}" contain new functions at each render. Define them outside the component, or memoize them.`,
    );
  };
}
