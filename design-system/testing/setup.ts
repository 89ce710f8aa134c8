import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { lateSelectList } from '../inputs/SelectField/lateSelectList.ts';
import { preferencesStore } from '../preferences/preferencesStore.ts';
import './shownError.ts';
import { watchTranslatableTexts } from './translatableTexts.ts';

configure({
  // Announced texts are also visible on the page, where tests look for them.
  defaultIgnore: 'script, style, [data-live-announcer] *',
  // Avoids failures on a busy machine, as in stories (.storybook/preview.tsx).
  asyncUtilTimeout: 20_000,
  // By default, each query that finds nothing yet prints the document. Call screen.debug() to see it.
  getElementError: (message) => new Error(message ?? 'An element was not found.'),
});

if (typeof document !== 'undefined') {
  await dropOwnerStacks();
  // The code of lists is loaded here, so that tests that open a list need not wait for it.
  await lateSelectList.load();
  watchTranslatableTexts();
  keepFrames();
}

// For each element that a component creates, React's development build records a stack for its messages, which takes a sixth of the time of
// a page's test. It records none after 10,000 elements in a second.
async function dropOwnerStacks(): Promise<void> {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const { [internals]: shared } = (await import('react')) as unknown as Record<string, object>;
  if (!shared) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    // React counts up and, each second, begins again at 0.
    set() {},
    configurable: true,
  });
}

// jsdom runs animation frames from a timer, which exists only while a frame is requested. If it is started during a test with
// fake timers, it is fake as well, and no later test of the worker gets a frame. So one frame always requests the next, and the
// first, real timer keeps running.
function keepFrames(): void {
  const { documentElement: root } = document;
  if (root.dataset['frames'] !== undefined) return;
  root.dataset['frames'] = '';
  const request = requestAnimationFrame.bind(globalThis);
  const next = () => void request(next);
  next();
}

// React reports misuse of the DOM and of React, such as an unknown attribute or a missing key, only to the console, and each kind once.
const misuse =
  /^(?:React does not recognize|Received `|Each child|Encountered two children|In HTML|A component is changing|Cannot update a component|You provided a)/;
let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});
afterEach(() => {
  const reported = consoleError.mock.calls.filter(([message]) => misuse.test(String(message)));
  consoleError.mockRestore();
  expect(reported).toEqual([]);
});

// Test files share one document (`isolate: false`), so each test restores it.
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  preferencesStore.reset();
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
});

// The files of a worker share globals.
afterAll(() => void vi.unstubAllGlobals());

// React Aria makes its first announcement after 100 ms, and needs the document until then.
afterAll(async () => {
  if (typeof document === 'undefined') return;
  const announcer = document.querySelector<HTMLElement>('[data-live-announcer]:not([data-waited])');
  if (!announcer) return;
  announcer.dataset['waited'] = '';
  await new Promise((resolve) => setTimeout(resolve, 150));
});
