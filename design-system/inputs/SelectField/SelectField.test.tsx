import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const options = [
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube', description: 'Connected' },
];

/** Renders a field in a form. Returns its button, and a function that returns the field's value in form data. */
function renderField(props: Partial<SelectFieldProps> = {}) {
  renderInDesignSystem(
    <form data-testid="form">
      <SelectField label="Platform" name="platform" options={options} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('platform');
  return { trigger: screen.getByRole('button', { name: /Platform/ }), data };
}

test('a select is named by its label and selection, and its value is in form data', async () => {
  const onChange = vi.fn();
  const { trigger, data } = renderField({ onChange });
  expect(trigger).toHaveAccessibleName('Choose an option Platform');
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('option', { name: /YouTube/ }));
  expect(trigger).toHaveAccessibleName('YouTube Platform');
  expect(onChange).toHaveBeenCalledWith('youtube');
  expect(data()).toBe('youtube');
});

test('a missing selection is reported on blur, not when the list opens', async () => {
  const { trigger } = renderField({ isRequired: true });
  await userEvent.tab();
  expect(trigger).toHaveAccessibleDescription('Required');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(trigger).toHaveAccessibleDescription('Required');
  await userEvent.tab();
  expect(trigger).toHaveAccessibleDescription('This field is required.');
});

test('a list without options shows the text of the specification', async () => {
  const { trigger } = renderField({ options: [] });
  await userEvent.click(trigger);
  expect(screen.getByText('Sorry, no matching options')).toBeInTheDocument();
});

test('a form reset restores the initial selection without a message', async () => {
  const { trigger, data } = renderField({ defaultValue: 'tiktok', isRequired: true });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('option', { name: /YouTube/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(data()).toBe('tiktok');
  expect(trigger).toHaveAccessibleDescription('Required');
});

test('a read-only select shows and submits its value, and has no list', async () => {
  renderInDesignSystem(
    <form data-testid="form">
      <SelectField label="Platform" name="platform" options={options} value="youtube" isReadOnly />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Platform' });
  expect(field).toHaveValue('YouTube');
  await userEvent.type(field, 'x{ArrowDown}');
  expect(field).toHaveValue('YouTube');
  expect(screen.queryByRole('listbox')).toBeNull();
  const data = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect(data.get('platform')).toBe('youtube');
});

const fruits = ['Banana', 'Blackberry', 'Blueberry', 'Cherry', 'Cherry tomato', 'Cloudberry'];

function renderFruits(defaultValue?: string) {
  renderInDesignSystem(
    <SelectField
      label="Fruit"
      name="fruit"
      options={fruits.map((label) => ({ id: label, label, isDisabled: label === 'Blueberry' }))}
      defaultValue={defaultValue ?? null}
    />,
  );
  return screen.getByRole('button', { name: /Fruit/ });
}

// A repeated letter goes through the options that begin with it, without the disabled Blueberry. Other letters are one search text.
test.each([
  { keys: 'b', selected: 'Banana' },
  { keys: 'bb', selected: 'Blackberry' },
  { keys: 'bbb', selected: 'Banana' },
  { keys: 'bl', selected: 'Blackberry' },
  { keys: 'cherry ', selected: 'Cherry tomato' },
  { keys: 'cl', selected: 'Cloudberry' },
  { keys: 'b', from: 'Banana', selected: 'Blackberry' },
  { keys: 'b', from: 'Cherry', selected: 'Banana' },
  { keys: 'x', from: 'Cherry', selected: 'Cherry' },
])(
  'typing “$keys” in a closed select selects $selected (before: $from)',
  async ({ keys, from, selected }) => {
    const trigger = renderFruits(from);
    await userEvent.tab();
    expect(trigger).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(trigger).toHaveTextContent(new RegExp(`^${selected}$`));
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

test('moving through a select with Tab selects nothing', async () => {
  const trigger = renderFruits();
  await userEvent.tab();
  await userEvent.tab();
  expect(trigger).toHaveTextContent('Choose an option');
});

test('the selected option can be selected again, and the list can be opened again at once', async () => {
  const trigger = renderFruits('Cherry');
  for (const name of ['Cherry', 'Banana', 'Banana']) {
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('option', { name }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(trigger).toHaveTextContent(name);
  }
});

test('a letter typed in the list, directly followed by Enter, selects an option', async () => {
  const trigger = renderFruits('Banana');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('option', { name: 'Banana' })).toHaveFocus();
  await userEvent.keyboard('c{Enter}');
  expect(trigger).toHaveTextContent('Cherry');
});

test('the selected label has the language of its option, also while read-only', () => {
  const languages = [{ id: 'ar', label: 'العربية', lang: 'ar' }];
  const props = { label: 'Language', options: languages, defaultValue: 'ar' };
  const { rerender } = renderInDesignSystem(<SelectField {...props} />);
  const label = within(screen.getByRole('button')).getByText('العربية');
  expect(label).toHaveAttribute('lang', 'ar');
  rerender(<SelectField {...props} isReadOnly />);
  expect(screen.getByRole('textbox')).toHaveAttribute('lang', 'ar');
});
