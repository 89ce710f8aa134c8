import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocks } from '../../testing/createLocks.ts';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { deviceDrafts, findDeviceDraft, tabDrafts } from './draftStorage.ts';
import { FormDraft } from './FormDraft.tsx';

const draft = (text: string, at = 1) => ({ version: 1, at, values: { text }, base: {} });

/** Opens the draft in a tab with this storage. */
async function openIn(tab: Map<string, string>) {
  sessionStorage.clear();
  for (const [key, value] of tab) sessionStorage.setItem(key, value);
  const slot = await deviceDrafts.open('draft:mia:profile');
  return {
    ...slot,
    /** Copies what the storage of the tab has now. */
    keepTab() {
      for (const [key, value] of Object.entries(sessionStorage)) tab.set(key, value as string);
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

test('two tabs have drafts apart, and one removes only its own', async () => {
  const one = await openIn(new Map());
  await one.write(draft('one'));
  const other = await openIn(new Map());
  expect(await other.read()).toBeNull();
  await other.write(draft('other'));
  await other.remove();
  expect(await one.read()).toEqual(draft('one'));
});

test('a new tab takes over the latest draft whose tab was closed, and no other gets it', async () => {
  for (const [text, at] of [
    ['first', 1],
    ['latest', 3],
    ['second', 2],
  ] as const) {
    const slot = await openIn(new Map([['draft:mia:profile@', `draft:mia:profile@${text}`]]));
    await slot.write(draft(text, at));
    slot.close?.();
  }
  await Promise.resolve();
  const one = await openIn(new Map());
  expect(await one.read()).toEqual(draft('latest', 3));
  const other = await openIn(new Map());
  expect(await other.read()).toEqual(draft('second', 2));
});

test('a reload has the draft of its tab, also while the previous page still unloads', async () => {
  const tab = new Map<string, string>();
  const before = await openIn(tab);
  await before.write(draft('mine'));
  before.keepTab();
  setTimeout(() => before.close?.(), 50);
  const after = await openIn(tab);
  expect(await after.read()).toEqual(draft('mine'));
});

test('a duplicated tab gets a draft apart', async () => {
  const tab = new Map<string, string>();
  const original = await openIn(tab);
  await original.write(draft('original'));
  original.keepTab();
  const duplicate = await openIn(tab);
  expect(await duplicate.read()).toBeNull();
  await duplicate.write(draft('duplicate'));
  expect(await original.read()).toEqual(draft('original'));
});

test('a tab that has sent its form does not get the draft of another one', async () => {
  const other = await openIn(new Map());
  await other.write(draft('other'));
  const tab = new Map<string, string>();
  const own = await openIn(tab);
  await own.write(draft('own'));
  await own.remove();
  own.keepTab();
  own.close?.();
  other.close?.();
  await Promise.resolve();
  expect(await (await openIn(tab)).read()).toBeNull();
});

test('one damaged draft does not hide another one', async () => {
  localStorage.setItem('draft:mia:profile@damaged', '{');
  localStorage.setItem('draft:mia:profile@whole', JSON.stringify(draft('whole')));
  expect(await (await openIn(new Map())).read()).toEqual(draft('whole'));
});

test('a draft from a page without locks is taken over, once', async () => {
  localStorage.setItem('draft:mia:profile', JSON.stringify(draft('before')));
  expect(await (await openIn(new Map())).read()).toEqual(draft('before'));
  expect(await (await openIn(new Map())).read()).toBeNull();
});

test('a draft can be found and removed without its form, also while a form uses it', async () => {
  const name = { storageKey: 'profile', owner: 'mia' };
  expect(findDeviceDraft(name)).toBeNull();
  const other = await openIn(new Map());
  await other.write(draft('other', 2));
  const own = await openIn(new Map());
  await own.write(draft('own', 1));
  const found = findDeviceDraft(name);
  expect(found?.values).toEqual({ text: 'own' });
  found?.remove();
  expect(await own.read()).toBeNull();
  expect(findDeviceDraft(name)?.values).toEqual({ text: 'other' });
});

test('a draft of the tab ends with the tab, and two forms of a page have drafts apart', async () => {
  const { unmount } = renderInDesignSystem(
    <>
      {['one', 'two'].map((id) => (
        <Form key={id}>
          <FormDraft storageKey={id} storage={tabDrafts} />
          <TextField label={id} name="text" />
        </Form>
      ))}
    </>,
  );
  await passTime(20);
  await userEvent.type(screen.getByLabelText('two'), 'a');
  unmount();
  expect(Object.keys(sessionStorage)).toEqual(['draft::two']);
  expect(localStorage).toHaveLength(0);
});

test('a draft of a closed tab is taken over in Strict Mode, too', async () => {
  localStorage.setItem('draft::text@closed', JSON.stringify(draft('mine')));
  renderInDesignSystem(
    <StrictMode>
      <Form>
        <FormDraft storageKey="text" />
        <TextField label="Text" name="text" />
      </Form>
    </StrictMode>,
  );
  await passTime(20);
  expect(screen.getByLabelText('Text')).toHaveValue('mine');
});
