import { starredStore } from '@byline/design-system/portal';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '../../../contract/schemas/user.ts';
import type { DemoName } from '../../../server/demo/seed/accounts.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const page = (name: string) => ({ href: `/jobs/${name}`, title: name });

/** Returns the titles of the starred pages on this device. */
const titles = () => starredStore.get().map(({ title }) => title);

/** Returns the titles of the starred pages of the account. */
async function readAccount() {
  const response = await portal().network.fetch('/api/user');
  return ((await response.json()) as User).starred.map(({ title }) => title);
}

/** Opens the list of jobs, and waits for the star button of the page. */
async function visit(as?: DemoName) {
  const user = await portal().visit('/jobs', as ? { as } : {});
  await screen.findByRole('heading', { level: 1, name: 'Jobs' });
  await screen.findByRole('button', { name: /^(Star|Unstar) this page$/ });
  return user;
}

/** Clears the storage, as on another device of the same user. */
function changeDevice() {
  cleanup();
  localStorage.clear();
  starredStore.clear();
}

beforeEach(async () => {
  starredStore.clear();
  await portal().server.services.db.updateTable('accounts').set({ starred_json: '[]' }).execute();
});
afterEach(() => starredStore.clear());

test('a star is on every device of the user', async () => {
  const user = await visit('approved');
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await waitFor(async () => expect(await readAccount()).toEqual(['Jobs']));
  changeDevice();
  await visit();
  await waitFor(() => expect(titles()).toEqual(['Jobs']));
  await expectVisible(() => screen.getByRole('button', { name: 'Unstar this page' }));
});

test('stars that were set on the device before signing in are added to the stars of the account', async () => {
  starredStore.star(page('Old'));
  await portal().signIn('approved');
  await portal().post('/api/profile', { starred: [page('Account')] });
  await visit();
  await waitFor(() => expect(titles()).toEqual(['Account', 'Old']));
  await waitFor(async () => expect(await readAccount()).toEqual(['Account', 'Old']));
});

test('a star that was removed on another device does not come back', async () => {
  await portal().signIn('approved');
  await portal().post('/api/profile', { starred: [page('One'), page('Two')] });
  await visit();
  await waitFor(() => expect(titles()).toEqual(['One', 'Two']));
  await portal().post('/api/profile', { starred: [page('Two')] });
  await visit();
  await waitFor(() => expect(titles()).toEqual(['Two']));
  expect(await readAccount()).toEqual(['Two']);
});

test('stars that could not be sent are sent later', async () => {
  const user = await visit('approved');
  const restore = portal().interrupt(/^\/api\/profile$/);
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await waitFor(() => expect(portal().network.calls).toContain('POST /api/profile'));
  expect(await readAccount()).toEqual([]);
  restore();
  await visit();
  await waitFor(async () => expect(await readAccount()).toEqual(['Jobs']));
});

test('after signing out, the next user sees none of the stars, and the account still has them', async () => {
  const user = await visit('approved');
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await waitFor(async () => expect(await readAccount()).toEqual(['Jobs']));
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  await waitFor(() => expect(titles()).toEqual([]));
  await visit('fresh');
  await portal().network.waitUntilIdle();
  expect(titles()).toEqual([]);
  expect(await readAccount()).toEqual([]);
  await portal().signIn('approved');
  expect(await readAccount()).toEqual(['Jobs']);
});

test('a star whose response arrives after signing out does not count as removed', async () => {
  const user = await visit('approved');
  const release = portal().network.holdResponses(/^POST \/api\/profile$/);
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await waitFor(async () => expect(await readAccount()).toEqual(['Jobs']));
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  release();
  await portal().network.waitUntilIdle();
  expect(localStorage.getItem('starredSync')).toBeNull();
  await visit('approved');
  await waitFor(() => expect(titles()).toEqual(['Jobs']));
  expect(await readAccount()).toEqual(['Jobs']);
});

test('stars that another user left on the device are not added to the account', async () => {
  await visit('approved');
  localStorage.setItem('starredSync', JSON.stringify({ owner: 'someone', pages: [] }));
  act(() => void starredStore.star(page('Private')));
  await visit('fresh');
  await waitFor(() => expect(titles()).toEqual([]));
  expect(await readAccount()).toEqual([]);
});
