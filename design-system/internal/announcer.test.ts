import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../testing/announced.ts';
import { announce, prepareAnnouncer } from './announcer.ts';

test('announces after a portal has replaced the body', async () => {
  prepareAnnouncer();
  document.querySelector('[data-live-announcer]')?.remove();
  announce('Saved.');
  await vi.waitFor(() => expect(getAnnounced()).toEqual(['Saved.']));
});
