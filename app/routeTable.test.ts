import { expect, test } from 'vitest';
import { routeEntries } from './routeTable.ts';

test('no two pages have the same title', () => {
  const titles = routeEntries.map(([, { title }]) => title.defaultMessage);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
