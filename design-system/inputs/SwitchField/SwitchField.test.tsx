import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SwitchField } from './SwitchField.tsx';

test('Space toggles a switch, which has its description', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <SwitchField label="Remind me" description="One day before." onChange={onChange} />,
  );
  const control = screen.getByRole('switch', { name: 'Remind me' });
  expect(control).toHaveAccessibleDescription('One day before.');
  await userEvent.tab();
  expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  expect(onChange).toHaveBeenCalledWith(true);
});
