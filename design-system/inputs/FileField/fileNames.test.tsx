import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { createFileEntry } from './fileEntry.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const createEntry = (name: string, text: string) =>
  createFileEntry(new File([text], name, { type: 'image/webp' }));
const listNames = (role: string) =>
  screen.getAllByRole(role).map((element) => element.getAttribute('aria-label') ?? '');

test('files of the same name have buttons and fields with different names', async () => {
  const files = [
    createEntry('a.webp', '1'),
    createEntry('b.webp', '2'),
    createEntry('a.webp', '333'),
  ];
  renderInDesignSystem(<FileField label="Photos" maxItems={4} defaultValue={files} hasAltText />);
  const names = ['a.webp, 1 of 2', 'b.webp', 'a.webp, 2 of 2'];
  for (const name of names) {
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    expect(screen.getByRole('textbox', { name: `Alternative text for ${name}` })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.webp, 1 of 2' }));
  expect(listNames('button')).toContain('Remove a.webp');
});

test('a file field has one button, to which files can also be pasted', () => {
  renderInDesignSystem(<FileField label="Photos" maxItems={4} />);
  const [button, ...others] = screen.getAllByRole('button');
  expect(button).toHaveAccessibleName('Choose files');
  expect(others).toEqual([]);
  const pasted = new File(['1'], 'pasted.png', { type: 'image/png' });
  if (button) fireEvent.paste(button, { clipboardData: { files: [pasted] } });
  expect(screen.getByRole('listitem')).toHaveTextContent('pasted.png');
});

test('the alternative texts of tiles are in form data while read-only, and not while disabled', () => {
  const pictures = ['a', 'b', 'c', 'd'].map((name) => ({
    id: name,
    file: new File([name], `${name}.png`, { type: 'image/png' }),
    alt: `Picture ${name}`,
    state: 'chosen' as const,
  }));
  const form = (props: Partial<FileFieldProps>) => (
    <form data-testid="form">
      <FileField label="photos" name="photos" maxItems={4} hasAltText value={pictures} {...props} />
    </form>
  );
  const alts = pictures.map(({ alt }) => alt);
  const data = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('photos.alt');
  const { rerender } = renderInDesignSystem(form({}));
  expect(data()).toEqual(alts);
  rerender(form({ isReadOnly: true }));
  expect(data()).toEqual(alts);
  expect(screen.queryAllByRole('button')).toEqual([]);
  rerender(form({ isDisabled: true }));
  expect(data()).toEqual([]);
});
