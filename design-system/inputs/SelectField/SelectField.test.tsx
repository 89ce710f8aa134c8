import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const options = [
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube', description: 'Connected' },
];

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

test('is named by its label and selection, and is part of the form data', async () => {
  const onChange = vi.fn();
  const { trigger, data } = renderField({ onChange });
  expect(trigger).toHaveAccessibleName('Choose an option Platform');
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('option', { name: /YouTube/ }));
  expect(trigger).toHaveAccessibleName('YouTube Platform');
  expect(onChange).toHaveBeenCalledWith('youtube');
  expect(data()).toBe('youtube');
});

test('shows the required message on blur, not on opening', async () => {
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

test('shows the text of the specification when there are no options', async () => {
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

test('shows and submits its value when it is read-only, and has no list', async () => {
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
