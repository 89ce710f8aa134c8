import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { deviceKey, press, readDevice, store } from '../../testing/draftForm.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { DraftStorage, StoredDraft } from './draftStorage.ts';
import { useDraft } from './useDraft.ts';

type Props = { owner?: string; storage?: DraftStorage; label?: string };

function Emails({ owner = 'mia', label = 'Email', storage }: Props) {
  const draft = useDraft({
    storageKey: 'profile',
    owner,
    storage,
    defaultValues: { email: '', city: 'Rome' },
  });
  return (
    <>
      <TextField label={label} {...draft.field('email')} />
      <TextField label={`City of ${label}`} {...draft.field('city')} />
      <Button onPress={draft.remove}>Remove {label}</Button>
    </>
  );
}

const email = (label = 'Email') => screen.getByRole('textbox', { name: label });

async function open(ui = <Emails />) {
  const view = renderInDesignSystem(ui);
  await passTime(20);
  return view;
}

/** Creates a storage whose reads wait. */
function createSlowStorage(draft: StoredDraft) {
  const reading = Promise.withResolvers<void>();
  const write = vi.fn<(draft: StoredDraft) => void>();
  const close = vi.fn<() => void>();
  const openSlot = vi.fn<DraftStorage['open']>(() => ({
    read: () => reading.promise.then(() => draft),
    write,
    remove: () => undefined,
    close,
  }));
  return { storage: { open: openSlot }, write, close, openSlot, arrive: reading.resolve };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is typed is stored without what has not changed, and is there after the page was left', async () => {
  const { unmount } = await open();
  await userEvent.type(email(), 'mia@');
  expect(email('City of Email')).toHaveValue('Rome');
  unmount();
  expect(readDevice()?.values).toEqual({ email: 'mia@' });
  await open();
  expect(email()).toHaveValue('mia@');
});

test.each([true, false])(
  'what was typed before the page was hydrated stays (with a stored draft: %s)',
  async (isStored) => {
    const owner = `guest-${String(isStored)}`;
    const key = `draft:${owner}:profile`;
    if (isStored)
      localStorage.setItem(key, JSON.stringify({ at: 1, values: { email: 'old', city: 'Oslo' } }));
    const page = (
      <DesignSystemProvider locale="en">
        <Emails owner={owner} />
      </DesignSystemProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const input = within(container).getByRole('textbox', { name: 'Email' });
    Object.assign(input, { value: 'mia@demo.test' });
    const root = await act(async () => hydrateRoot(container, page));
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
    await passTime(300);
    expect(email()).toHaveValue('mia@demo.test');
    expect(email('City of Email')).toHaveValue(isStored ? 'Oslo' : 'Rome');
    expect(readDevice(key)?.values).toMatchObject({ email: 'mia@demo.test' });
  },
);

test('the draft of another user is not shown', async () => {
  localStorage.setItem(deviceKey, JSON.stringify({ values: { email: 'mia@' } }));
  await open(<Emails owner="jonas" />);
  expect(email()).toHaveValue('');
});

test('components of a page share a draft, and when one removes it, it is gone in both', async () => {
  await open(
    <>
      <Emails />
      <Emails label="Copy" />
    </>,
  );
  await userEvent.type(email(), 'a');
  expect(email('Copy')).toHaveValue('a');
  await store();
  expect(readDevice()).not.toBeNull();
  await press('Remove Copy');
  expect(email()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('what was typed before the draft arrives stays, and the rest of the draft is added', async () => {
  const { storage, write, arrive } = createSlowStorage({ values: { email: 'old@', city: 'Oslo' } });
  await open(<Emails storage={storage} />);
  await userEvent.type(email(), 'b');
  await act(async () => arrive());
  expect(email()).toHaveValue('b');
  expect(email('City of Email')).toHaveValue('Oslo');
  await store();
  expect(write.mock.lastCall?.[0].values).toEqual({ email: 'b', city: 'Oslo' });
});

test('a draft that was removed before it arrives does not come back', async () => {
  const { storage, arrive } = createSlowStorage({ values: { email: 'old@' } });
  await open(<Emails storage={storage} />);
  await press('Remove Email');
  await act(async () => arrive());
  expect(email()).toHaveValue('');
});

test('a page that is left before its draft arrives stores what was typed, and closes the place once', async () => {
  const { storage, write, close, arrive } = createSlowStorage({ values: { city: 'Oslo' } });
  const { unmount } = await open(<Emails storage={storage} />);
  await userEvent.type(email(), 'c');
  unmount();
  await act(async () => arrive());
  expect(write.mock.lastCall?.[0].values).toEqual({ email: 'c', city: 'Oslo' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a component that is mounted again before its draft has arrived opens the place once', async () => {
  const { storage, openSlot, arrive } = createSlowStorage({ values: { email: 'old@' } });
  const { unmount } = await open(<Emails storage={storage} />);
  unmount();
  await open(
    <StrictMode>
      <Emails storage={storage} />
    </StrictMode>,
  );
  await act(async () => arrive());
  expect(email()).toHaveValue('old@');
  expect(openSlot).toHaveBeenCalledTimes(1);
});

test('a change is stored when the page is hidden, without waiting', async () => {
  await open();
  await userEvent.type(email(), 'd');
  window.dispatchEvent(new Event('pagehide'));
  expect(readDevice()?.values).toEqual({ email: 'd' });
});

test('on a device that stores nothing, the values last as long as the page', async () => {
  const storage: DraftStorage = { open: () => Promise.reject(new Error('Storage is denied.')) };
  const { unmount } = await open(<Emails storage={storage} />);
  await userEvent.type(email(), 'e');
  unmount();
  await open(<Emails storage={storage} />);
  expect(email()).toHaveValue('e');
});
