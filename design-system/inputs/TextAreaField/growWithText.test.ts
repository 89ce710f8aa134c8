import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { growWithText } from './growWithText.ts';

/** Creates a text area whose text has a height, which jsdom does not compute. */
function createArea(scrollHeight: number): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  Object.defineProperty(area, 'scrollHeight', { value: scrollHeight });
  return area;
}

afterEach(() => vi.unstubAllGlobals());

test('the height fits the text at once, and on every input until cleanup', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const area = createArea(120);
  const cleanUp = growWithText(area);
  expect(area.style.blockSize).toBe('120px');
  area.style.blockSize = '';
  fireEvent.input(area);
  expect(area.style.blockSize).toBe('120px');
  cleanUp?.();
  area.style.blockSize = '';
  fireEvent.input(area);
  expect(area.style.blockSize).toBe('');
});

test('nothing is changed in browsers that support field-sizing', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  expect(growWithText(createArea(120))).toBeUndefined();
});
