import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { components, readFiles } from './components.ts';
import { readDocumentation } from './documentation.ts';
import { findUnnamedParts, readParts, toPartName } from './parts.ts';

let paths = new Map<string, string>();

beforeAll(() => {
  paths = new Map(readDocumentation().map(({ name, path }) => [name, path]));
}, 60_000);

// They render no element.
const withoutRoot = ['DesignSystemProvider', 'DialogTrigger', 'ErrorBoundary', 'LazyNoticeRegion'];
const names = components.map(([name]) => name).filter((name) => !withoutRoot.includes(name));

test('every styled element has a `data-part`', () => {
  const unnamed = readFiles('*/**/[A-Z]*.tsx')
    .map(([path]) => path)
    .filter((path) => !/\.(?:stories|test)\.|\/(?:docs|testing|guards)\//.test(path))
    .flatMap(findUnnamedParts);
  expect(unnamed).toEqual([]);
});

test('no part has the name of the root of another component', () => {
  const roots = new Set(names.map(toPartName));
  const wrong = names.flatMap((name) =>
    readParts(name, paths)
      .slice(1)
      .filter((part) => roots.has(part))
      .map((part) => `${name}: ${part}`),
  );
  expect(wrong).toEqual([]);
});

test('every page ends with the parts of its components', () => {
  const missing = names.flatMap((name) => {
    const folder = dirname(paths.get(name) ?? '');
    const page = readFileSync(join(folder, `${basename(folder)}.mdx`), 'utf8');
    const parts = readParts(name, paths).map((part) => `\`${part}\``);
    const line = `- **${name}**: ${parts.join(', ')}\n`;
    return page.includes(line) ? [] : [line];
  });
  expect(missing).toEqual([]);
});

test('the parts match their snapshot; after an intended change run `npx vitest run design-system/guards -u`', async () => {
  const lines = names.map((name) => `- ${name}: ${readParts(name, paths).join(', ')}\n`);
  await expect(
    `# The values of \`data-part\` of every component\n\n${lines.join('')}`,
  ).toMatchFileSnapshot('parts.snapshot.txt');
});
