import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import type { FileEntry } from './fileEntry.ts';
import { FileField } from './FileField.tsx';
import { UploadError, type Upload } from './useUploads.ts';
import { passTime } from '../../testing/passTime.ts';

const notes = new File(['text'], 'notes.txt', { type: 'text/plain' });
const huge = new File(['x'.repeat(2000)], 'huge.txt', { type: 'text/plain' });

type Call = { file: File; result: PromiseWithResolvers<unknown> } & Parameters<Upload>[1];

/** Renders a field in a form. Returns the uploads that it started, each of which the test ends, and the spy of the form. */
function renderField() {
  const calls: Call[] = [];
  const upload: Upload = (file, options) => {
    const result = Promise.withResolvers<unknown>();
    calls.push({ file, result, ...options });
    return result.promise;
  };
  const onSubmit = vi.fn();
  const view = renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <FileField label="files" name="files" maxItems={3} maxSize={1000} upload={upload} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { ...view, calls, onSubmit };
}

const group = () => screen.getByRole('group', { name: 'files' });
const choose = async (...chosen: File[]) => {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([hidden])');
  await userEvent.upload(inputs[0] as HTMLInputElement, chosen);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('two uploads that end at the same time both count', async () => {
  const { calls } = renderField();
  await choose(notes, new File(['text'], 'more.txt', { type: 'text/plain' }));
  await act(async () => {
    for (const { result } of calls) result.resolve({ url: '/f/1' });
  });
  expect(screen.getAllByText('Uploaded')).toHaveLength(2);
});

test('a file is uploaded immediately; its progress is shown and its end announced', async () => {
  const { calls, onSubmit } = renderField();
  await choose(notes);
  act(() => calls[0]?.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Uploading notes.txt' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(group()).toHaveAccessibleDescription('Up to 1 kB each. Up to 3 files.');
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(group()).toHaveAccessibleDescription(/notes\.txt is still being uploaded\.$/);
  await act(async () => calls[0]?.result.resolve({ url: '/f/1' }));
  expect(screen.getByText('Uploaded')).toBeVisible();
  expect(getAnnounced()).toContain('notes.txt has been uploaded.');
  expect(group()).not.toHaveAccessibleDescription(/still/);
  await press('Send');
  expect(onSubmit).toHaveBeenCalledWith({
    files: [expect.objectContaining({ state: 'uploaded', response: { url: '/f/1' } })],
  });
});

test('a failed upload can be retried', async () => {
  const { calls } = renderField();
  await choose(notes);
  await act(async () => calls[0]?.result.reject(new Error('offline')));
  expect(screen.getByText('The upload failed.')).toBeVisible();
  expect(group()).toHaveAccessibleDescription(/notes\.txt has not been uploaded\.$/);
  await press('Try again notes.txt');
  expect(group()).not.toHaveAccessibleDescription(/has not been/);
  await act(async () => calls[1]?.result.resolve(null));
  expect(screen.getByText('Uploaded')).toBeVisible();
});

test('the message of an UploadError is shown, and no percentage before the progress is known', async () => {
  const { calls } = renderField();
  await choose(notes);
  const bar = screen.getByRole('progressbar', { name: 'Uploading notes.txt' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  await act(async () => calls[0]?.result.reject(new UploadError('This picture is damaged.')));
  expect(screen.getByText('This picture is damaged.')).toBeVisible();
  await press('Try again notes.txt');
  expect(screen.queryByText('This picture is damaged.')).toBeNull();
});

test('a picture that was uploaded before is shown with its alternative text', () => {
  const file = new File([], 'cup.webp', { type: 'image/webp' });
  const entry = {
    id: '1',
    file,
    alt: 'A cup',
    state: 'uploaded',
  } as const;
  const renderFiles = (previewUrl: string) => (
    <FileField label="files" hasAltText upload={vi.fn()} value={[{ ...entry, previewUrl }]} />
  );
  const { container, rerender } = renderInDesignSystem(renderFiles('/cup.webp'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/cup.webp');
  // The size of the file, 0 bytes, is not the size of the picture.
  expect(screen.queryByText(/^0 /)).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  const alt = screen.getByRole('textbox', { name: 'Alternative text for cup.webp' });
  expect(alt).toHaveValue('A cup');
  expect(alt).toHaveAttribute('maxlength', '250');
  // A URL that had expired is replaced.
  rerender(renderFiles('/cup.webp?signed'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/cup.webp?signed');
});

test('an upload can be cancelled, and is cancelled when its file is removed', async () => {
  const { calls } = renderField();
  await choose(notes);
  await press('Cancel notes.txt');
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('The upload was cancelled.')).toBeVisible();
  await press('Try again notes.txt');
  await press('Remove notes.txt');
  expect(calls[1]?.signal.aborted).toBe(true);
  await act(async () => calls[1]?.result.resolve(null));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('rejected files, and files beyond the limit, are not uploaded until they are allowed', async () => {
  const { calls } = renderField();
  await choose(huge);
  expect(calls).toHaveLength(0);
  await choose(notes, new File(['a'], 'a.txt'), new File(['b'], 'b.txt'));
  expect(calls.map(({ file }) => file.name)).toEqual(['notes.txt', 'a.txt']);
  await press('Remove huge.txt');
  expect(calls.map(({ file }) => file.name)).toEqual(['notes.txt', 'a.txt', 'b.txt']);
});

test('uploads are aborted when the field unmounts', async () => {
  const { calls, unmount } = renderField();
  await choose(notes);
  unmount();
  await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
});

test.each([true, false])(
  'files in the controlled value are uploaded once (strict mode: %s)',
  async (isStrict) => {
    const calls: { file: File; signal: AbortSignal; resolve: (response: unknown) => void }[] = [];
    const upload: Upload = (file, { signal }) =>
      new Promise((resolve) => calls.push({ file, signal, resolve }));
    const entry = (id: string, file: File) => ({ id, file, alt: 'A', state: 'chosen' as const });
    function Restored() {
      const [value, setValue] = useState<readonly FileEntry[]>([]);
      // The value arrives after the first render, as from a store.
      useEffect(() => void setTimeout(() => setValue([entry('a', notes), entry('b', huge)])), []);
      return (
        <FileField
          label="files"
          maxItems={3}
          maxSize={1000}
          {...{ upload, value }}
          onChange={setValue}
        />
      );
    }
    renderInDesignSystem(
      isStrict ? (
        <StrictMode>
          <Restored />
        </StrictMode>
      ) : (
        <Restored />
      ),
    );
    expect(await screen.findByRole('progressbar', { name: 'Uploading notes.txt' })).toBeVisible();
    // In strict mode the effect sets the value twice; the second time may be after the upload began.
    await passTime(0);
    const running = calls.filter(({ signal }) => !signal.aborted);
    expect(running.map(({ file }) => file)).toEqual([notes]);
    await act(async () => running[0]?.resolve(null));
    expect(screen.getAllByText('Uploaded')).toHaveLength(1);
  },
);

test.each(['hidden', 'removed'])('an upload begins again when the field was %s', async (kind) => {
  const upload = vi.fn<Upload>(() => new Promise(() => undefined));
  function Wizard({ isShown }: { isShown: boolean }) {
    const [value, setValue] = useState<readonly FileEntry[]>([]);
    const field = <FileField label="files" upload={upload} value={value} onChange={setValue} />;
    if (kind === 'removed') return isShown ? field : null;
    return <Activity mode={isShown ? 'visible' : 'hidden'}>{field}</Activity>;
  }
  const { rerender } = renderInDesignSystem(<Wizard isShown />);
  await choose(notes);
  rerender(<Wizard isShown={false} />);
  expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true);
  rerender(<Wizard isShown />);
  expect(upload).toHaveBeenCalledTimes(2);
  expect(upload.mock.lastCall?.[1].signal.aborted).toBe(false);
});
