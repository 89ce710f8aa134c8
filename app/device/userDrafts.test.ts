import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocks } from '../../design-system/testing/createLocks.ts';
import { getDraftOwner } from './sharedDrafts.ts';
import { findUserDraft, userDrafts } from './userDrafts.ts';

/** Opens a draft of the current user, with what is stored. */
async function openUserDraft(name: string) {
  const slot = await userDrafts.open(`draft:${getDraftOwner()}:${name}`);
  return {
    stored: (await slot.read())?.values,
    write: (values: Record<string, unknown>) => slot.write({ at: Date.now(), values }),
    remove: () => slot.remove(),
    close: () => slot.close?.(),
  };
}

const signIn = (id: string) => localStorage.setItem('userInfo', JSON.stringify({ id, name: id }));

/** What the previous release has stored for a tab that was closed. */
function storePrevious(id: string, body: string, at: number) {
  localStorage.setItem(`draft:maya:message@${id}`, JSON.stringify({ at, values: { body } }));
}

beforeEach(() => {
  signIn('maya');
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  sessionStorage.clear();
});

test('the latest draft that the previous release has stored is opened, and by one tab only', async () => {
  storePrevious('8c1f0a52-0b5e-4a53-9d3e-0d1e3f6f7a10', 'First', 1_790_000_000_000);
  storePrevious('2f7f6f0e-6f4b-4a0f-8f43-1f0f1b9b7c11', 'Latest', 1_790_000_000_002);
  expect((await openUserDraft('message')).stored).toEqual({ body: 'Latest' });
  sessionStorage.clear();
  expect((await openUserDraft('message')).stored).toEqual({ body: 'First' });
  sessionStorage.clear();
  expect((await openUserDraft('message')).stored).toBeUndefined();
});

test('a draft of the first releases, which is only the values, is opened and found', async () => {
  localStorage.setItem('draft:maya:message', JSON.stringify({ body: 'Before' }));
  expect(findUserDraft('message')?.values).toEqual({ body: 'Before' });
  expect((await openUserDraft('message')).stored).toEqual({ body: 'Before' });
});

test('a draft is not opened for another user, nor for another form', async () => {
  const draft = await openUserDraft('message:job');
  await draft.write({ body: 'First' });
  draft.close();
  expect((await openUserDraft('message')).stored).toBeUndefined();
  signIn('jonas');
  expect((await openUserDraft('message:job')).stored).toBeUndefined();
  expect(findUserDraft('message:job')).toBeNull();
  signIn('maya');
  expect((await openUserDraft('message:job')).stored).toEqual({ body: 'First' });
});

test('a removed draft is gone', async () => {
  const draft = await openUserDraft('message');
  await draft.write({ body: 'First' });
  await draft.remove();
  expect(findUserDraft('message')).toBeNull();
});

test('a damaged draft is no draft', async () => {
  localStorage.setItem('draft:maya:message', '{');
  expect((await openUserDraft('message')).stored).toBeUndefined();
});
