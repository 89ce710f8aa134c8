import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import type { DraftStorage, StoredDraft } from './draftStorage.ts';
import {
  deviceKey,
  nameField,
  press,
  store,
  readDevice,
  ProfileForm,
  isUnloadHeld,
  open,
  leaveDraft,
} from '../../testing/draftForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('newer values on the server', () => {
  test('are shown first; the user chooses', async () => {
    await leaveDraft();
    await open(<ProfileForm name="Mia Lee" />);
    expect(nameField()).toHaveValue('Mia Lee');
    expect(screen.getByText(/newer than your draft/)).toBeVisible();
    expect(screen.getByText('Mia Tan')).toBeVisible();
    expect(readDevice()?.values).toEqual({ name: 'Mia Tan' });
    await press('Use draft');
    await waitFor(() => expect(nameField()).toHaveValue('Mia Tan'));
    await press('Use newer values');
    await waitFor(() => expect(nameField()).toHaveValue('Mia Lee'));
    expect(screen.queryByText(/newer/)).not.toBeInTheDocument();
    await store();
    expect(readDevice()).toBeNull();
  });

  test('that equal the draft end it', async () => {
    await leaveDraft();
    await open(<ProfileForm name="Mia Tan" />);
    expect(screen.queryByText(/draft/)).not.toBeInTheDocument();
    await store();
    expect(readDevice()).toBeNull();
  });

  test('typing into the field decides for it', async () => {
    await leaveDraft();
    await open(<ProfileForm name="Mia Lee" />);
    await userEvent.type(nameField(), '!');
    await store();
    expect(screen.queryByText(/newer/)).not.toBeInTheDocument();
    expect(readDevice()?.values).toEqual({ name: 'Mia Lee!' });
  });
});

describe('drafts of another version', () => {
  test('are dropped', async () => {
    await leaveDraft();
    await open(<ProfileForm version={2} />);
    expect(nameField()).toHaveValue('Mia');
    await store();
    expect(readDevice()).toBeNull();
  });

  test('are migrated', async () => {
    await leaveDraft();
    const migrate = vi.fn(({ name }: Record<string, unknown>) => ({ city: name }));
    await open(<ProfileForm version={2} migrate={migrate} />);
    expect(migrate).toHaveBeenCalledWith({ name: 'Mia Tan' }, 1);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Mia Tan');
    await store();
    expect(readDevice()).toMatchObject({ version: 2, values: { city: 'Mia Tan' } });
  });

  test.each(['{', '7', '{"values":3}', 'null'])(
    'and damaged ones (%s) are ignored',
    async (text) => {
      localStorage.setItem(deviceKey, text);
      await open();
      expect(nameField()).toHaveValue('Mia');
    },
  );
});

describe('a device that does not store', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is told once, and tried again', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open();
    expect(screen.queryByText(/does not store/)).not.toBeInTheDocument();
    await userEvent.type(nameField(), '!');
    await store();
    expect(screen.getByText(/does not store/)).toBeVisible();
    expect(isUnloadHeld()).toBe(true);
    write.mockRestore();
    await userEvent.type(nameField(), '?');
    await store();
    expect(screen.queryByText(/does not store/)).not.toBeInTheDocument();
    expect(readDevice()?.values).toEqual({ name: 'Mia!?' });
  });
});

test('the page does not ask before it is left while the draft has every change', async () => {
  await open();
  await userEvent.type(nameField(), '!');
  await passTime(40);
  expect(isUnloadHeld()).toBe(false);
  expect(readDevice()?.values).toEqual({ name: 'Mia!' });
});

describe('storage of the page, with promises', () => {
  function createStorage() {
    const reading = Promise.withResolvers<StoredDraft | null>();
    const writes: { draft: StoredDraft | null; end: () => void }[] = [];
    const add = (draft: StoredDraft | null) =>
      new Promise<void>((resolve) => writes.push({ draft, end: resolve }));
    const storage: DraftStorage = {
      open: () => ({ read: () => reading.promise, write: add, remove: () => add(null) }),
    };
    return { storage, reading, writes };
  }

  test('what is typed before the draft arrives stays, and the draft is offered', async () => {
    const { storage, reading } = createStorage();
    await open(<ProfileForm storage={storage} />);
    await userEvent.type(nameField(), '!');
    await act(async () => reading.resolve({ values: { name: 'A long text', city: 'Bern' } }));
    expect(nameField()).toHaveValue('Mia!');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Bern');
    expect(screen.getByText('A long text')).toBeVisible();
    await press('Use draft');
    expect(nameField()).toHaveValue('A long text');
  });

  test('writes run one after the other, and the last one wins', async () => {
    const { storage, reading, writes } = createStorage();
    await open(<ProfileForm storage={storage} />);
    await act(async () => reading.resolve(null));
    await userEvent.type(nameField(), '1');
    await store();
    await userEvent.type(nameField(), '2');
    await store();
    expect(writes.map(({ draft }) => draft?.values['name'])).toEqual(['Mia1']);
    expect(isUnloadHeld()).toBe(true);
    await act(async () => writes[0]?.end());
    expect(writes.map(({ draft }) => draft?.values['name'])).toEqual(['Mia1', 'Mia12']);
    await act(async () => writes[1]?.end());
    expect(isUnloadHeld()).toBe(false);
  });
});
