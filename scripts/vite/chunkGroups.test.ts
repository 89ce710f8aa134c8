import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkParts, firstPageParts } from './chunkGroups.ts';

// Adds a slash in front, because the patterns match absolute paths of modules.
const files = globSync([
  '{app,contract,design-system}/**/*.{ts,tsx}',
  'node_modules/{lucide-react,react-aria,react-aria-components,react-stately}/dist/**/*.mjs',
  'node_modules/@internationalized/number/dist/*.mjs',
])
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => `/${file.replaceAll('\\', '/')}`);

test.each(Object.entries({ ...chunkParts, firstPageParts }))(
  'each text of the chunk %s is in the path of a module',
  (_, parts) => {
    expect(parts.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
  },
);
