/**
 * The deprecated props that `useProps` passes on under their new names, by component: `{ Table: { old: 'new' } }`. Each one keeps its type,
 * with `@deprecated`, and has a row in `bin/renames.js`; a guard compares the three.
 */
export const deprecatedProps: Record<string, Record<string, string>> = {};
