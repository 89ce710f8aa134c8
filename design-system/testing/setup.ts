import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { preferencesStore } from '../preferences/preferencesStore.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

// Files share one page in `npm run check`, so each test leaves it as it found it.
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  preferencesStore.reset();
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
});

// React Aria makes the first announcement of a page 100 ms late: it must still find the page then.
afterAll(async () => {
  if (typeof document === 'undefined') return;
  const announcer = document.querySelector<HTMLElement>('[data-live-announcer]:not([data-waited])');
  if (!announcer) return;
  announcer.dataset['waited'] = '';
  await new Promise((resolve) => setTimeout(resolve, 150));
});
