import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToSwipe } from './listenToSwipe.ts';

const onAway = vi.fn();
let thing: HTMLElement;
let end: () => void;

beforeEach(() => {
  onAway.mockClear();
  thing = document.body.appendChild(document.createElement('div'));
  end = listenToSwipe(thing, onAway);
});
afterEach(() => {
  end();
  thing.remove();
});

function swipe(...places: number[]): void {
  const [first = 0, ...others] = places;
  fireEvent.pointerDown(thing, { isPrimary: true, button: 0, clientX: first });
  for (const clientX of others) fireEvent.pointerMove(thing, { clientX });
}

test.each([180, 20])('a thing that is pushed far enough is gone', (to) => {
  swipe(100, to);
  expect(thing.style.getPropertyValue('--swipe')).toBe(`${to - 100}px`);
  fireEvent.pointerUp(thing, { clientX: to });
  expect(onAway).toHaveBeenCalledOnce();
});

test('a thing that is let go early comes back', () => {
  swipe(100, 150);
  fireEvent.pointerUp(thing, { clientX: 150 });
  expect(onAway).not.toHaveBeenCalled();
  expect(thing.style.getPropertyValue('--swipe')).toBe('0px');
  expect(thing).not.toHaveAttribute('data-swiping');
});

test('a press that trembles is no swipe, nor is a cancelled one', () => {
  swipe(100, 105);
  expect(thing).not.toHaveAttribute('data-swiping');
  swipe(100, 200);
  fireEvent.pointerCancel(thing);
  fireEvent.pointerUp(thing, { clientX: 200 });
  expect(onAway).not.toHaveBeenCalled();
});
