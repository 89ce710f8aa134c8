import { expect, test } from 'vitest';
import { scrollIntoView } from './scrollIntoView.ts';

/** Creates an element with these edges. */
function createItem(left: number, right: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  return element;
}

// Tabs fade within 32 px of the edges of the list.
test.each([
  ['beyond the end', createItem(280, 360), 72],
  ['before the start', createItem(-30, 50), -62],
  ['under the fade', createItem(20, 100), -12],
  ['already in view', createItem(40, 100), 0],
])('an item %s is scrolled by the missing distance', (_, item, moved) => {
  const list = createItem(0, 320);
  list.scrollLeft = 100;
  scrollIntoView(list, item);
  expect(list.scrollLeft).toBe(100 + moved);
});
