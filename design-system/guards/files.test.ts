import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { components, filesLike } from './components.ts';

const index = filesLike('index.ts')[0]?.[1] ?? '';
const stories = filesLike('**/*.stories.tsx');

function folderOf(name: string): string {
  const path = new RegExp(`\\b${name}\\b[^;]*?from '\\./([^']+)'`).exec(index)?.[1] ?? '';
  return join('design-system', dirname(path));
}

// A provider draws nothing: its test says what it does.
const withoutLooks = ['DesignSystemProvider'];

test.each(['stories', 'test'])('every component folder has a .%s file', (suffix) => {
  const folders = new Set(
    components
      .filter(([name]) => suffix === 'test' || !withoutLooks.includes(name))
      .map(([name]) => folderOf(name)),
  );
  const lacking = [...folders].filter(
    (folder) => !existsSync(join(folder, `${basename(folder)}.${suffix}.tsx`)),
  );
  expect(lacking).toEqual([]);
});

test('every component is drawn in a story', () => {
  const unseen = components.filter(
    ([name]) =>
      !withoutLooks.includes(name) &&
      !stories.some(([, text]) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text)),
  );
  expect(unseen.map(([name]) => name)).toEqual([]);
});

// An example of a page of prose is not a component: it has no states of its own, and a page that shows it.
const isExample = (path: string) => path.split(sep).includes('docs');

test('every component with a page can be imported', () => {
  const pages = filesLike('**/*.mdx').filter(([path]) => !isExample(path));
  const folders = pages.map(([path]) => dirname(path).split(sep).slice(1).join('/'));
  expect(folders.filter((folder) => !index.includes(`'./${folder}/`))).toEqual([]);
});

test('every story file shows a Default first, and AllStates last where it is of a component', () => {
  const wrong = stories.filter(([path, text]) => {
    const names = [...text.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1]);
    return names[0] !== 'Default' || (!isExample(path) && names.at(-1) !== 'AllStates');
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('every example plays, and stands on its page', () => {
  const lacking = stories
    .filter(([path]) => isExample(path))
    .flatMap(([path, text]) => {
      const page = readFileSync(path.replace('.stories.tsx', '.mdx'), 'utf8');
      return [...text.matchAll(/^export const (\w+): Story = (\{.*?^\});/gms)]
        .filter(
          ([, name, story]) => !page.includes(`of={stories.${name}}`) || !story?.includes('play:'),
        )
        .map(([, name]) => `${path}: ${name}`);
    });
  expect(lacking).toEqual([]);
});
