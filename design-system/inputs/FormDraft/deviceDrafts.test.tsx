import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { safeSessionStorage } from '../../internal/safeStorage.ts';
import { createLocks } from '../../testing/createLocks.ts';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createDeviceDrafts } from './deviceDrafts.ts';
import { createDraftClaims } from './draftClaims.ts';
import { tabDrafts } from './draftStorage.ts';
import { FormDraft } from './FormDraft.tsx';

const draft = (text: string, at = 1) => ({ version: 1, at, values: { text }, base: {} });

let queues: Map<string, Promise<void>>;

/** Opens a tab, whose storage may be a copy of another tab's. */
function openTab(copied: Iterable<[string, unknown]> = []) {
  const stored = new Map(copied);
  const session = {
    readJson: (key: string) => stored.get(key) ?? null,
    writeJson: (key: string, value: unknown) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  } as typeof safeSessionStorage;

  /** Loads a page in the tab. */
  function load() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const locks = createLocks(queues, promise);
    const claims = createDraftClaims(session);
    const device = createDeviceDrafts(claims);
    const listeners: [string, () => void][] = [];
    const on = (...[type, listener]: Parameters<typeof window.addEventListener>) =>
      void listeners.push([type, listener as () => void]);
    const enter = () => {
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
      vi.spyOn(window, 'addEventListener').mockImplementation(on);
    };
    return {
      claim() {
        enter();
        return claims.claimOwn(locks as unknown as LockManager);
      },
      find: () => device.find({ storageKey: 'profile', owner: 'mia' }),
      async open(name = 'profile') {
        enter();
        return device.drafts.open(`draft:mia:${name}`);
      },
      /** Ends the page without an event, as when the browser is killed. */
      end: resolve,
      /** Leaves the page. */
      leave() {
        for (const [type, listener] of listeners) if (type === 'pagehide') listener();
        resolve();
      },
    };
  }
  return { stored, load };
}

/** Opens the draft in a new tab. */
async function openInTab(tab = openTab()) {
  const page = tab.load();
  return { ...page, ...(await page.open()), tab };
}

/** Lets a lock that was released get to who waits for it. */
const pass = () => new Promise(setImmediate);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queues = new Map();
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

test('two tabs have drafts apart, and one removes only its own', async () => {
  const one = await openInTab();
  await one.write(draft('one'));
  const other = await openInTab();
  expect(await other.read()).toBeNull();
  await other.write(draft('other'));
  await other.remove();
  expect(await one.read()).toEqual(draft('one'));
});

test('a new tab takes over the latest draft whose tab was closed, and no other gets it', async () => {
  const closed = [await openInTab(), await openInTab(), await openInTab()];
  for (const [index, at] of [1, 3, 2].entries()) {
    await closed[index]?.write(draft(String(at), at));
    closed[index]?.end();
  }
  await pass();
  expect(await (await openInTab()).read()).toEqual(draft('3', 3));
  expect(await (await openInTab()).read()).toEqual(draft('2', 2));
});

test('a reload has the draft of its tab, also while the previous page still unloads', async () => {
  const before = await openInTab();
  await before.write(draft('mine'));
  const other = await openInTab();
  await other.write(draft('other', 9));
  other.end();
  await pass();
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, 50);
  void promise.then(before.end);
  before.tab.stored.set('drafts', { 'draft:mia:profile': [...queues.keys()][0] });
  expect(await (await openInTab(before.tab)).read()).toEqual(draft('mine'));
});

test('a duplicated tab gets a draft apart, also when the first tab is reloaded at once', async () => {
  const before = await openInTab();
  await before.write(draft('original'));
  before.leave();
  const original = await openInTab(before.tab);
  const opening = openInTab(openTab(original.tab.stored));
  await pass();
  original.leave();
  const reloaded = await openInTab(original.tab);
  const duplicate = await opening;
  expect(await reloaded.read()).toEqual(draft('original'));
  expect(await duplicate.read()).toBeNull();
});

test('a form that is not on the page keeps its draft for its tab, also after another page of the tab was loaded', async () => {
  const first = await openInTab();
  await first.write(draft('first'));
  first.close?.();
  expect(await (await openInTab()).read()).toBeNull();
  expect(await (await first.open()).read()).toEqual(draft('first'));
  first.leave();
  await pass();
  const next = first.tab.load();
  await next.open('other form');
  expect(await (await openInTab()).read()).toBeNull();
  expect(await (await next.open()).read()).toEqual(draft('first'));
});

test('a page without forms that claims the drafts of its tab keeps them', async () => {
  const before = await openInTab();
  await before.write(draft('mine'));
  before.leave();
  const page = before.tab.load();
  await page.claim();
  expect(await (await openInTab(openTab(before.tab.stored))).read()).toBeNull();
  expect(await (await page.open()).read()).toEqual(draft('mine'));
});

test('two forms of a page that is loaded again have their drafts at once', async () => {
  const before = await openInTab();
  await before.write(draft('one'));
  await (await before.open('other form')).write(draft('two'));
  before.leave();
  const page = before.tab.load();
  const slots = await Promise.all([page.open(), page.open('other form')]);
  expect(await slots[0].read()).toEqual(draft('one'));
  expect(await slots[1].read()).toEqual(draft('two'));
});

test('a form that was opened and left without a change holds no lock', async () => {
  const { close } = await openInTab();
  close?.();
  await pass();
  expect(queues.size).toBe(0);
});

test('a tab that has sent its form does not get the draft of another one', async () => {
  const other = await openInTab();
  await other.write(draft('other'));
  const own = await openInTab();
  await own.write(draft('own'));
  await own.remove();
  own.leave();
  other.end();
  await pass();
  expect(await (await openInTab(own.tab)).read()).toBeNull();
});

test('one damaged draft does not hide another one', async () => {
  localStorage.setItem('draft:mia:profile@damaged', '{');
  localStorage.setItem('draft:mia:profile@whole', JSON.stringify(draft('whole')));
  expect(await (await openInTab()).read()).toEqual(draft('whole'));
});

test('a draft from a page without locks is taken over, once', async () => {
  localStorage.setItem('draft:mia:profile', JSON.stringify(draft('before')));
  expect(await (await openInTab()).read()).toEqual(draft('before'));
  expect(await (await openInTab()).read()).toBeNull();
});

test('a draft can be found and removed without its form, also while a form uses it', async () => {
  const other = await openInTab();
  expect(other.find()).toBeNull();
  await other.write(draft('other', 2));
  const own = await openInTab();
  await own.write(draft('own', 1));
  const found = own.find();
  expect(found?.values).toEqual({ text: 'own' });
  found?.remove();
  expect(await own.read()).toBeNull();
  expect(own.find()?.values).toEqual({ text: 'other' });
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
