import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { growWithText } from './growWithText.ts';

function areaOfHeight(scrollHeight: number): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  Object.defineProperty(area, 'scrollHeight', { value: scrollHeight });
  return area;
}

afterEach(() => vi.unstubAllGlobals());

test('an area is as high as its text at each input, until it leaves the page', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const area = areaOfHeight(120);
  const end = growWithText(area);
  fireEvent.input(area);
  expect(area.style.blockSize).toBe('120px');
  end?.();
  area.style.blockSize = '';
  fireEvent.input(area);
  expect(area.style.blockSize).toBe('');
});

test('a browser that can do so by itself is left to it', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  expect(growWithText(areaOfHeight(120))).toBeUndefined();
});
