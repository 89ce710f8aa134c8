import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSwipe } from './onSwipe.ts';

const onDismiss = vi.fn();
let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  onDismiss.mockClear();
  element = document.body.appendChild(document.createElement('div'));
  stop = onSwipe(element, onDismiss);
});
afterEach(() => {
  stop();
  element.remove();
});

/** Presses at the first place (px from the left) and moves to the others, without releasing. */
function swipe(...places: number[]): void {
  const [start = 0, ...laterPlaces] = places;
  fireEvent.pointerDown(element, { isPrimary: true, button: 0, clientX: start });
  for (const clientX of laterPlaces) fireEvent.pointerMove(element, { clientX, buttons: 1 });
}

test.each([
  ['right', 180],
  ['left', 20],
] as const)('an element dragged to the %s, from 100 to %d px, is dismissed', (_, to) => {
  swipe(100, to);
  expect(element.style.getPropertyValue('--swipe')).toBe(`${to - 100}px`);
  fireEvent.pointerUp(element, { clientX: to });
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('an element released too early moves back', () => {
  swipe(100, 150);
  fireEvent.pointerUp(element, { clientX: 150 });
  expect(onDismiss).not.toHaveBeenCalled();
  expect(element.style.getPropertyValue('--swipe')).toBe('0px');
  expect(element).not.toHaveAttribute('data-swiping');
});

test('small movements and cancelled swipes dismiss nothing', () => {
  swipe(100, 105);
  expect(element).not.toHaveAttribute('data-swiping');
  swipe(100, 200);
  fireEvent.pointerCancel(element);
  fireEvent.pointerUp(element, { clientX: 200 });
  expect(onDismiss).not.toHaveBeenCalled();
});

test('an element does not follow a pointer that was released outside the window', () => {
  swipe(100);
  fireEvent.pointerMove(element, { clientX: 200, buttons: 0 });
  expect(element).not.toHaveAttribute('data-swiping');
  fireEvent.pointerUp(element, { clientX: 200 });
  expect(onDismiss).not.toHaveBeenCalled();
});

test('a second finger neither moves nor dismisses an element', () => {
  swipe(100);
  const second = { pointerId: 7, clientX: 300 };
  fireEvent.pointerDown(element, { ...second, isPrimary: false, button: 0 });
  fireEvent.pointerMove(element, { ...second, buttons: 1 });
  expect(element).not.toHaveAttribute('data-swiping');
  fireEvent.pointerUp(element, second);
  expect(onDismiss).not.toHaveBeenCalled();
});
