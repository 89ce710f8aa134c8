import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { getAnnounced } from '../../testing/announced.ts';
import { expectMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import type { FileEntry, FileState } from './fileEntry.ts';
import { FileField } from './FileField.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><path fill="gold" d="M4 0l4 8H0z"/></svg>';
const picture = new File([svg], 'poster.svg', { type: 'image/svg+xml' });
const notes = new File(['Notes on the dish.'], 'notes.txt', { type: 'text/plain' });
const film = new File(['x'.repeat(6_400_000)], 'film.mp4', { type: 'video/mp4' });

/** Creates an entry of the field's value. */
function entry(file: File, state: FileState = 'chosen'): FileEntry {
  return { id: `${file.name}-${state}`, file, alt: '', state };
}

// A script cannot use the file dialog, but can fill the input behind the button.
async function choose(canvas: HTMLElement, ...files: File[]): Promise<void> {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]:not([hidden])');
  if (input !== null) await userEvent.upload(input, files, { applyAccept: false });
}

/** Returns the names of the files in form data. */
function getSubmitted(canvas: HTMLElement): unknown[] {
  const form = canvas.querySelector('form') ?? undefined;
  return new FormData(form).getAll('media').map((file) => (file as File).name);
}

const meta = {
  title: 'Inputs/FileField',
  component: FileField,
  args: { label: 'Media', name: 'media', onChange: fn() },
  decorators: (Story) => (
    <form style={{ maxInlineSize: '32rem' }}>
      <Story />
      <button type="reset" hidden />
    </form>
  ),
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A missing file is reported on blur, and corrected by pasting a file. */
export const Required: Story = {
  args: { isRequired: true, description: 'A picture or video of the dish.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Media' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await userEvent.tab();
    await expectMessage(group, /This field is required\.$/);
    await userEvent.tab({ shift: true });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture);
    // Firefox leaves out the files of a synthetic ClipboardEvent.
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData,
    });
    await fireEvent(canvas.getByRole('button', { name: 'Choose a file' }), paste);
    await waitFor(() => expect(canvas.queryByText('This field is required.')).toBeNull());
    await waitFor(() => expect(getSubmitted(canvasElement)).toEqual(['poster.svg']));
  },
};

