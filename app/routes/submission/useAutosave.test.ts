import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleStep, exampleTask } from '../../testing/examples.ts';
import { useAutosave } from './useAutosave.ts';

const refresh = async () => undefined;
const source = { jobId: 'job-1', task: exampleTask(), step: exampleStep(), refresh };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('an unsaved draft is sent when the device is online again, but not by a page that was closed', async () => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetchMock);
  const { result, unmount } = renderHook(() => useAutosave(source));
  act(() => result.current.change({ caption: 'In a tunnel' }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => result.current.uploads.hasFailed).toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  // Closing the page saves once more.
  unmount();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await new Promise(setImmediate);
  window.dispatchEvent(new Event('online'));
  await new Promise(setImmediate);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
