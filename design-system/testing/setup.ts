import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
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