/** Rejected files stay with the reason and are not submitted; removing them makes the field valid. */
export const Limited: Story = {
  args: { acceptedFileTypes: ['image/*', 'video/*'], maxSize: 5_000_000, maxItems: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Media' });
    await choose(canvasElement, picture, notes, film);
    const wrongType = 'notes.txt is not one of these types: images, videos.';
    // The message appears at the file and at the field.
    await expect(await canvas.findAllByText(wrongType)).toHaveLength(2);
    await expect(canvas.getByText('film.mp4 is larger than 5 MB.')).toBeVisible();
    await expect(getSubmitted(canvasElement)).toEqual(['poster.svg']);
    canvas.getByRole('button', { name: 'Remove notes.txt' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expectMessage(group, /larger than 5 MB\.$/));
    await expect(canvas.getByRole('button', { name: 'Remove film.mp4' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/larger/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove poster.svg' })).toHaveFocus();
  },
};

/**
 * On Windows, a CSV file has the type of Excel, and a HEIC picture has no type: both are accepted by their extensions. Empty files and
 * duplicates are rejected.
 */
export const UnknownTypes: Story = {
  parameters: withoutPicture,
  args: { acceptedFileTypes: ['text/csv', 'image/*'], maxItems: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Media' });
    const sheet = new File(['a;b'], 'sheet.csv', { type: 'application/vnd.ms-excel' });
    await choose(canvasElement, sheet, new File(['x'], 'photo.heic'));
    await waitFor(() => expect(getAnnounced()).toContain('2 files have been added.'));
    await expect(group).not.toHaveAccessibleDescription(/is not one of/);
    await expect(getSubmitted(canvasElement)).toEqual(['sheet.csv', 'photo.heic']);

    await choose(canvasElement, sheet);
    await waitFor(() => expectMessage(group, /sheet\.csv is in the list twice/));
    await expect(getSubmitted(canvasElement)).toEqual(['sheet.csv', 'photo.heic']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sheet.csv, 2 of 2' }));
    await expect(group).not.toHaveAccessibleDescription(/twice/);

    await choose(canvasElement, new File([], 'nothing.csv'));
    await expectMessage(group, /nothing\.csv is empty/);
  },
};

/** Each picture has a field for its alternative text. A reset empties the field. */
export const WithAltText: Story = {
  args: { hasAltText: true, maxItems: 4, acceptedFileTypes: ['image/*'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, picture);
    const alt = await canvas.findByRole('textbox', { name: 'Alternative text for poster.svg' });
    await userEvent.type(alt, 'Soup');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ alt: 'Soup' }),
    ]);
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    // Browsers submit an empty file input as one file without a name.
    await expect(getSubmitted(canvasElement)).toEqual(['']);
  },
};

const pictures = [
  'a.svg',
  'b.svg',
  'c.svg',
  'd.svg',
  `${'a very long name of a picture '.repeat(4)}.svg`,
].map((name) => new File([svg], name, { type: 'image/svg+xml' }));

/** Pictures are tiles of 96 px in a grid, other files are rows. A button of a tile opens the field for its alternative text. */
export const Grid: Story = {
  args: {
    hasAltText: true,
    maxItems: 6,
    defaultValue: [...pictures.map((file) => entry(file)), entry(notes)],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tiles = canvas.getAllByRole('listitem').slice(0, 5);
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    await expect(boxes[1]?.top).toBe(boxes[0]?.top);
    await expect(Math.max(...boxes.map(({ width }) => width))).toBeLessThan(240);
    for (const tile of tiles) {
      const preview = tile.querySelector('[data-part=preview]')?.getBoundingClientRect();
      await expect(preview?.height).toBe(96);
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
      const sizes = within(tile)
        .getAllByRole('button')
        .map((button) => button.getBoundingClientRect());
      // WCAG 2.2 requires targets of at least 24 px.
      for (const { width, height } of sizes) {
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    }
    canvas.getByRole('button', { name: 'Alternative text for b.svg' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Alternative text for b.svg' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Soup');
    canvas.getByRole('button', { name: 'Alternative text for c.svg' }).focus();
    await userEvent.keyboard('{Enter}');
    // b.svg has no field any more, but shows its text.
    await expect(canvas.getByText('Soup')).toBeVisible();
    const texts = new FormData(canvasElement.querySelector('form') ?? undefined).getAll(
      'media.alt',
    );
    await expect(texts).toEqual(['', 'Soup', '', '', '']);
    // After a picture is removed, the focus moves to the next picture.
    canvas.getByRole('button', { name: 'Remove a.svg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove b.svg' })).toHaveFocus();
  },
};

/** Files are uploaded immediately; failed uploads can be retried. */
export const Uploading: Story = {
  args: {
    maxItems: 3,
    upload: (file, { onProgress, signal }) => {
      onProgress(0.6);
      if (file.name === 'notes.txt') return Promise.reject(new Error('offline'));
      if (file.name === 'poster.svg') return Promise.resolve({ id: 1 });
      return new Promise((_, reject) => signal.addEventListener('abort', reject));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, picture, notes, film);
    await expect(await canvas.findByText('The upload failed.')).toBeVisible();
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    canvas.getByRole('button', { name: 'Cancel film.mp4' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The upload was cancelled.')).toBeVisible();
    canvas.getByRole('button', { name: 'Try again film.mp4' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading film.mp4' }),
    ).toBeVisible();
  },
};

/** Files of the value with the state `chosen`, such as those that a page stored on the device, are uploaded at once. */
export const Restored: Story = {
  args: {
    label: 'Pictures',
    hasAltText: true,
    defaultValue: [{ ...entry(picture), alt: 'A poster' }],
    upload: fn(() => Promise.resolve('stored')),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('A poster');
  },
};

export const Localized: Story = {
  args: {
    acceptedFileTypes: ['image/*', 'video/*'],
    maxItems: 3,
    maxSize: 5_000_000,
    hasAltText: true,
    defaultValue: [entry(picture), entry(notes, 'failed')],
  },
  render: (args) => (
    <LocaleExamples
      ar={<FileField {...args} label="الوسائط" description="صورة أو مقطع فيديو للطبق." />}
      zhHans={<FileField {...args} label="媒体文件" description="菜品的图片或视频。" />}
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <FileField
        {...args}
        label="Empty"
        acceptedFileTypes={['image/png', '.pdf']}
        maxSize={2_000_000}
      />
      <FileField
        {...args}
        label="Filled"
        hasAltText
        maxItems={6}
        maxSize={5_000_000}
        isRequired
        defaultValue={[
          entry(picture),
          entry(picture, 'uploaded'),
          entry(notes, 'failed'),
          entry(notes, 'cancelled'),
          entry(film),
        ]}
      />
      <FileField {...args} label="Read-only" defaultValue={[entry(picture)]} isReadOnly />
      <FileField {...args} label="Disabled" defaultValue={[entry(picture)]} isDisabled />
      <FileField {...args} label="Invalid" errorMessage="This picture is too dark." />
    </Stack>
  ),
};
