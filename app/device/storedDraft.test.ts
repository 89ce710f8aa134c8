import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The whole library would be imported again for each tab.
vi.mock('@byline/design-system', async () => ({
  ...(await import('../../design-system/internal/safeStorage.ts')),
  ...(await import('../../design-system/internal/makeUuid.ts')),
}));

/** Opens a tab: its modules have their own state, and its storage is empty, as of a new or a duplicated tab. */
async function openTab() {
  vi.resetModules();
  const { getStoredDraft } = await import('./storedDraft.ts');
  const { getSharedDraft } = await import('./sharedDrafts.ts');
  const { getTabId } = await import('./tab.ts');
  const id = getTabId();
  return { id, getStoredDraft, getSharedDraft };
}

/** Closes a tab, as its `pagehide` does. */
const close = ({ id }: { id: string }) => localStorage.removeItem(`tab:${id}`);

beforeEach(() => localStorage.setItem('userInfo', JSON.stringify({ id: 'maya', name: 'Maya' })));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('two tabs have a draft each, and clearing one leaves the other', async () => {
  const first = await openTab();
  first.getStoredDraft('message').write({ body: 'First' });
  const second = await openTab();
  expect(second.getStoredDraft('message').read()).toEqual({});
  second.getStoredDraft('message').write({ body: 'Second' });
  expect(first.getStoredDraft('message').read()).toEqual({ body: 'First' });
  first.getStoredDraft('message').clear();
  expect(first.getStoredDraft('message').read()).toEqual({});
  expect(second.getStoredDraft('message').read()).toEqual({ body: 'Second' });
});

test('a draft survives a reload of its tab', async () => {
  const tab = await openTab();
  tab.getStoredDraft('message').write({ body: 'First' });
  window.dispatchEvent(new Event('pagehide'));
  const reloaded = await openTab();
  expect(reloaded.id).toBe(tab.id);
  expect(reloaded.getStoredDraft('message').read()).toEqual({ body: 'First' });
});

test('a page that comes back from the back/forward cache keeps its draft to itself', async () => {
  const tab = await openTab();
  tab.getStoredDraft('message').write({ body: 'First' });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const other = await openTab();
  expect(other.id).not.toBe(tab.id);
  expect(other.getStoredDraft('message').read()).toEqual({});
});

test('a new tab takes over the latest draft of closed tabs, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tabs = [await openTab(), await openTab(), await openTab()];
  for (const [index, tab] of tabs.entries()) {
    vi.setSystemTime(1_000_000 + index);
    tab.getStoredDraft('message').write({ body: `Text ${index}` });
  }
  vi.useRealTimers();
  close(tabs[0] as { id: string });
  close(tabs[1] as { id: string });
  const next = await openTab();
  expect(next.getStoredDraft('message').read()).toEqual({ body: 'Text 1' });
  // After it was sent, no older text appears in the field.
  next.getStoredDraft('message').clear();
  expect(next.getStoredDraft('message').read()).toEqual({});
  const last = await openTab();
  expect(last.getStoredDraft('message').read()).toEqual({ body: 'Text 0' });
  expect(tabs[2]?.getStoredDraft('message').read()).toEqual({ body: 'Text 2' });
});

test('a draft of an earlier release is taken over by the first tab that needs it', async () => {
  localStorage.setItem('draft:maya:message', JSON.stringify({ body: 'Before' }));
  const first = await openTab();
  expect(first.getStoredDraft('message').read()).toEqual({ body: 'Before' });
  const second = await openTab();
  expect(second.getStoredDraft('message').read()).toEqual({});
});

test('a draft is not taken over by another user, nor by another form', async () => {
  const tab = await openTab();
  tab.getStoredDraft('message:job').write({ body: 'First' });
  close(tab);
  const next = await openTab();
  expect(next.getStoredDraft('message').read()).toEqual({});
  localStorage.setItem('userInfo', JSON.stringify({ id: 'jonas', name: 'Jonas' }));
  expect(next.getStoredDraft('message:job').read()).toEqual({});
});

test('the marks of tabs that were killed are removed, so that their drafts can be taken over', async () => {
  const killed = await openTab();
  killed.getStoredDraft('message').write({ body: 'First' });
  vi.stubGlobal('navigator', {
    locks: {
      request: () => new Promise(() => undefined),
      query: () => Promise.resolve({ held: [], pending: [] }),
    },
  });
  const next = await openTab();
  await expect.poll(() => localStorage.getItem(`tab:${killed.id}`)).toBeNull();
  vi.unstubAllGlobals();
  expect(next.getStoredDraft('message').read()).toEqual({ body: 'First' });
});

test('all tabs share a queue', async () => {
  const first = await openTab();
  first.getSharedDraft('outbox').write({ messages: ['First'] });
  const second = await openTab();
  expect(second.getSharedDraft('outbox').read()).toEqual({ messages: ['First'] });
});
