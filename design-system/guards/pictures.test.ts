import { expect, test } from 'vitest';
import { defaultModes } from '../../journeys/harness/looks.ts';

type Parameters = { chromatic?: { modes?: object; disableSnapshot?: boolean } };
type Stories = { default: { title: string; parameters?: Parameters } } & {
  [name: string]: { parameters?: Parameters };
};

const files = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true });

/** Returns the number of pictures that Chromatic takes of a story: one in each mode. */
function countPictures(...levels: (Parameters | undefined)[]): number {
  const chromatic = levels.flatMap((parameters) => parameters?.chromatic ?? []);
  if (chromatic.some(({ disableSnapshot }) => disableSnapshot)) return 0;
  return Object.keys(Object.assign({}, defaultModes, ...chromatic.map(({ modes }) => modes)))
    .length;
}

const pictures = Object.values(files).map(({ default: meta, ...stories }) => ({
  title: meta.title,
  count: Object.values(stories)
    .map(({ parameters }) => countPictures(meta.parameters, parameters))
    .reduce((sum, count) => sum + count, 0),
}));

test('the stories of a component have at most 60 pictures, those of all components 1,600', () => {
  expect(pictures.filter(({ count }) => count > 60)).toEqual([]);
  const total = pictures.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBeGreaterThan(1000);
  expect(total).toBeLessThanOrEqual(1600);
});
