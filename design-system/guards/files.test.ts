import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { components, readFiles } from './components.ts';

const index = readFiles('{index,charts,portal}.ts')
  .map(([, text]) => text)
  .join('');
const stories = readFiles('**/*.stories.tsx');

function getFolder(name: string): string {
  const path = new RegExp(`\\b${name}\\b[^;]*?from '\\./([^']+)'`).exec(index)?.[1] ?? '';
  return join('design-system', dirname(path));
}

// A provider renders nothing visible.
const invisible = ['DesignSystemProvider'];

test.each(['stories', 'test'])('every component folder has a .%s file', (suffix) => {
  const folders = new Set(
    components
      .filter(([name]) => suffix === 'test' || !invisible.includes(name))
      .map(([name]) => getFolder(name)),
  );
  const incomplete = [...folders].filter(
    (folder) => !existsSync(join(folder, `${basename(folder)}.${suffix}.tsx`)),
  );
  expect(incomplete).toEqual([]);
});

test('every component is rendered in a story', () => {
  const unseen = components.filter(
    ([name]) =>
      !invisible.includes(name) &&
      !stories.some(([, text]) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text)),
  );
  expect(unseen.map(([name]) => name)).toEqual([]);
});

// Examples of guide pages are not components and have no states.
const isExample = (path: string) => path.split(sep).includes('docs');

test('every component with a page is exported', () => {
  const pages = readFiles('**/*.mdx').filter(([path]) => !isExample(path));
  const folders = pages.map(([path]) => dirname(path).split(sep).slice(1).join('/'));
  expect(folders.filter((folder) => !index.includes(`'./${folder}/`))).toEqual([]);
});

test('every story file begins with Default, and ends with AllStates if it is for a component', () => {
  const wrong = stories.filter(([path, text]) => {
    const names = [...text.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1]);
    return names[0] !== 'Default' || (!isExample(path) && names.at(-1) !== 'AllStates');
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('every example of a guide has a play function and is on its page', () => {
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
