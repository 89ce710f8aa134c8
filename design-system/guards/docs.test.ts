import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { components, readFiles } from './components.ts';

const index = readFiles('{index,charts,portal}.ts')
  .map(([, text]) => text)
  .join('');

const headings = ['When to use', 'Anatomy', 'States', 'Do and don’t', 'Keyboard', 'Properties'];

// A provider renders nothing visible.
const invisible = ['DesignSystemProvider'];

/** Returns the path of the documentation page of a component, from the path of its export. */
function getPage(name: string): string {
  // Matches `name, … } from './path'`.
  const path = new RegExp(`\\b${name}\\b[^;]*?from '\\./([^']+)'`).exec(index)?.[1] ?? '';
  const folder = join('design-system', dirname(path));
  return join(folder, `${basename(folder)}.mdx`);
}

const visibleComponents = components.filter(([name]) => !invisible.includes(name));
const pages = [...new Set(visibleComponents.map(([name]) => getPage(name)))].sort();
const existing = pages
  .filter((page) => existsSync(page))
  .map((page) => ({ page, text: readFileSync(page, 'utf8') }));

function findPages(predicate: (text: string, page: string) => boolean): string[] {
  return existing.filter(({ text, page }) => predicate(text, page)).map(({ page }) => page);
}

function getHeadings(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

/** Returns the names in bold that look like components: the alternatives that a page links to. */
function getComponentNames(text: string): string[] {
  return [...text.matchAll(/\*\*([A-Z][a-z]+(?:[A-Z][a-z]+)+)\*\*/g)].map(([, name = '']) => name);
}

test('every component has a page', () => {
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
});

test('every page has the same headings, in the same order', () => {
  const wrong = findPages((text) => getHeadings(text).join() !== headings.join());
  expect(wrong).toEqual([]);
});

test('every page has its stories, the name of its component and a sentence on its purpose', () => {
  const wrong = findPages((text, page) => {
    const start = `<Meta of={Stories} />\n\n# ${basename(dirname(page))}\n\n`;
    const [, purpose = ''] = text.split(start);
    // Plain text up to the first heading.
    return !/^[A-Z][^#<]+\.\n\n## /.test(purpose);
  });
  expect(wrong).toEqual([]);
});

test('every page shows its anatomy and all its states in stories', () => {
  const wrong = findPages((text) => {
    const [, anatomy = '', states = ''] = text.split(/^## (?:Anatomy|States|Do and don’t)$/m);
    return !anatomy.includes('<Canvas of={Stories.') || !states.includes('{Stories.AllStates}');
  });
  expect(wrong).toEqual([]);
});

test('every page has two to four pairs of do and don’t, each sentence unique', () => {
  const countPairs = (text: string) => [...text.matchAll(/^ +do: /gm)].length;
  expect(findPages((text) => countPairs(text) < 2 || countPairs(text) > 4)).toEqual([]);
  const advice = existing.flatMap(({ text }) =>
    [...text.matchAll(/^ +(?:do|dont):\s+(.+)$/gm)].map(([, sentence]) => sentence),
  );
  expect(advice.filter((sentence, index) => advice.indexOf(sentence) !== index)).toEqual([]);
});

test('every component that a page mentions exists', () => {
  const existingNames = new Set(pages.map((page) => basename(dirname(page))));
  for (const [name] of components) existingNames.add(name);
  const unknown = existing.flatMap(({ text, page }) =>
    getComponentNames(text)
      .filter((name) => !existingNames.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every story and component that a page shows exists and is imported', () => {
  const unknown = readFiles('**/*.mdx').flatMap(([path, text]) => {
    const imports = [
      ...text.matchAll(/^import (?:\* as (\w+)|(\w+)|\{([^}]*)\}) from '([^']+)';/gm),
    ];
    const known = new Set(
      imports.flatMap(([, all, one, several = '']) => [
        ...[all, one].filter((name) => name !== undefined),
        ...several.split(',').map((name) => name.trim()),
      ]),
    );
    const stories = imports.flatMap(([, name, , , from = '']) => {
      if (name === undefined) return [];
      const source = readFileSync(join(dirname(path), from), 'utf8');
      return [...source.matchAll(/^export const (\w+)/gm)].map(([, story]) => `${name}.${story}`);
    });
    const code = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
    const tags = [...code.matchAll(/<([A-Z]\w*)\b/g)].map(([, name = '']) => name);
    const shown = [...code.matchAll(/\bof=\{(\w+\.\w+)\}/g)].map(([, name = '']) => name);
    return [
      ...tags.filter((name) => !known.has(name)),
      ...shown.filter((name) => !stories.includes(name)),
    ].map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
