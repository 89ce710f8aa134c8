import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import type { FileEntry } from './fileEntry.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { passTime } from '../../testing/passTime.ts';

const revoke = vi.fn();

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoke });
});
afterEach(() => void revoke.mockClear());

const photo = new File(['12345'], 'photo.png', { type: 'image/png' });
const large = new File(['x'.repeat(2000)], 'large.png', { type: 'image/png' });
const notes = new File(['text'], 'notes.txt', { type: 'text/plain' });

function renderField(props: Partial<FileFieldProps> = {}) {
  const onChange = vi.fn();
  renderInDesignSystem(
    <form>
      <FileField label="photos" name="photos" maxItems={3} onChange={onChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  return onChange;
}

/** Returns a directory reader that yields these files and a hidden file once, and nothing when it is called again. */
function createFolderReader(...content: File[]) {
  const entries = [...content, new File(['x'], '.DS_Store')].map((file) => ({
    isFile: true,
    name: file.name,
    file: (resolve: (file: File) => void) => resolve(file),
  }));
  return { readEntries: (resolve: (read: unknown[]) => void) => resolve(entries.splice(0)) };
}

const group = () => screen.getByRole('group', { name: 'photos' });
const listTexts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
// Users can choose files of other types, because browsers only suggest the accepted ones.
const choose = async (...chosen: File[]) => {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([hidden])');
  await userEvent.upload(inputs[0] as HTMLInputElement, chosen, { applyAccept: false });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a file field', () => {
  test('shows its limits, lists chosen files and announces them', async () => {
    const limits = {
      acceptedFileTypes: ['image/png', 'image/jpeg', 'video/*'],
      maxSize: 5_000_000,
    };
    const onChange = renderField({ ...limits, description: 'Of the dish.' });
    expect(group()).toHaveAccessibleDescription(
      'Of the dish. Types: PNG, JPEG, videos. Up to 5 MB each. Up to 3 files.',
    );
    await choose(photo);
    expect(listTexts()).toEqual([expect.stringContaining('photo.png5 bytes')]);
    expect(getAnnounced()).toContain('photo.png has been added.');
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ file: photo, alt: '', state: 'chosen' }]);
  });

  test('shows pictures as tiles, and other or rejected files as rows', async () => {
    renderField({ acceptedFileTypes: ['image/png', 'text/plain'], maxSize: 1000 });
    await choose(photo, notes, large);
    const tiles = screen.getAllByRole('listitem').map((item) => item.dataset.tile);
    expect(tiles).toEqual(['true', undefined, undefined]);
  });

  test('has a button instead of a field for the alternative text of each of four pictures, and submits all texts', async () => {
    const threePictures = ['a', 'b', 'c'].map(
      (name) => new File(['1'], name, { type: 'image/png' }),
    );
    const onChange = renderField({ hasAltText: true, maxItems: 6 });
    await choose(...threePictures);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.type(screen.getByRole('textbox', { name: 'Alternative text for a' }), 'Soup');
    await choose(photo);
    // The field that has the focus stays a field.
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByDisplayValue('Soup')]);
    await press('Alternative text for photo.png');
    expect(screen.getByText('Soup')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Alternative text for photo.png' });
    expect(field).toHaveFocus();
    await userEvent.keyboard('Tea');
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ alt: 'Soup' }, {}, {}, { alt: 'Tea' }]);
    const form = document.querySelector('form') ?? undefined;
    expect(new FormData(form).getAll('photos.alt')).toEqual(['Soup', '', '', 'Tea']);
    await press('Remove b');
    // Three pictures have fields again.
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  test('announces only what is accepted', async () => {
    renderField({ acceptedFileTypes: ['image/png'] });
    await choose(photo);
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(getAnnounced().join(' ')).not.toContain('notes.txt');
    expect(group()).toHaveAccessibleDescription(/notes\.txt is not one of these types/);
  });

  test('reports a missing file on blur if it is required', async () => {
    renderField({ isRequired: true });
    expect(group()).toHaveAccessibleDescription('Up to 3 files. Required');
    screen.getByRole('button', { name: 'Choose files' }).focus();
    await userEvent.tab();
    expect(group()).toHaveAccessibleDescription('Up to 3 files. This field is required.');
    await choose(photo);
    expect(group()).not.toHaveAccessibleDescription(/This field/);
    await press('Remove photo.png');
    expect(group()).toHaveAccessibleDescription('Up to 3 files. This field is required.');
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  test('reports too many files and keeps all of them', async () => {
    renderField({ maxItems: 2 });
    await choose(photo, large);
    await choose(notes);
    expect(listTexts()).toHaveLength(3);
    expect(group()).toHaveAccessibleDescription(
      /There are more than 2 files\. Remove some of them\.$/,
    );
    await press('Remove large.png');
    expect(group()).toHaveAccessibleDescription('Up to 2 files.');
  });

  test('replaces its file by the next one if only one is allowed', async () => {
    renderField({ maxItems: 1, acceptedFileTypes: ['image/*'] });
    await choose(notes);
    expect(group()).toHaveAccessibleDescription(/notes\.txt is not one of these types: images\.$/);
    await choose(photo);
    expect(listTexts()).toEqual([expect.stringContaining('photo.png')]);
    expect(group()).toHaveAccessibleDescription('Types: images. One file.');
  });

  test('adds a pasted file only once, because the default action of the event is prevented', async () => {
    renderField();
    const button = screen.getByRole('button', { name: 'Choose files' });
    button.focus();
    const clipboardData = { files: [photo], items: [], types: ['Files'] };
    const paste = createEvent.paste(button, { clipboardData });
    fireEvent(button, paste);
    expect(paste.defaultPrevented).toBe(true);
    expect(listTexts()).toHaveLength(1);
  });

  test('takes the files of a dropped folder, but not where one file is allowed', async () => {
    const dropFolder = async () => {
      const zone = screen.getByText('or drop or paste here').parentElement as HTMLElement;
      const folder = { isDirectory: true, createReader: () => createFolderReader(photo, notes) };
      const item = { kind: 'file', type: '', webkitGetAsEntry: () => folder };
      const dataTransfer = { types: ['Files'], items: [item], files: [], effectAllowed: 'all' };
      fireEvent.dragEnter(zone, { dataTransfer });
      fireEvent.drop(zone, { dataTransfer });
      // A folder is read asynchronously.
      await passTime(20);
    };
    renderField({ maxItems: 1 });
    await dropFolder();
    expect(listTexts()).toEqual([]);
    cleanup();
    renderField();
    await dropFolder();
    expect(listTexts()).toHaveLength(2);
  });

  test('takes what can be read of a drop with an unreadable folder', async () => {
    renderField();
    const zone = screen.getByText('or drop or paste here').parentElement as HTMLElement;
    const readEntries = (_resolve: unknown, reject: (cause: Error) => void) =>
      reject(new Error('Not readable.'));
    const folder = { isDirectory: true, createReader: () => ({ readEntries }) };
    const items = [
      { kind: 'file', type: '', webkitGetAsEntry: () => folder },
      { kind: 'file', type: 'image/png', getAsFile: () => photo },
    ];
    const dataTransfer = { types: ['Files'], items, files: [photo], effectAllowed: 'all' };
    fireEvent.dragEnter(zone, { dataTransfer });
    fireEvent.drop(zone, { dataTransfer });
    await waitFor(() => expect(listTexts()).toHaveLength(1));
  });

  test('asks for the alternative text of pictures, and revokes the URL of the preview of a removed picture', async () => {
    const onChange = renderField({ hasAltText: true });
    await choose(photo, notes);
    const alt = screen.getByRole('textbox', { name: 'Alternative text for photo.png' });
    await userEvent.type(alt, 'Soup');
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ alt: 'Soup' }, { alt: '' }]);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await press('Remove photo.png');
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:picture');
  });

  test('is emptied by a reset', async () => {
    renderField({ isRequired: true });
    await choose(photo);
    await press('Reset');
    await waitFor(() => expect(listTexts()).toEqual([]));
    expect(group()).not.toHaveAccessibleDescription(/This field/);
  });

  test('has no buttons while read-only, and disabled buttons while disabled', () => {
    const defaultValue = [{ id: 'a', file: photo, alt: '', state: 'chosen' as const }];
    renderInDesignSystem(
      <>
        <FileField label="read" isReadOnly defaultValue={defaultValue} />
        <FileField label="disabled" isDisabled defaultValue={defaultValue} />
      </>,
    );
    const read = within(screen.getByRole('group', { name: 'read' }));
    expect(read.getByText('photo.png')).toBeVisible();
    expect(read.queryByRole('button')).not.toBeInTheDocument();
    const disabled = within(screen.getByRole('group', { name: 'disabled' }));
    expect(disabled.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    expect(disabled.getByRole('button', { name: 'Remove photo.png' })).toBeDisabled();
  });

  test('can be controlled', async () => {
    function Page() {
      const [value, setValue] = useState<readonly FileEntry[]>([]);
      return (
        <>
          <FileField label="photos" maxItems={3} value={value} onChange={setValue} />
          <button onClick={() => setValue([])}>Clear</button>
        </>
      );
    }
    renderInDesignSystem(<Page />);
    await choose(photo, notes);
    expect(listTexts()).toHaveLength(2);
    await press('Clear');
    expect(listTexts()).toHaveLength(0);
  });
});

test('the value of a file field in a form are its files, and a server error disappears at the next change', async () => {
  const onSubmit = vi.fn(async () => ({ errors: { photos: 'Unreadable.' } }));
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <FileField label="photos" name="photos" isRequired />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  expect(group()).toHaveAccessibleDescription('One file. This field is required.');
  await choose(photo);
  await press('Send');
  expect(onSubmit).toHaveBeenCalledWith({ photos: [expect.objectContaining({ file: photo })] });
  await waitFor(() => expect(group()).toHaveAccessibleDescription('One file. Unreadable.'));
  await choose(notes);
  expect(group()).toHaveAccessibleDescription('One file. Required');
});
