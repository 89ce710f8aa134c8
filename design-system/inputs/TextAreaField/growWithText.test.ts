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

test('the height fits the text again when the width changes, and stays if only the user changes the height', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  let notify = () => {};
  const disconnect = vi.fn();
  class FakeResizeObserver {
    disconnect = disconnect;
    constructor(callback: () => void) {
      notify = callback;
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  const area = createArea(120);
  const setWidth = (width: number) =>
    Object.defineProperty(area, 'offsetWidth', { value: width, configurable: true });
  setWidth(0);
  const cleanUp = growWithText(area);
  area.style.blockSize = '0px';
  setWidth(300);
  notify();
  expect(area.style.blockSize).toBe('120px');
  area.style.blockSize = '400px';
  notify();
  expect(area.style.blockSize).toBe('400px');
  cleanUp?.();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('nothing is changed in browsers that support field-sizing', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  expect(growWithText(createArea(120))).toBeUndefined();
});
