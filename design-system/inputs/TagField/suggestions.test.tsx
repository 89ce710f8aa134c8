import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

const suggestions = [
  { id: 'food', label: 'Food' },
  { id: 'fitness', label: 'Fitness' },
  { id: 'pets', label: 'Pets', isDisabled: true },
];

/** Renders a field with suggestions in a form. Returns its input and the spy of the form. */
function renderField(props: Partial<TagFieldProps> = {}) {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TagField label="Topics" name="topics" suggestions={suggestions} {...props} />
      <SubmitButton>Send</SubmitButton>
      <button type="reset">Reset</button>
    </Form>,
  );
  return { field: screen.getByRole('combobox', { name: 'Topics' }), onSubmit };
}

const tags = () => screen.queryAllByRole('row').map((row) => row.textContent);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('a suggestion is selected with the keyboard, and shown with its label', async () => {
  const { field, onSubmit } = renderField();
  await userEvent.type(field, 'fo');
  expect(options()).toEqual(['Food']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(tags()).toEqual(['Food']);
  expect(field).toHaveValue('');
  expect(options()).toEqual([]);
  await waitFor(() => expect(getAnnounced()).toContain('Food added, 1 chosen'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ topics: ['food'] });
});

test('the arrow key offers all suggestions that are not tags yet', async () => {
  const { field } = renderField({ defaultValue: ['food'] });
  await userEvent.click(field);
  expect(options()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Fitness', 'Pets']);
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['Food', 'Fitness']);
  expect(options()).toEqual([]);
  expect(getAnnounced().join()).toMatch(/Fitness added, \d chosen/);
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Pets']);
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field).toHaveFocus();
});

test('an entry closes the list at once, without the announcement that it is empty', async () => {
  // Returns what React Aria has announced.
  const readAnnouncer = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';
  const { field } = renderField();
  // Entries are added by selecting an option, by a typed comma and by a pasted comma. The second `fi` is a duplicate.
  await userEvent.type(field, 'fo{ArrowDown}{Enter}');
  await userEvent.type(field, 'fi,');
  await userEvent.type(field, 'fi');
  await userEvent.paste(',x,');
  expect(tags()).toEqual(['Food', 'fi', 'x']);
  expect(readAnnouncer()).toContain('1 option available.');
  expect(readAnnouncer()).not.toContain('0 options available.');
});

test('a text that is not a suggestion becomes a tag, also while the list is open', async () => {
  const { field, onSubmit } = renderField();
  await userEvent.type(field, 'fog');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['fog']);
  // The list is open, but nothing in it is highlighted.
  await userEvent.type(field, 'fo{Enter}fi,it');
  expect(tags()).toEqual(['fog', 'fo', 'fi']);
  await userEvent.tab();
  expect(tags()).toEqual(['fog', 'fo', 'fi', 'it']);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ topics: ['fog', 'fo', 'fi', 'it'] });
});

test('a typed or pasted label adds its suggestion, once', async () => {
  const { field, onSubmit } = renderField();
  await userEvent.type(field, 'FOOD,');
  await userEvent.paste('food, Fitness');
  expect(tags()).toEqual(['Food', 'Fitness']);
  expect(screen.getByText('Already in the list:', { exact: false })).toHaveTextContent(
    'Already in the list: Food.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Food' }));
  expect(getAnnounced().join()).toMatch(/Food removed, \d chosen/);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ topics: ['fitness'] });
});

test('Backspace and the arrow key move from the empty input to the tags', async () => {
  const { field } = renderField({ defaultValue: ['food', 'x'] });
  await userEvent.click(field);
  // mui/material-ui 45308, Esri/calcite-design-system 12700: with Alt, the arrow goes back in the browser.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('row', { name: 'x' })).toHaveFocus();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(tags()).toEqual(['x']);
});

test('an Enter that ends an IME composition neither adds nor selects', () => {
  const { field } = renderField();
  act(() => field.focus());
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'fo' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(tags()).toEqual([]);
  expect(field).toHaveValue('fo');
});

test('a field with suggestions is validated, focused and described as other fields', async () => {
  const { field, onSubmit } = renderField({ isRequired: true, description: 'What you post.' });
  expect(field).toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
  expect(field).toHaveAccessibleDescription(
    'What you post. Press Enter or type a comma after each entry. This field is required.',
  );
  await userEvent.type(field, 'foo{ArrowDown}{Enter}');
  expect(field).not.toHaveAccessibleErrorMessage();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a reset restores the tags and removes the text', async () => {
  const { field } = renderField({ defaultValue: ['food'] });
  await userEvent.type(field, 'fit{ArrowDown}{Enter}abc');
  act(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' }).click());
  await waitFor(() => expect(tags()).toEqual(['Food']));
  expect(field).toHaveValue('');
});

test('nothing is suggested while read-only', async () => {
  const { field } = renderField({ defaultValue: ['food'], isReadOnly: true });
  await userEvent.type(field, 'f{ArrowDown}');
  expect(options()).toEqual([]);
  expect(tags()).toEqual(['Food']);
});

test('suggestions are loaded when typing pauses, and tags keep their labels', async () => {
  const loadSuggestions = vi.fn(async (query: string) =>
    query.startsWith('f') ? [{ id: `id-${query}`, label: `Loaded ${query}` }] : [],
  );
  const { field, onSubmit } = renderField({
    suggestions: [{ id: 'old', label: 'Known' }],
    defaultValue: ['old'],
    loadSuggestions,
  });
  await userEvent.click(field);
  // `fireEvent` leaves no pause between the letters, even on a busy machine.
  for (const value of ['f', 'fo']) fireEvent.change(field, { target: { value } });
  expect(screen.getByRole('listbox')).toHaveTextContent('Loading options…');
  await screen.findByRole('option', { name: 'Loaded fo' });
  expect(loadSuggestions.mock.calls.map(([query]) => query)).toEqual(['fo']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.paste('zzz');
  await waitFor(() => expect(loadSuggestions).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['Known', 'Loaded fo', 'zzz']);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ topics: ['old', 'id-fo', 'zzz'] });
});

test('an entry that is added before its suggestions arrive discards them', async () => {
  const response = Promise.withResolvers<typeof suggestions>();
  const signals: AbortSignal[] = [];
  const { field } = renderField({
    loadSuggestions: (_, { signal }) => {
      signals.push(signal);
      return response.promise;
    },
  });
  await userEvent.type(field, 'fo');
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => response.resolve(suggestions));
  expect(options()).toEqual([]);
  expect(tags()).toEqual(['fo']);
});

test('the field shows that suggestions could not be loaded, and loads again for the next text', async () => {
  const loadSuggestions = vi
    .fn<NonNullable<TagFieldProps['loadSuggestions']>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(suggestions);
  const failure = 'The options could not be loaded.';
  const { field } = renderField({ loadSuggestions });
  await userEvent.type(field, 'f');
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field, 'o');
  expect(await screen.findByRole('option', { name: 'Food' })).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['fo']);
});
