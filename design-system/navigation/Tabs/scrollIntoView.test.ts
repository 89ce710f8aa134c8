import { expect, test } from 'vitest';
import { scrollIntoView } from './scrollIntoView.ts';

function at(left: number, right: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  return element;
}

test.each([
  ['beyond the end', at(280, 360), 40],
  ['before the start', at(-30, 50), -30],
  ['in sight already', at(20, 100), 0],
])('an item %s is brought into sight by the distance that is missing', (_, item, moved) => {
  const list = at(0, 320);
  list.scrollLeft = 100;
  scrollIntoView(list, item);
  expect(list.scrollLeft).toBe(100 + moved);
});
