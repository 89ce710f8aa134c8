declare const process: { env: { NODE_ENV?: string } };

/** False in production. Bundlers replace the expression, and remove the warnings that depend on it. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

const warned = new Set<string>();

/** Warns the developer, once for each text. */
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
