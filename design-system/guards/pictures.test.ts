import { expect, test } from 'vitest';
import { defaultModes, everyMode } from '../testing/looks.ts';
import { readFiles } from './components.ts';

const [picturesByDefault, picturesInEveryMode] = [defaultModes, everyMode].map(
  (modes) => Object.keys(modes).length,
) as [number, number];

// The texts are searched, because to import all stories takes seconds.
const files = readFiles('**/*.stories.tsx');

/** Returns the number of pictures that Chromatic takes of the stories of a file: one of each story in each of its modes. */
function countPictures(text: string): number {
  const [head = '', ...stories] = text.split(/^export const (?=\w+(?:: Story)? = )/m);
  const meta = head.slice(head.indexOf('const meta'));
  const byName = new Map(stories.map((story) => [/^\w+/.exec(story)?.[0], story]));
  const counts = stories.map((story) => {
    const inherited = byName.get(/\.\.\.([A-Z]\w+),/.exec(story)?.[1]) ?? '';
    const parameters = meta + inherited + story;
    if (parameters.includes('withoutPicture')) return 0;
    return parameters.includes('inEveryMode') ? picturesInEveryMode : picturesByDefault;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

test('stories choose their pictures with the parameters of testing/pictures.ts', () => {
  expect(files.filter(([, text]) => text.includes('chromatic')).map(([path]) => path)).toEqual([]);
});

test('the stories of a file have at most 60 pictures, and all stories at most 1,600', () => {
  const counts = files.map(([path, text]) => ({ path, count: countPictures(text) }));
  expect(counts.filter(({ count }) => count > 60)).toEqual([]);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBeGreaterThan(1000);
  expect(total).toBeLessThanOrEqual(1600);
});
