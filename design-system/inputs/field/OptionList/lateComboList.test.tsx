import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../../testing/renderInDesignSystem.tsx';
import { ComboBoxField } from '../../ComboBoxField/ComboBoxField.tsx';
import { MultiSelectField } from '../../MultiSelectField/MultiSelectField.tsx';
import { TagField } from '../../TagField/TagField.tsx';
import { lateComboList } from './lateComboList.ts';

const options = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube' },
];

const fields = {
  ComboBoxField: <ComboBoxField label="Platform" name="platform" options={options} />,
  MultiSelectField: <MultiSelectField label="Platform" name="platform" options={options} />,
  TagField: <TagField label="Platform" name="platform" suggestions={options} />,
};
const names = Object.keys(fields) as (keyof typeof fields)[];

/** Renders a field whose list has no code until `arrive` is called. */
function renderLate(name: keyof typeof fields) {
  const code = lateComboList.get();
  if (!code) throw new Error('The setup of the tests loads the list.');
  const arrived = Promise.withResolvers<typeof code>();
  vi.spyOn(lateComboList, 'get').mockReturnValue(undefined);
  const load = vi.spyOn(lateComboList, 'load').mockImplementation(() => arrived.promise);
  const submit = vi.fn((event: Event) => event.preventDefault());
  renderInDesignSystem(
    <form data-testid="form" onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
      {fields[name]}
      <button type="submit">Send</button>
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  return {
    field: screen.getByRole('combobox', { name: 'Platform' }),
    load,
    submit,
    data: () => [...new FormData(form).values()],
    arrive: () => act(async () => arrived.resolve(code)),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(names)('the list of a %s without its code', (name) => {
  test('loads on hover and on focus', async () => {
    const { field, load } = renderLate(name);
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(field);
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(field).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('opens for a text that was typed before', async () => {
    const { field, arrive, data } = renderLate(name);
    await userEvent.type(field, 'tub');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    // An open list would hide it.
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    await arrive();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'YouTube',
    ]);
    expect(field).toHaveValue('tub');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(data()).toContain('youtube');
  });

  test('opens at its first option after an arrow key, whatever keys follow', async () => {
    const { field, arrive, submit, data } = renderLate(name);
    await userEvent.type(field, '{ArrowDown}{ArrowDown}{Enter}');
    await arrive();
    expect(submit).not.toHaveBeenCalled();
    const [first] = screen.getAllByRole('option');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveTextContent('Instagram');
    await userEvent.keyboard('{Enter}');
    expect(data()).toContain('instagram');
  });

  test('stays closed when the user has left the field, or pressed Escape', async () => {
    const { field, arrive } = renderLate(name);
    await userEvent.type(field, '{ArrowDown}{Escape}t');
    await userEvent.tab();
    await arrive();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'you');
    expect(screen.getByRole('option', { name: 'YouTube' })).toBeVisible();
  });
});

test('a press on the arrow opens the list once it is there', async () => {
  const { arrive, field } = renderLate('ComboBoxField');
  await userEvent.click(screen.getByRole('button', { name: /Show suggestions/ }));
  expect(field).toHaveFocus();
  await arrive();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('a complete label and Enter select an option before the list is there, which then stays closed', async () => {
  const { field, arrive, submit, data } = renderLate('ComboBoxField');
  await userEvent.type(field, 'tiktok{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(field).toHaveValue('TikTok');
  await arrive();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(data()).toEqual(['tiktok']);
});

test('Enter adds a tag before the list is there, which then stays closed', async () => {
  const { field, arrive, data } = renderLate('TagField');
  await userEvent.type(field, 'ins{Enter}');
  await arrive();
  expect(data()).toContain('ins');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a list whose code did not arrive is requested again', async () => {
  const { field, load, arrive } = renderLate('ComboBoxField');
  load.mockRejectedValueOnce(new Error('Offline.'));
  await userEvent.hover(field);
  fireEvent.focus(field);
  await userEvent.type(field, 'tik');
  await arrive();
  expect(screen.getByRole('option', { name: 'TikTok' })).toBeVisible();
});
