import { expect, test } from 'vitest';
import { getAnnounced } from '../testing/announced.ts';
import { announce, prepareAnnouncer } from './announcer.ts';

test('a message is announced after a portal has removed the live region from the page', async () => {
  prepareAnnouncer();
  document.querySelector('[data-live-announcer]')?.remove();
  announce('Saved.');
  await expect.poll(getAnnounced).toEqual(['Saved.']);
});
