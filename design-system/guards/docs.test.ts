import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { components, filesLike } from './components.ts';

const index = filesLike('index.ts')[0]?.[1] ?? '';

const headings = ['When to use', 'Anatomy', 'States', 'Do and don’t', 'Keyboard', 'Properties'];

// A provider draws nothing that a designer could name.
const withoutLooks = ['DesignSystemProvider'];

function pageOf(name: string): string {
  const path = new RegExp(`\\b${name}\\b[^;]*?from '\\./([^']+)'`).exec(index)?.[1] ?? '';
  const folder = join('design-system', dirname(path));
  return join(folder, `${basename(folder)}.mdx`);
}

const wanted = components.filter(([name]) => !withoutLooks.includes(name));
const pages = [...new Set(wanted.map(([name]) => pageOf(name)))].sort();
const written = pages
  .filter((page) => existsSync(page))
  .map((page) => ({ page, text: readFileSync(page, 'utf8') }));

function pagesThat(fail: (text: string, page: string) => boolean): string[] {
  return written.filter(({ text, page }) => fail(text, page)).map(({ page }) => page);
}

function headingsIn(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The names in bold that look like components: what to take instead. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\*\*([A-Z][a-z]+(?:[A-Z][a-z]+)+)\*\*/g)].map(([, name = '']) => name);
}

test('every component has a page', () => {
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
});

test('every page has the same headings, in the same order', () => {
  const wrong = pagesThat((text) => headingsIn(text).join() !== headings.join());
  expect(wrong).toEqual([]);
});

test('every page has its stories, the name of its component and a sentence on what it is for', () => {
  const wrong = pagesThat((text, page) => {
    const start = `<Meta of={Stories} />\n\n# ${basename(dirname(page))}\n\n`;
    const [, purpose = ''] = text.split(start);
    return !/^[A-Z][^#<]+\.\n\n## /.test(purpose);
  });
  expect(wrong).toEqual([]);
});

test('every page shows a story of its anatomy, and all states', () => {
  const wrong = pagesThat((text) => {
    const [, anatomy = '', states = ''] = text.split(/^## (?:Anatomy|States|Do and don’t)$/m);
    return !anatomy.includes('<Canvas of={Stories.') || !states.includes('{Stories.AllStates}');
  });
  expect(wrong).toEqual([]);
});

test('every page has two to four pairs of do and don’t, and no sentence of another page', () => {
  const pairsIn = (text: string) => [...text.matchAll(/^ +do: /gm)].length;
  expect(pagesThat((text) => pairsIn(text) < 2 || pairsIn(text) > 4)).toEqual([]);
  const advice = written.flatMap(({ text }) =>
    [...text.matchAll(/^ +(?:do|dont):\s+(.+)$/gm)].map(([, sentence]) => sentence),
  );
  expect(advice.filter((sentence, at) => advice.indexOf(sentence) !== at)).toEqual([]);
});

test('every component that a page names is there', () => {
  const known = new Set(pages.map((page) => basename(dirname(page))));
  for (const [name] of components) known.add(name);
  const unknown = written.flatMap(({ text, page }) =>
    namesIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
